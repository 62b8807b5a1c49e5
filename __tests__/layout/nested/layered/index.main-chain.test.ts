import { favourLongPaths, layoutLayered } from '../../../../src/layout/nested/layered/index.js';
import { COMPACT } from '../../../../src/layout/nested/shape.js';
import { cells, joinsOf, level, node } from '../../../support/layered.js';

const nodes = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, node()]));

describe('the main chain', () => {
  it('pulls more the longer the way through a link is; lanes make no way longer', () => {
    const { columns, links } = cells([[86], [86, 86, 0], [86, 86]], joinsOf('0>0 0>1 0>2 1/1>0 1/2>1'));
    favourLongPaths(columns);
    expect(links.map(({ pull }) => pull)).toEqual([1 + 1 / 3, 1.5, 1 + 1 / 3, 1.5, 1 + 1 / 3]);
  });

  it.each([
    ['leaves its first thing straight', 'queue->dead queue->worker worker->table', ['queue', 'worker', 'table']],
    ['arrives at its last thing straight', 'waf->cdn a->b b->cdn', ['a', 'b', 'cdn']],
  ])('%s', (_, lines, chain) => {
    const arrows = lines.split(' ');
    const names = [...new Set(arrows.flatMap((arrow) => arrow.split('->')))];
    const drawn = level(nodes(names.join(' ')), ...arrows);
    const { positions } = layoutLayered(drawn, COMPACT);
    const heights = new Set(chain.map((name) => positions.get(drawn.names.indexOf(name))!.y));
    expect(heights.size).toBe(1);
  });
});
