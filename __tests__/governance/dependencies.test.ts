import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root.js';
import { PROGRAM } from '../support/run.js';
import { newTemporary } from '../support/temporary.js';

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
  const paths = [...PROGRAM, join(ROOT, 'dist/action.js')]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
    .matchAll(/^\/\/ (?:\S*\/)?node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm);
  const bundled = new Set([...paths].map(([, name]) => name!));
  // A package that is in the folder of another one, too.
  expect([...bundled]).toEqual(expect.arrayContaining(['commander', 'undici', 'minimatch', 'path-scurry']));
  expect([...bundled].filter((name) => !licences.includes(`\n${name} `))).toEqual([]);
});

test('a build says the same of packages where node_modules is a link', () => {
  const folder = newTemporary('groundplan-linked-');
  try {
    cpSync(join(ROOT, 'scripts/build'), join(folder, 'scripts/build'), { recursive: true });
    copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
    symlinkSync(realpathSync(join(ROOT, 'node_modules')), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'entry.js'), "require('readdir-glob');\n");
    const script = `
      const { bundle } = await import('./scripts/build/bundle.mjs');
      const { licences } = await import('./scripts/build/licences.mjs');
      const { text, inputs } = await bundle({ entry: 'entry.js' });
      console.log(JSON.stringify({ paths: text.match(/^\\/\\/ \\S+\\.js$/gm), licences: licences(inputs) }));`;
    const args = ['--input-type=module', '--eval', script];
    const output = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const { paths, licences } = JSON.parse(output) as { readonly paths: readonly string[]; readonly licences: string };
    expect(paths.filter((path) => !/^\/\/ (node_modules\/|entry\.js)/.test(path))).toEqual([]);
    expect(licences.match(/^(minimatch|balanced-match|brace-expansion) \d/gm)).toHaveLength(3);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('package-lock.json has the packages of all platforms, or npm ci refuses it: run scripts/lock-platforms.mjs', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const paths = Object.keys(packages);
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(wanted.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
});
