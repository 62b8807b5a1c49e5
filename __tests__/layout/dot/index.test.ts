import { arrangeDot } from '../../../src/layout/dot/index.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

const ANSWER = JSON.stringify({
  bb: '0,0,200,200',
  objects: [
    { name: 'cluster_0', bb: '0,0,200,200' },
    { name: 'n1', pos: '50,100' },
    { name: 'n2', pos: '150,100' },
  ],
  edges: [{ id: 'e1', pos: '80,100 90,100 100,100 110,100' }],
});
const ITEMS = [sceneBox('vpc'), sceneNode('a', 'vpc', { selfLoop: true }), sceneNode('b', 'vpc')];

test('every edge is there once, in the order of the scene: loops, links, edges to the box around', async () => {
  const any = scene(ITEMS, 'a->a', 'a->b', 'b->vpc:443');
  let asked = '';
  const { edges } = await arrangeDot(any, async (graph) => {
    asked = graph;
    return ANSWER;
  });
  expect(edges.map(({ edge }) => `${edge.from} ${edge.to}`)).toEqual(['a a', 'a b', 'b vpc']);
  expect(edges.map(({ curve }) => curve !== undefined)).toEqual([false, true, false]);
  expect(edges.every(({ points }) => points.length > 1)).toBe(true);
  expect(edges.map(({ label }) => label !== null)).toEqual([false, false, true]);
  expect(asked.match(/id=e\d/g)).toEqual(['id=e1']);
});

test('a picture is as wide as its title, which is two lines where it is long', async () => {
  const titled = {
    ...scene(ITEMS, 'a->a', 'a->b'),
    title: { text: 'x', role: 'title' as const, width: 300 },
    subtitle: { text: 'y', role: 'detail' as const, width: 60 },
  };
  const { width, title, heading } = await arrangeDot(titled, async () => ANSWER);
  expect(width).toBe(432);
  expect(title).toEqual({ x: 24, y: 36 });
  expect(heading!.title!.text).toBe('x');

  const text = 'orders-and-returns-'.repeat(5).slice(0, -1);
  const long = await arrangeDot({ ...titled, title: { text, role: 'title', width: 900 } }, async () => ANSWER);
  expect(long.width).toBeLessThan(600);
  expect(long.subtitle).toEqual({ x: 24, y: 80 });
  expect(long.heading!.broken!.map((line) => line.text).join('')).toBe(text);
});

test('what Graphviz cannot do is told as it is', async () => {
  const failure = new Error('no');
  await expect(arrangeDot(scene(ITEMS), () => Promise.reject(failure))).rejects.toBe(failure);
});
