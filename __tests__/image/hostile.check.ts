/**
 * Hostile repositories in the image: of each table one, and of each class one in a whole run. The bundle is the one that has met
 * more of them outside; what differs is the machine around it.
 */
import { CORPUS } from '../hostile/corpus/index.js';
import { tryOnCli } from '../hostile/runners/cli.js';
import { isForImage, startImage } from '../hostile/runners/image.js';
import { ALL, isInPart } from '../hostile/support/bundle.js';
import { leaders } from '../hostile/support/chosen.js';
import { inPairs } from '../hostile/support/pool.js';
import { harmed, tally } from '../hostile/support/verdict.js';
import { IS_WHOLE } from '../support/long.js';

const ALL_ROWS = CORPUS.flatMap(({ rows }) => rows).filter(
  (row) => isForImage(row) && row.notOnCli === undefined && row.isForUntrustedOnly !== true,
);
const OF_CLASSES = [...leaders(ALL_ROWS)];
/** Of each table one. Pixels take longer than the rest, and only these become any. */
const OF_TABLES = new Set(CORPUS.flatMap(({ rows }) => OF_CLASSES.find((row) => rows.includes(row)) ?? []));
const ROWS = (ALL ? ALL_ROWS : IS_WHOLE ? OF_CLASSES : [...OF_TABLES]).filter(isInPart);

test(`${ROWS.length} hostile repositories: nothing is got`, async () => {
  const tried = await inPairs(ROWS, (row) =>
    tryOnCli(
      { row, way: row.ways?.[0] ?? 'offline', formats: ALL || OF_TABLES.has(row) ? 'svg,png' : 'svg' },
      startImage,
    ),
  );
  process.stdout.write(`${tally('image', tried)}\n`);
  expect(harmed(tried)).toEqual([]);
  // Of an image that is not there, or does not start, nothing is got either.
  expect(tried.filter(({ code }) => code === 0).length / tried.length).toBeGreaterThan(1 / 3);
}, 900_000);
