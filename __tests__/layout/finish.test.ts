/** The finish of a layout, as `npm run measure` counts it; docs/measure.md. */
import type { Layout, PlacedBox, PlacedNode } from '../../src/layout/layout.js';
import { finishOf } from '../support/finish.js';

const node = (id: string, x: number, y: number, parent: string | null = null): PlacedNode => ({
  x,
  y,
  node: {
    ...{ kind: 'node', id, parent, type: 'aws_instance', icon: '', lines: [], badge: '', dashed: false },
    ...{ width: 64, height: 64, iconX: 0, iconY: 0, iconSize: 64, selfLoop: false },
  },
});

type Frame = readonly [x: number, y: number, width: number, height: number];

const box = (id: string, [x, y, width, height]: Frame, style = 'aws_subnet'): PlacedBox => ({
  ...{ x, y, width, height },
  box: {
    ...{ kind: 'box', id, parent: null, style, subtitle: null, icon: null, headerHeight: 28, minWidth: 0 },
    title: { text: '', role: 'title', width: 0 },
    ...{ dashed: false, peerGroup: null },
  },
});

const finish = (parts: Partial<Layout>) =>
  finishOf({ ...{ width: 1000, height: 1000, boxes: [], nodes: [], edges: [], title: null }, ...parts });

describe('boxes of a row', () => {
  it('have one height', () => {
    const [a, b] = [box('a', [0, 0, 100, 200]), box('b', [120, 0, 100, 300])];
    expect(finish({ boxes: [a, b] }).uneven).toEqual(['a / b']);
    expect(finish({ boxes: [a, { ...b, height: 200 }] }).uneven).toEqual([]);
  });

  it('of different kinds do not, nor a stack beside a high one', () => {
    const [a, b, c] = [box('a', [0, 0, 100, 140]), box('b', [120, 0, 100, 300]), box('c', [0, 160, 100, 140])];
    expect(finish({ boxes: [a, box('d', [120, 0, 100, 300], 'aws_vpc')] }).uneven).toEqual([]);
    expect(finish({ boxes: [a, b, c] }).uneven).toEqual([]);
  });
});

test('icons above each other have one axis', () => {
  expect(finish({ nodes: [node('a', 0, 0), node('b', 20, 100)] }).offAxis).toEqual(['a / b']);
  expect(finish({ nodes: [node('a', 0, 0), node('b', 1, 100)] }).offAxis).toEqual([]);
  expect(finish({ nodes: [node('a', 0, 0), node('b', 20, 400)] }).offAxis).toEqual([]);
});

test('a public subnet is left of a private one', () => {
  const open = box('open', [120, 0, 100, 100], 'aws_subnet:public');
  const closed = box('closed', [0, 0, 100, 100], 'aws_subnet:private');
  expect(finish({ boxes: [open, closed] }).publicRight).toEqual(['open / closed']);
  expect(
    finish({
      boxes: [
        { ...open, x: 0 },
        { ...closed, x: 120 },
      ],
    }).publicRight,
  ).toEqual([]);
});

test('a hole is the largest rectangle that nothing touches', () => {
  const frame = box('a', [0, 0, 640, 320]);
  expect(finish({ boxes: [frame] }).holes).toEqual(['a']);
  const filled = [64, 224, 384, 544].flatMap((x) => [64, 192].map((y) => node(`${x} ${y}`, x, y, 'a')));
  expect(finish({ boxes: [frame], nodes: filled }).holes).toEqual([]);
  expect(finish({}).whitest).toBeCloseTo(1, 1);
  expect(finish({ nodes: [node('a', 468, 468)] }).whitest).toBeCloseTo(0.46, 1);
});

test('an icon is ranked by an edge with requests or data, or by its strip', () => {
  const edge = { from: 'a', to: 'b', twoWay: false, dashed: false, label: null };
  const nodes = [node('a', 0, 0), node('b', 200, 0), node('c', 400, 0, 'strip')];
  const strip = box('strip', [380, 0, 200, 200]);
  const boxes = [{ ...strip, box: { ...strip.box, aside: true as const } }];
  const points = [
    { x: 64, y: 32 },
    { x: 200, y: 32 },
  ];
  expect(finish({ nodes, boxes }).unranked).toEqual(['a', 'b']);
  expect(finish({ nodes, boxes, edges: [{ edge, points, label: null }] }).unranked).toEqual([]);
  expect(
    finish({ nodes, boxes, edges: [{ edge: { ...edge, thin: true }, points, label: null }] }).unranked,
  ).toHaveLength(2);
});
