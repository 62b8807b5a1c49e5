import { spawn } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { ICONS as icons } from '../support/icons.js';
import { ROOT } from '../support/root.js';
import { CLI, copyProgram, emptyFolder, fixture, groundplan, PROGRAM } from '../support/run.js';

const NOWHERE = { NODE_PATH: '' };

test('dist/cli.js and its parts in a folder of their own draw SVG and PNG', async () => {
  const cli = copyProgram(emptyFolder());
  const cwd = emptyFolder();
  copyFileSync(fixture('aws-web-shop/plan.json'), join(cwd, 'plan.json'));
  const run = await groundplan(['draw', '--source', 'plan.json', '--format', 'svg,png'], { cwd, cli, env: NOWHERE });
  expect({ code: run.code, err: run.err }).toMatchObject({ code: 0 });
  expect(readdirSync(cwd).sort()).toEqual(['architecture.png', 'architecture.svg', 'plan.json']);
});

test('the first file knows the commands by itself, and with three more it draws a graph file of one cloud: the others are not read', async () => {
  const alone = copyProgram(emptyFolder(), []);
  expect(await groundplan(['draw', '--help'], { cli: alone })).toMatchObject({ code: 0, err: '' });
  const cwd = emptyFolder();
  const cli = copyProgram(emptyFolder(), ['start.js', 'picture.js', 'aws.js']);
  const drawn = await groundplan(['draw', '--source', fixture('web-stack-40/graph.json')], { cwd, cli });
  expect(drawn).toMatchObject({ code: 0 });
  const whole = await groundplan(['draw', '--source', fixture('web-stack-40/graph.json'), '--outfile', '-']);
  expect(whole.out.toString('utf8').trim()).toBe(readFileSync(join(cwd, 'architecture.svg'), 'utf8').trim());
  // What is not there is missed.
  const plan = await groundplan(['draw', '--source', fixture('aws-web-shop/plan.json')], { cwd, cli });
  expect(plan.err).toContain('Cannot find module');
});

test('a module is in one file: an error that one file throws is of a class that the others know', () => {
  // The bundler may name a module twice in a file: what it declares, and what it does.
  const modules = PROGRAM.flatMap((path) => [
    ...new Set(readFileSync(path, 'utf8').match(/^\/\/ (?:src|node_modules)\/\S+$/gm)),
  ]);
  expect(modules.length).toBeGreaterThan(500);
  expect(modules.filter((module, i) => modules.indexOf(module) !== i)).toEqual([]);
});

test('icons are packed in the program: none stands there as it is', () => {
  const texts = PROGRAM.map((path) => readFileSync(path, 'utf8'));
  const shapes = Object.values(icons).flatMap(({ body }) => / d="([^"]{40,})"/.exec(body)?.[1] ?? []);
  expect(shapes.length).toBeGreaterThan(500);
  expect(shapes.filter((shape) => texts.some((text) => text.includes(shape)))).toEqual([]);
});

/**
 * A download; 0.3 MB of it say which changes replace a resource, 0.2 MB shape text in given fonts, and 0.1 MB read tar archives and
 * draw.io files (docs/decisions/0007-libraries.md): all are read only if needed. The relations that attributes state and the networks
 * of sixteen further clouds, with their icons, take 40 kB; estates of several root modules take 100 kB, kept results
 * 90 kB and the questions and the list of undrawn resources of the page 35 kB. It grew by 255 kB with own icons, edits of draw.io
 * files, `--watch` and the levels of a page, most of it in parts of their own; and by 60 kB with the effects of blocks, the
 * roles that contain others, and what the page says about a change; and by 125 kB with captions of changed parts, root modules
 * that read from changed ones, and six more files, so that none is loaded for one function; and by 75 kB with the
 * defaults of 1,608 attributes, which are read for comparisons, routes, and templates that are known in part; and by 38 kB with
 * a row for each resource that changes, and with marks in the picture for all that the report names; and by 80 kB with the
 * defaults of Azure and Google, and with the rules of their earlier versions, which are read for comparisons; and by
 * 100 kB with what new and removed resources do, what the code leaves open, and members of computed collections; and by
 * 100 kB with the rules of web firewalls, rights on keys, and the targets of DNS records; and by 50 kB with the ends of network
 * rules, the permissions of custom roles, and the kinds of parts.
 */
const LARGEST = 7_600_000;
/**
 * What Node reads before it draws a graph file of the cloud with the most types; 29 kB of it decide whether a kept result is enough.
 * It grew by 56 kB with groups, colours and icons of annotation files, numbered steps, and names of root modules,
 * by 20 kB with looked-up services and settled icons, by 50 kB with captions of changed parts, by 7 kB with what joins
 * two resources, and by 24 kB with marks for all that a report names, and with what the list of root modules needs, and by 13 kB
 * with a sign for each changed part, by 30 kB with the captions of both revisions and the rules of web firewalls, and by 20 kB with
 * the kinds of small parts and the ends of network rules.
 */
const LARGEST_DRAWING = 1_840_000;

/** The part that a client of the Model Context Protocol starts, and nobody else reads; a third of it is zod. */
const LARGEST_SERVER = 565_000;
const isServer = (path: string): boolean => path.endsWith('/mcp.js');

const sizeOf = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + statSync(path).size, 0);

test(`dist/cli.js and its parts have no more than ${LARGEST} bytes, those that draw a graph file ${LARGEST_DRAWING}`, () => {
  expect(sizeOf(PROGRAM.filter((path) => !isServer(path)))).toBeLessThanOrEqual(LARGEST);
  expect(sizeOf(PROGRAM.filter(isServer))).toBeLessThanOrEqual(LARGEST_SERVER);
  expect(sizeOf(PROGRAM.filter((path) => /(cli|start|picture|aws)\.js$/.test(path)))).toBeLessThanOrEqual(
    LARGEST_DRAWING,
  );
});

test('of packages that many runs do not reach, the code can be read: nothing is unpacked to be run', () => {
  const text = PROGRAM.map((path) => readFileSync(path, 'utf8')).join('\n');
  expect(text).not.toMatch(/compileFunction|new Function\(|runInThisContext/);
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
