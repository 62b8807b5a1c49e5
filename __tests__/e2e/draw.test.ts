import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, fixture, groundplan } from '../support/run.js';

const PLAN = fixture('aws-web-shop/plan.json');
const GRAPH = fixture('one-node/graph.json');
const PNG_SIGNATURE = '89504e470d0a1a0a';

test('a plan alone becomes architecture.svg, and the run accounts for every resource', async () => {
  const cwd = emptyFolder();
  const { code, out, err } = await groundplan(['draw', '--source', PLAN], { cwd });
  expect([code, out.length, readdirSync(cwd)]).toEqual([0, 0, ['architecture.svg']]);
  expect(readFileSync(join(cwd, 'architecture.svg'), 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  const [, total, drawn, folded, hidden] = /^(\d+) resources?: (\d+) drawn, (\d+) folded, (\d+) hidden$/m
    .exec(err)!
    .map(Number);
  expect(drawn! + folded! + hidden!).toBe(total);
  expect(drawn).toBeGreaterThan(10);
  expect(err).toMatch(/^wrote architecture\.svg$/m);
});

test('a plan with its graph file and source', async () => {
  const cwd = emptyFolder();
  const graphfile = fixture('aws-web-shop/graph.dot');
  const { code } = await groundplan(
    [
      'draw',
      '--planfile',
      PLAN,
      '--graphfile',
      graphfile,
      '--source',
      '.',
      '--format',
      'svg,png',
      '--outfile',
      'a.png',
      '--quiet',
    ],
    { cwd },
  );
  expect([code, readdirSync(cwd).sort()]).toEqual([0, ['a.png', 'a.svg']]);
});

test.each(['png', 'svg'])('%s on stdout is the picture and nothing else', async (format) => {
  const cwd = emptyFolder();
  const { code, out, err } = await groundplan(
    ['draw', '--source', GRAPH, '--format', format, '--outfile', '-', '--quiet'],
    { cwd },
  );
  expect([code, err, readdirSync(cwd)]).toEqual([0, '', []]);
  if (format === 'png') expect(out.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  else expect(out.toString('utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
});

test('--scale decides the pixels of the PNG', async () => {
  const widthAt = async (scale: string) => {
    const { out } = await groundplan([
      'draw',
      '--source',
      GRAPH,
      '--format',
      'png',
      '--outfile',
      '-',
      '--scale',
      scale,
    ]);
    return out.readUInt32BE(16);
  };
  const [once, twice] = [await widthAt('1'), await widthAt('2')];
  expect(Math.abs(twice - 2 * once)).toBeLessThanOrEqual(1);
});

test('--title is in the picture, escaped', async () => {
  const { out } = await groundplan(['draw', '--source', GRAPH, '--outfile', '-', '--title', 'Shop <& more>']);
  expect(out.toString('utf8')).toContain('Shop &lt;&amp; more');
});

test('--no-modules takes the module boxes away', async () => {
  const plan = fixture('aws-modules/plan.json');
  const [boxed, plain] = await Promise.all([
    groundplan(['draw', '--source', plan, '--outfile', '-', '--modules', 'all']),
    groundplan(['draw', '--source', plan, '--outfile', '-', '--no-modules']),
  ]);
  expect(boxed.code).toBe(0);
  expect(plain.code).toBe(0);
  expect(boxed.out.equals(plain.out)).toBe(false);
});

test('a picture is replaced, its neighbours are not touched', async () => {
  const cwd = emptyFolder();
  mkdirSync(join(cwd, 'docs'));
  writeFileSync(join(cwd, 'docs/a.svg'), 'old');
  writeFileSync(join(cwd, 'docs/b.svg'), 'other');
  const { code } = await groundplan(['draw', '--source', GRAPH, '--outfile', 'docs/a.svg'], { cwd });
  expect([code, readdirSync(join(cwd, 'docs'))]).toEqual([0, ['a.svg', 'b.svg']]);
  expect(readFileSync(join(cwd, 'docs/a.svg'), 'utf8')).toContain('<svg');
  expect(readFileSync(join(cwd, 'docs/b.svg'), 'utf8')).toBe('other');
});

test.each([
  [['--source', 'none.json'], 'error: --source none.json: there is no such file'],
  [['--source', '.'], 'error: No resources found'],
  [['--source', 'https://git.example/x.git//../infra'], 'https://git.example/x.git'],
  [['--planfile', 'plan.json'], 'error: --planfile requires --graphfile and --source'],
  [['--source', GRAPH, '--format', 'gif'], 'error: unknown value gif for --format'],
  [['--source', GRAPH, '--outfile', 'none/a.svg'], 'its directory does not exist'],
  [['--source', GRAPH, '--outfile', '.'], 'is a directory'],
  [['--source', GRAPH, '--outfile', 'docs/', '--format', 'png'], 'is a directory'],
  [['--soruce', GRAPH], 'Did you mean --source?'],
  [[], 'error: --source is required'],
])('%j: exit 2 and nothing written', async (args, message) => {
  const cwd = emptyFolder();
  const { code, out, err } = await groundplan(['draw', ...args], { cwd });
  expect(err).toContain(message);
  expect([code, out.length, readdirSync(cwd)]).toEqual([2, 0, []]);
});
