import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { filesBelow, type TextFile } from '../support/files.js';
import { ROOT } from '../support/root.js';

interface Job {
  readonly env?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly run?: string }[];
}

const read = (path: string): TextFile => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });
const pages = () => [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', '.ci/run']
    .filter((path) => existsSync(join(ROOT, path)))
    .map(read),
  ...filesBelow('docs', '.md'),
  ...filesBelow('fixtures', 'README.md'),
];
const { scripts } = JSON.parse(read('package.json').text) as { scripts: Record<string, string> };

test('every npm script that a page names exists', () => {
  const named = pages().flatMap(({ path, text }) =>
    [...text.matchAll(/npm (?:run )?([a-z][a-z-]*)/g)].map(([command, name]) => ({ path, command, name: name! })),
  );
  const OTHERS = new Set([
    'ci',
    'install',
    'pack',
    'publish',
    'view',
    'audit',
    'run',
    'only',
    'packages',
    'package',
    'scripts',
    'script',
  ]);
  const missing = named.filter(({ name }) => !OTHERS.has(name) && !(name in scripts));
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});

test('every link inside the pages leads to a file', () => {
  const broken = pages().flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)|src="(?!https?:)([^"]+)"/g)]
      .map(([, link, image]) => (link ?? image)!)
      .filter((link) => !existsSync(join(ROOT, path, '..', link)))
      .map((link) => `${path} -> ${link}`),
  );
  expect(broken).toEqual([]);
});

test("no page names a folder of somebody's machine", () => {
  expect(
    pages()
      .filter(({ text }) => /\/(home|work|Users|root)\//.test(text))
      .map(({ path }) => path),
  ).toEqual([]);
});

test('CI runs the command that the README gives for the tests', () => {
  const command = 'npm ci && npm test';
  expect(read('README.md').text.split('\n')).toContain(command);
  expect(read('.ci/run').text.split('\n')).toContain(command);
});

test('every test file runs in .ci/run, and everything in CI', () => {
  expect(read('.ci/run').text.split('\n')).toContain('export GROUNDPLAN_LONG=1');
  for (const name of ['ci', 'nightly']) {
    const { jobs } = parse(read(`.github/workflows/${name}.yml`).text) as { jobs: Readonly<Record<string, Job>> };
    const testing = Object.values(jobs).filter(({ steps }) => steps.some(({ run = '' }) => /npm test|jest/.test(run)));
    expect(testing).toHaveLength(2);
    for (const { env } of testing) expect(env).toMatchObject({ GROUNDPLAN_LONG: 'all' });
  }
});
