import fc from 'fast-check';
import { MATRIX_MAX } from '../../src/action/limits.js';
import { matrixOf } from '../../src/action/modes/discover.js';
import { ID_LENGTH_MAX } from '../../src/limits.js';
import { idsFor } from '../../src/slug.js';

test('ids are readable, and those that would be shared end in a hash of their path', () => {
  expect(idsFor(['.', 'live/prod', 'Live/EU_west', 'ä'])).toEqual([
    'root',
    'live-prod',
    'live-eu-west',
    expect.any(String),
  ]);
  const [one, two] = idsFor(['a/b', 'a-b']);
  expect(one).toMatch(/^a-b-[0-9a-f]{8}$/);
  expect(two).not.toBe(one);
  expect(idsFor(['a-b', 'x', 'a/b'])).toEqual([two, 'x', one]);
  expect(idsFor(['a'.repeat(500)])[0]).toHaveLength(ID_LENGTH_MAX);
});

test('any paths have different ids that are names everywhere', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'A', 'b', '/', '-', '_', '.', 'é'), maxLength: 90 })),
      (paths) => {
        const ids = idsFor(paths);
        for (const id of ids) expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,63}$/);
        expect(new Set(ids).size).toBe(paths.length);
      },
    ),
  );
});

test('a matrix has room for all: more paths for each job', () => {
  const items = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `i${i}`, path: `p${i}` }));
  expect(matrixOf(items(MATRIX_MAX))).toEqual(items(MATRIX_MAX));
  const grouped = matrixOf(items(1000));
  expect(grouped.length).toBeLessThanOrEqual(MATRIX_MAX);
  expect(grouped.flatMap(({ path }) => path.split('\n'))).toEqual(items(1000).map(({ path }) => path));
  expect(grouped[0]).toEqual({ id: '', path: 'p0\np1\np2\np3' });
});

test.each([
  [1, 1],
  [255, 1],
  [256, 1],
  [509, 3],
  [510, 509],
])('%i existing and %i deleted root modules share no job', (existing, gone) => {
  const item = (deleted: boolean) => (_: unknown, i: number) => ({
    ...{ id: `i${deleted}${i}`, path: `${deleted ? 'gone' : 'here'}${i}` },
    ...(deleted && { deleted: true as const }),
  });
  const items = [...Array.from({ length: existing }, item(false)), ...Array.from({ length: gone }, item(true))];
  const grouped = matrixOf(items);
  expect(grouped.length).toBeLessThanOrEqual(MATRIX_MAX);
  expect(grouped.flatMap(({ path }) => path.split('\n'))).toEqual(items.map(({ path }) => path));
  for (const { path, deleted } of grouped) {
    expect(new Set(path.split('\n').map((each) => each.startsWith('gone')))).toEqual(new Set([deleted === true]));
  }
});
