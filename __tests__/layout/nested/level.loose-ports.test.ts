import { placeLoosePorts } from '../../../src/layout/nested/level.js';
import type { Segment } from '../../../src/layout/nested/routes/segments.js';
import { buildTree, portOf } from '../../../src/layout/nested/tree.js';
import { scene, sceneBox } from '../../support/scenes.js';

/** Heights of ports named `W...` and `E...`; those with a height are joined to something inside. */
function heights(boxHeight: number, ports: string[], headerHeight = 36): number[] {
  const [, level] = buildTree(scene([sceneBox('vpc', null, { headerHeight })]));
  level!.height = boxHeight;
  const all = ports.map((text) => {
    const [name, y] = text.split('@');
    const port = portOf(level!, name!, name![0] as 'W' | 'E');
    if (y !== undefined) port.y = Number(y);
    return { port, joined: y !== undefined };
  });
  const segments = all
    .filter(({ joined }) => joined)
    .map(
      ({ port }) =>
        ({ left: { item: level, port, side: port.side }, right: { item: null, port: null } }) as unknown as Segment,
    );
  placeLoosePorts(level!, segments);
  return all.map(({ port }) => port.y);
}

describe('ports that nothing inside is joined to', () => {
  it.each([
    ['one in the middle below the title', 136, ['W1'], [86]],
    ['on either side', 136, ['W1', 'E1'], [86, 86]],
    ['a second one below it on the left', 136, ['W1', 'W2'], [86, 106]],
    ['and above it on the right', 136, ['E1', 'E2'], [86, 66]],
    ['a third one on the other side', 136, ['W1', 'W2', 'W3'], [86, 106, 66]],
    ['beside those that are joined', 136, ['W1@90', 'W2'], [90, 70]],
    ['in a box as high as its title', 36, ['W1'], [34]],
    ['on each other where there is no room', 60, ['W1', 'W2'], [48, 48]],
  ])('%s', (_, height, ports, expected) => {
    expect(heights(height, ports)).toEqual(expected);
  });
});
