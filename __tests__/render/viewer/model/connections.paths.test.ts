import fc from 'fast-check';
import { type Path, pathBetween } from '../../../../src/render/viewer/model/connections.js';
import { type Scene, wholeOf } from '../../../../src/render/viewer/model/scene.js';
import { line, sceneWith, thing } from './scenes.js';

const FAR = Number.POSITIVE_INFINITY;

/** Steps from one set to the other, by lines as they are, relaxed as often as there are elements (Bellman and Ford). */
function stepsOf(
  { elements, lines }: Scene,
  starts: ReadonlySet<number>,
  ends: ReadonlySet<number>,
  directed: boolean,
) {
  const far = elements.map((_, at) => (starts.has(at) ? 0 : FAR));
  for (const _ of elements) {
    for (const { from, to, twoWay } of lines) {
      far[to] = Math.min(far[to]!, far[from]! + 1);
      if (twoWay || !directed) far[from] = Math.min(far[from]!, far[to]! + 1);
    }
  }
  return Math.min(...[...ends].map((at) => far[at]!));
}

const isWalked = ({ lines }: Scene, { elements, lines: taken, sense }: Path): boolean =>
  taken.every((at, step) => {
    const { from, to, twoWay } = lines[at]!;
    const [a, b] = [elements[step], elements[step + 1]];
    return (from === a && to === b) || ((twoWay || sense === 'any') && from === b && to === a);
  });

test('a path is the shortest along the arrows, else against them, else in any direction', () => {
  fc.assert(
    fc.property(sceneWith(2), ([scene, [first, second]]) => {
      const [starts, ends] = [wholeOf(scene.elements, first!), wholeOf(scene.elements, second!)];
      const path = pathBetween(scene, first!, second!);
      if (starts.has(second!) || ends.has(first!)) return expect(path).toBeNull();
      const steps = {
        along: stepsOf(scene, starts, ends, true),
        back: stepsOf(scene, ends, starts, true),
        any: stepsOf(scene, starts, ends, false),
      };
      const sense = (['along', 'back', 'any'] as const).find((each) => steps[each] < FAR);
      if (sense === undefined) return expect(path).toBeNull();
      expect(path).toMatchObject({ sense, lines: { length: steps[sense] } });
      expect(isWalked(scene, path!)).toBe(true);
      const [from, to] = sense === 'back' ? [ends, starts] : [starts, ends];
      expect([from.has(path!.elements[0]!), to.has(path!.elements.at(-1)!)]).toEqual([true, true]);
    }),
  );
});

test('a path may start inside a box and end inside another one', () => {
  const elements = [
    thing(0, { isBox: true }),
    thing(1, { isBox: true }),
    thing(2, { enclosing: [0] }),
    thing(3, { enclosing: [1] }),
  ];
  expect(pathBetween({ elements, lines: [line(2, 3)] }, 0, 1)).toEqual({
    sense: 'along',
    elements: [2, 3],
    lines: [0],
  });
  expect(pathBetween({ elements, lines: [line(2, 3)] }, 1, 0)).toEqual({ sense: 'back', elements: [2, 3], lines: [0] });
});
