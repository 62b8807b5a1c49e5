/** What D2 is told, read by the few rules that the writer needs. ../hostile.test.ts has D2 itself read what is hostile. */
import fc from 'fast-check';
import { write } from '../../../src/render/d2/index.js';
import { HOSTILE, hostileText } from '../../support/hostile-text.js';
import { saidBox, saidEdge, saidNode, saidOf } from '../said.js';
import { read } from './support.js';

const written = async (text: string): Promise<string> =>
  (await write(saidOf(text), { theme: 'light', scale: null })).content as string;

test('boxes in boxes, each with what is said of it; arrows from and to them', async () => {
  const { shapes, arrows } = read(await written('web'));
  expect([...shapes]).toEqual([
    ['title', 'web\nweb'],
    ['n0', 'web · web'],
    ['n0.n1', 'web · web'],
    ['n0.n1.n2', 'web web\nweb\nweb\nweb'],
    ['n3', 'web\nweb\nweb\nweb'],
  ]);
  expect(arrows).toEqual([
    { from: 'n0.n1.n2', to: 'n3', sign: '->', label: '1 · web', look: 'style.stroke-dash: 4' },
    { from: 'n3', to: 'n0', sign: '<->', label: '', look: 'style.stroke-width: 1' },
  ]);
});

test('a change is told by its sign and its colour, and counted in the title', async () => {
  const items = [
    saidBox('a', 'a', { change: 'create' }),
    saidNode('b', 'b', { parent: 'a', change: 'delete', changeLines: ['gone'] }),
  ];
  const edges = [saidEdge('b', 'a', { change: 'delete' })];
  const said = { title: 'T', subtitle: '', flows: [], items, edges, changes: { create: 1, delete: 1 } };
  const text = (await write(said, { theme: 'light', scale: null })).content as string;
  const { shapes, arrows } = read(text);
  expect([...shapes.values()]).toEqual(['T\n-1 removed · +1 added', '+ a · a', '- b\nb\nb\ngone']);
  expect(arrows).toMatchObject([
    { label: '-', look: expect.stringMatching(/^style\.stroke-dash: 4; style\.stroke: "#/) },
  ]);
  const before = (await write(said, { theme: 'light', scale: null, side: 'before' })).content as string;
  expect([...read(before).shapes.values()]).toEqual(['T', 'b\nb\nb']);
});

/** The same whatever the texts are. */
async function expectInert(text: string): Promise<void> {
  const { shapes, arrows } = read(await written(text));
  expect([...shapes.keys()].filter((name) => name !== 'title')).toEqual(['n0', 'n0.n1', 'n0.n1.n2', 'n3']);
  expect(arrows.map(({ from, to, sign }) => `${from} ${sign} ${to}`)).toEqual(['n0.n1.n2 -> n3', 'n3 <-> n0']);
}

const TRICKS = [
  ...HOSTILE,
  '$' + '{x}',
  '$$' + '{x}',
  '\\',
  '\\"',
  '"\n}\nx -> y',
  '|md # x |',
  '*',
  'a -> b',
  '&x',
  '...@file',
  'null',
  '"""',
  '# x',
  'x: {near: y}',
];

test('known tricks', async () => {
  for (const text of TRICKS) await expectInert(text);
});

test('any text', async () => {
  await fc.assert(fc.asyncProperty(hostileText(), expectInert), { numRuns: 100 });
});
