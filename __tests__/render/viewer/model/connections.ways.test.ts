import fc from 'fast-check';
import { type Path, pathBetween } from '../../../../src/render/viewer/model/connections.js';
import { type Scene, wholeOf } from '../../../../src/render/viewer/model/picture.js';
import { line, pictureWith, thing } from './pictures.js';

const FAR = Number.POSITIVE_INFINITY;

/** Steps from one set to the other, by lines as they are, relaxed as often as there are things (Bellman and Ford). */
function stepsOf({ things, lines }: Scene, starts: ReadonlySet<number>, ends: ReadonlySet<number>, directed: boolean) {
  const far = things.map((_, at) => (starts.has(at) ? 0 : FAR));
  for (const _ of things) {
    for (const { from, to, twoWay } of lines) {
      far[to] = Math.min(far[to]!, far[from]! + 1);
      if (twoWay || !directed) far[from] = Math.min(far[from]!, far[to]! + 1);
    }
  }
  return Math.min(...[...ends].map((at) => far[at]!));
}

const isWalked = ({ lines }: Scene, { things, lines: taken, sense }: Path): boolean =>
  taken.every((at, step) => {
    const { from, to, twoWay } = lines[at]!;
    const [a, b] = [things[step], things[step + 1]];
    return (from === a && to === b) || ((twoWay || sense === 'any') && from === b && to === a);
  });

test('a way is a shortest one: along the arrows, else back, else by any', () => {
  fc.assert(
    fc.property(pictureWith(2), ([picture, [first, second]]) => {
      const [starts, ends] = [wholeOf(picture.things, first!), wholeOf(picture.things, second!)];
      const way = pathBetween(picture, first!, second!);
      if (starts.has(second!) || ends.has(first!)) return expect(way).toBeNull();
      const steps = {
        along: stepsOf(picture, starts, ends, true),
        back: stepsOf(picture, ends, starts, true),
        any: stepsOf(picture, starts, ends, false),
      };
      const sense = (['along', 'back', 'any'] as const).find((each) => steps[each] < FAR);
      if (sense === undefined) return expect(way).toBeNull();
      expect(way).toMatchObject({ sense, lines: { length: steps[sense] } });
      expect(isWalked(picture, way!)).toBe(true);
      const [from, to] = sense === 'back' ? [ends, starts] : [starts, ends];
      expect([from.has(way!.things[0]!), to.has(way!.things.at(-1)!)]).toEqual([true, true]);
    }),
  );
});

test('from what is in a box, and to what is in another one', () => {
  const things = [
    thing(0, { isBox: true }),
    thing(1, { isBox: true }),
    thing(2, { around: [0] }),
    thing(3, { around: [1] }),
  ];
  expect(pathBetween({ things, lines: [line(2, 3)] }, 0, 1)).toEqual({ sense: 'along', things: [2, 3], lines: [0] });
  expect(pathBetween({ things, lines: [line(2, 3)] }, 1, 0)).toEqual({ sense: 'back', things: [2, 3], lines: [0] });
});
