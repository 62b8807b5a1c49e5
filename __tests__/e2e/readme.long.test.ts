/** The README and the local steps of the tutorial, followed word for word on a machine that has Node and nothing of ours. */
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { shellBlocks } from '../support/readme.js';
import { git } from '../support/repository.js';
import { ROOT } from '../support/root.js';
import { copyProgram, fixture } from '../support/run.js';
import { newTemporary } from '../support/temporary.js';
import { needs } from '../support/tools.js';

const BLOCKS = shellBlocks('README.md');
const TUTORIAL = 'docs/tutorial.md';
const withTerraform = needs('terraform');
const { version, files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
  files: string[];
};
const MODULE = '{ "type": "module" }\n';

const home = newTemporary('home-');
/** Nothing is asked of a registry: what is installed needs nothing else. */
const env = {
  HOME: home,
  USERPROFILE: home,
  PATH: [
    join(home, 'global/bin'),
    ...process.env.PATH!.split(delimiter).filter((at) => !at.includes('node_modules')),
  ].join(delimiter),
  TMPDIR: process.env.TMPDIR,
  npm_config_prefix: join(home, 'global'),
  npm_config_cache: join(home, 'cache'),
  npm_config_offline: 'true',
  npm_config_update_notifier: 'false',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};

const followed = async (commands: string, cwd: string) => {
  const { exitCode, all } = await execa('sh', ['-ec', commands], {
    cwd,
    env,
    extendEnv: false,
    reject: false,
    all: true,
  });
  return { commands, exitCode, all };
};
const done = (commands: string) => ({ commands, exitCode: 0, all: expect.any(String) });

/** What a checkout has of what the README names: the package, the example, and what makes one file of it. */
function checkout(): string {
  const folder = newTemporary('checkout-');
  for (const path of ['package.json', ...files.filter((path) => !path.includes('*'))]) {
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  }
  copyProgram(join(folder, 'dist'));
  cpSync(fixture('aws-web-shop'), join(folder, 'fixtures/aws-web-shop'), { recursive: true });
  cpSync(join(ROOT, 'scripts/one-file.mjs'), join(folder, 'scripts/one-file.mjs'));
  return folder;
}

/** Code in a project whose .js files are ES modules. */
function project(): string {
  const folder = newTemporary('project-');
  for (const name of readdirSync(fixture('aws-web-shop')).filter((file) => file.endsWith('.tf'))) {
    copyFileSync(fixture(`aws-web-shop/${name}`), join(folder, name));
  }
  writeFileSync(join(folder, 'package.json'), MODULE);
  return folder;
}

/** The same, as a clone is. */
function repository(): string {
  const folder = project();
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '-m', 'x');
  return folder;
}

const about = (kind: string) => BLOCKS.filter((block) => block.about === kind).map(({ commands }) => commands);

test('every command says where it is followed, or why it is not', () => {
  const KINDS = [
    'followed: checkout',
    'followed: code',
    'followed: repository',
    'followed in the image',
    'not followed: needs a release',
    'not followed: needs the network',
  ];
  expect(BLOCKS.map((block) => block.about).filter((kind) => kind === null || !KINDS.includes(kind))).toEqual([]);
  expect(new Set(BLOCKS.map((block) => block.about))).toEqual(new Set(KINDS));
});

test('the versions that it and the page of the image name are this one', () => {
  const named = [...BLOCKS, ...shellBlocks('docs/container.md')].flatMap(
    ({ commands }) => commands.match(/\d+\.\d+\.\d+/g) ?? [],
  );
  expect(new Set(named)).toEqual(new Set([version]));
});

test('the commands in a checkout draw the example, and install the command, which draws code', async () => {
  const folder = checkout();
  // The first needs no installed packages.
  expect(readdirSync(folder)).not.toContain('node_modules');
  for (const commands of about('followed: checkout')) {
    expect(await followed(commands, folder)).toEqual(done(commands));
  }
  expect(readFileSync(join(folder, 'architecture.png')).toString('latin1', 1, 4)).toBe('PNG');

  for (const commands of about('followed: code')) {
    const cwd = project();
    expect(await followed(commands, cwd)).toEqual(done(commands));
    expect(readFileSync(join(cwd, 'architecture.svg'), 'utf8')).toContain('<svg');
  }
  for (const commands of about('followed: repository')) {
    expect(await followed(commands, repository())).toEqual(done(commands));
  }
  expect((await followed('groundplan --version', newTemporary('empty-'))).all).toBe(version);

  const alone = project();
  copyFileSync(join(folder, 'groundplan.cjs'), join(alone, 'groundplan.cjs'));
  expect(await followed('node groundplan.cjs draw --source . --format svg,png', alone)).toMatchObject({ exitCode: 0 });
  expect(readdirSync(alone)).toEqual(expect.arrayContaining(['architecture.png', 'architecture.svg']));
});

/** Text blocks of a page without a language: the output that the command before each of them prints. */
const printed = (page: string): string[] =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, language]) => language === '')
    .map(([, , text]) => text!.trim());

withTerraform.it(
  'the local steps of the tutorial can be followed one after the other, and print what it says',
  async () => {
    const blocks = shellBlocks(TUTORIAL);
    const KINDS = ['followed', 'not followed: needs the network', 'not followed: needs GitHub'];
    expect(blocks.map((block) => block.about).filter((kind) => kind === null || !KINDS.includes(kind))).toEqual([]);
    const steps = blocks.filter(({ about: kind }) => kind === 'followed').map(({ commands }) => commands);
    expect([steps.length, printed(TUTORIAL).length]).toEqual([5, 2]);

    const folder = newTemporary('tutorial-');
    renameSync(checkout(), join(folder, 'groundplan'));
    const { exitCode, all } = await followed(steps.join('\n'), folder);
    expect({ exitCode, all }).toEqual({ exitCode: 0, all: expect.any(String) });
    for (const text of printed(TUTORIAL)) expect(all).toContain(text);
    expect(all).toContain('Everything that the default run needs is installed.');
    expect(readFileSync(join(folder, 'shop/architecture.png')).toString('latin1', 1, 4)).toBe('PNG');
    expect(readFileSync(join(folder, 'shop/changes.svg'), 'utf8')).toContain('<svg');
  },
);

test('the package is a dependency of a project of ES modules, too', async () => {
  const folder = checkout();
  const cwd = newTemporary('dependent-');
  writeFileSync(join(cwd, 'package.json'), MODULE);
  mkdirSync(join(cwd, 'infra'));
  writeFileSync(join(cwd, 'infra/main.tf'), 'resource "aws_sqs_queue" "jobs" {}\n');
  const packed = (await followed('npm pack --silent', folder)).all;
  expect(await followed(`npm install ${join(folder, packed!)}`, cwd)).toMatchObject({ exitCode: 0 });
  // The action is fetched by GitHub, not by npm.
  expect(readdirSync(join(cwd, 'node_modules/groundplan/dist')).sort()).toEqual([
    'LICENSES.txt',
    'cli.js',
    'package.json',
    'parts',
  ]);
  const run = await followed('npx groundplan draw --source infra', cwd);
  expect(run).toMatchObject({ exitCode: 0, all: expect.stringContaining('wrote architecture.svg') });
});
