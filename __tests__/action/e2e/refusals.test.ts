/** What the action refuses, and how it says so. */
import { needs } from '../../support/tools.js';
import { actionBundle, pullRequestEvent, runAction } from '../support/run-action.js';
import { graphWorkspace, workspace } from '../support/workspaces.js';

beforeAll(actionBundle);

const BROKEN = 'resource "aws_vpc" "a" {\n  cidr_block = \n}\n';

test('every input that is wrong is named in an annotation of its own, and nothing is done', async () => {
  const run = await runAction({
    workspace: graphWorkspace(),
    isAlone: true,
    inputs: {
      mode: 'paint',
      theme: 'pink',
      scale: '99',
      simplified: 'yes',
      id: '../x',
      formats: 'svg, gif',
      image: '-v',
    },
  });
  expect(run.code).toBe(2);
  expect(run.annotations).toEqual([
    'error title=input mode: input mode: invalid value\nIt must be draw, graphdata, discover, report or cleanup.',
    expect.stringMatching(/^error title=input formats: input formats: invalid value\nIt must be svg, png.* or \w+\.$/),
    'error title=input scale: input scale: invalid value\nIt must be a number from 0.25 to 8.',
    'error title=input simplified: input simplified: invalid value\nIt must be true or false.',
    'error title=input theme: input theme: invalid value\nIt must be both, light, dark or auto.',
    'error title=input id: input id: invalid value\nIt must be letters, digits and hyphens, at most 64.',
    'error title=input image: input image: invalid value\nIt must be the name of a container image.',
  ]);
  expect([run.outputs, run.summary]).toEqual([{}, '']);
});

needs('terraform').it('an error in the code is an annotation at its line; the other directory is drawn', async () => {
  const run = await runAction({
    workspace: workspace({
      'envs/prod/main.tf': BROKEN,
      'envs/test/main.tf': 'resource "aws_vpc" "a" {\n  cidr_block = "10.0.0.0/16"\n}\n',
    }),
    inputs: { path: 'envs/prod\nenvs/test', planner: 'offline', formats: 'svg', theme: 'light' },
  });
  expect(run.code).toBe(4);
  expect(run.annotations.filter((text) => text.startsWith('error'))).toEqual([
    expect.stringMatching(/^error file=envs\/prod\/main\.tf,line=2: .*Invalid expression[\s\S]*planner: static\.$/),
  ]);
  expect(JSON.parse(run.outputs.diagrams!)).toMatchObject([{ path: 'envs/test' }]);
});

test('a fault that leaves something to draw is a warning at its line, and fails the step where it is told to', async () => {
  const folder = workspace({ 'main.tf': `resource "aws_vpc" "b" {\n}\n${BROKEN}` });
  const inputs = { planner: 'static', formats: 'svg', theme: 'light' };
  const run = await runAction({ workspace: folder, inputs });
  expect(run.code).toBe(0);
  expect(run.annotations).toContainEqual(expect.stringMatching(/^warning file=main\.tf,line=4,col=16: /));
  expect((await runAction({ workspace: folder, inputs: { ...inputs, 'fail-on': 'warning' } })).code).toBe(2);
});

test('a graph file that is not right: each problem at its place, unless nothing is to fail', async () => {
  const folder = workspace({ 'graph.json': '{\n  "aws_vpc.a": "b",\n  "Nonsense": []\n}\n' });
  const run = await runAction({ workspace: folder, inputs: { path: 'graph.json' } });
  expect(run.code).toBe(2);
  expect(run.annotations.map((text) => text.slice(0, 35))).toEqual([
    'error file=graph.json,line=2,col=16',
    'error file=graph.json,line=3,col=3:',
  ]);
  const never = await runAction({ workspace: folder, inputs: { path: 'graph.json', 'fail-on': 'never' } });
  expect([never.code, never.outputs.changed, never.outputs.svg]).toEqual([0, 'false', '']);
});

test('a path that is not there, and inputs that contradict each other', async () => {
  const folder = graphWorkspace();
  const failed = async (inputs: Record<string, string>) => {
    const { code, annotations } = await runAction({ workspace: folder, inputs });
    return [code, annotations.map((text) => text.split('\n')[0])];
  };
  expect(await failed({ path: 'nowhere' })).toEqual([
    2,
    ['error title=input path: path nowhere: no such file or directory'],
  ]);
  expect(await failed({ path: 'a\nb', id: 'x' })).toEqual([2, ['error title=input id: 1 id for 2 paths']]);
  expect(await failed({ graphfile: 'x.dot' })).toEqual([
    2,
    ['error title=input graphfile: input graphfile requires planfile'],
  ]);
});

test.each(['pull_request_target', 'workflow_run', 'issue_comment'])('%s: real providers are refused', async (name) => {
  const run = await runAction({
    workspace: graphWorkspace(),
    event: { ...pullRequestEvent(), name },
    inputs: { path: 'graph.json', planner: 'terraform' },
  });
  expect(run.code).toBe(2);
  expect(run.annotations[0]).toMatch(new RegExp(`^error: planner: terraform .* \\(${name}\\)`));
});

test('real providers are refused for the pull request of a fork', async () => {
  const run = await runAction({
    workspace: graphWorkspace(),
    event: pullRequestEvent({ fork: true }),
    inputs: { path: 'graph.json', planner: 'terraform' },
  });
  expect([run.code, run.annotations.length]).toEqual([2, 1]);
});

test('secrets are masked before anything else is said, and the token is nowhere', async () => {
  const run = await runAction({
    workspace: graphWorkspace(),
    inputs: { path: 'graph.json', 'github-token': 'ghs_secret', comment: 'off' },
    env: { TFE_TOKEN: 'tfe_secret', TF_TOKEN_app_terraform_io: 'app_secret', AWS_PROFILE: 'plain' },
  });
  expect(run.code).toBe(0);
  const masks = run.log.split('\n').filter((line) => line.startsWith('::add-mask::'));
  expect(masks).toEqual(['ghs_secret', 'tfe_secret', 'app_secret'].map((secret) => `::add-mask::${secret}`));
  expect(run.log.split('\n').slice(0, 3)).toEqual(masks);
  const rest = run.log.replace(/^::add-mask::.*$/gm, '') + run.summary + JSON.stringify(run.outputs);
  expect(rest).not.toMatch(/_secret/);
});

test('names from the code are no commands to the runner', async () => {
  const folder = workspace({
    'main.tf': 'resource "aws_vpc" "a" {\n}\n',
    '::add-mask::x/main.tf': 'resource "aws_vpc" "a" {\n}\n',
  });
  const run = await runAction({
    workspace: folder,
    inputs: { path: '::add-mask::x', planner: 'static', formats: 'svg', theme: 'light' },
  });
  expect(run.code).toBe(0);
  expect(run.log).toContain('\\u003a:add-mask::x: 1 resource');
  expect(run.log).not.toMatch(/^::add-mask::x/m);
});

test('a folder that cannot be written to is the fault of the input', async () => {
  const run = await runAction({
    workspace: graphWorkspace(),
    inputs: { path: 'graph.json', 'output-dir': 'graph.json' },
  });
  expect([run.code, run.annotations]).toEqual([
    2,
    [expect.stringMatching(/^error title=input output-dir: output-dir: graph-json cannot be written \(ENOTDIR\)/)],
  ]);
});

test('outside of a workflow it says so', async () => {
  const run = await runAction({ workspace: graphWorkspace(), env: { GITHUB_REPOSITORY: '' } });
  expect([run.code, run.annotations[0]]).toEqual([2, expect.stringMatching(/^error: this is not a workflow run/)]);
});

test('an event that cannot be read is an error of its own', async () => {
  const run = await runAction({ workspace: graphWorkspace(), env: { GITHUB_EVENT_PATH: '/nowhere/event.json' } });
  expect([run.code, run.annotations[0]]).toEqual([2, expect.stringMatching(/^error: the event that started/)]);
});
