import fc from 'fast-check';
import type { Scene } from '../../../../src/render/viewer/model/scene.js';
import { computeShown, layersHiding, layersOf, standsFor, THIN } from '../../../../src/render/viewer/model/shown.js';
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
