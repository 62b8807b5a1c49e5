/** Access of untrusted code to the job: values, logins, programs, hosts, and places to write to. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withAllowedIo } from '../../src/action/drawing/draw-all.js';
import type { Inputs } from '../../src/action/inputs/table.js';
import { MODULES_NOT_FETCHED, OUTPUT_OUTSIDE } from '../../src/action/messages.js';
import type { Event } from '../../src/action/model.js';
import { mayFetch } from '../../src/action/trust.js';
import { allowedForUntrusted, environmentForUntrusted } from '../../src/platform/untrusted/environment.js';
import { actionBundle, pullRequestEvent, runAction, temporaryFolder } from './support/run-action.js';
import { workspace } from './support/workspaces.js';

beforeAll(actionBundle);

const SECRETS = [
  ...[
    'TF_VAR_secret',
    'TF_VAR_',
    'TF_TOKEN_app_terraform_io',
    'TFE_TOKEN',
    'TF_CLI_ARGS',
    'TF_CLI_ARGS_plan',
    'TF_CLI_CONFIG_FILE',
  ],
  ...[
    'AWS_SECRET_ACCESS_KEY',
    'AWS_PROFILE',
    'ARM_CLIENT_SECRET',
    'GOOGLE_CREDENTIALS',
    'VAULT_TOKEN',
    'CLOUDFLARE_API_TOKEN',
  ],
  ...[
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'INPUT_GITHUB-TOKEN',
    'GITHUB_ENV',
    'GITHUB_PATH',
  ],
  ...[
    'GIT_ASKPASS',
    'GIT_SSH_COMMAND',
    'GIT_CONFIG_COUNT',
    'GIT_CONFIG_VALUE_0',
    'SSH_AUTH_SOCK',
    'NETRC',
    'NPM_TOKEN',
    'NODE_OPTIONS',
  ],
  ...[
    'OPENAI_API_KEY',
    'GROUNDPLAN_AI_KEY',
    'GROUNDPLAN_PRIVATE_HOSTS',
    'DOCKER_AUTH_CONFIG',
    'KUBECONFIG',
    'LD_PRELOAD',
    'ANY_THING',
  ],
];

test('the environment is a list of names; whatever else a job has is not in it', () => {
  const env = Object.fromEntries(
    ['PATH', 'LANG', 'LC_ALL', 'TMPDIR', 'CI', 'GITHUB_SHA', ...SECRETS].map((name) => [name, 'CANARY']),
  );
  expect(Object.keys(allowedForUntrusted(env))).toEqual(['PATH', 'LANG', 'LC_ALL', 'TMPDIR', 'CI', 'GITHUB_SHA']);
});

test('the home is empty, and a proxy comes without its login', () => {
  const env = {
    HOME: '/home/runner',
    DOCKER_CONFIG: '/home/runner/.docker',
    https_proxy: 'http://user:CANARY@proxy:3128',
    NO_PROXY: 'a,b',
  };
  const made = environmentForUntrusted(env, '/empty');
  expect(made).toMatchObject({
    HOME: '/empty',
    USERPROFILE: '/empty',
    XDG_CONFIG_HOME: '/empty',
    https_proxy: 'http://proxy:3128',
    NO_PROXY: 'a,b',
  });
  expect(JSON.stringify(made)).not.toMatch(/CANARY|runner/);
});

test('a program that nobody gives an environment has that of untrusted code, and not that of the job', async () => {
  const given: unknown[] = [];
  const run = async (_: string, __: readonly string[], { env }: { env?: object }) => given.push(env);
  const io = {
    env: { PATH: '/bin', AWS_PROFILE: 'CANARY' },
    run,
    withTemporaryDirectory: (work: (home: string) => unknown) => work('/empty'),
  };
  const context = { io, event: { name: 'pull_request_target' }, inputs: { fetch: 'false' } } as unknown as Parameters<
    typeof withAllowedIo
  >[0];
  await withAllowedIo(context, async (world) => {
    await world.run('terragrunt', ['--version'], { seconds: 1 });
    await world.run('terragrunt', [], { seconds: 1, env: { OWN: '1' } });
  });
  expect(given).toEqual([environmentForUntrusted(io.env, '/empty'), { OWN: '1' }]);
});

describe('modules', () => {
  const event = (name: string, isFork = false) => ({ name, pullRequest: { isFork } }) as unknown as Event;
  const asked = (fetch: Inputs['fetch'], of: Event) => mayFetch({ fetch, planner: 'auto' }, of);

  test.each(['pull_request_target', 'issue_comment', 'workflow_run'])('auto: not for %s', (name) => {
    expect([asked('auto', event(name)), asked('true', event(name))]).toEqual([false, true]);
  });

  test('auto: not for forks, for all others; false is false', () => {
    expect(asked('auto', event('pull_request', true))).toBe(false);
    expect([asked('auto', event('pull_request')), asked('auto', event('push'))]).toEqual([true, true]);
    expect([asked('false', event('push')), asked('true', event('pull_request', true))]).toEqual([false, true]);
  });

  test('real providers are fetched: fetch: false cannot hold', () => {
    expect(() => mayFetch({ fetch: 'false', planner: 'terraform' }, event('push'))).toThrow(/fetch: false/);
  });
});

const CODE = {
  'main.tf': [
    'variable "secret" {}',
    'resource "aws_s3_bucket" "b" {\n  bucket = var.secret\n  tags   = { Name = var.secret }\n}',
    'module "m" {\n  source  = "nowhere.example/ns/name/aws"\n  version = "1.0.0"\n}',
  ].join('\n'),
};

/** Folder for the PATH with an engine that writes down what it is given, and what it was given. */
function engine(place: string) {
  const note = join(temporaryFolder(), 'environment');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'terraform'), `#!/bin/sh\n/usr/bin/env > ${note}\nls -A "$HOME" >> ${note}\nexit 1\n`);
  chmodSync(join(place, 'terraform'), 0o755);
  return { note, said: () => (existsSync(note) ? readFileSync(note, 'utf8') : '') };
}

const allOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('_runner_file_commands'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

const untrustedEvents = [
  pullRequestEvent({ fork: true }),
  { ...pullRequestEvent(), name: 'pull_request_target' },
  { name: 'issue_comment', payload: { issue: { number: 7, pull_request: {} } } },
  { name: 'workflow_run', payload: { workflow_run: { id: 1 } } },
];

test.each(untrustedEvents)(
  '$name: a value of the job is in no picture, no log, no summary, no environment of a program',
  async (event) => {
    const place = temporaryFolder();
    const { said } = engine(place);
    const run = await runAction({
      workspace: workspace(CODE),
      event,
      inputs: { comment: 'off', artifact: 'off', title: 'x' },
      env: {
        ...Object.fromEntries(
          SECRETS.filter((name) => !/^(NODE_|LD_|INPUT_|GITHUB_(ENV|PATH))/.test(name)).map((name) => [name, 'CANARY']),
        ),
        PATH: `${place}:/usr/bin:/bin`,
      },
    });
    expect(run.code).toBe(0);
    expect(said()).toContain('PATH=');
    // How the runner is told what to mask: it does not show that line.
    const log = run.log.replace(/^::add-mask::.*$/gm, '');
    expect([said(), log, run.err, run.summary, allOf(run.temporary)].join('\n')).not.toContain('CANARY');
    expect(`${run.log}${run.summary}`.replaceAll('\u200b', '')).toContain('fetch: true');
    expect(MODULES_NOT_FETCHED).toContain('fetch: true');
  },
);

test('of the own people the values are there', async () => {
  const run = await runAction({
    workspace: workspace(CODE),
    event: pullRequestEvent(),
    inputs: { comment: 'off', artifact: 'off', planner: 'static', fetch: 'false' },
    env: { TF_VAR_secret: 'own-bucket', PATH: '/usr/bin:/bin' },
  });
  expect(run.code).toBe(0);
  expect(allOf(run.temporary)).toContain('own-bucket');
});

test('a program in the workspace is not run, whoever has put it on the PATH', async () => {
  const folder = workspace(CODE);
  const { said } = engine(join(folder, 'bin'));
  const links = temporaryFolder();
  symlinkSync(join(folder, 'bin'), join(links, 'bin'));
  for (const event of [pullRequestEvent(), pullRequestEvent({ fork: true })]) {
    const run = await runAction({
      ...{ workspace: folder, event, inputs: { comment: 'off', artifact: 'off', fetch: 'false' } },
      env: { PATH: `${folder}/bin:${links}/bin:bin:.::/usr/bin:/bin` },
    });
    expect([run.code, said()]).toEqual([0, '']);
  }
});

describe('output-dir', () => {
  const drawn = (folder: string, dir: string) =>
    runAction({
      workspace: folder,
      inputs: { 'output-dir': dir, comment: 'off', artifact: 'off', planner: 'static', fetch: 'false', id: 'x' },
    });

  test.each(['out', 'out/deep/er', './sub/../out'])(
    '%s, with a link in it that leads out: nothing is written there',
    async (dir) => {
      const outside = temporaryFolder();
      const folder = workspace(CODE);
      symlinkSync(outside, join(folder, 'out'));
      mkdirSync(join(folder, 'sub'));
      const run = await drawn(folder, dir);
      expect([run.code, run.annotations[0]]).toEqual([2, expect.stringContaining(OUTPUT_OUTSIDE)]);
      expect(readdirSync(outside)).toEqual([]);
    },
  );

  test('a link in the place of the folder of a diagram, or of a picture', async () => {
    const outside = temporaryFolder();
    const folder = workspace(CODE);
    mkdirSync(join(folder, 'out'));
    symlinkSync(outside, join(folder, 'out/x'));
    expect((await drawn(folder, 'out')).code).toBe(2);
    const other = workspace(CODE);
    mkdirSync(join(other, 'out/x'), { recursive: true });
    writeFileSync(join(outside, 'victim'), 'old');
    symlinkSync(join(outside, 'victim'), join(other, 'out/x/x.svg'));
    expect((await drawn(other, 'out')).code).toBe(2);
    expect([readdirSync(outside), readFileSync(join(outside, 'victim'), 'utf8')]).toEqual([['victim'], 'old']);
  });

  test('a link in the place of the manifest is the fault of the input, too', async () => {
    const folder = workspace(CODE);
    mkdirSync(join(folder, 'out/x'), { recursive: true });
    symlinkSync(join(temporaryFolder(), 'victim'), join(folder, 'out/x/x.groundplan.json'));
    const run = await drawn(folder, 'out');
    expect([run.code, run.annotations[0]]).toEqual([2, expect.stringContaining('ELOOP')]);
  });

  test('in the workspace, but through no link, which may lead into .git', async () => {
    const folder = workspace(CODE);
    mkdirSync(join(folder, 'real'));
    symlinkSync('real', join(folder, 'link'));
    expect((await drawn(folder, 'new/folder')).code).toBe(0);
    expect(existsSync(join(folder, 'new/folder/x/x.svg'))).toBe(true);
    for (const place of ['link', 'link/new', '.git/hooks']) expect((await drawn(folder, place)).code).toBe(2);
    expect(readdirSync(join(folder, 'real'))).toEqual([]);
  });
});
