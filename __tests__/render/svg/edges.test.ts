import type { PlacedEdge } from '../../../src/layout/layout.js';
import { edgeTooltip } from '../../../src/render/messages.js';
import { drawEdgeLabel, drawEdges } from '../../../src/render/svg/edges.js';
import { LIGHT } from '../../../src/render/theme.js';
import { type Element, parseXml } from '../../support/xml.js';

/** An edge from one trunk along y = 0 to a place of its own. */
const branch = (i: number, dashed = false): PlacedEdge => ({
  edge: { from: 'a.hub', to: `a.n${i}`, twoWay: false, dashed, label: null },
  points: [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 50, y: 20 + i * 20 },
    { x: 90, y: 20 + i * 20 },
  ],
  label: null,
});

const painted = (placed: readonly PlacedEdge[]): Element[] =>
  parseXml(`<svg>${drawEdges(placed, LIGHT).join('')}</svg>`).filter(
    ({ name, attributes }) =>
      name === 'path' && attributes.get('stroke') !== 'none' && !attributes.has('stroke-opacity'),
  );

test('a segment that forty edges share is painted once', () => {
  const lines = painted(Array.from({ length: 40 }, (_, i) => branch(i)));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.attributes.get('d')?.match(/M/g)).toHaveLength(40);
});

test('a line has a gap where a segment of its bundle crosses it, unless it is dashed', () => {
  const crossing = (dashed: boolean): PlacedEdge => ({
    edge: { ...branch(0, dashed).edge, from: 'a.other' },
    points: [
      { x: 0, y: 20 },
      { x: 90, y: 20 },
    ],
    label: null,
  });
  const ways = (dashed: boolean) =>
    painted([branch(0), branch(2), crossing(dashed)]).map(({ attributes }) => attributes.get('d'));
  expect(ways(false)[0]).toContain('M0,20H48M52,20H');
  expect(ways(true)[1]).toMatch(/^M0,20H\d+$/);
});

test('dashed lines of a bundle are painted separately from solid ones', () => {
  const lines = painted([branch(0), branch(1, true), branch(2, true)]);
  expect(lines.map(({ attributes }) => attributes.has('stroke-dasharray'))).toEqual([false, true]);
});

test('the dashes of merging lines start at the same point, so that none fills the gaps of another', () => {
  const joining = (i: number): PlacedEdge => ({ ...branch(i, true), points: [...branch(i).points].reverse() });
  const starts = (placed: readonly PlacedEdge[]) =>
    painted(placed)[0]
      ?.attributes.get('d')
      ?.match(/M[^HVQL]*/g);
  expect(new Set(starts([joining(0), joining(1), joining(2)])).size).toBe(1);
  expect(starts([branch(0, true), branch(1, true)])).toEqual(['M0,0', 'M0,0']);
});

test('thin lines of a bundle are painted separately, at half width and with smaller heads', () => {
  const thin = { ...branch(1), edge: { ...branch(1).edge, thin: true as const } };
  const lines = painted([branch(0), thin]);
  expect(lines.map(({ attributes }) => attributes.get('stroke-width'))).toEqual([undefined, '0.75']);
  const headOf = (placed: PlacedEdge): string => /M90[^"]*z/.exec(drawEdges([placed], LIGHT).join(''))?.[0] ?? '';
  expect(headOf(branch(1))).toBe('M90,40L82,44.2L82,35.8z');
  expect(headOf(thin)).toBe('M90,40L85.2,42.5L85.2,37.5z');
});

test('an edge outside of any bundle is painted in its own group', () => {
  const [line] = painted([branch(0)]);
  expect(line?.attributes.get('d')).toMatch(/^M0,0/);
  expect(drawEdges([branch(0)], LIGHT).join('')).not.toContain('pointer-events');
});

test('every edge of a bundle has a tooltip along its whole line', () => {
  const labelled = {
    ...branch(1),
    edge: { ...branch(1).edge, label: { text: 'rea…', role: 'detail', width: 20, fullText: 'reads' } as const },
  };
  const all = parseXml(`<svg>${drawEdges([branch(0), labelled], LIGHT).join('')}</svg>`);
  expect(all.filter(({ name }) => name === 'title').map(({ text }) => text)).toEqual([
    edgeTooltip('a.hub', 'a.n0', false, ''),
    edgeTooltip('a.hub', 'a.n1', false, 'reads'),
  ]);
  expect(all.filter(({ attributes }) => attributes.get('pointer-events') === 'stroke')).toHaveLength(2);
});

test.each([
  [40, undefined],
  [170, '170'],
])('a label of %i that a wide font would extend far beyond its plate is fitted to its width', (width, length) => {
  const label = { x: 0, y: 0, width: width + 10, height: 16 };
  const edge = { ...branch(0).edge, label: { text: 'reads', role: 'detail', width } as const };
  const words = parseXml(drawEdgeLabel({ ...branch(0), edge, label }, LIGHT)).find(({ name }) => name === 'text');
  expect(words?.attributes.get('textLength')).toBe(length);
});
