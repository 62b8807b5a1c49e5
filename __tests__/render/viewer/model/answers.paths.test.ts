import fc from 'fast-check';
import { type Path, pathBetween } from '../../../../src/render/viewer/model/answers.js';
import { type Scene, wholeOf } from '../../../../src/render/viewer/model/scene.js';
import { line, sceneWith, thing } from './scenes.js';

const FAR = Number.POSITIVE_INFINITY;

/** Steps from one set to the other, by lines from and to everything in their ends, relaxed as often as there are elements (Bellman and Ford). */
function stepsOf(
  { elements, lines }: Scene,
  starts: ReadonlySet<number>,
  ends: ReadonlySet<number>,
  directed: boolean,
) {
  const far = elements.map((_, at) => (starts.has(at) ? 0 : FAR));
  for (const _ of elements) {
    for (const { from, to, twoWay } of lines) {
      const [left, entered] = [wholeOf(elements, from), wholeOf(elements, to)];
      const relax = (some: ReadonlySet<number>, others: ReadonlySet<number>): void => {
        const least = 1 + Math.min(...[...some].map((at) => far[at]!));
        for (const at of others) far[at] = Math.min(far[at]!, least);
      };
      relax(left, entered);
      if (twoWay || !directed) relax(entered, left);
    }
  }
  return Math.min(...[...ends].map((at) => far[at]!));
}

const isWalked = (scene: Scene, { elements, lines: taken, sense }: Path): boolean =>
  taken.every((at, step) => {
    const { from, to, twoWay } = scene.lines[at]!;
    const leads = (a: number, b: number): boolean =>
      wholeOf(scene.elements, from).has(a) && wholeOf(scene.elements, to).has(b);
    const [a, b] = [elements[step]!, elements[step + 1]!];
    return leads(a, b) || ((twoWay || sense === 'any') && leads(b, a));
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

test('a path passes through a box: an arrow at it may apply to anything in it', () => {
  const elements = [thing(0, { isBox: true }), thing(1, { enclosing: [0] }), thing(2), thing(3)];
  expect(pathBetween({ elements, lines: [line(2, 0), line(1, 3)] }, 2, 3)).toEqual({
    sense: 'along',
    elements: [2, 1, 3],
    lines: [0, 1],
  });
  expect(pathBetween({ elements, lines: [line(2, 1), line(0, 3)] }, 2, 3)).toMatchObject({
    elements: [2, 1, 3],
    lines: [0, 1],
  });
});

test('a path starts at a member of a group, whose lines are drawn at the group', () => {
  const elements = [thing(0, { isBox: true, type: 'group' }), thing(1, { enclosing: [0] }), thing(2)];
  expect(pathBetween({ elements, lines: [line(0, 2)] }, 1, 2)).toEqual({
    sense: 'along',
    elements: [1, 2],
    lines: [0],
  });
});

test('a path is one of a single revision', () => {
  const elements = [thing(0), thing(1, { only: 'before' }), thing(2), thing(3, { only: 'after' })];
  const lines = [line(0, 1), line(1, 2), line(0, 3, { only: 'after' }), line(3, 2, { only: 'after' })];
  expect(pathBetween({ elements, lines }, 0, 2, 'after')).toMatchObject({ elements: [0, 1, 2] });
  expect(pathBetween({ elements, lines }, 0, 2, 'before')).toMatchObject({ elements: [0, 3, 2] });
  // Through what is removed and what is added, there is no path in any revision.
  const mixed = { elements, lines: [line(0, 1), line(1, 3), line(3, 2)] };
  expect([pathBetween(mixed, 0, 2, 'after'), pathBetween(mixed, 0, 2, 'before')]).toEqual([null, null]);
});
