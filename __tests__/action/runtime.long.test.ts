/** Where the drawing is done, with a Docker that only notes what it is asked, and runs the action with what it is given. */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerVariables } from '../../src/action/runtime.js';
import { ROOT } from '../support/root.js';
import { KEPT_CODE } from '../support/temporary.js';
import {
  type ActionOptions,
  actionBundle,
  pullRequestEvent,
  runAction,
  temporaryFolder,
} from './support/run-action.js';
import { graphWorkspace, workspace } from './support/workspaces.js';

beforeAll(actionBundle);

interface Asked {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** A folder for the PATH, and what was asked of the programs in it. */
async function programs({ fails = '', version = '', others = [] as readonly string[] } = {}) {
  const folder = temporaryFolder();
  const notes = join(folder, 'asked.json');
  const program = (name: string, lines: readonly string[]) => {
    writeFileSync(join(folder, name), `#!${process.execPath}\n${lines.join('\n')}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  program('docker', [
    `const args = process.argv.slice(2);`,
    `if (args[0] === 'version') {`,
    `  if (${JSON.stringify(version)} === '') process.exit(0);`,
    `  console.error(${JSON.stringify(version)}); process.exit(1);`,
    `}`,
    `require('fs').writeFileSync(${JSON.stringify(notes)}, JSON.stringify({ args, env: process.env }));`,
    ...(fails === '' ? [] : [`console.error(${JSON.stringify(fails)}); process.exit(125);`]),
    `const given = args.flatMap((arg, at) => (args[at - 1] === '--env' ? [arg] : []));`,
    `const env = Object.fromEntries(given.map((name) => [name, process.env[name]]));`,
    `const { status } = require('child_process').spawnSync(process.execPath, ${JSON.stringify([...KEPT_CODE, await actionBundle()])},`,
    `  { cwd: args[args.indexOf('--workdir') + 1], env, stdio: 'inherit' });`,
    `process.exit(status);`,
  ]);
  program('id', [`console.log(process.argv[2] === '-u' ? 1001 : 127);`]);
  for (const name of others) program(name, []);
  return { folder, asked: () => JSON.parse(readFileSync(notes, 'utf8')) as Asked };
}

const run = (PATH: string, options: Partial<ActionOptions> = {}) =>
  runAction({
    workspace: graphWorkspace(),
    ...options,
    inputs: { path: 'graph.json', theme: 'light', formats: 'svg', ...options.inputs },
    env: { PATH, ...options.env },
  });

const after = (args: readonly string[], name: string) =>
  args.flatMap((arg, at) => (args[at - 1] === name ? [arg] : []));

test('the same action draws inside; artifacts, comment and summary are made outside', async () => {
  const { folder, asked } = await programs();
  const ws = graphWorkspace();
  const result = await run(folder, {
    workspace: ws,
    inputs: { runtime: 'container', title: 'two\nlines', 'github-token': 'ghs_secret' },
    env: {
      TFE_TOKEN: 'tfe',
      AWS_SECRET_ACCESS_KEY: 'aws',
      ACTIONS_RUNTIME_TOKEN: 'no',
      GITHUB_ACTION_REPOSITORY: 'Octo/Plan',
    },
  });
  expect([result.code, result.outputs.resources]).toEqual([0, '3']);
  expect(readFileSync(result.outputs.svg!, 'utf8')).toContain('two');
  expect(result.summary).toContain('```mermaid');
  expect(result.log).not.toContain('set-output');

  const { args, env } = asked();
  expect(args.slice(0, 2)).toEqual(['run', '--rm']);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(args.at(-1)).toBe(`ghcr.io/octo/plan:${version}`);
  expect(after(args, '--mount')).toContain(`type=bind,source=${ws},target=${ws},readonly`);
  const output = join(result.temporary, 'groundplan');
  expect(after(args, '--mount')).toContain(`type=bind,source=${output},target=${output}`);
  // The runner's own folder is not there: in it a step tells the runner what to run next.
  const mounted = after(args, '--mount').map((one) => /source=([^,]*)/.exec(one)![1]!);
  expect(mounted).not.toContain(result.temporary);
  expect(args.join(' ')).not.toContain('docker.sock');
  expect(after(args, '--security-opt')).toEqual(['no-new-privileges']);
  for (const limit of ['--pids-limit', '--memory', '--memory-swap']) expect(after(args, limit)).toHaveLength(1);
  expect(after(args, '--network')).toEqual([]);
  expect(after(args, '--workdir')).toEqual([ws]);
  expect([after(args, '--cap-drop'), after(args, '--user')]).toEqual([['ALL'], ['1001:127']]);
  expect(after(args, '--env')).toEqual(
    expect.arrayContaining(['INPUT_MODE', 'INPUT_OUTPUT-DIR', 'TFE_TOKEN', 'GITHUB_ACTIONS']),
  );
  // No value is in the list of processes, and nothing but what planning reads is in the environment.
  expect(args.join(' ')).not.toMatch(/tfe|ghs_secret/);
  expect(JSON.stringify(env)).not.toMatch(/ghs_secret|"aws"|ACTIONS_RUNTIME_TOKEN/);
});

test('untrusted code: no value of the job, no network', async () => {
  const { folder, asked } = await programs();
  const event = pullRequestEvent({ fork: true });
  const env = { TF_VAR_a: 'CANARY', TFE_TOKEN: 'CANARY', TF_TOKEN_x: 'CANARY', HTTPS_PROXY: 'http://u:CANARY@proxy:1' };
  const run1 = await run(folder, { event, inputs: { runtime: 'container', comment: 'off' }, env });
  expect(run1.code).toBe(0);
  expect(after(asked().args, '--network')).toEqual(['none']);
  expect(JSON.stringify(asked().env)).not.toContain('CANARY');
  expect(
    (await run(folder, { event, inputs: { runtime: 'container', comment: 'off', fetch: 'true' }, env })).code,
  ).toBe(0);
  expect(after(asked().args, '--network')).toEqual([]);
  expect(JSON.stringify(asked().env)).not.toContain('CANARY');
});

test('a plan that another step has left elsewhere is there to be read; nothing beside it', async () => {
  const { folder, asked } = await programs();
  const elsewhere = temporaryFolder();
  writeFileSync(join(elsewhere, 'graph.json'), '{"aws_vpc.a": []}');
  const path = join(elsewhere, 'graph.json');
  expect((await run(folder, { inputs: { runtime: 'container', path } })).code).toBe(0);
  expect(after(asked().args, '--mount')).toContain(`type=bind,source=${path},target=${path},readonly`);
});

test('so is a font', async () => {
  const { folder, asked } = await programs();
  const font = join(temporaryFolder(), 'font.ttf');
  writeFileSync(font, 'no font');
  await run(folder, { inputs: { runtime: 'container', fonts: font } });
  expect(after(asked().args, '--mount')).toContain(`type=bind,source=${font},target=${font},readonly`);
});

test('what fails inside fails outside, at its place', async () => {
  const { folder } = await programs();
  const ws = workspace({ 'graph.json': '{"aws_vpc.a": "b"}' });
  const result = await run(folder, { workspace: ws, inputs: { runtime: 'container' } });
  expect([result.code, result.annotations.length]).toEqual([2, 1]);
  expect(result.annotations[0]).toMatch(/^error file=graph\.json,line=1,col=15: /);
});

test('an image that does not start says why, in the first words that give a reason, and what to do', async () => {
  const fails = [
    "Unable to find image 'example.com/other:1' locally",
    '\u001b[31m1: Pulling from other\u001b[0m',
    'docker: Error response from daemon: manifest for example.com/other:1 not found: manifest unknown.',
    "See 'docker run --help'.",
  ].join('\n');
  const { folder } = await programs({ fails });
  const result = await run(folder, { inputs: { runtime: 'container', image: 'example.com/other:1' } });
  expect(result.code).toBe(4);
  expect(result.annotations[0]).toMatch(
    /^error: docker could not run example\.com\/other:1: manifest for .* unknown\.\nCheck the input image/,
  );
});

test('a Docker that is there and does not answer says why', async () => {
  const version =
    'permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock: connect';
  const { folder } = await programs({ version });
  const result = await run(folder, { inputs: { runtime: 'container' } });
  expect([result.code, result.annotations]).toEqual([
    4,
    [expect.stringMatching(/^error: Docker cannot be used: permission denied .*\n.* group docker/)],
  ]);
});

test('container without Docker says so; auto without Docker stays here and says what is missing', async () => {
  const none = temporaryFolder();
  const asked = await run(none, { inputs: { runtime: 'container' } });
  expect([asked.code, asked.annotations[0]]).toEqual([
    3,
    expect.stringMatching(/^error: runtime: container needs Docker/),
  ]);
  const auto = await run(none, { inputs: { layout: 'dot' } });
  expect([auto.code, auto.annotations[0]]).toEqual([3, expect.stringMatching(/^error: dot command not found/)]);
});

const code = () => workspace({ 'main.tf': 'resource "aws_vpc" "a" {\n}\n' });
const isInside = ({ log }: { readonly log: string }) => /drawing in the container image/.test(log);

test('auto goes inside for programs that are asked for by name and are not here', async () => {
  const { folder } = await programs();
  expect(isInside(await run(folder, { inputs: { layout: 'dot' } }))).toBe(true);
  expect(isInside(await run(folder, { workspace: code(), inputs: { path: '.', planner: 'offline' } }))).toBe(true);
});

test('auto stays here where nothing is needed, or all that is needed is here', async () => {
  const { folder } = await programs();
  expect(isInside(await run(folder))).toBe(false);
  const both = await run(folder, { workspace: code(), inputs: { path: '.' } });
  expect([both.code, isInside(both)]).toEqual([0, false]);
  expect(isInside(await run(folder, { inputs: { planner: 'offline', planfile: 'x' } }))).toBe(false);
  const { folder: withTofu } = await programs({ others: ['tofu'] });
  expect(isInside(await run(withTofu, { workspace: code(), inputs: { path: '.', planner: 'offline' } }))).toBe(false);
});

test('paths with commas and quotes are mounted as they are', async () => {
  const { folder, asked } = await programs();
  const ws = join(temporaryFolder(), 'a,b"c');
  mkdirSync(ws);
  writeFileSync(join(ws, 'graph.json'), '{"aws_vpc.a": []}');
  expect((await run(folder, { workspace: ws, inputs: { runtime: 'container' } })).code).toBe(0);
  const quoted = (name: string) => `"${name}=${ws.replace('"', '""')}"`;
  expect(after(asked().args, '--mount')).toContain(`type=bind,${quoted('source')},${quoted('target')},readonly`);
});

test('the environment that goes in is a list of names, longer for real providers', () => {
  const env = Object.fromEntries(
    [
      ...['TF_VAR_a', 'TF_TOKEN_x', 'TFE_TOKEN', 'HTTPS_PROXY', 'no_proxy', 'RUNNER_TEMP', 'GITHUB_EVENT_NAME'],
      ...['AWS_PROFILE', 'ARM_CLIENT_ID', 'GOOGLE_CREDENTIALS', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
      ...[
        'PATH',
        'HOME',
        'GITHUB_TOKEN',
        'ACTIONS_RUNTIME_TOKEN',
        'NODE_OPTIONS',
        'LD_PRELOAD',
        'MY_SECRET',
        'INPUT_MODE',
      ],
    ].map((name) => [name, 'x']),
  );
  const names = (planner: 'offline' | 'terraform') => Object.keys(containerVariables(env, { planner }));
  expect(names('offline')).toEqual(Object.keys(env).slice(0, 7));
  expect(names('terraform')).toEqual(Object.keys(env).slice(0, 11));
});
