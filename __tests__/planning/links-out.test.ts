/** Links out of the package are not followed, by no way of planning. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAnnotationInput } from '../../src/action/drawing/draw-all.js';
import { readSource } from '../../src/action/drawing/source.js';
import type { Inputs } from '../../src/action/inputs/table.js';
import { readAnnotationOption } from '../../src/cli/request.js';
import { annotationsBeside } from '../../src/diagram/annotate.js';
import { readDirectory } from '../../src/planning/index.js';
import type { Planner } from '../../src/planning/source.js';
import { chooseWorkspace } from '../../src/planning/terraform/workspace.js';
import { nodeIo } from '../../src/platform/node.js';
import { notAFile } from '../../src/terraform/messages.js';
import { directoryOf } from '../support/code.js';
import { HANG_SECONDS } from '../support/limits.js';
import { needs } from '../support/tools.js';

const CANARY = 'canary-5b0d';
const MAIN = 'variable "v" {\n  default = "own"\n}\nresource "terraform_data" "q" {\n  input = var.v\n}\n';

/** A repository, or a plain directory, with links to what is beside it. */
function withLinks(files: Readonly<Record<string, string>>, links: Readonly<Record<string, string>>) {
  const base = directoryOf({ ...files, 'outside/x.json': `{"v":"${CANARY}"}`, 'outside/x': `v = "${CANARY}"\n` });
  writeFileSync(join(base, 'outside/words.yml'), `title: ${CANARY}\n`);
  writeFileSync(join(base, 'outside/name'), CANARY);
  writeFileSync(join(base, 'outside/c.tf'), `resource "terraform_data" "canary" {\n  input = "${CANARY}"\n}\n`);
  for (const [path, target] of Object.entries(links)) symlinkSync(join(base, 'outside', target), join(base, path));
  return base;
}

const planning = (planner: Planner) =>
  ({ planner, engine: 'terraform', workspace: null, varFiles: [], seconds: HANG_SECONDS, debug: null }) as const;

/** Without Git there is no repository, and the words do not claim one. */
const outOf = (git: string): string =>
  git === 'plain'
    ? 'is ignored because it links outside the source directory, which is not in a Git repository'
    : 'is ignored because it links outside the repository';

async function draws(planner: Planner, git: string) {
  const reader = 'data "local_file" "c" {\n  filename = "c.yml"\n}\n';
  const base = withLinks(
    { [git]: '', 'repo/main.tf': MAIN, ...(planner !== 'terraform' && { 'repo/reader.tf': reader }) },
    { 'repo/x.auto.tfvars': 'x', 'repo/terraform.tfvars.json': 'x.json', 'repo/c.tf': 'c.tf' },
  );
  const directory = join(base, 'repo');
  const source = { name: 'repo', directory, repository: null, planning: planning(planner) };
  const found = await readDirectory(source, nodeIo(), () => {});
  expect(JSON.stringify(found)).not.toContain('canary');
  expect(found.warnings).toEqual(
    expect.arrayContaining(['x.auto.tfvars', 'terraform.tfvars.json', 'c.tf'].map((name) => `${name} ${outOf(git)}`)),
  );
  // A comparison must not call code unchanged that nobody read.
  const unread = (found.doubts ?? []).filter(({ kind }) => kind === 'file').map(({ subject }) => subject);
  const variableFiles = ['terraform.tfvars.json', 'x.auto.tfvars'];
  expect([...unread].sort()).toEqual(
    planner === 'terraform' ? ['c.tf', ...variableFiles] : ['c.tf', 'data.local_file.c', ...variableFiles],
  );
}

describe.each(['repo/.git/HEAD', 'plain'])('variable files and code, with %s', (git) => {
  test('are refused without an engine', () => draws('static', git));
  needs('terraform').it.each(['offline', 'terraform'] as const)('planner %s', (planner) => draws(planner, git));
});

describe('pipes in place of code and variables, at which reading would wait', () => {
  const draw = async (planner: Planner) => {
    const directory = directoryOf({ 'main.tf': MAIN });
    for (const name of ['x.tf', 'terraform.tfvars']) execFileSync('mkfifo', [join(directory, name)]);
    const source = { name: 'repo', directory, repository: null, planning: planning(planner) };
    const { resources, warnings } = await readDirectory(source, nodeIo(), () => {});
    expect(resources).toHaveLength(1);
    for (const name of ['x.tf', 'terraform.tfvars'])
      expect(warnings.filter((text) => text === notAFile(name))).toEqual([notAFile(name)]);
  };
  test('are refused without an engine', () => draw('static'));
  needs('terraform').it.each(['offline', 'terraform'] as const)('planner %s', (planner) => draw(planner));
});

describe('annotations', () => {
  test.each(['groundplan.yml', 'groundplan.ai.yml'])('%s beside the code', async (name) => {
    for (const git of ['repo/.git/HEAD', 'plain']) {
      const base = withLinks({ [git]: '', 'repo/main.tf': MAIN }, { [`repo/${name}`]: 'words.yml' });
      const folder = join(base, 'repo');
      const warnings: string[] = [];
      const found = await annotationsBeside({ folders: [folder], kept: [] }, nodeIo(), (text) => warnings.push(text));
      expect(found).toEqual([]);
      expect(warnings).toEqual([`${folder}/${name} ${outOf(git)}`]);
    }
  });

  test('the file of --annotate may be any link', async () => {
    const base = withLinks({ 'repo/main.tf': MAIN }, { 'repo/words.yml': 'words.yml' });
    const { text } = await readAnnotationOption(join(base, 'repo/words.yml'), nodeIo());
    expect(text).toBe(`title: ${CANARY}\n`);
  });
});

describe('inputs of the action', () => {
  const place = (base: string) => {
    const directory = join(base, 'repo');
    return { ...nodeIo(), directory, env: { GITHUB_WORKSPACE: directory } };
  };
  const usual = { planfile: '', graphfile: '', varfile: [], workspace: '', timeout: 60 };
  const source = (given: string) => ({ id: 'a', path: given, name: given, requested: given });

  test('path, planfile, graphfile, varfile and annotate refuse outside links', async () => {
    const base = withLinks(
      { 'repo/.git/HEAD': '', 'repo/plan.json': '{}', 'repo/live/main.tf': MAIN },
      { 'repo/link.json': 'x.json', 'repo/link': '' },
    );
    const io = place(base);
    const at = (name: string) => join(base, 'repo', name);
    const read = (inputs: object, given = at('live')) =>
      readSource(source(given), { ...usual, ...inputs } as unknown as Inputs, null, io);
    await expect(read({})).resolves.toMatchObject({ code: { directory: at('live') } });
    const refused = / links outside the repository$/;
    await expect(read({}, at('link'))).rejects.toThrow(refused);
    await expect(read({}, at('link.json'))).rejects.toThrow(refused);
    await expect(read({}, at('link/x.json'))).rejects.toThrow(refused);
    await expect(read({ planfile: at('link.json') })).rejects.toThrow(refused);
    await expect(read({ planfile: at('plan.json') }, at('link'))).rejects.toThrow(refused);
    await expect(read({ planfile: at('plan.json'), graphfile: at('link.json') })).rejects.toThrow(refused);
    await expect(read({ varfile: [at('link.json')] })).rejects.toThrow(refused);
    await expect(readAnnotationInput(at('link.json'), io)).rejects.toThrow(refused);
    // Not in the repository by its own words: the workflow's.
    await expect(read({ planfile: join(base, 'outside/x.json') })).resolves.toMatchObject({ is: 'files' });
  });
});

test('the selected workspace is not read through an outside link', async () => {
  const base = withLinks({ 'repo/.git/HEAD': '', 'repo/main.tf': MAIN }, {});
  mkdirSync(join(base, 'repo/.terraform'));
  symlinkSync(join(base, 'outside/name'), join(base, 'repo/.terraform/environment'));
  const io = { ...nodeIo(), env: {} };
  expect(await chooseWorkspace(undefined, join(base, 'repo'), io)).toBe('default');
});

describe('links inside the named directory, without Git', () => {
  test('are followed to code, variables and modules', async () => {
    const base = directoryOf({
      'repo/main.tf': 'resource "aws_sqs_queue" "q" { name = var.v }\nmodule "m" { source = "./link" }\n',
      'repo/shared/inputs.tf': 'variable "v" {}\n',
      'repo/shared/own.txt': 'v = "linked"\n',
      'repo/shared/m/main.tf': 'resource "aws_sqs_queue" "inner" { name = "inner" }\n',
    });
    symlinkSync('shared/inputs.tf', join(base, 'repo/inputs.tf'));
    symlinkSync('shared/own.txt', join(base, 'repo/terraform.tfvars'));
    symlinkSync('shared/m', join(base, 'repo/link'));
    const source = { name: 'repo', directory: join(base, 'repo'), repository: null, planning: planning('static') };
    const { resources, warnings } = await readDirectory(source, nodeIo(), () => {});
    expect(resources.map(({ values }) => values.name).sort()).toEqual(['inner', 'linked']);
    expect(warnings).toEqual([]);
  });
});
