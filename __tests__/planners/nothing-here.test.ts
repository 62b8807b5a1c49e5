/** The top of a repository of many configurations: the message names the folders that have code. */
import { readCode } from '../../src/diagram/read.js';
import { directoryOf } from '../support/code.js';
import { ioAtHome } from '../support/repository.js';

const QUEUE = 'resource "aws_sqs_queue" "q" {}\n';
const planning = {
  ...{ planner: 'static' as const, engine: 'auto' as const, workspace: null, varFiles: [], seconds: 60, debug: null },
  network: false,
};
const FILES = {
  'modules/net/main.tf': QUEUE,
  'envs/prod/main.tf': QUEUE,
  'envs/dev/main.tf.json': '{}',
  'node_modules/x/main.tf': QUEUE,
  '.terraform/modules/x/main.tf': QUEUE,
};

test.each([
  ['without code', {}, 'mono', null, 'Terraform code is in: mono/envs/dev, mono/envs/prod, mono/modules/net.'],
  [
    'with code that makes nothing',
    { 'main.tf': 'locals { a = 1 }\n' },
    '.',
    null,
    'Terraform code is in: envs/dev, envs/prod, modules/net.',
  ],
  ['of a repository', {}, 'github.com/a/b', '', 'Terraform code is in: //envs/dev, //envs/prod, //modules/net.'],
])('a directory %s', async (_, files, name, repository, words) => {
  const directory = directoryOf({ ...FILES, ...files, 'README.md': '' });
  const source = { name, directory, repository: repository === null ? null : directory, planning };
  await expect(readCode(source, ioAtHome())).rejects.toMatchObject({ remedy: expect.stringContaining(words) });
});
