// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is Terraform's
/**
 * The comment of a pipeline, in this process, with loopback servers of both hosts. A merge request is a plan, which needs no
 * Git and is drawn in a tenth of the time, except where its code or its history is what is tested.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../../src/cli/main.js';
import * as messages from '../../../src/cli/messages.js';
import type { Io } from '../../../src/platform/io.js';
import { nodeIo } from '../../../src/platform/node.js';
import { writeMarker } from '../../../src/pull-request/marker.js';
import { GIT_ENV, git, newFolder } from '../../support/repository.js';
import { groundplan } from '../../support/run.js';
import { needs } from '../../support/tools.js';
import { add, type HostServer, startHost, TOKEN } from './server.js';

const SHOP = 'resource "aws_sqs_queue" "jobs" {\n  name = "jobs"\n}\n';
const GROWN = `${SHOP}resource "aws_sns_topic" "news" {\n  name = "news"\n}\n`;

type Provider = 'gitlab' | 'azure-devops';
const PROVIDERS = ['gitlab', 'azure-devops'] as const;

let folder: string;
let base: string;
/** The plan of the merge request; null for code in a repository. */
let planfile: string | null;

function commit(code: string): string {
  writeFileSync(join(folder, 'main.tf'), code);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', '-m', 'x');
  return git(folder, 'rev-parse', 'HEAD');
}

let server: HostServer;
let provider: Provider;
let head: string;

async function start(which: Provider): Promise<void> {
  provider = which;
  server = await startHost(which);
  folder = newFolder();
  base = 'b'.repeat(40);
  head = 'c'.repeat(40);
  plan('news');
}

/** Makes the merge request a plan that adds a topic, or changes nothing. */
function plan(topic: string | null): void {
  planfile = join(folder, 'plan.json');
  writeFileSync(planfile, JSON.stringify(planOf(topic, 'jobs')));
  server.state.head = head;
}

/** Makes the merge request a commit that adds a topic to a repository with a queue. */
function branch(): void {
  planfile = null;
  folder = newFolder();
  git(folder, 'init', '--quiet', '--initial-branch=main', '.');
  base = commit(SHOP);
  git(folder, 'update-ref', 'refs/remotes/origin/main', base);
  push(GROWN);
}

function push(code: string): void {
  head = commit(code);
  server.state.head = head;
}

afterEach(() => server.close());

const environment = (run = 10): Record<string, string> =>
  provider === 'gitlab'
    ? {
        ...{ CI_API_V4_URL: `${server.origin}/api/v4`, CI_PROJECT_ID: '42', CI_PROJECT_NAME: 'shop' },
        ...{ CI_MERGE_REQUEST_IID: '7', CI_MERGE_REQUEST_DIFF_BASE_SHA: base, CI_COMMIT_SHA: head },
        ...{ CI_PIPELINE_ID: String(run), CI_JOB_ID: String(run * 10), GITLAB_TOKEN: TOKEN },
        CI_PIPELINE_URL: 'https://gitlab.example.com/octo/shop/-/pipelines/10',
      }
    : {
        ...{ SYSTEM_COLLECTIONURI: `${server.origin}/octo/`, SYSTEM_TEAMPROJECT: 'infra team' },
        ...{ BUILD_REPOSITORY_ID: 'r-1', BUILD_REPOSITORY_NAME: 'shop', BUILD_BUILDID: String(run) },
        ...{ SYSTEM_PULLREQUEST_PULLREQUESTID: '7', SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main' },
        ...{ SYSTEM_PULLREQUEST_SOURCECOMMITID: head, SYSTEM_ACCESSTOKEN: TOKEN },
      };

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Seconds that were waited, which take none here. */
  readonly waits: readonly number[];
}

async function run(env: Record<string, string> = environment(), ...more: string[]): Promise<Ran> {
  const said = { out: '', err: '' };
  const waits: number[] = [];
  const io: Io = {
    ...nodeIo(),
    ...{ directory: folder, home: newFolder(), stdoutIsTerminal: false, stderrIsTerminal: false },
    env: { ...GIT_ENV, PATH: process.env.PATH!, ...env } as Io['env'],
    stdout: async (text) => {
      said.out += text;
    },
    stderr: (text) => {
      said.err += text;
    },
    wait: async (seconds) => void waits.push(seconds),
  };
  const words = more.includes('--scale') ? more : [...more, '--no-pictures'];
  const planner = words.includes('--planner') ? [] : ['--planner', 'static'];
  const planned = planfile === null || words.includes('--planfile') ? [] : ['--planfile', planfile];
  const args = ['comment', '--provider', provider, '--source', folder, ...planner, ...planned, ...words];
  const code = await main(args, io);
  expect(said.out + said.err).not.toContain(TOKEN);
  return { code, ...said, waits };
}

/** A plan that adds a topic, or nothing, to a queue that is there. */
function planOf(topic: string | null, queue: string): object {
  const resources = [
    ...(topic === null ? [] : [{ action: 'create', type: 'aws_sns_topic', name: topic }]),
    { action: 'no-op', type: 'aws_sqs_queue', name: queue },
  ].map(({ action, type, name }) => ({ action, type, name, mode: 'managed', address: `${type}.${name}` }));
  return {
    ...{ format_version: '1.2', terraform_version: '1.11.4' },
    resource_changes: resources.map(({ action, ...resource }) => {
      const after = { name: resource.name };
      const before = action === 'create' ? null : after;
      const change = { actions: [action], before, after, after_unknown: {} };
      return { ...resource, provider_name: 'registry.terraform.io/hashicorp/aws', change };
    }),
    configuration: {
      root_module: {
        resources: resources.map(({ action: _, ...resource }) => ({
          ...{ ...resource, provider_config_key: 'aws', schema_version: 0 },
          expressions: { name: { constant_value: resource.name } },
        })),
      },
    },
  };
}

const bodies = () => server.state.comments.map(({ body }) => body);

/** Returns the file names of the pictures in the comment. */
const shownPictures = () =>
  [...bodies()[0]!.matchAll(/!\[[^\]]*\]\(([^)]*)\)/g)].map(([, to]) => to!.split('/').at(-1));

describe.each(PROVIDERS)('%s', (which) => {
  beforeEach(() => start(which));

  test('opened, the same again, updated, taken back: one comment', async () => {
    branch();
    expect(await run()).toMatchObject({ code: 0, out: '' });
    expect(bodies()).toEqual([expect.stringContaining('Adds the topic news')]);
    expect(bodies()[0]).toContain(which === 'gitlab' ? '```mermaid' : '::: mermaid');
    const { length } = server.writes();
    const again = await run(environment(11));
    expect([again.err, server.writes().length]).toEqual([expect.stringContaining(messages.DONE.unchanged), length]);
    push(GROWN.replaceAll('news', 'events'));
    await run(environment(12));
    expect(bodies()).toEqual([expect.stringContaining('Adds the topic events')]);
    push(SHOP);
    await run(environment(13));
    expect(bodies()).toEqual([expect.stringContaining('No change of the architecture')]);
    expect(bodies()[0]).not.toContain('mermaid');
  });

  test('an older run, and one whose commit is not the last, write nothing', async () => {
    await run(environment(20));
    plan(null);
    expect((await run(environment(19))).err).toContain(messages.NEWER_RUN);
    server.state.head = 'd'.repeat(40);
    expect((await run(environment(21))).err).toContain(messages.NEWER_RUN);
    expect(bodies()).toEqual([expect.stringContaining('Adds the topic news')]);
  });

  test('our marker in a comment of somebody else is nobody, behind pages of others', async () => {
    const marker = { id: 'groundplan', run: 999, attempt: 1, sha: '', hash: '', commit: null, isKept: false };
    const forged = `${writeMarker(marker)}\nForged.`;
    for (let at = 0; at < 120; at++) add(server.state, 'Looks good.', 'bad1');
    add(server.state, forged, 'bad1');
    await run();
    plan(null);
    await run(environment(11));
    expect(bodies().slice(120)).toEqual([forged, expect.stringContaining('No change of the architecture')]);
  });

  test('two jobs at once: the oldest comment stays, with the words of the newest', async () => {
    await run(environment(10));
    const [first] = server.state.comments;
    add(server.state, first!.body.replace('"run":10', '"run":11').replace('news', 'later'));
    plan('events');
    await run(environment(12));
    expect(server.state.comments).toEqual([{ ...first, body: expect.stringContaining('Adds the topic events') }]);
  });

  test('in a public project the ids of accounts are hidden, unless somebody asks for them', async () => {
    plan('news-482910557316');
    const isPublic = which === 'gitlab' ? { CI_PROJECT_VISIBILITY: 'public' } : {};
    const isHidden = async (more: readonly string[], env: Record<string, string>) => {
      server.state.comments.length = 0;
      await run({ ...environment(), ...env }, ...more);
      expect(bodies()).toHaveLength(1);
      return !bodies()[0]!.includes('482910557316');
    };
    expect(await isHidden([], isPublic)).toBe(which === 'gitlab');
    expect(await isHidden([], { CI_PROJECT_VISIBILITY: 'private' })).toBe(false);
    // The pipeline of a private fork does not tell whether the target project is public.
    const ofFork = { CI_PROJECT_VISIBILITY: 'private', CI_PROJECT_ID: '43', CI_MERGE_REQUEST_PROJECT_ID: '42' };
    expect(await isHidden([], ofFork)).toBe(which === 'gitlab');
    expect(await isHidden(['--hide-accounts', 'off'], isPublic)).toBe(false);
    expect(await isHidden(['--hide-accounts'], {})).toBe(true);
  });

  test('no base: what there is, and what to set', async () => {
    branch();
    git(folder, 'update-ref', '-d', 'refs/remotes/origin/main');
    base = 'b'.repeat(40);
    git(folder, 'branch', '-m', 'topic');
    const ran = await run();
    expect([ran.code, bodies().length]).toEqual([0, 1]);
    expect(ran.err).toContain(which === 'gitlab' ? messages.GITLAB_DEPTH_REMEDY : messages.DEVOPS_DEPTH_REMEDY);
    expect(bodies()[0]).toContain('2 resources');
  });

  test('not allowed: a warning and the words on stdout; 4 where it is required', async () => {
    server.state.mayWrite = false;
    const ran = await run();
    expect(ran).toMatchObject({ code: 0, out: expect.stringContaining('Adds the topic news') });
    expect(ran.err).toContain(which === 'gitlab' ? messages.GITLAB_TOKEN_REMEDY : messages.DEVOPS_TOKEN_REMEDY);
    expect((await run(environment(), '--required')).code).toBe(4);
  });

  test('a locked conversation, which GitLab has: said, without advice on the token', async () => {
    Object.assign(server.state, { mayWrite: false, isLocked: true });
    const { err } = await run();
    expect(err.includes(messages.CONVERSATION_LOCKED)).toBe(which === 'gitlab');
    expect(err.includes(messages.GITLAB_TOKEN_REMEDY)).toBe(false);
    // Who may write there does.
    server.state.mayWrite = true;
    expect([(await run()).err.includes('locked'), bodies().length]).toEqual([false, 1]);
  });

  test('rows link to their line at its commit', async () => {
    branch();
    push(`# Shifted.\nresource "aws_sns_topic" "news" {\n  name = "news"\n}\n`);
    await run({
      ...environment(),
      CI_PROJECT_URL: 'https://gitlab.example.com/octo/shop',
      BUILD_REPOSITORY_URI: 'https://octo@dev.azure.com/octo/infra%20team/_git/shop',
    });
    const line = (sha: string, at: number) =>
      which === 'gitlab'
        ? `https://gitlab.example.com/octo/shop/-/blob/${sha}/main.tf#L${at}`
        : `https://dev.azure.com/octo/infra%20team/_git/shop?version=GC${sha}&path=/main.tf&line=${at}`;
    expect(bodies()[0]).toContain(`[\`aws_sns_topic.news\`](${line(head, 2)}) \`main.tf:2\``);
    expect(bodies()[0]).toContain(`[\`aws_sqs_queue.jobs\`](${line(base, 1)}) \`main.tf:1\``);
  });

  test('a plan: what it changes itself, with lines of its code, and without history', async () => {
    branch();
    plan('news');
    base = 'b'.repeat(40);
    const web = {
      ...{ CI_PROJECT_URL: 'https://gitlab.example.com/octo/shop', BUILD_SOURCEVERSION: head },
      BUILD_REPOSITORY_URI: 'https://octo@dev.azure.com/octo/infra%20team/_git/shop',
    };
    const ran = await run({ ...environment(), ...web });
    expect(ran).toMatchObject({ code: 0, out: '' });
    expect(bodies()[0]).toContain('Adds the topic news');
    expect(bodies()[0]).toContain('`main.tf:4`');
    expect(bodies()[0]).toContain(
      which === 'gitlab' ? `/-/blob/${head}/main.tf#L4)` : `?version=GC${head}&path=/main.tf&line=4)`,
    );
    const { length } = server.writes();
    await run({ ...environment(11), ...web });
    expect(server.writes().length).toBe(length);
  });

  test.each([
    ['a graph without its plan', ['--graphfile', 'graph.dot'], messages.GRAPHFILE_ALONE],
    ['several directories', ['--planfile', 'plan.json', '--source', 'other'], messages.ONE_SOURCE_FOR_PLAN],
  ])('%s is wrong use', async (_, words, reason) => {
    planfile = null;
    const ran = await run(environment(), ...words);
    expect([ran.code, ran.err.includes(reason), server.log]).toEqual([2, true, []]);
  });

  test('what passes is waited for: 429 as long as it says, 502 once', async () => {
    const path = which === 'gitlab' ? '/api/v4/projects/42/merge_requests/7' : '/octo/infra%20team/_apis/git';
    server.faults.add({ on: `GET ${path}`, times: 1, play: { status: 429, headers: { 'retry-after': '7' } } });
    server.faults.add({ on: `GET ${path}`, times: 1, play: { status: 502, body: '<html>' } });
    const ran = await run();
    expect([ran.code, ran.waits, bodies().length]).toEqual([0, [7, 2], 1]);
  });

  test('a create that nobody has confirmed is looked for, not done twice', async () => {
    server.faults.add({ on: /^POST .*(notes|threads)$/, times: 1, play: { status: 502, body: '' }, after: true });
    const ran = await run();
    expect([ran.code, ran.out, bodies().length]).toEqual([0, '', 1]);
    expect(ran.err).toContain(messages.DONE.created);
  });

  test('a picture that is refused: Mermaid, a warning, and the next run tries again', async () => {
    server.faults.add({
      on: /^POST .*(uploads|attachments)/,
      times: 1,
      play: { status: 413, body: { message: 'No' } },
    });
    const ran = await run(environment(), '--scale', '0.5');
    expect([ran.code, bodies().length]).toEqual([0, 1]);
    expect(ran.err).toContain(messages.picturesRefused('HTTP 413, No'));
    expect(bodies()[0]).toContain('mermaid');
    await run(environment(11), '--scale', '0.5');
    expect(bodies()).toEqual([expect.stringMatching(/!\[Architecture changes/)]);
    expect(shownPictures()).toEqual([...server.state.uploads.keys()]);
  });

  test('a redirection is not followed: the token goes nowhere else', async () => {
    const other = await startHost(which);
    server.faults.add({ on: 'GET', play: { status: 302, headers: { location: `${other.origin}/stolen` } } });
    const ran = await run();
    expect([ran.code, other.log, bodies()]).toEqual([0, [], []]);
    await other.close();
  });

  test('merged meanwhile, a fork without a token, a token that is none: said in one line', async () => {
    const fork = { CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '66', SYSTEM_PULLREQUEST_ISFORK: 'True' };
    const none = { ...environment(), GITLAB_TOKEN: '', SYSTEM_ACCESSTOKEN: '' };
    const ofFork = await run({ ...none, ...fork });
    expect(ofFork).toMatchObject({ code: 0, out: expect.stringContaining('Adds the topic news') });
    expect([ofFork.err.match(/WARNING: .*fork.*/g)?.length, server.log]).toEqual([1, []]);
    const wrong = await run({ ...environment(), GITLAB_TOKEN: 'no', SYSTEM_ACCESSTOKEN: 'no' });
    expect(wrong.err).toContain(which === 'gitlab' ? messages.GITLAB_TOKEN_REMEDY : messages.DEVOPS_TOKEN_REMEDY);
    server.state.state = 'merged';
    expect((await run()).err).toContain(messages.CLOSED);
    expect(bodies()).toEqual([]);
  });

  test('wrong use: no pipeline of a request, an address that is not safe, real providers for a fork', async () => {
    const [number, address] =
      which === 'gitlab'
        ? ['CI_MERGE_REQUEST_IID', 'CI_API_V4_URL']
        : ['SYSTEM_PULLREQUEST_PULLREQUESTID', 'SYSTEM_COLLECTIONURI'];
    expect(await run({ ...environment(), [number]: '' })).toMatchObject({
      code: 2,
      err: expect.stringContaining(number),
    });
    for (const url of ['http://example.com/', 'https://user:password@example.com/', 'file:///etc/passwd']) {
      const ran = await run({ ...environment(), [address]: url });
      expect([ran.code, ran.err.includes('password')]).toEqual([2, false]);
    }
    const fork = { CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '66', SYSTEM_PULLREQUEST_ISFORK: 'True' };
    expect((await run({ ...environment(), ...fork }, '--planner', 'terraform')).code).toBe(2);
    expect(server.log).toEqual([]);
  });
});

// Each host tells a fork in its own way; what follows is the same for all, however the code is planned.
describe.each([
  ['gitlab', 'offline'],
  ['azure-devops', 'static'],
] as const)('%s, code of a fork, planned %s', (which, planner) => {
  beforeEach(() => start(which));

  const { it: test } = planner === 'offline' ? needs('terraform') : globalThis;
  const FORK = { CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '66', SYSTEM_PULLREQUEST_ISFORK: 'True' };
  const JOB: Readonly<Record<string, string>> = {
    TF_VAR_secret: 'canary-var',
    TF_VAR_settings: '{"key":"canary-object"}',
    TF_CLI_ARGS_plan: '-var=argument=canary-argument',
    TF_CLI_ARGS: '-var=argument=canary-argument',
    AWS_SECRET_ACCESS_KEY: 'canary-key',
    TF_WORKSPACE: 'canary-workspace',
  };
  const CODE = [
    'variable "secret" {\n  default = "x"\n}',
    'variable "argument" {\n  default = "x"\n}',
    'variable "settings" {\n  default = { key = "x" }\n}',
    'resource "aws_s3_bucket" "b" {\n  bucket = "b-${var.secret}-${var.argument}-${terraform.workspace}"',
    '  tags = { Name = "t-${var.secret}", Key = var.settings.key }\n}',
    'resource "aws_sqs_queue" "q" {\n  name = "q-${var.settings.key}-${substr(var.secret, 0, 8)}"\n}',
    'resource "aws_sns_topic" "t" {\n  count = length(var.secret)\n  name = "topic-${count.index}"\n}',
  ].join('\n');

  test('is given no variable of the job; that of the own people is', async () => {
    branch();
    push(CODE);
    const fork = await run({ ...environment(), ...FORK, ...JOB }, '--planner', planner);
    expect(fork.code).toBe(0);
    expect(bodies()[0]).toContain('b-x-x-default');
    expect([fork.out, fork.err, ...bodies()].join('\n')).not.toContain('canary');
    await run({ ...environment(11), TF_VAR_secret: 'canary-var' }, '--planner', planner);
    expect(bodies()[0]).toContain('canary-var');
  });

  test('is given no file of the home, and no program of it is asked for a login', async () => {
    branch();
    const home = newFolder();
    const asked = join(home, 'asked');
    writeFileSync(join(home, '.terraformrc'), `credentials_helper "x" {\n  args = ["${asked}"]\n}\n`);
    writeFileSync(join(home, '.gitconfig'), `[credential]\n\thelper = "!touch ${asked}; true"\n`);
    push(`module "m" {\n  source = "git::${server.origin}/octo/m.git"\n}\n${GROWN}`);
    const fork = await run({ ...environment(), ...FORK, HOME: home }, '--planner', planner);
    expect([fork.code, existsSync(asked), server.log.filter((line) => line.includes('m.git'))]).toEqual([0, false, []]);
    expect(bodies()[0]).toContain('Adds the topic news');
  });
});

test('the bundle: pictures are uploaded, once, and are in the comment', async () => {
  await start('gitlab');
  branch();
  const args = ['comment', '--provider', provider, '--planner', 'static', '--scale', '0.5'];
  const env = { ...environment(), NODE_NO_WARNINGS: '1' };
  const ran = await groundplan(args, { cwd: folder, env });
  expect([ran.code, ran.err.includes(TOKEN)]).toEqual([0, false]);
  expect([...server.state.uploads.keys()].length).toBe(2);
  expect(shownPictures()).toEqual([...server.state.uploads.keys()]);
  const [png] = [...server.state.uploads.values()];
  expect(png!.includes(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe(true);
  const writes = server.writes().length;
  await groundplan(args, { cwd: folder, env });
  expect(server.writes().length).toBe(writes);
});
