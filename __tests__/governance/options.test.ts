/** The table of options: what is made of it is fresh, and what it says is whole. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generated } from '../../scripts/build/tables.mjs';
import { INPUTS } from '../../src/action/inputs/table.js';
import { OUTPUTS } from '../../src/action/outputs.js';
import { createProgram } from '../../src/cli/main.js';
import { flagsOf, helpOf, longOf, rowsOf } from '../../src/cli/options.js';
import type { Row } from '../../src/option-row.js';
import { OPTIONS } from '../../src/options.js';
import { filesBelow } from '../support/files.js';
import { ROOT } from '../support/root.js';

const rows: readonly Row[] = OPTIONS;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

test.each([...generated({ INPUTS, OUTPUTS, flagsOf, helpOf, rowsOf, longOf, createProgram }, read)])(
  '%s is what the table makes (ACCEPT=1 writes it)',
  (path, content) => {
    if (process.env.ACCEPT === '1') writeFileSync(join(ROOT, path), content);
    expect(read(path)).toBe(content);
  },
);

test('the page of commands names no option that does not exist', () => {
  const page = read('docs/commands.md');
  const declared = new Set(rows.flatMap((row) => [longOf(row), ...(row.cli?.without ? [`--no-${row.name}`] : [])]));
  const named = new Set([...page.matchAll(/(?<![\w-])--[a-z][a-z_-]+/g)].map(([name]) => name));
  for (const known of ['--help', '--version']) named.delete(known);
  expect([...named].filter((name) => !declared.has(name))).toEqual([]);
});

test('help names every choice', () => {
  const silent = rows.flatMap((row) => {
    const ofAction = row.action?.choices ?? row.choices ?? [];
    const inAction = row.action?.help ?? row.help;
    return [
      ...(row.cli && row.choices ? row.choices.filter((name) => !row.help.includes(name)) : []),
      ...(row.action?.help ? ofAction.filter((name) => !/^(true|false)$/.test(name) && !inAction.includes(name)) : []),
    ].map((name) => `${row.name}: ${name}`);
  });
  expect(silent).toEqual([]);
});

test('a number says what would do', () => {
  const numbers = rows.filter(({ kind, cli }) => kind === 'number' && cli !== undefined);
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.filter(({ cli }) => cli?.example === undefined)).toEqual([]);
});

test.each(
  rows.flatMap(({ name, choices }) => (choices === undefined || choices.length < 2 ? [] : [{ name, choices }])),
)('the choices of $name stand in the table only', ({ choices }) => {
  const list = choices.map((choice) => `'${choice}'`);
  const copies = filesBelow('src', '.ts')
    .filter(({ path }) => path !== 'src/options.ts')
    .filter(({ text }) => [list, [...list].reverse()].some((names) => text.includes(`[${names.join(', ')}]`)));
  expect(copies.map(({ path }) => path)).toEqual([]);
});
