import { findSpokes } from '../../../src/layout/nested/clusters.js';
import { arrangeNested } from '../../../src/layout/nested/index.js';
import type { Scene, SceneBox } from '../../../src/layout/scene/model.js';
import { FAULTS, findFaults } from '../../support/quality.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

/** A hub and boxes of four nodes in a row each, with lines between them. */
function hubAnd(names: string, more: Partial<SceneBox>, ...lines: string[]): Scene {
  const items = [...names].flatMap((name) => [
    sceneBox(name, null, more),
    ...[1, 2, 3, 4].map((i) => sceneNode(`${name}${i}`, name)),
  ]);
  const chains = [...names].flatMap((name) => [1, 2, 3].map((i) => `${name}${i}->${name}${i + 1}`));
  return scene([sceneNode('hub'), ...items], ...chains, ...lines);
}

const FROM_HUB = ['hub->a1', 'hub->b1'];

describe('spokes', () => {
  it('are boxes that one thing reaches and that reach each other', () => {
    expect([...findSpokes(hubAnd('abc', {}, ...FROM_HUB, 'a2->b4', 'b2->c4'))]).toEqual([
      ['a', 'spokes a'],
      ['b', 'spokes a'],
    ]);
  });

  it.each([
    ['without a line between them', hubAnd('ab', {}, ...FROM_HUB)],
    ['without a hub', hubAnd('ab', {}, 'hub->a1', 'a2->b4')],
    ['that are zones of one network', hubAnd('ab', { peerGroup: 'zones' }, ...FROM_HUB, 'a2->b4')],
    [
      'that would be a tower',
      hubAnd('abcde', {}, ...[...'abcde'].map((name) => `hub->${name}1`), 'a2->b4', 'b2->c4', 'c2->d4', 'd2->e4'),
    ],
  ])('are none of boxes %s', (_, drawn) => {
    expect(findSpokes(drawn).size).toBe(0);
  });

  it('stand one above the other where that makes the better picture', () => {
    const layout = arrangeNested(hubAnd('ab', {}, ...FROM_HUB, 'a2->b4'));
    const [a, b] = layout.boxes;
    expect([b!.x, b!.width]).toEqual([a!.x, a!.width]);
    expect(b!.y).toBeGreaterThan(a!.y + a!.height);
    expect(findFaults(layout)).toEqual(Object.fromEntries(FAULTS.map((fault) => [fault, []])));
  });
});
