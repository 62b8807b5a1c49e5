import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { doctorOptions, drawOptions, graphdataOptions } from '../../src/cli/options.js';
import { ROOT } from '../support/root.js';

test('the page of commands documents every option, and no option that does not exist', () => {
  const page = readFileSync(join(ROOT, 'docs/commands.md'), 'utf8');
  const declared = new Set([...drawOptions(), ...graphdataOptions(), ...doctorOptions()].map((option) => option.long!));
  const named = new Set([...page.matchAll(/(?<![\w-])--[a-z][a-z_-]+/g)].map(([name]) => name));
  for (const known of ['--help', '--version']) named.delete(known);
  expect([...declared].filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name) => !declared.has(name))).toEqual([]);
});
