import fc from 'fast-check';
import { MATRIX_MAX, ROOT_BYTES } from '../../src/action/limits.js';
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

const itemsOf = (count: number, name = 'p', deleted = false) =>
  Array.from({ length: count }, (_, i) => ({
    ...{ id: `id-${name}${i}`, path: `${name}${i}` },
    ...(deleted && { deleted: true as const }),
  }));

const linesOf = (grouped: readonly { readonly path: string }[]) => grouped.map(({ path }) => path.split('\n'));

test('a matrix has room for all: each job draws several root modules, which keep their ids', () => {
  const items = itemsOf(1000);
  expect(matrixOf(itemsOf(MATRIX_MAX), new Map())).toEqual(itemsOf(MATRIX_MAX));
  const grouped = matrixOf(items, new Map());
  expect(grouped).toHaveLength(MATRIX_MAX);
  expect(grouped[0]).toEqual({ id: 'id-p0\nid-p256\nid-p512\nid-p768', path: 'p0\np256\np512\np768' });
  const pairs = grouped.flatMap(({ id, path }) => path.split('\n').map((one, i) => `${id.split('\n')[i]} ${one}`));
  expect(pairs.sort()).toEqual(items.map(({ id, path }) => `${id} ${path}`).sort());
});

test('shards cost about the same: none costs more than an even share and the largest root module', () => {
  const anySizes = fc.array(fc.oneof(fc.nat(50_000), fc.nat(5_000_000)), { minLength: MATRIX_MAX + 1, maxLength: 700 });
  fc.assert(
    fc.property(anySizes, (sizes) => {
      const items = itemsOf(sizes.length);
      const sizeOf = new Map(items.map(({ path }, i) => [path, sizes[i]!]));
      const costs = linesOf(matrixOf(items, sizeOf)).map((paths) =>
        paths.reduce((sum, path) => sum + ROOT_BYTES + sizeOf.get(path)!, 0),
      );
      const total = costs.reduce((sum, cost) => sum + cost, 0);
      expect(total).toBe(sizes.reduce((sum, size) => sum + ROOT_BYTES + size, 0));
      expect(Math.max(...costs)).toBeLessThanOrEqual(total / MATRIX_MAX + ROOT_BYTES + Math.max(...sizes));
    }),
    { numRuns: 20 },
  );
});

test('a root module that is larger than an even share has a job of its own', () => {
  const sizes = new Map(itemsOf(1000).map(({ path }) => [path, path === 'p7' ? 1_000_000 : 20_000]));
  expect(matrixOf(itemsOf(1000), sizes)).toContainEqual({ id: 'id-p7', path: 'p7' });
});

test.each([
  [1, 1],
  [255, 1],
  [256, 1],
  [509, 3],
  [510, 509],
  [1, 509],
  [0, 509],
])('%i existing and %i deleted root modules share no job', (existing, gone) => {
  const items = [...itemsOf(existing, 'here'), ...itemsOf(gone, 'gone', true)];
  const grouped = matrixOf(items, new Map());
  expect(grouped).toHaveLength(Math.min(items.length, MATRIX_MAX));
  expect(linesOf(grouped).flat().sort()).toEqual(items.map(({ path }) => path).sort());
  for (const { path, deleted } of grouped) {
    expect(new Set(path.split('\n').map((each) => each.startsWith('gone')))).toEqual(new Set([deleted === true]));
  }
});
