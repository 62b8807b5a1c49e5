/** Hostile repositories in the image: a share of the corpus, the same in every run. */
import { CORPUS } from '../hostile/corpus/index.js';
import { tryOnCli } from '../hostile/runners/cli.js';
import { isForImage, startImage } from '../hostile/runners/image.js';
import { ALL } from '../hostile/support/bundle.js';
import { inPairs } from '../hostile/support/pool.js';
import { harmed, tally } from '../hostile/support/verdict.js';

const SHARE = 8;

const ROWS = CORPUS.flatMap(({ rows }) => rows)
  .filter((row) => isForImage(row) && row.notOnCli === undefined && row.isForStrangersOnly !== true)
  .filter((_, n) => ALL || n % SHARE === 0);

test(`${ROWS.length} hostile repositories: nothing is got`, async () => {
  const tried = await inPairs(ROWS, (row) => tryOnCli(row, row.ways?.[0] ?? 'offline', startImage));
  process.stdout.write(`${tally('image', tried)}\n`);
  expect(harmed(tried)).toEqual([]);
}, 900_000);
