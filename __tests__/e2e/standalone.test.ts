import { spawn } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { ICONS as icons } from '../support/icons.js';
import { ROOT } from '../support/root.js';
import { CLI, emptyFolder, fixture, groundplan } from '../support/run.js';

test('dist/cli.js alone in an empty folder draws SVG and PNG', async () => {
  const cwd = emptyFolder();
  const cli = join(cwd, 'cli.js');
  copyFileSync(CLI, cli);
  copyFileSync(fixture('aws-web-shop/plan.json'), join(cwd, 'plan.json'));
  const run = await groundplan(['draw', '--source', 'plan.json', '--format', 'svg,png'], {
    cwd,
    cli,
    env: { NODE_PATH: '' },
  });
  expect({ code: run.code, err: run.err }).toMatchObject({ code: 0 });
  expect(readdirSync(cwd).sort()).toEqual(['architecture.png', 'architecture.svg', 'cli.js', 'plan.json']);
});

test('icons are packed in dist/cli.js: none stands there as it is', () => {
  const cli = readFileSync(CLI, 'utf8');
  const shapes = Object.values(icons).flatMap(({ body }) => / d="([^"]{40,})"/.exec(body)?.[1] ?? []);
  expect(shapes.length).toBeGreaterThan(500);
  expect(shapes.filter((shape) => cli.includes(shape))).toEqual([]);
});

/** A download, and what Node reads before it runs a line. */
const LARGEST = 4_750_000;

test(`dist/cli.js has no more than ${LARGEST} bytes`, () => {
  expect(statSync(CLI).size).toBeLessThanOrEqual(LARGEST);
});

test('of packages that many runs do not reach, the code can be read in dist/cli.js: nothing is unpacked to be run', () => {
  expect(readFileSync(CLI, 'utf8')).not.toMatch(/compileFunction|new Function\(|runInThisContext/);
});

test('dist/cli.js can be run by its name', async () => {
  expect(readFileSync(CLI, 'utf8').startsWith('#!/usr/bin/env node\n')).toBe(true);
  expect(statSync(CLI).mode & 0o111).toBe(0o111);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect((await execa(CLI, ['--version'])).stdout).toBe(version);
});

test('a reader that goes away early is no error', async () => {
  const child = spawn(process.execPath, [
    CLI,
    'graphdata',
    '--source',
    fixture('aws-web-shop/plan.json'),
    '--outfile',
    '-',
    '--quiet',
  ]);
  child.stdout.destroy();
  let err = '';
  child.stderr.on('data', (data) => {
    err += data;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect({ code, err }).toEqual({ code: 0, err: '' });
});
