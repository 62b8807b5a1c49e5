import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { portion } from '../support/long.js';
import { CLI, emptyFolder, fixture, groundplan } from '../support/run.js';
import { needs } from '../support/tools.js';

const NO_ENGINE = { PATH: '/nowhere' };
const withTerraform = needs('terraform');

/** Everything below a folder: names, sizes, times of the last change. */
const listing = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .sort();

const copyOf = (name: string): string => {
  const folder = emptyFolder();
  cpSync(fixture(name), folder, { recursive: true });
  return folder;
};

const graphOf = async (...args: string[]) => {
  const { code, out, err } = await groundplan(['graphdata', ...args, '--outfile', '-']);
  expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
  return out.toString('utf8');
};

/** Code of all three clouds. __tests__/planning/code-and-plan.test.ts has more, in its process. */
const CODE = fixture('multi-cloud');

/** The graph of the plan with its code. */
const graphOfPlan = (): Promise<string> =>
  graphOf('--planfile', join(CODE, 'plan.json'), '--graphfile', join(CODE, 'graph.dot'), '--source', CODE);

/** Milliseconds after which a run gets a signal. */
const DELAYS = [100, 300, 500, 700, 900, 1200];

withTerraform.describe('code planned with played providers', () => {
  test('it is the graph of its plan, and nothing in it changes', async () => {
    const before = listing(CODE);
    expect(await graphOf('--source', CODE, '--planner', 'offline')).toBe(await graphOfPlan());
    expect(listing(CODE)).toEqual(before);
  });

  test('the default plans it, and says what came of it', async () => {
    const cwd = emptyFolder();
    const { code, err } = await groundplan(['draw', '--source', fixture('aws-web-shop')], { cwd });
    expect([code, err]).toEqual([0, '51 resources: 27 drawn, 24 folded, 0 hidden\nwrote architecture.svg']);
    // What has drawn it is said in its first tag.
    const drawn = readFileSync(join(cwd, 'architecture.svg'), 'utf8').replace(/ data-groundplan="[^"]*"/, '');
    expect(drawn).toBe(readFileSync(fixture('aws-web-shop/expected.svg'), 'utf8'));
  });

  test('variables and workspaces reach the plan', async () => {
    const folder = emptyFolder();
    writeFileSync(
      join(folder, 'main.tf'),
      'variable "n" {}\nresource "aws_sqs_queue" "q" {\n  for_each = toset(split(",", var.n))\n  name = each.key\n}\n',
    );
    writeFileSync(join(folder, 'a.tfvars'), 'n = "x"');
    writeFileSync(join(folder, 'b.tfvars'), 'n = "x,y"');
    const args = [
      '--source',
      folder,
      '--workspace',
      'prod',
      '--varfile',
      join(folder, 'a.tfvars'),
      '--varfile',
      join(folder, 'b.tfvars'),
    ];
    expect(Object.keys(JSON.parse(await graphOf(...args)))).toEqual(['aws_sqs_queue.q["x"]', 'aws_sqs_queue.q["y"]']);
    const { err } = await groundplan(['draw', ...args, '--debug', '--outfile', 'o.svg']);
    expect(err).toContain('wrote tfdata.json');
  });

  test('debug data draws again', async () => {
    const cwd = emptyFolder();
    const first = await groundplan(['graphdata', '--source', fixture('aws-modules'), '--debug'], { cwd });
    expect([first.code, readdirSync(cwd)]).toEqual([0, ['architecture.json', 'tfdata.json']]);
    const data = JSON.parse(readFileSync(join(cwd, 'tfdata.json'), 'utf8')) as { graphdict: object; meta_data: object };
    expect(Object.keys(data.meta_data)).toEqual(Object.keys(data.graphdict));
    await groundplan(['graphdata', '--source', 'tfdata.json', '--outfile', 'again.json'], { cwd });
    expect(readFileSync(join(cwd, 'again.json'), 'utf8')).toBe(readFileSync(join(cwd, 'architecture.json'), 'utf8'));
    const options = ['--simplified', '--theme', 'dark'];
    await groundplan(['draw', '--source', fixture('aws-modules'), '--outfile', 'first.svg', ...options], { cwd });
    await groundplan(['draw', '--source', 'tfdata.json', '--outfile', 'again.svg', ...options], { cwd });
    expect(readFileSync(join(cwd, 'again.svg'), 'utf8')).toBe(readFileSync(join(cwd, 'first.svg'), 'utf8'));
  });

  test('a folder of a repository', async () => {
    const repository = emptyFolder();
    cpSync(fixture('aws-modules'), join(repository, 'infra'), { recursive: true });
    const git = (...args: string[]) => spawnSync('git', args, { cwd: repository, encoding: 'utf8' });
    git('init', '--quiet');
    git('add', '.');
    expect(git('-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '--quiet', '-m', 'x').status).toBe(0);
    const home = emptyFolder();
    const run = (source: string) =>
      groundplan(['graphdata', '--source', source, '--outfile', '-'], { env: { HOME: home } });
    const found = await run(`file://${repository}//infra`);
    expect(found.out.toString('utf8')).toBe(await graphOf('--source', fixture('aws-modules')));
    const missing = await run(`file://${repository}//infra?ref=none`);
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('Failed to clone repository')]);
  });

  test('what is broken is said, and drawn as far as it goes', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'main.tf'), 'resource "aws_vpc" "a" {\n  cidr_block = nothing\n}\n');
    const drawn = await groundplan(['draw', '--source', folder]);
    expect([drawn.code, drawn.err]).toEqual([
      0,
      expect.stringMatching(/^WARNING: .*main\.tf:2.*falling back to static analysis/m),
    ]);
    const asked = await groundplan(['draw', '--source', folder, '--planner', 'offline']);
    expect([asked.code, asked.err]).toEqual([4, expect.stringContaining('main.tf:2')]);
    expect(asked.err).not.toContain(folder);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s at any time leaves no process, no temporary file and the code as it was',
    async (signal) => {
      for (const delay of portion(DELAYS, 2)) {
        const source = copyOf('aws-modules');
        const temporary = emptyFolder();
        const before = listing(source);
        const child = execa(process.execPath, [CLI, 'draw', '--source', source, '--outfile', '/dev/null', '--quiet'], {
          cwd: emptyFolder(),
          env: { TMPDIR: temporary },
          reject: false,
        });
        await wait(delay);
        child.kill(signal);
        await child;
        expect(listing(source)).toEqual(before);
        expect(readdirSync(temporary)).toEqual([]);
        expect(spawnSync('pgrep', ['-f', temporary], { encoding: 'utf8' }).stdout).toBe('');
      }
    },
  );
});

describe('code read without an engine', () => {
  test('it is the graph of its plan', async () => {
    expect(await graphOf('--source', CODE, '--planner', 'static')).toBe(await graphOfPlan());
  });

  test('where nothing is installed that is said, and the picture is drawn', async () => {
    const cwd = emptyFolder();
    const { code, err } = await groundplan(['draw', '--source', fixture('aws-minimal')], { cwd, env: NO_ENGINE });
    expect([code, readdirSync(cwd)]).toEqual([0, ['architecture.svg']]);
    expect(err).toMatch(/^WARNING: terraform command not found: falling back to static analysis/);
  });

  test.each(['offline', 'terraform'])('asked for by name, --planner %s needs it', async (planner) => {
    const { code, err } = await groundplan(['draw', '--source', fixture('aws-minimal'), '--planner', planner], {
      env: NO_ENGINE,
    });
    expect([code, err]).toEqual([3, expect.stringMatching(/^error: terraform command not found\n/)]);
  });

  test('modules in a circle are a message', async () => {
    const folder = emptyFolder();
    for (const [name, other] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'main.tf'), `module "${other}" {\n  source = "../${other}"\n}\n`);
    }
    const { code, err } = await groundplan(['draw', '--source', join(folder, 'a')]);
    expect([code, err]).toEqual([2, expect.stringMatching(/module\.b/)]);
  });

  test('nothing to draw', async () => {
    const { code, err } = await groundplan(['draw', '--source', emptyFolder()]);
    expect([code, err]).toEqual([2, expect.stringMatching(/^error: No resources found: .* has no Terraform code/)]);
  });
});

test('doctor says what is there, as text and as JSON', async () => {
  const text = await groundplan(['doctor']);
  expect([text.code, text.err]).toEqual([0, '']);
  expect(text.out.toString('utf8')).toMatch(/found\s+icons and font/);
  const bare = await groundplan(['doctor', '--json'], { env: NO_ENGINE });
  const { checks } = JSON.parse(bare.out.toString('utf8')) as { checks: { name: string; state: string }[] };
  expect(bare.code).toBe(0);
  expect(checks.find(({ name }) => name === 'Terraform')?.state).toBe('missing');
});
