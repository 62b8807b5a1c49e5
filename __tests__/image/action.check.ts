/** The image as a container action: docker/action.yml. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { shaOf } from '../action/server/model.js';
import { ROOT } from '../support/root.js';
import { fixture } from '../support/run.js';
import { onlyIf } from '../support/tools.js';
import { image, run } from './support/docker.js';
import { startGitHub } from './support/github.js';
import { runStep } from './support/runner.js';
import { owners, workspace } from './support/workspace.js';

const CODE = fixture('aws-minimal');
const head = (name: string) => ({ sha: shaOf('c'), ref: 'topic', repo: { full_name: name } });
const EVENT = {
  action: 'synchronize',
  repository: { full_name: 'octo/infra' },
  pull_request: { number: 7, state: 'open', head: head('octo/infra'), base: { sha: shaOf('a') } },
};

describe('what any action in it gets', () => {
  const probe = ['--network', 'none', '--volume', `${join(__dirname, 'probe/action.js')}:/opt/groundplan/action.js:ro`];
  const inputs = {
    mode: 'draw',
    'comment-id': 'prod',
    'output-dir': 'diagrams',
    'two words': 'three words here',
    title: '',
  };

  test.each([0, 1001])('runs as %i, who owns the workspace, and keeps inputs with hyphens', async (owner) => {
    const step = await runStep({ owner, code: CODE, inputs, event: EVENT, flags: probe });
    expect(step).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(step.out.toString('utf8'))).toEqual({
      user: `${owner}:${owner}`,
      groups: [owner],
      home: '/github/home',
      folder: '/github/workspace',
      inputs: {
        INPUT_MODE: 'draw',
        'INPUT_COMMENT-ID': 'prod',
        'INPUT_OUTPUT-DIR': 'diagrams',
        INPUT_TWO_WORDS: 'three words here',
        INPUT_TITLE: '',
      },
    });
    expect(step.command('set_output')).toBe('svg=drawn.svg\n');
    expect(step.command('step_summary')).toBe('# Drawn\n');
    expect(owners(step.folder)).toContain(`drawn.txt ${owner}:${owner}`);
    expect(owners(step.temporary)).toContain(`_github_home/cache ${owner}:${owner}`);
    // The runner has to read and remove what a step has written.
    expect(owners(step.temporary).filter((file) => !file.endsWith(` ${owner}:${owner}`))).toEqual([]);
  });

  test('arguments are of the command line, inside a workflow, too', async () => {
    const { out } = await run(['--env', 'GITHUB_ACTIONS=true', '--env', 'INPUT_MODE=draw'], ['--version']);
    expect(out.toString('utf8').trim()).toBe(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version);
  });

  test.each([
    ['no mode', 'GITHUB_ACTIONS=true'],
    ['no workflow', 'INPUT_MODE=draw'],
  ])('no arguments and %s: the usage, not an action', async (_, setting) => {
    const { code, err } = await run([...probe.slice(2), '--env', setting], []);
    expect(code).toBe(2);
    expect(err).toMatch(/^Usage: groundplan/);
  });
});

const isBuilt = existsSync(join(ROOT, 'dist/action.js'));
const whereBuilt = onlyIf(isBuilt, 'groundplan as a container action, dist/action.js is not built');

whereBuilt.describe('groundplan', () => {
  const inputs = { mode: 'draw', 'output-dir': 'diagrams', planner: 'offline', 'comment-id': 'prod' };

  test.each([0, 1001])('draws code, and comments on the pull request, for a runner that is user %i', async (owner) => {
    const github = await startGitHub();
    const step = await runStep({
      ...{ owner, code: CODE, event: EVENT, env: github.env, flags: github.flags },
      inputs: { ...inputs, 'github-token': github.token },
    });
    const calls = await github.close();
    const said = `${step.out}${step.err}`;
    expect({ code: step.code, said }).toEqual({ code: 0, said: expect.any(String) });
    expect(said.replace(/^::add-mask::.*$/gm, '')).not.toContain(github.token);

    const drawn = owners(step.folder).filter((file) => file.startsWith('diagrams/'));
    expect(drawn.filter((file) => /\.(svg|png) /.test(file)).length).toBeGreaterThanOrEqual(2);
    expect(drawn.filter((file) => !file.endsWith(` ${owner}:${owner}`))).toEqual([]);
    expect(step.command('set_output')).toMatch(/^resources<<.*\n\d+\n/m);
    expect(step.command('step_summary')).toContain('mermaid');
    expect(calls).toContain('POST /repos/octo/infra/issues/7/comments 201');
    expect(calls.filter((call) => /FinalizeArtifact 200$/.test(call)).length).toBeGreaterThan(0);
  });

  test('a source that is not there fails the step, with an annotation', async () => {
    const step = await runStep({
      ...{ owner: 1001, code: CODE, event: EVENT, flags: ['--network', 'none'] },
      inputs: { ...inputs, path: 'nowhere' },
    });
    expect(step.code).not.toBe(0);
    expect(step.out.toString('utf8')).toMatch(/^::error/m);
  });

  // Not as a container action: the action on the runner hands the drawing over.
  test('runtime: container draws in the image, as whom the workspace belongs to', async () => {
    const user = process.getuid!();
    const folder = await workspace(user, CODE);
    const temporary = await workspace(user);
    const outputs = join(temporary, 'outputs');
    writeFileSync(outputs, '');
    const variables = {
      ...{ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/infra', GITHUB_WORKSPACE: folder, RUNNER_TEMP: temporary },
      ...{ GITHUB_OUTPUT: outputs, GITHUB_EVENT_NAME: 'push', GITHUB_RUN_ID: '1' },
      ...{ INPUT_MODE: 'draw', INPUT_RUNTIME: 'container', INPUT_IMAGE: image(), INPUT_PLANNER: 'offline' },
      ...{ INPUT_ARTIFACT: 'off', INPUT_COMMENT: 'off', INPUT_FORMATS: 'svg', 'INPUT_OUTPUT-DIR': 'diagrams' },
    };
    const script = join(ROOT, 'dist/action.js');
    const { exitCode, all } = await execa(process.execPath, [script], {
      ...{ cwd: folder, env: variables, reject: false, all: true },
    });
    expect({ exitCode, all }).toEqual({ exitCode: 0, all: expect.any(String) });
    const drawn = owners(folder).filter((file) => /\.svg /.test(file) && file.startsWith('diagrams/'));
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((file) => !file.endsWith(` ${user}:${user}`))).toEqual([]);
    expect(readFileSync(outputs, 'utf8')).toContain(join(folder, 'diagrams'));
  });
});
