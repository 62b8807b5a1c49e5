import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { doctorOptions, drawOptions, graphdataOptions } from '../../src/cli/options.js';
import { ROOT } from '../support/root.js';

test('the README documents every option, and no option that does not exist', () => {
  // Options of other programs, in the lines that call them.
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8').replace(/^docker .*$/gm, '');
  const declared = new Set([...drawOptions(), ...graphdataOptions(), ...doctorOptions()].map((option) => option.long!));
  const named = new Set([...readme.matchAll(/(?<![\w-])--[a-z][a-z_-]+/g)].map(([name]) => name));
  for (const known of ['--help', '--version']) named.delete(known);
  expect([...declared].filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name) => !declared.has(name))).toEqual([]);
});
