/**
 * Two versions of code as pull requests have them, fixtures/changes: what the comment says and shows of each, as the action
 * draws it. `npm run accept` rewrites the expected outputs; look at the pictures.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from '../../src/diagram/draw.js';
import type { Source } from '../../src/diagram.js';
import { type Difference, difference, writeReport } from '../../src/differences.js';
import { nodeIo } from '../../src/platform/node.js';
import { COMMENT_FOCUS } from '../../src/pull-request/limits.js';
import { expectGolden } from '../support/golden.js';
import { HANG_SECONDS } from '../support/limits.js';
import { ROOT } from '../support/root.js';
import { countedIn, drawnSigns, explainedSigns, inWords, outlinesWithoutRow } from '../support/signs.js';

const FOLDER = join(ROOT, 'fixtures/changes');
const NAMES = readdirSync(FOLDER, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .sort();

test('every pair is in the README, and the README names no other', () => {
  const listed = readFileSync(join(FOLDER, 'README.md'), 'utf8').matchAll(/^\| `([a-z0-9-]+)` \|/gm);
  expect([...listed].map(([, name]) => name)).toEqual(NAMES);
});

const planning = {
  planner: 'static',
  engine: 'auto',
  workspace: null,
  varFiles: [],
  seconds: HANG_SECONDS,
  debug: null,
} as const;

function sideOf(pair: string, side: 'before' | 'after'): Source | null {
  const directory = join(FOLDER, pair, side);
  if (!existsSync(directory)) return null;
  return { is: 'code', code: { name: `${pair}/${side}`, directory, repository: FOLDER, planning }, title: pair };
}

const drawn = (pair: string): Promise<Difference> =>
  difference(
    {
      ...{ before: sideOf(pair, 'before'), after: sideOf(pair, 'after'), mayBeEmpty: true },
      ...{ detail: 'normal', annotations: null, view: { simplified: false, overview: true }, title: null },
      ...{ names: { before: 'main', after: pair }, ...COMMENT_FOCUS },
      drawing: { formats: ['svg'], themes: ['light'], scale: null, modules: 'auto', layout: 'nested' },
    },
    nodeIo(),
  );

test.each(NAMES)('%s', async (pair) => {
  const { report, pictures, presentation } = await drawn(pair);
  const layout = await layOut(presentation);
  expect(explainedSigns(layout)).toEqual(drawnSigns(layout));
  expect(countedIn(layout)).toEqual(inWords(report.counts));
  expect(outlinesWithoutRow(layout, report)).toEqual([]);
  const golden = (ending: string, text: string) => expectGolden(join(FOLDER, pair, `expected.${ending}`), text);
  golden('json', await writeReport(report, 'json'));
  golden('md', await writeReport(report, 'markdown'));
  golden('svg', String(pictures[0]?.content));
});
