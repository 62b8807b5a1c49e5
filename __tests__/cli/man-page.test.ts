/** The manual page, which is made from the table of options (governance/options.test.ts). */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { createProgram } from '../../src/cli/main.js';
import { longOf, rowsOf } from '../../src/cli/options.js';
import type { Command } from '../../src/option-row.js';
import { memoryIo } from '../support/memory-io.js';
import { ROOT } from '../support/root.js';
import { needs } from '../support/tools.js';

const page = readFileSync(join(ROOT, manifest.man), 'utf8');
const sections = new Map(page.split(/^\.SH /m).map((text) => [text.split('\n')[0]!.replaceAll('"', ''), text]));

test('npm installs it, with the version of the package', () => {
  expect(manifest.files).toContain(manifest.man);
  expect(page).toContain(`"groundplan ${manifest.version}"`);
});

test('each command has a section with its options', () => {
  const commands = createProgram(memoryIo(), String, String).commands.map((command) => command.name() as Command);
  for (const command of commands) {
    const text = sections.get(`GROUNDPLAN ${command.toUpperCase()}`)!.replaceAll('\\-', '-');
    for (const row of rowsOf(command)) expect(text).toContain(`.B ${longOf(row)}`);
  }
});

test('it names the exit codes of the documentation', () => {
  const named = [...sections.get('EXIT STATUS')!.matchAll(/^\.B (\d+)$/gm)].map(([, code]) => code);
  const table = readFileSync(join(ROOT, 'docs/exit-codes.md'), 'utf8').matchAll(/^\| (\d+) \|/gm);
  expect(named.sort()).toEqual([...table].map(([, code]) => code).sort());
});

needs('groff').it('groff reads it without a warning', () => {
  const { stdout, stderr } = spawnSync('groff', ['-man', '-ww', '-Tutf8', '-P-c', join(ROOT, manifest.man)], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  // Bold characters are printed twice, one on the other.
  expect(stdout.split(/.[\b]/u).join('')).toContain('--source <path>');
});
