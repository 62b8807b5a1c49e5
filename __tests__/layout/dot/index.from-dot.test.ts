import { External } from '../../../src/errors.js';
import { fromDot, linksOf } from '../../../src/layout/dot/index.js';
import { treeOf } from '../../../src/layout/dot/to-dot.js';
import type { Scene } from '../../../src/layout/scene/model.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

const read = (answer: unknown, any: Scene) =>
  fromDot(typeof answer === 'string' ? answer : JSON.stringify(answer), any, linksOf(any, treeOf(any)));

/** A node in a box and one outside, 80 x 86 each, joined by a labelled line; y grows upwards. */
const ITEMS = [sceneBox('vpc'), sceneNode('in', 'vpc'), sceneNode('out')];
const ANSWER = {
  bb: '0,0,400,200',
  objects: [
    { name: 'cluster_0', bb: '10,20,130,190' },
    { name: 'n1', pos: '70,80' },
    { name: 'n2', pos: '300,1e+02' },
  ],
  edges: [
    { id: 'e0', pos: 's,99,1 e,261,100 100,90 150,90 200,100 260,100', lp: '180,110' },
    { tail: 1, head: 2, pos: '0,0' },
  ],
};
const without = (name: string) => ({ ...ANSWER, objects: ANSWER.objects.filter((object) => object.name !== name) });

test('places are read with y downwards, inside the margin', () => {
  const { width, height, boxes, nodes, edges } = read(ANSWER, scene(ITEMS, 'in->out:443'));
  expect([width, height]).toEqual([448, 248]);
  expect(boxes).toEqual([{ box: ITEMS[0], x: 34, y: 34, width: 120, height: 170 }]);
  expect(nodes.map(({ x, y }) => [x, y])).toEqual([
    [54, 101],
    [284, 81],
  ]);
  const { points, curve, label } = edges.get(0)!;
  expect(curve!.map(({ x, y }) => [x, y])).toEqual([
    [124, 134],
    [174, 134],
    [224, 124],
    [284, 124],
  ]);
  expect(points).toEqual([curve![0], curve![3]]);
  expect(label).toEqual({ x: 190, y: 106, width: 28, height: 16 });
});

test('a title gets its room above', () => {
  const any = scene(ITEMS, 'in->out:443');
  const plain = read(ANSWER, any);
  const titled = read(ANSWER, { ...any, title: { text: 'Shop', role: 'title', width: 50 } });
  expect([titled.height - plain.height, titled.nodes[0]!.y - plain.nodes[0]!.y]).toEqual([40, 40]);
});

test('the curve of a link that runs against its edge is turned around', () => {
  const circle = scene(ITEMS, 'in->out', 'out->in');
  const second = { id: 'e1', pos: '1,0 2,0 3,0 4,0' };
  const { edges } = read({ ...ANSWER, edges: [ANSWER.edges[0], second] }, circle);
  expect(edges.get(1)!.points.map(({ x }) => x)).toEqual([28, 25]);
});

test.each([
  ['no JSON', 'dot: syntax error'],
  ['no object', '[]'],
  ['null', 'null'],
  ['no bounding box', { ...ANSWER, bb: undefined }],
  ['three numbers', { ...ANSWER, bb: '0,0,1' }],
  ['something that is no number', { ...ANSWER, bb: '0,0,x,1' }],
  ['a node missing', without('n2')],
  ['a box missing', without('cluster_0')],
  ['an edge missing', { ...ANSWER, edges: [] }],
  ['no edges', { ...ANSWER, edges: undefined }],
  ['half a curve', { ...ANSWER, edges: [{ id: 'e0', pos: '1,1 2,2 3,3', lp: '1,1' }] }],
  ['no curve', { ...ANSWER, edges: [{ id: 'e0', lp: '1,1' }] }],
  ['no place for the label', { ...ANSWER, edges: [{ id: 'e0', pos: '1,1 2,2 3,3 4,4' }] }],
])('an answer with %s is refused, not drawn', (_name, answer) => {
  expect(() => read(answer, scene(ITEMS, 'in->out:443'))).toThrow(External);
});
