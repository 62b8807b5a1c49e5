import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root.js';
import { PROGRAM } from '../support/run.js';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string> | undefined>;

test('the package needs nothing at run time: everything is in the bundle', () => {
  expect(Object.keys(manifest).filter((name) => /(?<!dev)dependencies$/i.test(name))).toEqual([]);
});

test('every dependency has its reason in docs/decisions/dependencies.md, and an exact version', () => {
  const rows = read('docs/decisions/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|')[1]!);
  const reasoned = rows.flatMap((cell) => cell.split(',').map((name) => name.trim().replace(/ \d+$/, '')));
  const named = Object.entries(manifest.devDependencies!);
  expect(named.filter(([name]) => !reasoned.includes(name))).toEqual([]);
  expect(named.filter(([, version]) => !/^(npm:[a-z]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('every bundled package has its licence in dist/LICENSES.txt', () => {
  const licences = read('dist/LICENSES.txt');
  const bundled = new Set(
    [
      ...PROGRAM.map((path) => readFileSync(path, 'utf8'))
        .join('\n')
        .matchAll(/^\/\/ node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm),
    ].map(([, name]) => name!),
  );
  expect([...bundled]).toEqual(expect.arrayContaining(['commander', 'undici']));
  expect([...bundled].filter((name) => !licences.includes(`\n${name} `))).toEqual([]);
});

test('package-lock.json has the packages of all platforms, or npm ci refuses it: run scripts/lock-platforms.mjs', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const paths = Object.keys(packages);
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(wanted.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
});
