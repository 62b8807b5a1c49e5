/** What `npm run measure` says of how a picture is read; docs/measure.md. */
import type { Layout, PlacedBox, PlacedNode } from '../../src/layout/layout.js';
import { captionOnScreen } from '../../src/layout/scene/measures.js';
import { readingOf } from '../support/reading.js';

const node = (id: string, x: number, y: number, parent: string | null = null): PlacedNode => ({
  x,
  y,
  node: {
    ...{ kind: 'node', id, parent, type: 'aws_instance', icon: '', lines: [], badge: '', dashed: false },
    ...{ width: 64, height: 64, iconX: 0, iconY: 0, iconSize: 64, selfLoop: false },
  },
});

const box = (id: string, height: number, parent: string | null = null): PlacedBox => ({
  ...{ x: 0, y: 0, width: 128, height },
  box: {
    ...{ kind: 'box', id, parent, style: 'aws_subnet', subtitle: null, icon: null, headerHeight: 28, minWidth: 0 },
    title: { text: '', role: 'title', width: 0 },
    ...{ dashed: false, peerGroup: null },
  },
});

const layout = (parts: Partial<Layout>): Layout => ({
  ...{ width: 256, height: 256, boxes: [], nodes: [], edges: [], title: null },
  ...parts,
});

test('captions are as large as they are drawn, and smaller where the picture is larger than the screen', () => {
  expect(captionOnScreen({ width: 400, height: 300 })).toBe(10.5);
  expect(captionOnScreen({ width: 3200, height: 300 })).toBe(5.25);
  expect(captionOnScreen({ width: 400, height: 4000 })).toBe(10.5 / 4);
});

test('what nothing touches is empty: neither icons nor lines', () => {
  expect(readingOf(layout({})).empty).toBe(1);
  expect(readingOf(layout({ nodes: [node('aws_instance.a', 0, 0)] })).empty).toBe(15 / 16);
  const edge = { from: 'a', to: 'b', twoWay: false, dashed: false, label: null };
  const points = [
    { x: 0, y: 96 },
    { x: 256, y: 96 },
  ];
  expect(readingOf(layout({ edges: [{ edge, points, label: null }] })).empty).toBe(12 / 16);
});

test('boxes that hold nothing are counted from above the height of one line on', () => {
  const boxes = [box('aws_vpc.v', 256), box('aws_subnet.s', 41, 'aws_vpc.v'), box('aws_subnet.t', 40, 'aws_vpc.v')];
  expect(readingOf(layout({ boxes })).hollow).toBe(1);
  expect(readingOf(layout({ boxes, nodes: [node('aws_instance.a', 0, 0, 'aws_subnet.s')] })).hollow).toBe(0);
});

test('of copies of one resource all but one are another copy', () => {
  const ids = ['aws_instance.a~1', 'aws_instance.a~2', 'aws_instance.a~3', 'aws_instance.b', 'aws_instance.c~1'];
  expect(readingOf(layout({ nodes: ids.map((id, i) => node(id, 64 * i, 0)) })).copies).toBe(2);
});
