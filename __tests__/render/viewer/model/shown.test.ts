import fc from 'fast-check';
import type { Scene } from '../../../../src/render/viewer/model/picture.js';
import { layersOf, shown, standsFor, THIN } from '../../../../src/render/viewer/model/shown.js';
import { line, pictureWith, thing } from './pictures.js';

const NONE: ReadonlySet<never> = new Set();
const boxesOf = ({ things }: Scene, chosen: readonly number[]) => new Set(chosen.filter((at) => things[at]!.isBox));

test('with nothing collapsed or off, everything is there, each line by itself', () => {
  fc.assert(
    fc.property(pictureWith(1), ([picture]) => {
      const { things, arrows } = shown(picture, NONE, NONE);
      expect(things.size).toBe(picture.things.length);
      expect(arrows).toEqual(picture.lines.map(({ from, to }, at) => ({ from, to, lines: [at] })));
    }),
  );
});

test('collapse, then expand: what was there before', () => {
  fc.assert(
    fc.property(pictureWith(3), ([picture, chosen]) => {
      const before = boxesOf(picture, chosen.slice(0, 1));
      const more = new Set([...before, ...boxesOf(picture, chosen)]);
      const first = shown(picture, before, NONE);
      shown(picture, more, NONE);
      for (const box of boxesOf(picture, chosen)) if (!before.has(box)) more.delete(box);
      expect(shown(picture, more, NONE)).toEqual(first);
    }),
  );
});

test('collapsed: nothing in the boxes is there, every line that crosses a border is in one arrow, none is lost', () => {
  fc.assert(
    fc.property(pictureWith(3), ([picture, chosen]) => {
      const collapsed = boxesOf(picture, chosen);
      const { things, arrows } = shown(picture, collapsed, NONE);
      const isHidden = (at: number): boolean => picture.things[at]!.around.some((box) => collapsed.has(box));
      expect([...things]).toEqual(picture.things.flatMap((_, at) => (isHidden(at) ? [] : [at])));
      const outer = (at: number): number => standsFor(picture, collapsed, at);
      const crossing = picture.lines.flatMap(({ from, to }, at) =>
        outer(from) === outer(to) && (isHidden(from) || isHidden(to)) ? [] : [at],
      );
      expect(arrows.flatMap(({ lines }) => lines).sort((a, b) => a - b)).toEqual(crossing);
      for (const { from, to, lines } of arrows) {
        for (const at of lines) {
          expect([outer(picture.lines[at]!.from), outer(picture.lines[at]!.to)]).toEqual([from, to]);
        }
      }
      const merged = arrows.filter(({ from, to }) => collapsed.has(from) || collapsed.has(to));
      expect(new Set(merged.map(({ from, to }) => `${from} ${to}`)).size).toBe(merged.length);
    }),
  );
});

test('a layer that is off hides what belongs to it and the lines to that, and nothing else', () => {
  fc.assert(
    fc.property(pictureWith(1), ([picture]) => {
      for (const name of layersOf(picture, 'Thin').keys()) {
        const { things, arrows } = shown(picture, NONE, new Set([name]));
        const isOf = (at: number): boolean =>
          [at, ...picture.things[at]!.around]
            .map((each) => picture.things[each]!.type)
            .find((type) => /^strip:/.test(type)) === name;
        const gone = picture.things.flatMap((_, at) => (things.has(at) ? [] : [at]));
        expect(gone).toEqual(picture.things.flatMap((_, at) => (name !== THIN && isOf(at) ? [at] : [])));
        const left = picture.lines.flatMap(({ from, to, thin }, at) =>
          (name === THIN ? thin : gone.includes(from) || gone.includes(to)) ? [] : [at],
        );
        expect(arrows.map(({ lines }) => lines)).toEqual(left.map((at) => [at]));
      }
    }),
  );
});

test('layers are called as their strips are', () => {
  const things = [thing(0, { isBox: true, type: 'strip:dns', words: ['DNS'] }), thing(1, { around: [0] }), thing(2)];
  expect([...layersOf({ things, lines: [line(1, 2, { thin: true })] }, 'Thin lines')]).toEqual([
    ['strip:dns', 'DNS'],
    [THIN, 'Thin lines'],
  ]);
});
