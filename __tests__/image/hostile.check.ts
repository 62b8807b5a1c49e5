/** Hostile repositories in the image: of each class one, the same in every run. Outside of it more of them have run. */
import { CORPUS } from '../hostile/corpus/index.js';
import { tryOnCli } from '../hostile/runners/cli.js';
import { isForImage, startImage } from '../hostile/runners/image.js';
import { ALL, isInPart } from '../hostile/support/bundle.js';
import { leaders } from '../hostile/support/chosen.js';
import { inPairs } from '../hostile/support/pool.js';
import { harmed, tally } from '../hostile/support/verdict.js';

const ALL_ROWS = CORPUS.flatMap(({ rows }) => rows).filter(
  (row) => isForImage(row) && row.notOnCli === undefined && row.isForUntrustedOnly !== true,
);
const ROWS = (ALL ? ALL_ROWS : [...leaders(ALL_ROWS)]).filter(isInPart);
/** Pixels take longer than the rest: one of each table. */
const PAINTED = new Set(CORPUS.map(({ rows }) => ROWS.find((row) => rows.includes(row))));

test(`${ROWS.length} hostile repositories: nothing is got`, async () => {
  const tried = await inPairs(ROWS, (row) =>
    tryOnCli(
      { row, way: row.ways?.[0] ?? 'offline', formats: ALL || PAINTED.has(row) ? 'svg,png' : 'svg' },
      startImage,
    ),
  );
  process.stdout.write(`${tally('image', tried)}\n`);
  expect(harmed(tried)).toEqual([]);
  // Of an image that is not there, or does not start, nothing is got either.
  expect(tried.filter(({ code }) => code === 0).length / tried.length).toBeGreaterThan(1 / 3);
}, 900_000);
