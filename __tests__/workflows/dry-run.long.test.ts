// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of a workflow
/**
 * The steps of release.yml that publish, as they are written there, against a local package registry and the loopback GitHub: a first
 * release, which creates the package with a token, and a second one as a trusted publisher. Then each channel is installed from.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parse } from 'yaml';
import { type GitHubServer, startGitHub } from '../action/server/server.js';
import { ROOT } from '../support/root.js';
import { fixture } from '../support/run.js';
import { newTemporary } from '../support/temporary.js';
import { needs } from '../support/tools.js';
import { type Registry, startRegistry } from './support/registry.js';

interface Job {
  readonly needs?: string | readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly environment?: string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly run?: string; readonly env?: Readonly<Record<string, string>> }[];
}

const { jobs } = parse(readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8')) as {
  jobs: Readonly<Record<string, Job>>;
};
const DIGEST = `sha256:${'d4'.repeat(32)}`;
const IMAGE = 'ghcr.io/octo/infra';

let registry: Registry;
let github: GitHubServer;
const home = newTemporary('home-');
beforeAll(async () => {
  github = await startGitHub({ latencyMilliseconds: 0 });
});
afterAll(async () => {
  await registry?.close();
  await github.close();
});

interface Checkout {
  readonly folder: string;
  readonly version: string;
  readonly sha: string;
  /** Lines of the stand-in for Docker. */
  docker(): readonly string[];
}

/** What a release needs of a checkout, as another version. Docker and the build are stand-ins: the image has tests of its own. */
function checkout(version: string, sha: string): Checkout {
  const folder = newTemporary('checkout-');
  for (const path of [
    'dist',
    'docs',
    'docker',
    'scripts',
    'LICENSE',
    'NOTICE',
    'README.md',
    'SECURITY.md',
    'CHANGELOG.md',
  ])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const path of ['package.json', 'package-lock.json', 'dist/cli.js', 'docs/groundplan.1', 'CHANGELOG.md']) {
    const text = readFileSync(join(ROOT, path), 'utf8');
    writeFileSync(join(folder, path), text.replaceAll(/(?<=["[ ])0\.1\.0(?=["\]])/g, version));
  }
  chmodSync(join(folder, 'dist/cli.js'), 0o755);
  const bin = join(folder, '.bin');
  mkdirSync(bin);
  const log = join(folder, '.docker');
  writeFileSync(log, '');
  writeFileSync(join(bin, 'docker'), `#!/bin/sh\necho "$*" >>"${log}"\n`, { mode: 0o755 });
  const npm = spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim();
  const stub = `#!/bin/sh\ncase "$*" in ci|'run check-dist') exit 0;; esac\nexec "${npm}" "$@"\n`;
  writeFileSync(join(bin, 'npm'), stub, { mode: 0o755 });
  writeFileSync(join(folder, 'bundle.json'), '{}\n');
  return { ...{ folder, version, sha }, docker: () => readFileSync(log, 'utf8').split('\n').slice(0, -1) };
}

/** Values of the expressions in the workflow. */
const valuesFor = (
  { folder, version }: Checkout,
  secrets: Readonly<Record<string, string>>,
): Record<string, string> => ({
  'github.token': github.token,
  'needs.version.outputs.version': version,
  'needs.image.outputs.name': IMAGE,
  'needs.image.outputs.digest': DIGEST,
  'steps.provenance.outputs.bundle-path': join(folder, 'bundle.json'),
  'secrets.NPM_TOKEN': '',
  ...secrets,
});

/** Runs the steps of a job, up to the first that fails. */
async function run(name: string, at: Checkout, secrets: Readonly<Record<string, string>> = {}) {
  const job = jobs[name]!;
  const values = valuesFor(at, secrets);
  const filled = (env: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(
      Object.entries(env).map(([key, text]) => [
        key,
        text.replace(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
          if (!(expression in values)) throw new Error(`${name} uses ${expression}`);
          return values[expression]!;
        }),
      ]),
    );
  const base = {
    ...{
      HOME: home,
      TMPDIR: process.env.TMPDIR ?? '/tmp',
      PATH: `${join(at.folder, '.bin')}${delimiter}${process.env.PATH}`,
    },
    ...github.env(),
    ...{ GITHUB_SHA: at.sha, GITHUB_OUTPUT: join(at.folder, '.output'), npm_config_registry: registry.url },
    ...(job.permissions['id-token'] === 'write' ? registry.identityEnv : {}),
    ...filled(job.env),
  };
  let output = '';
  for (const { run: script, env } of job.steps) {
    if (script === undefined) continue;
    // Sigstore signs provenance, and cannot be reached from here.
    const all = { ...base, ...filled(env), ...(env?.npm_config_provenance && { npm_config_provenance: 'false' }) };
    const { code, text } = await bash(script, at.folder, all);
    output += text;
    if (code !== 0) return { code, output };
  }
  return { code: 0, output };
}

/** The servers are in this process, so it must not wait for the script. */
const bash = (script: string, cwd: string, env: Readonly<Record<string, string>>) =>
  new Promise<{ code: number | null; text: string }>((resolve) => {
    const child = spawn('bash', ['-eo', 'pipefail', '-c', script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        text += chunk;
      });
    child.on('close', (code) => resolve({ code, text }));
  });

const PASSED = { code: 0, output: expect.any(String) };
const published = () => github.state.releases.filter(({ draft }) => !draft);

const withRegistry = needs('verdaccio');
const SECOND = 'e'.repeat(40);

withRegistry.describe('two releases', () => {
  beforeAll(async () => {
    registry = await startRegistry();
  });
  const first = () => checkout('0.1.0', [...github.state.commits.keys()][0]!);
  let at: Checkout;

  test('the package has provenance, and the jobs that publish wait for those that test', () => {
    const npm = jobs.npm!.steps.find(({ run: script }) => script?.includes('release.mjs npm'))!;
    expect(npm.env).toMatchObject({ npm_config_provenance: 'true' });
    expect(jobs.npm).toMatchObject({ environment: 'release', needs: ['files', 'image-check'] });
    expect(jobs.release!.needs).toEqual(expect.arrayContaining(['npm', 'image']));
  });

  test('the first release stops without a token, publishes nothing, and goes on with one', async () => {
    at = first();
    expect(await run('version', at)).toEqual(PASSED);
    expect(readFileSync(join(at.folder, '.output'), 'utf8')).toBe('version=0.1.0\n');
    expect(await run('files', at)).toEqual(PASSED);
    const without = await run('npm', at);
    expect(without).toMatchObject({ code: 1, output: expect.stringContaining('add the secret NPM_TOKEN') });
    expect(github.state.releases).toEqual([]);
    const secrets = { 'secrets.NPM_TOKEN': registry.token };
    expect(await run('npm', at, secrets)).toMatchObject({ code: 0, output: expect.stringContaining('with NPM_TOKEN') });
    expect(registry.exchanged).toEqual([]);
    // The job again, as after a failure of a later step.
    expect(await run('npm', at, secrets)).toMatchObject({
      code: 0,
      output: expect.stringContaining('published already'),
    });
    expect(await run('release', at)).toEqual(PASSED);
    expect(at.docker()).toEqual([`buildx imagetools create --tag ${IMAGE}:0.1.0 ${IMAGE}@${DIGEST}`]);
    expect(published()).toMatchObject([{ tag_name: 'v0.1.0', body: expect.stringContaining('### ') }]);
    expect(
      published()[0]!
        .assets.map(({ name }) => name)
        .sort(),
    ).toEqual(readdirSync(join(at.folder, 'release')).sort());
    expect(published()[0]!.assets.map(({ name }) => name)).toContain('groundplan-0.1.0.intoto.jsonl');
  });

  test('a released version is refused before anything else happens, and so are other bytes under its name', async () => {
    expect(await run('version', first())).toMatchObject({
      code: 1,
      output: expect.stringContaining('released already'),
    });
    writeFileSync(join(at.folder, 'README.md'), 'other\n');
    spawnSync('rm', ['-r', join(at.folder, 'release')]);
    expect(await run('files', at)).toEqual(PASSED);
    expect(await run('npm', at)).toMatchObject({ code: 1, output: expect.stringContaining('with other bytes') });
  });

  test('the second release needs no token, and moves the tag of the major version', async () => {
    const { state } = github;
    state.commits.set(SECOND, {
      tree: 'b'.repeat(40),
      parents: [...state.commits.keys()].slice(0, 1),
      message: 'next',
    });
    registry.trusting.add('groundplan');
    const next = checkout('0.2.0', SECOND);
    for (const job of ['version', 'files', 'npm', 'release'])
      expect([job, await run(job, next)]).toEqual([job, PASSED]);
    expect(registry.exchanged).toEqual(['groundplan']);
    expect(published().map(({ tag_name }) => tag_name)).toEqual(['v0.1.0', 'v0.2.0']);
    expect(state.refs.get('refs/tags/v0')).toBe(state.refs.get('refs/tags/v0.2.0'));
    expect(state.commits.get(state.refs.get('refs/tags/v0.1.0')!)!.parents).not.toEqual([SECOND]);
  });

  // ---- A fresh machine.

  const install = (script: string, cwd = newTemporary('fresh-')) => {
    const fresh = newTemporary('home-');
    const bins = [
      join(fresh, 'global/bin'),
      ...process.env.PATH!.split(delimiter).filter((path) => !path.includes('node_modules')),
    ];
    return bash(script, cwd, {
      ...{ HOME: fresh, TMPDIR: process.env.TMPDIR ?? '/tmp', PATH: bins.join(delimiter) },
      ...{
        npm_config_registry: registry.url,
        npm_config_prefix: join(fresh, 'global'),
        npm_config_cache: join(fresh, 'cache'),
      },
      npm_config_update_notifier: 'false',
    });
  };
  const graph = fixture('web-stack-40/graph.json');

  test('npm installs the command with its manual page, of the latest version and of an earlier one', async () => {
    const { code, text } = await install(
      `npm install --silent -g groundplan && groundplan --version && test -e "$npm_config_prefix/share/man/man1/groundplan.1"
       groundplan draw --source ${graph} --quiet && test -s architecture.svg
       npm install --silent -g groundplan@0.1.0 && groundplan --version`,
    );
    expect({ code, text }).toEqual({ code: 0, text: '0.2.0\n0.1.0\n' });
  });

  test('npx runs it without an installation', async () => {
    const { code, text } = await install(
      `npx --yes groundplan draw --source ${graph} --format png --quiet && test -s architecture.png && npx --yes groundplan@0.1.0 --version`,
    );
    expect({ code, text: text.trim().split('\n').at(-1) }).toEqual({ code: 0, text: '0.1.0' });
  });

  test('the one file of the release runs where nothing else is, and fits its checksum and manifests', async () => {
    const cwd = newTemporary('fresh-');
    const { assets } = published().at(-1)!;
    for (const { name, bytes } of assets) writeFileSync(join(cwd, name), bytes);
    const { code, text } = await install(
      `sha256sum --check --quiet SHA256SUMS && node groundplan.cjs --version && node groundplan.cjs draw --source ${graph} --quiet
       test -s architecture.svg && node groundplan.cjs completion bash | bash -n && grep -c "$(sha256sum groundplan.cjs | cut -d' ' -f1)" groundplan.rb groundplan.json`,
      cwd,
    );
    expect({ code, text }).toEqual({ code: 0, text: '0.2.0\ngroundplan.rb:1\ngroundplan.json:1\n' });
  });
});
