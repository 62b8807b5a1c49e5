/** What is tried where not everything is. */
import { CORPUS } from './corpus/index.js';
import { chosen, classOf, leaders } from './support/chosen.js';

const ROWS = CORPUS.flatMap(({ rows }) => rows);
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
