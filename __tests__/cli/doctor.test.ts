import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../src/cli/main.js';
import * as messages from '../../src/cli/messages.js';
import { resultStore } from '../../src/platform/cache/store.js';
import type { Io, RunResult } from '../../src/platform/io.js';
import { nodeFiles, nodeIo } from '../../src/platform/node.js';
import { memoryIo } from '../support/memory-io.js';
import { newTemporary } from '../support/temporary.js';

const says = (stdout: string, stderr = '', code = 0): RunResult => ({ end: 'exit', code, stdout, stderr });

const ALL: Record<string, RunResult> = {
  terraform: says('Terraform v1.11.4\non linux_amd64\n'),
  tofu: says('OpenTofu v1.9.0\n'),
  git: says('git version 2.39.5 (Apple Git-154)\n'),
  terragrunt: says('terragrunt version v0.77.0\n'),
  dot: says('', 'dot - graphviz version 2.43.0 (0)\n'),
  python3: says('Python 3.11.7\n'),
  docker: says('Docker version 27.1.1, build 6312585\n'),
};

interface Check {
  name: string;
  state: string;
  version: string | null;
  purpose: string;
  remedy: string | null;
}

function machine(programs: Record<string, RunResult>, overrides: Partial<Io> = {}) {
  const run: Io['run'] = async (command) => programs[command] ?? { end: 'missing' };
  return memoryIo({}, { run, ...overrides });
}

async function checks(programs: Record<string, RunResult>, overrides: Partial<Io> = {}): Promise<Map<string, Check>> {
  const io = machine(programs, overrides);
  expect(await main(['doctor', '--json'], io)).toBe(0);
  const said = JSON.parse(io.out()) as { groundplan: string; checks: Check[] };
  expect(said.groundplan).toMatch(/^\d+\.\d+\.\d+/);
  return new Map(said.checks.map((check) => [check.name, check]));
}

test('an installed program has its version and no remedy', async () => {
  const found = await checks(ALL);
  expect([...found.values()].map(({ name, state, version }) => [name, state, version])).toEqual([
    ['Terraform', 'found', '1.11.4'],
    ['OpenTofu', 'found', '1.9.0'],
    ['Git', 'found', '2.39.5'],
    ['Terragrunt', 'found', '0.77.0'],
    ['Graphviz (dot)', 'found', '2.43.0'],
    ['Python', 'found', '3.11.7'],
    ['Docker', 'found', '27.1.1'],
    [messages.DRAWING, 'found', null],
    [messages.RASTERISER, 'found', messages.BUNDLED],
    [messages.CACHE, 'found', messages.CACHE_EMPTY],
  ]);
  for (const name of ['Terraform', 'Git', 'Python']) expect(found.get(name)!.remedy).toBeNull();
});

test('missing programs are not a failure: each has its purpose and a remedy', async () => {
  const found = await checks({});
  for (const name of ['Terraform', 'OpenTofu', 'Git', 'Terragrunt', 'Graphviz (dot)', 'Python', 'Docker']) {
    expect(found.get(name)).toMatchObject({ state: 'missing', version: null });
    expect(found.get(name)!.purpose).not.toBe('');
    expect(found.get(name)!.remedy).toMatch(/\.$/);
  }
});

test.each([
  ['terraform', 'Terraform', 'Terraform v0.15.5', 'too old', '0.15.5'],
  ['python3', 'Python', 'Python 3.9.19', 'too old', '3.9.19'],
  ['python3', 'Python', 'Python 2.7.18', 'too old', '2.7.18'],
  ['python3', 'Python', 'Python 3.10.0rc1', 'found', '3.10.0rc1'],
  ['python3', 'Python', 'Python 4.0.0', 'found', '4.0.0'],
  ['dot', 'Graphviz (dot)', 'dot - graphviz version 2.38.0', 'too old', '2.38.0'],
  ['dot', 'Graphviz (dot)', 'dot - graphviz version 12.2.1~dev', 'found', '12.2.1~dev'],
])('%s: %s that says %p is %s', async (command, name, words, state, version) => {
  expect((await checks({ ...ALL, [command]: says(words) })).get(name)).toMatchObject({ state, version });
});

test.each([
  ['that fails', says('', 'No version is set for command terraform', 126)],
  ['that is another program', says('mars 1.0')],
  ['that hangs', { end: 'time-out' } as const],
  ['that cannot be started', { end: 'unusable', reason: 'EACCES' } as const],
  ['that dies', { end: 'signal', signal: 'SIGSEGV', stdout: '', stderr: '' } as const],
])('a program %s is broken', async (_, terraform) => {
  expect((await checks({ ...ALL, terraform })).get('Terraform')).toMatchObject({ state: 'broken', version: null });
});

test('an installed native rasteriser is listed', async () => {
  const native = {
    Resvg: class {
      render = () => ({ asPng: () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47) });
    },
  };
  const found = await checks(ALL, { installed: () => native });
  expect(found.get(messages.RASTERISER)).toMatchObject({ version: messages.NATIVE, remedy: null });
  expect((await checks(ALL)).get(messages.RASTERISER)!.remedy).toContain('@resvg/resvg-js@');
});

test('the cache is measured; links are not followed', async () => {
  const home = newTemporary('groundplan-home-');
  mkdirSync(join(home, '.groundplan/git/a'), { recursive: true });
  writeFileSync(join(home, '.groundplan/git/a/one'), Buffer.alloc(1_500_000));
  writeFileSync(join(home, '.groundplan/two'), 'x');
  symlinkSync('/', join(home, '.groundplan/everything'));
  const { list, sizeOf } = nodeIo();
  const found = await checks(ALL, { home, list, sizeOf });
  expect(found.get(messages.CACHE)!.version).toBe(messages.cacheIs('1.5', 2));
});

test('the text has a line or more for each check, on stdout', async () => {
  const io = machine({ ...ALL, dot: { end: 'missing' } });
  expect(await main(['doctor'], io)).toBe(0);
  expect(io.err()).toBe('');
  const lines = io.out().split('\n');
  expect(lines[0]).toMatch(/^groundplan \d/);
  expect(lines).toContain('  found    Terraform          1.11.4');
  expect(lines).toContain('  missing  Graphviz (dot)     for --layout dot');
  expect(lines).toContain(messages.belowThirdColumn(messages.DOT_DO));
  expect(lines.at(-2)).toBe(messages.ALL_WELL);
});

test('without Terraform and OpenTofu the last line says what still works', async () => {
  const io = machine({ git: ALL.git! });
  expect(await main(['doctor'], io)).toBe(0);
  expect(io.out().split('\n').at(-2)).toBe(messages.NO_ENGINE);
});

test('the exit code is 1 if groundplan cannot draw', async () => {
  const io = machine(ALL, {
    installed: () => ({
      Resvg: class {
        render = () => ({ asPng: () => Uint8Array.of(1, 2, 3, 4) });
      },
    }),
  });
  expect(await main(['doctor'], io)).toBe(1);
  expect(io.err()).toContain(messages.SELF_BROKEN);
  expect(io.out()).toContain('  broken   icons and font');
  expect(io.out()).toContain('  found    Terraform');
});

test('results of earlier runs have a line, and --clear-cache deletes them before', async () => {
  const home = newTemporary('groundplan-doctor-');
  const results = resultStore(home, 'test', nodeFiles);
  await results.write('a'.repeat(40), 'b'.repeat(64), new Uint8Array(1_500_000));
  expect((await checks(ALL, { results })).get(messages.RESULTS)).toMatchObject({
    state: 'found',
    version: messages.resultsAre(1, '1.5'),
  });
  const io = machine(ALL, { results });
  expect(await main(['doctor', '--clear-cache'], io)).toBe(0);
  expect(io.err()).toContain(messages.resultsCleared(1, '1.5'));
  expect(io.out()).toContain(messages.resultsAre(0, '0.0'));
  expect(await results.summary()).toEqual({ entries: 0, bytes: 0 });
});
