import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withoutProgramsOf } from '../../src/cli/main.js';
import { nodeIo } from '../../src/platform/node.js';
import { newTemporary } from '../support/temporary.js';

const home = newTemporary('own-home-');
const repository = join(home, 'work/infra');
const tools = newTemporary('own-tools-');
mkdirSync(join(repository, '.git'), { recursive: true });
mkdirSync(join(repository, 'bin'));
mkdirSync(join(repository, 'envs/prod'), { recursive: true });
mkdirSync(join(home, 'bin'));
mkdirSync(join(home, 'plain/bin'), { recursive: true });
writeFileSync(join(repository, 'envs/prod/plan.json'), '{}');
symlinkSync(join(repository, 'bin'), join(tools, 'link'));

const PATH = [join(repository, 'bin'), join(tools, 'link'), join(home, 'bin'), join(home, 'plain/bin'), tools];
const pathFor = async (source: string | null, directory = repository) => {
  const io = { ...nodeIo(), directory, home, env: { PATH: PATH.join(delimiter) } };
  return (await withoutProgramsOf(source, io)).env.PATH!.split(delimiter);
};

test.each(['envs/prod', '.', 'envs/prod/plan.json', repository])(
  '--source %s: nothing in the repository around it is run',
  async (source) => expect(await pathFor(source)).toEqual([join(home, 'bin'), join(home, 'plain/bin'), tools]),
);

test('without a repository around it, nothing in the directory itself', async () => {
  const expected = [join(repository, 'bin'), join(tools, 'link'), join(home, 'bin'), tools];
  expect(await pathFor(join(home, 'plain'))).toEqual(expected);
});

test.each([null, '', 'https://example.com/x.git', 'nowhere'])('%s: nothing is left out', async (source) => {
  expect(await pathFor(source)).toEqual(PATH);
});

test('the home, and what is around it, hold the programs of the user', async () => {
  mkdirSync(join(home, '.git'), { recursive: true });
  expect(await pathFor(home)).toEqual(PATH);
  expect(await pathFor('/')).toEqual(PATH);
});
