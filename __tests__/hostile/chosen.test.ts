/** What is tried where not everything is. */
import { IS_WHOLE } from '../support/long.js';
import { onlyIf } from '../support/tools.js';
import { CORPUS } from './corpus/index.js';
import { isForAction } from './runners/action.js';
import { ALL } from './support/bundle.js';
import { chosen, classOf, leaders } from './support/chosen.js';
import { isForCli, rowsOf, SHARE } from './support/division.js';

const ROWS = CORPUS.flatMap(({ rows }) => rows);
const whenDivided = onlyIf(!ALL, 'the division of the corpus, because every row is tried');
const CLASSES = new Set(ROWS.map(classOf));

test('each class of rows is in every run, with a third of its rows and one at least', () => {
  const few = chosen(ROWS, 3);
  expect(new Set(few.map(classOf))).toEqual(CLASSES);
  expect(leaders(ROWS).size).toBe(CLASSES.size);
  expect([...leaders(ROWS)].filter((row) => !few.includes(row))).toEqual([]);
  expect(few.length / ROWS.length).toBeGreaterThan(1 / 3);
  expect(few.length / ROWS.length).toBeLessThan(0.4);
});

test('a row that comes takes none of another class away', () => {
  const before = chosen(ROWS, 3);
  const more = chosen([{ name: 'a class of its own: a row', files: {} }, ...ROWS], 3);
  expect(more.slice(1)).toEqual(before);
});

test('names are told apart', () => {
  expect(new Set(ROWS.map(({ name }) => name)).size).toBe(ROWS.length);
});

whenDivided.it(
  'each row that is chosen is tried by the command line or the action, and each class by both in a whole run',
  () => {
    const rows = ROWS.filter(({ isHeavy }) => isHeavy !== true);
    const [cli, action] = [rows.filter(isForCli), rows.filter(isForAction)];
    const tried = new Set([...rowsOf('cli'), ...rowsOf('action')]);
    expect([...chosen(cli, SHARE), ...chosen(action, SHARE)].filter((row) => !tried.has(row))).toEqual([]);
    if (!IS_WHOLE) return;
    expect(new Set(rowsOf('cli').map(classOf))).toEqual(new Set(cli.map(classOf)));
    expect(new Set(rowsOf('action').map(classOf))).toEqual(new Set(action.map(classOf)));
  },
);
