/** fixtures/invalid: each wrong file ends with its message and exit code 2, shows no stack, and leaves nothing behind. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, fixture, groundplan } from '../support/run.js';

interface Invalid {
  readonly file: string;
  readonly as: 'graph' | 'plan';
  readonly message: string;
}

const cases = JSON.parse(readFileSync(fixture('invalid/cases.json'), 'utf8')) as Invalid[];

const inputs = ({ file, as }: Invalid): string[] =>
  as === 'graph'
    ? ['--source', fixture(`invalid/${file}`)]
    : ['--planfile', fixture(`invalid/${file}`), '--graphfile', fixture('aws-minimal/graph.dot'), '--source', '.'];

test('the table names every wrong file', () => {
  const files = readdirSync(fixture('invalid')).filter((name) => name !== 'cases.json');
  expect(files.filter((name) => !cases.some(({ file }) => file === name))).toEqual([]);
});

test.each(cases.map((each) => [each.file, each.as, each] as const))('%s as a %s', async (_file, _as, each) => {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, 'architecture.svg'), 'from yesterday');
  const { code, out, err } = await groundplan(['draw', ...inputs(each)], { cwd });
  expect(err).toContain(each.message);
  expect(err).toMatch(/^error: /);
  expect(err).not.toMatch(/^\s+at /m);
  expect(err.trimEnd().split('\n').length).toBeGreaterThan(1);
  expect([code, out.length, readdirSync(cwd)]).toEqual([2, 0, ['architecture.svg']]);
  expect(readFileSync(join(cwd, 'architecture.svg'), 'utf8')).toBe('from yesterday');
});
