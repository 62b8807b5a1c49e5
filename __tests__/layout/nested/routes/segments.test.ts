import { groupBy } from '../../../../src/graph/group-by.js';
import { orientLevel } from '../../../../src/layout/nested/orient.js';
import { nameNets } from '../../../../src/layout/nested/routes/nets.js';
import {
  createSegments,
  type Segment,
  type SegmentEnd,
  type Segments,
  type Step,
} from '../../../../src/layout/nested/routes/segments.js';
import { planTrips } from '../../../../src/layout/nested/routes/trips.js';
import { buildTree, type Item } from '../../../../src/layout/nested/tree.js';
import type { Scene } from '../../../../src/layout/scene/model.js';
import { scene, sceneBox, sceneNode } from '../../../support/scenes.js';

function segmentsOf(drawn: Scene): Segments {
  const trips = planTrips(drawn, buildTree(drawn));
  for (const group of groupBy(trips, (trip) => trip.level).values()) {
    orientLevel(group);
    nameNets(group);
  }
  return createSegments(trips);
}

const nameOf = (end: SegmentEnd, level: Item): string =>
  `${end.item === level ? 'border' : end.item.id}.${end.side}${end.port ? end.port.id : ''}`;
const stepText = ({ level, segment, isBackwards }: Step): string =>
  `${level.id || 'sheet'}: ${nameOf(segment.left, level)} ${isBackwards ? '<' : '>'} ${nameOf(segment.right, level)}`;

/** vpc > subnet > a, vpc > b, c. */
const items = [
  sceneBox('vpc'),
  sceneBox('subnet', 'vpc'),
  sceneNode('a', 'subnet'),
  sceneNode('b', 'vpc'),
  sceneNode('c'),
];

describe('segments', () => {
  it.each([
    ['a->b', ['vpc: subnet.E0 > b.W'], 'the piece inside the subnet comes first'],
    ['a->c', ['vpc: subnet.E0 > border.E0', 'sheet: vpc.E0 > c.W'], ''],
    ['c->a', ['sheet: c.E > vpc.W0', 'vpc: border.W0 > subnet.W0', 'subnet: border.W0 > a.W'], ''],
    ['a->vpc', ['subnet: a.E > border.E0', 'vpc: subnet.E0 > border.E0'], ''],
    ['vpc->b', ['vpc: border.W0 > b.W'], ''],
    ['c->vpc', ['sheet: c.E > vpc.W0'], 'the border itself is the end'],
  ])('%s: %j', (edge, expected) => {
    const steps = segmentsOf(scene(items, edge)).steps[0]!.map(stepText);
    expect(steps.slice(-expected.length)).toEqual(expected);
    expect(steps[0]).toMatch(edge.startsWith('a') ? /^subnet: a\.E > border\.E0$/ : /./);
  });

  it('run from right to left on the way back', () => {
    const { steps } = segmentsOf(scene(items, 'a->c', 'c->b'));
    expect(steps[1]!.map(stepText)).toEqual(['sheet: vpc.E1 < c.W', 'vpc: b.E < border.E1']);
    expect(steps[1]!.map(({ segment }) => [segment.isReversed, segment.kind])).toEqual([
      [true, 'west'],
      [true, 'west'],
    ]);
    expect(steps[0]!.some(({ segment }) => segment.isReversed)).toBe(false);
  });

  it('bracket peers on the right', () => {
    const zones = ['z1', 'z2'].map((id) => sceneBox(id, null, { peerGroup: 'zones' }));
    const { steps } = segmentsOf(scene([...zones, sceneNode('a', 'z1'), sceneNode('b', 'z2')], 'a->b'));
    expect(steps[0]!.map((step) => `${stepText(step)}${step.segment.isBracket ? ' bracket' : ''}`)).toEqual([
      'z1: a.E > border.E0',
      'sheet: z1.E0 > z2.E0 bracket',
      'z2: b.E < border.E0',
    ]);
  });

  it('are shared where trips share a port, and count them', () => {
    const { byLevel, steps } = segmentsOf(scene([...items, sceneNode('d')], 'a->c', 'a->d'));
    expect(steps[0]![0]!.segment).toBe(steps[1]![0]!.segment);
    expect(steps[0]![2]!.segment).not.toBe(steps[1]![2]!.segment);
    expect([...byLevel].map(([level, segments]) => [level.id, segments.map(({ trips }) => trips)])).toEqual([
      ['subnet', [2]],
      ['vpc', [2]],
      ['', [1, 1]],
    ]);
  });

  it('keep dashed lines apart', () => {
    const drawn = scene([...items, sceneNode('d')], 'a->c', 'a->d');
    const { steps } = segmentsOf({ ...drawn, edges: drawn.edges.map((edge, i) => ({ ...edge, dashed: i === 1 })) });
    expect(steps.map((chain) => chain[0]!.segment.kind)).toEqual(['east', 'east dashed']);
  });

  it('reserve the label on the last piece, on the side of the target', () => {
    const { steps } = segmentsOf(scene(items, 'a->c:443', 'c->b:events'));
    const labels = (chain: readonly Step[]): Pick<Segment, 'isLabelled' | 'labelWidth' | 'isLabelLeft'>[] =>
      chain.map(({ segment: { isLabelled, labelWidth, isLabelLeft } }) => ({ isLabelled, labelWidth, isLabelLeft }));
    expect(labels(steps[0]!)).toEqual([
      { isLabelled: true, labelWidth: 0, isLabelLeft: false },
      { isLabelled: true, labelWidth: 0, isLabelLeft: false },
      { isLabelled: true, labelWidth: 18, isLabelLeft: false },
    ]);
    expect(labels(steps[1]!)).toEqual([
      { isLabelled: true, labelWidth: 0, isLabelLeft: false },
      { isLabelled: true, labelWidth: 36, isLabelLeft: true },
    ]);
  });
});
