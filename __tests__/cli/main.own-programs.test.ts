import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { main, withoutProgramsOf } from '../../src/cli/main.js';
import { nodeFiles, nodeIo } from '../../src/platform/node.js';
import { memoryIo } from '../support/memory-io.js';
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
  return (await withoutProgramsOf([source], io)).env.PATH!.split(delimiter);
};

test.each(['envs/prod', '.', 'envs/prod/plan.json', repository])(
  '--source %s: no program of its repository is run',
  async (source) => expect(await pathFor(source)).toEqual([join(home, 'bin'), join(home, 'plain/bin'), tools]),
);

test('outside of a repository no program of the directory itself is run', async () => {
  const expected = [join(repository, 'bin'), join(tools, 'link'), join(home, 'bin'), tools];
  expect(await pathFor(join(home, 'plain'))).toEqual(expected);
});

test.each([null, '', 'https://example.com/x.git', 'nowhere'])('%s: the PATH stays as it is', async (source) => {
  expect(await pathFor(source)).toEqual(PATH);
});

test.each([['draw', '--source', '.'], ['graphdata', '--source', '.'], ['check'], ['diff', 'envs/prod', '.'], ['docs']])(
  'groundplan %s runs no program of the repository in the working directory',
  async (...args) => {
    writeFileSync(join(repository, 'main.tf'), 'resource "aws_sqs_queue" "a" {}\n');
    writeFileSync(join(repository, 'architecture.svg'), '<svg/>');
    const paths = new Set<string>();
    const io = memoryIo(
      {},
      {
        ...nodeFiles,
        ...{ directory: repository, home, env: { PATH: PATH.join(delimiter) } },
        writeFile: async () => {},
        makeDirectory: async () => {},
        run: async (_, __, { env = {} }) => {
          for (const folder of env.PATH!.split(delimiter)) paths.add(folder);
          return { end: 'missing' };
        },
      },
    );
    const here = process.cwd();
    process.chdir(repository);
    await main(args, io).finally(() => process.chdir(here));
    expect(paths).toEqual(new Set([join(home, 'bin'), join(home, 'plain/bin'), tools]));
  },
);

test('programs in a home directory and above it may be run', async () => {
  mkdirSync(join(home, '.git'), { recursive: true });
  expect(await pathFor(home)).toEqual(PATH);
  expect(await pathFor('/')).toEqual(PATH);
});
