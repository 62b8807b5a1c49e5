/** Channels besides npm: hooks, pipeline templates and manifests, with their own tools where these are installed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { packageManifests } from '../../scripts/release/channels.mjs';
import { createProgram } from '../../src/cli/main.js';
import { TOOLS } from '../../src/cli/mcp/tools.js';
import { rowsOf } from '../../src/cli/options.js';
import { memoryIo } from '../support/memory-io.js';
import { git } from '../support/repository.js';
import { ROOT } from '../support/root.js';
import { copyProgram, fixture } from '../support/run.js';
import { newTemporary } from '../support/temporary.js';
import { needs } from '../support/tools.js';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const json = (path: string) => JSON.parse(read(path)) as Record<string, unknown>;
const SHA256 = 'c3'.repeat(32);

// ---- pre-commit.

const HOOKS = '.pre-commit-hooks.yaml';

test('each hook runs a command that exists, on Terraform files', () => {
  const hooks = parse(read(HOOKS)) as readonly { id: string; entry: string; language: string; files: string }[];
  expect(hooks.map(({ id }) => id)).toEqual(['groundplan-check', 'groundplan-docs']);
  const commands = createProgram(memoryIo(), String, String).commands.map((command) => command.name());
  for (const { entry, language, files } of hooks) {
    const [program, command] = entry.split(' ');
    expect([program, language]).toEqual(['dist/cli.js', 'script']);
    expect(commands).toContain(command);
    for (const path of [
      'main.tf',
      'envs/prod/terraform.tfvars',
      'a.tofu',
      'a.tf.json',
      'groundplan.yml',
      'terragrunt.hcl',
    ])
      expect(path).toMatch(new RegExp(files));
    for (const path of ['main.tf.bak', 'README.md', 'a/notgroundplan.yml']) expect(path).not.toMatch(new RegExp(files));
  }
});

/** A repository with files, committed. */
function repository(fill: (folder: string) => void): string {
  const folder = newTemporary('hooks-');
  fill(folder);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '-m', 'x');
  return folder;
}

needs('preCommit').it('pre-commit runs both hooks: they write diagrams, and find a stale one', () => {
  const hooks = repository((folder) => {
    copyProgram(join(folder, 'dist'));
    cpSync(join(ROOT, 'dist/package.json'), join(folder, 'dist/package.json'));
    cpSync(join(ROOT, HOOKS), join(folder, HOOKS));
  });
  const rev = git(hooks, 'rev-parse', 'HEAD').trim();
  const users = repository((folder) => {
    cpSync(fixture('aws-minimal/main.tf'), join(folder, 'main.tf'));
    writeFileSync(
      join(folder, '.pre-commit-config.yaml'),
      `repos:
  - repo: ${hooks}
    rev: ${rev}
    hooks:
      - id: groundplan-docs
        args: [., --outdir, architecture, --planner, static]
      - id: groundplan-check
        args: [--planner, static, --file, architecture/root.svg]
`,
    );
  });
  const run = (hook: string) => {
    const { status, stdout } = spawnSync('pre-commit', ['run', hook, '--all-files', '--verbose'], {
      cwd: users,
      encoding: 'utf8',
      env: { ...process.env, PRE_COMMIT_HOME: newTemporary('pre-commit-') },
    });
    return { status, stdout };
  };
  expect(run('groundplan-docs')).toMatchObject({ status: 0, stdout: expect.stringContaining('Passed') });
  git(users, 'add', '--all');
  git(users, 'commit', '--quiet', '-m', 'diagrams');
  expect(run('groundplan-docs')).toMatchObject({ status: 0 });
  writeFileSync(join(users, 'queue.tf'), 'resource "aws_sqs_queue" "jobs" {}\n');
  git(users, 'add', '--all');
  expect(run('groundplan-check')).toMatchObject({ status: 1, stdout: expect.stringContaining('exit code: 10') });
  expect(run('groundplan-docs')).toMatchObject({ status: 1, stdout: expect.stringContaining('files were modified') });
});

// ---- GitLab.

const TEMPLATE = 'templates/comment.yml';

/** Returns the job of the component with its inputs, as GitLab interpolates them. */
function jobWith(inputs: Record<string, string>) {
  const [head] = parseAllDocuments(read(TEMPLATE));
  const { spec } = head!.toJS() as { spec: { inputs: Record<string, { default: string | boolean }> } };
  const body = read(TEMPLATE).split('\n---\n')[1]!;
  const used = [...body.matchAll(/\$\[\[ inputs\.([\w-]+) \]\]/g)].map(([, name]) => name!);
  expect(new Set(used)).toEqual(new Set(Object.keys(spec.inputs)));
  const text = body.replace(/\$\[\[ inputs\.([\w-]+) \]\]/g, (_, name: string) =>
    String(inputs[name] ?? spec.inputs[name]!.default),
  );
  return parse(text) as Record<
    string,
    { script: readonly string[]; variables: Record<string, string>; image: string; stage: string }
  >;
}

/** Runs the script of the job with an npm and a groundplan that write down how they are called. */
function callsOf(job: { readonly script: readonly string[]; readonly variables: Record<string, string> }): string[] {
  const bin = newTemporary('bin-');
  for (const name of ['npm', 'groundplan'])
    writeFileSync(join(bin, name), `#!/bin/sh\necho "${name} $*"\n`, { mode: 0o755 });
  const env = { PATH: `${bin}:${process.env.PATH}`, ...job.variables };
  return execFileSync('sh', ['-ec', job.script.join('\n')], { encoding: 'utf8', env })
    .trim()
    .split('\n');
}

test('the GitLab component installs its version, and passes its inputs', () => {
  const { groundplan } = jobWith({});
  expect(groundplan).toMatchObject({ stage: 'test', image: 'node:24', variables: { GIT_DEPTH: '0' } });
  expect(callsOf(groundplan!)).toEqual([
    `npm install -g groundplan@${manifest.version}`,
    'groundplan comment --provider gitlab --comment-id groundplan --source .',
  ]);
  const { network } = jobWith({
    ...{ 'job-name': 'network', source: 'infra envs/prod', 'comment-id': 'net', pictures: 'false', version: '9.8.7' },
  });
  expect(callsOf(network!)).toEqual([
    'npm install -g groundplan@9.8.7',
    'groundplan comment --provider gitlab --comment-id net --source infra --source envs/prod --no-pictures',
  ]);
});

// ---- Azure DevOps.

const TASK = 'azure-devops/task/task.json';

test('the task of Azure Pipelines passes its inputs and the token of the job', () => {
  const folder = newTemporary('task-');
  cpSync(join(ROOT, 'azure-devops/task/run.cjs'), join(folder, 'run.cjs'));
  writeFileSync(
    join(folder, 'groundplan.cjs'),
    'console.log(JSON.stringify([process.argv.slice(2), process.env.SYSTEM_ACCESSTOKEN, Object.keys(process.env).filter((name) => /^ENDPOINT/.test(name))])); process.exitCode = 4;',
  );
  const run = (inputs: Record<string, string>) => {
    const { stdout, status } = spawnSync(process.execPath, [join(folder, 'run.cjs')], {
      encoding: 'utf8',
      env: { ...inputs, ENDPOINT_AUTH_PARAMETER_SYSTEMVSSCONNECTION_ACCESSTOKEN: 'of the job' },
    });
    return { said: JSON.parse(stdout) as unknown, status };
  };
  const { inputs } = json(TASK) as { inputs: readonly { name: string; defaultValue: string }[] };
  const defaults = Object.fromEntries(
    inputs.map(({ name, defaultValue }) => [`INPUT_${name.toUpperCase()}`, defaultValue]),
  );
  expect(run(defaults)).toEqual({
    said: [['comment', '--provider', 'azure-devops', '--source', '.'], 'of the job', []],
    status: 4,
  });
  const given = {
    ...{
      INPUT_SOURCE: 'infra\n envs/prod \n',
      INPUT_COMMENTID: 'net',
      INPUT_PLANNER: 'static',
      INPUT_REQUIRED: 'True',
    },
    ...{ INPUT_PICTURES: 'false', INPUT_PLANFILE: 'plan.json', INPUT_TITLE: 'a "b"', SYSTEM_ACCESSTOKEN: 'given' },
  };
  const [args, token] = run(given).said as [string[], string];
  expect([args.slice(3), token]).toEqual([
    [
      ...['--source', 'infra', '--source', 'envs/prod', '--comment-id', 'net', '--planner', 'static'],
      ...['--planfile', 'plan.json', '--title', 'a "b"', '--no-pictures', '--required'],
    ],
    'given',
  ]);
  const names = rowsOf('comment').map(({ name }) => name);
  for (const option of args.filter((word) => word.startsWith('--')))
    expect(names).toContain(option.replace(/^--(no-)?/, ''));
});

test('the extension contains the task, whose folder is named in both manifests', () => {
  const { contributions, files, version } = json('azure-devops/vss-extension.json') as {
    contributions: readonly { properties: { name: string } }[];
    files: readonly { path: string }[];
    version: string;
  };
  const task = json(TASK) as { version: object; execution: Record<string, { target: string }>; id: string };
  expect(contributions[0]!.properties.name).toBe(files[0]!.path);
  expect(Object.values(task.version).join('.')).toBe(version);
  expect(task.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  for (const { target } of Object.values(task.execution)) expect(read(`azure-devops/task/${target}`)).not.toBe('');
});

// ---- Homebrew and Scoop.

const manifests = packageManifests(manifest, SHA256);
const DOWNLOAD = `https://github.com/groundplan/groundplan/releases/download/v${manifest.version}/groundplan.cjs`;

test('the Homebrew formula and the Scoop manifest name the one file and its checksum', () => {
  expect(manifests.get('groundplan.rb')).toContain(`url "${DOWNLOAD}"\n  sha256 "${SHA256}"`);
  // Homebrew: at most 80 characters, no article or name in front, no full stop.
  const description = /desc "(.*)"/.exec(manifests.get('groundplan.rb')!)![1]!;
  expect(description).toMatch(/^[A-Z][^.]{10,78}[^.]$/);
  expect(JSON.parse(manifests.get('groundplan.json')!)).toMatchObject({
    version: manifest.version,
    url: DOWNLOAD,
    hash: SHA256,
    license: manifest.license,
    bin: 'groundplan.cmd',
  });
});

needs('ruby').it('Ruby reads the formula, which installs a command', () => {
  const folder = newTemporary('formula-');
  writeFileSync(join(folder, 'groundplan.rb'), manifests.get('groundplan.rb')!);
  expect(execFileSync('ruby', ['-wc', join(folder, 'groundplan.rb')], { encoding: 'utf8' })).toContain('Syntax OK');
});

// ---- MCP registry.

test('server.json follows the rules of the registry, and names the package that names it', () => {
  const server = json('server.json') as {
    name: string;
    description: string;
    version: string;
    packages: readonly { identifier: string; version: string; packageArguments: readonly { value: string }[] }[];
  };
  expect(server.name).toBe(manifest.mcpName);
  expect(server.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect(server.description.length).toBeLessThanOrEqual(100);
  expect(server.version).toBe(manifest.version);
  expect(server.packages).toMatchObject([
    { registryType: 'npm', identifier: manifest.name, version: manifest.version, transport: { type: 'stdio' } },
  ]);
  expect(server.packages[0]!.packageArguments.map(({ value }) => value)).toEqual(['mcp']);
  expect(TOOLS.length).toBeGreaterThan(0);
});

// ---- Versions.

test('every page and file names the version of package.json', () => {
  const files = execFileSync('git', ['ls-files', 'README.md', 'docs', 'templates', 'azure-devops', 'server.json'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const PATTERN =
    /groundplan(?:[@:-]|\/releases\/download\/|:?<version>)v?(\d+\.\d+\.\d+)|ghcr\.io\/\S*?:(\d+\.\d+\.\d+)|rev: v(\d+\.\d+\.\d+)/g;
  const named = files
    .split('\n')
    .filter((path) => /\.(md|ya?ml|json|1)$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(PATTERN)].map(([text, ...versions]) => ({ path, text, version: versions.find(Boolean) })),
    );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ version }) => version !== manifest.version)).toEqual([]);
  expect(json('package-lock.json')).toMatchObject({ version: manifest.version });
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## \\[${manifest.version}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'));
});
