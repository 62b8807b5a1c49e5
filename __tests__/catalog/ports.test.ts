/** Where types listen: tables as a whole. */
import { PORT_TABLES } from '../../src/catalog/ports/index.js';
import { TABLES } from '../../src/catalog/tables.js';

const TYPES = new Set(TABLES.flatMap((table) => Object.keys(table)));
const ROWS = PORT_TABLES.flatMap((table) => Object.entries(table));

test('every type is known, and in one table', () => {
  expect(ROWS.map(([type]) => type).filter((type) => !TYPES.has(type))).toEqual([]);
  expect(new Set(ROWS.map(([type]) => type)).size).toBe(ROWS.length);
});

test('of two beginnings of a text the longer one is asked first', () => {
  const hidden = ROWS.flatMap(([type, { by }]) =>
    (by?.ports ?? []).flatMap(([start], at) =>
      by?.ports.slice(0, at).some(([before]) => start.startsWith(before)) === true ? [`${type} ${start}`] : [],
    ),
  );
  expect(hidden).toEqual([]);
});

test('ports are ports, each said once', () => {
  const lists = ROWS.flatMap(([, { by, usual }]) => [
    ...(usual ? [usual] : []),
    ...(by?.ports.map(([, all]) => all) ?? []),
  ]);
  for (const list of lists) {
    expect(list.filter((port) => !Number.isInteger(port) || port < 1 || port > 65_535)).toEqual([]);
    expect(new Set(list).size).toBe(list.length);
  }
});
