import fc from 'fast-check';
import type { Scene } from '../../../../src/render/viewer/model/scene.js';
import {
  closeGaps,
  computeShown,
  layersHiding,
  layersOf,
  movedPath,
  movedPoint,
  movedRect,
  movedTo,
  originOf,
  pointsOf,
  type Range,
  standsFor,
  THIN,
} from '../../../../src/render/viewer/model/shown.js';
import { line, sceneWith, thing } from './scenes.js';

const NONE: ReadonlySet<never> = new Set();
const boxesOf = ({ elements }: Scene, selected: readonly number[]) =>
  new Set(selected.filter((at) => elements[at]!.isBox));

test('without collapsed boxes and hidden layers everything is shown, with a line per edge', () => {
  fc.assert(
    fc.property(sceneWith(1), ([scene]) => {
      const { elements, arrows } = computeShown(scene, NONE, NONE);
      expect(elements.size).toBe(scene.elements.length);
      expect(arrows).toEqual(scene.lines.map(({ from, to }, at) => ({ from, to, lines: [at] })));
    }),
  );
});

test('collapsing and expanding restores what was shown', () => {
  fc.assert(
    fc.property(sceneWith(3), ([scene, selected]) => {
      const before = boxesOf(scene, selected.slice(0, 1));
      const more = new Set([...before, ...boxesOf(scene, selected)]);
      const first = computeShown(scene, before, NONE);
      computeShown(scene, more, NONE);
      for (const box of boxesOf(scene, selected)) if (!before.has(box)) more.delete(box);
      expect(computeShown(scene, more, NONE)).toEqual(first);
    }),
  );
});

test('a collapsed box hides its content and merges the lines that cross its border', () => {
  fc.assert(
    fc.property(sceneWith(3), ([scene, selected]) => {
      const collapsed = boxesOf(scene, selected);
      const { elements, arrows } = computeShown(scene, collapsed, NONE);
      const isHidden = (at: number): boolean => scene.elements[at]!.enclosing.some((box) => collapsed.has(box));
      expect([...elements]).toEqual(scene.elements.flatMap((_, at) => (isHidden(at) ? [] : [at])));
      const outer = (at: number): number => standsFor(scene, collapsed, at);
      const crossing = scene.lines.flatMap(({ from, to }, at) =>
        outer(from) === outer(to) && (isHidden(from) || isHidden(to)) ? [] : [at],
      );
      expect(arrows.flatMap(({ lines }) => lines).sort((a, b) => a - b)).toEqual(crossing);
      for (const { from, to, lines } of arrows) {
        for (const at of lines) {
          expect([outer(scene.lines[at]!.from), outer(scene.lines[at]!.to)]).toEqual([from, to]);
        }
      }
      const merged = arrows.filter(({ from, to }) => collapsed.has(from) || collapsed.has(to));
      expect(new Set(merged.map(({ from, to }) => `${from} ${to}`)).size).toBe(merged.length);
    }),
  );
});

test('a hidden layer hides its elements and their lines, and nothing else', () => {
  fc.assert(
    fc.property(sceneWith(1), ([scene]) => {
      for (const name of layersOf(scene, 'Thin').keys()) {
        const { elements, arrows } = computeShown(scene, NONE, new Set([name]));
        const isOf = (at: number): boolean =>
          [at, ...scene.elements[at]!.enclosing]
            .map((each) => scene.elements[each]!.type)
            .find((type) => /^strip:/.test(type)) === name;
        const gone = scene.elements.flatMap((_, at) => (elements.has(at) ? [] : [at]));
        expect(gone).toEqual(scene.elements.flatMap((_, at) => (name !== THIN && isOf(at) ? [at] : [])));
        const left = scene.lines.flatMap(({ from, to, thin }, at) =>
          (name === THIN ? thin : gone.includes(from) || gone.includes(to)) ? [] : [at],
        );
        expect(arrows.map(({ lines }) => lines)).toEqual(left.map((at) => [at]));
      }
    }),
  );
});

test('layers are named after their strips', () => {
  const elements = [
    thing(0, { isBox: true, type: 'strip:dns', words: ['DNS'] }),
    thing(1, { enclosing: [0] }),
    thing(2),
  ];
  expect([...layersOf({ elements, lines: [line(1, 2, { thin: true })] }, 'Thin lines')]).toEqual([
    ['strip:dns', 'DNS'],
    [THIN, 'Thin lines'],
  ]);
});

test('the layers that hide something, and no others', () => {
  const elements = [
    thing(0, { isBox: true, type: 'strip:dns' }),
    thing(1, { enclosing: [0] }),
    thing(2, { only: 'before' }),
    thing(3),
  ];
  const scene = { elements, lines: [line(1, 3, { thin: true }), line(2, 3), line(3, 3, { only: 'after' })] };
  const off = new Set(['strip:dns', 'strip:other', THIN, 'before', 'after']);
  const hiding = (some: readonly number[], lines: readonly number[] = []) =>
    layersHiding(scene, off, { elements: some, lines });
  expect([hiding([3]), hiding([1, 3]), hiding([2])]).toEqual([[], ['strip:dns'], ['before']]);
  expect([hiding([], [0]), hiding([], [1]), hiding([], [2])]).toEqual([['strip:dns', THIN], ['before'], ['after']]);
});

const ranges = () =>
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 300 })), { minLength: 1, maxLength: 6 })
    .map((all) => all.map(([start, length]): Range => [start, start + length]));

test('closed gaps keep what is drawn in its size and order, and lead back', () => {
  fc.assert(
    fc.property(ranges(), ranges(), fc.double({ min: -100, max: 1500, noNaN: true }), (freed, taken, at) => {
      const axis = closeGaps(freed, taken);
      for (const [start, end] of taken) expect(movedTo(axis, end) - movedTo(axis, start)).toBeCloseTo(end - start, 6);
      expect(movedTo(axis, at)).toBeLessThanOrEqual(at + 1e-9);
      expect(movedTo(axis, at + 1)).toBeGreaterThan(movedTo(axis, at));
      const point = { x: at, y: at };
      const back = originOf([axis, axis], movedPoint([axis, axis], point));
      expect([back.x, back.y]).toEqual([expect.closeTo(at, 6), expect.closeTo(at, 6)]);
    }),
  );
});

test('only the room of a collapsed box closes, and lines keep a part of it', () => {
  const taken: readonly Range[] = [
    [0, 100],
    [400, 500],
    [900, 1000],
  ];
  const axis = closeGaps([[80, 420]], taken);
  expect([100, 250, 400, 900].map((at) => movedTo(axis, at))).toEqual([100, 116, 132, 632]);
  expect(movedRect([axis, axis], { x: 0, y: 450, width: 1000, height: 50 })).toEqual({
    ...{ x: 0, y: 182, width: 732, height: 50 },
  });
  // A gap that is narrow already.
  expect(movedTo(closeGaps([[70, 130]], [...taken, [120, 400]]), 1000)).toBe(1000);
});

test('a path is moved point by point, whatever its commands', () => {
  const path = 'M10,20H30Q38,20 38,28V-5.5M1,2L3,4C0,0 8,0 8,8z';
  const by = ({ x, y }: { x: number; y: number }) => ({ x: x + 100, y: y - 1 });
  expect(movedPath(path, by)).toBe('M110 19H130Q138 19 138 27V-6.5M101 1L103 3C100 -1 108 -1 108 7z');
  expect(pointsOf('M10,20H30Q38,20 38,28V-5.5').map(({ x, y }) => `${x} ${y}`)).toEqual([
    ...['10 20', '30 20', '33.5 20.5', '36 22', '37.5 24.5', '38 28', '38 -5.5'],
  ]);
  expect(pointsOf('M0,0C0,8 8,8 8,0').map(({ x, y }) => `${x} ${y}`)).toEqual([
    '0 0',
    '1.25 4.5',
    '4 6',
    '6.75 4.5',
    '8 0',
  ]);
});
