/** Where types listen: all rows as a whole. */
import { ROWS as ALL } from '../support/rows.js';

const ROWS = ALL.flatMap(([type, { listens }]) => (listens === undefined ? [] : [[type, listens] as const]));

test('types of all clouds say where they listen', () => {
  expect(ROWS.length).toBeGreaterThan(70);
});

test('of two beginnings of a text the longer one is asked first', () => {
  const hidden = ROWS.flatMap(([type, { portsByPrefix }]) =>
    (portsByPrefix?.ports ?? []).flatMap(([start], at) =>
      portsByPrefix?.ports.slice(0, at).some(([before]) => start.startsWith(before)) === true
        ? [`${type} ${start}`]
        : [],
    ),
  );
  expect(hidden).toEqual([]);
});

test('ports are ports, each said once', () => {
  const lists = ROWS.flatMap(([, { portsByPrefix, defaultPorts }]) => [
    ...(defaultPorts ? [defaultPorts] : []),
    ...(portsByPrefix?.ports.map(([, all]) => all) ?? []),
  ]);
  for (const list of lists) {
    expect(list.filter((port) => !Number.isInteger(port) || port < 1 || port > 65_535)).toEqual([]);
    expect(new Set(list).size).toBe(list.length);
  }
});
