import { linksOf } from '../../../src/layout/dot/index.js';
import { type Link, looseRows, toDot, treeOf, withoutCycles, writingOrder } from '../../../src/layout/dot/to-dot.js';
import type { Scene } from '../../../src/layout/scene/model.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

const dotOf = (any: Scene): string => {
  const tree = treeOf(any);
  return toDot(any, tree, linksOf(any, tree));
};
const lineWith = (any: Scene, start: string): string =>
  dotOf(any)
    .split('\n')
    .find((line) => line.startsWith(start))!;
/** Width and height of the cells, `!` for the one that edges attach to. */
const cells = (line: string): string[] =>
  [...line.matchAll(/WIDTH="(\d+)" HEIGHT="(\d+)"( PORT)?/g)].map(
    ([, width, height, port]) => `${width}x${height}${port === undefined ? '' : '!'}`,
  );

test('no word of the picture is in it: names are numbers, whatever the addresses', () => {
  const evil = 'a"; b [label=<<b>>] }\n#$(rm -rf /)';
  const items = [sceneBox(evil), sceneNode('x', evil), sceneNode('y')];
  const { items: same, ...rest } = scene(items);
  const edges = [
    { from: 'x', to: 'y', twoWay: false, dashed: false, label: { text: evil, role: 'detail', width: 90 } },
  ];
  const dot = dotOf({ ...rest, items: same, edges: edges as unknown as Scene['edges'] });
  expect(dot).not.toContain('rm -rf');
  expect(dot.replace(/<.*>/g, '').match(/[\w:]+ -> [\w:]+/g)).toEqual(['n1:i:e -> n2:i:w']);
});

test('a node is exactly as large as in the scene, and its icon is where edges attach', () => {
  const node = sceneNode('a', null, { width: 90, height: 100, iconX: 21, iconY: 20, iconSize: 48 });
  // Above the icon with its gap; beside it, the icon, beside it; the captions.
  expect(cells(lineWith(scene([node]), 'n0'))).toEqual(['90x15', '16x58', '58x58!', '16x58', '90x27']);
});

test('an icon at the edge of its node gets no gap there, and no empty cell', () => {
  const node = sceneNode('a', null, { width: 48, height: 60, iconX: 0, iconY: 0, iconSize: 48 });
  expect(cells(lineWith(scene([node]), 'n0'))).toEqual(['48x48!', '48x12']);
});

test('the header of a box gets its room, and an empty box something to hold', () => {
  const any = scene([sceneBox('vpc', null, { headerHeight: 36, minWidth: 216 })]);
  expect(dotOf(any)).toMatch(/subgraph cluster_0 \{\ngraph \[margin=20 label=.*\nf0 .*\n\}/);
  expect(cells(lineWith(any, 'graph [margin'))).toEqual(['200x8']);
});

test('the label of an edge gets its room, and an edge to a box ends at the box', () => {
  const items = [sceneNode('a'), sceneBox('vpc'), sceneNode('in', 'vpc')];
  const line = lineWith(scene(items, 'a->vpc:443'), 'n0:i:e -> n2:i:w [');
  expect(line).toContain('id=e0 lhead=cluster_1 label=<');
  expect(cells(line)).toEqual(['28x16']);
});

test('newrank always; less effort for large graphs only', () => {
  const small = dotOf(scene([sceneNode('a')]));
  expect(small).toContain('newrank=true');
  expect(small).not.toContain('nslimit');
  const large = dotOf(scene(Array.from({ length: 301 }, (_, i) => sceneNode(`n${i}`))));
  expect(large).toContain('nslimit=0.1 nslimit1=0.1 mclimit=0.1');
});

const rowsOf = (any: Scene): string[] => {
  const tree = treeOf(any);
  return looseRows(tree, linksOf(any, tree)).map((row) => row.map((item) => any.items[item]!.id).join(' '));
};

test('what nothing links stands in rows, each box by itself', () => {
  const items = [sceneBox('vpc'), ...['a', 'b'].map((id) => sceneNode(id, 'vpc'))];
  items.push(...['c', 'd', 'e', 'f', 'g', 'h', 'i'].map((id) => sceneNode(id)));
  expect(rowsOf(scene(items, 'c->d'))).toEqual(['e f g', 'h i', 'a b']);
  expect(dotOf(scene(items, 'c->d'))).toContain('n5:i:e -> n6:i:w [style=invis]');
});

test('empty boxes stand in rows where there are no others', () => {
  const empty = ['a', 'b', 'c'].map((id) => sceneBox(id));
  expect(rowsOf(scene(empty))).toEqual(['a b', 'c']);
  expect(rowsOf(scene([...empty, sceneBox('full'), sceneNode('in', 'full')]))).toEqual(['in']);
});

test('siblings are written in the order that Graphviz turns into: linked nodes, boxes, loose things', () => {
  const items = [sceneBox('A'), sceneNode('b'), sceneBox('C'), sceneNode('d'), sceneNode('e'), sceneNode('f')];
  const order = writingOrder([0, 1, 2, 3, 4, 5], treeOf(scene(items)), new Set([4, 5]));
  expect(order.map((item) => items[item]!.id).join('')).toBe('efdbCA');
});

const link = (tail: number, head: number): Link => ({
  ...{ edge: tail * 10 + head, tail, head, tailBox: null, headBox: null },
  isReversed: false,
});

test.each<[string, readonly [number, number][], readonly string[]]>([
  [
    'no cycle',
    [
      [0, 1],
      [1, 2],
      [0, 2],
    ],
    ['0->1', '1->2', '0->2'],
  ],
  [
    'a cycle is cut at the link that closes it',
    [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
    ['0->1', '1->2', '0->2 reversed'],
  ],
  [
    'the search starts at 3, to which nothing leads',
    [
      [1, 2],
      [2, 1],
      [3, 2],
    ],
    ['2->1 reversed', '2->1', '3->2'],
  ],
  [
    'a link to itself',
    [
      [0, 0],
      [0, 1],
    ],
    ['0->0 reversed', '0->1'],
  ],
])('without cycles: %s', (_, pairs, expected) => {
  const links = withoutCycles(pairs.map(([tail, head]) => link(tail, head)));
  expect(links.map(({ tail, head, isReversed }) => `${tail}->${head}${isReversed ? ' reversed' : ''}`)).toEqual(
    expected,
  );
});
