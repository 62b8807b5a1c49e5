import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expand } from '../../../src/action/drawing/choose.js';
import { nodeFiles } from '../../../src/platform/node.js';
import { Repository } from '../../../src/terraform/roots/code.js';
import { workspace } from '../support/workspaces.js';

const folder = workspace({
  ...Object.fromEntries(
    ['envs/dev', 'envs/prod', 'envs/prod/inner', 'live/eu/app', 'live/us/app', '.hidden/a', 'node_modules/a'].map(
      (path) => [`${path}/main.tf`, ''] as const,
    ),
  ),
  'plans/a.json': '{}',
  'plans/b.json': '{}',
  'envs/read\nme/main.tf': '',
});
symlinkSync('/etc', join(folder, 'envs/out'));
const repository = () => new Repository(nodeFiles, folder);

test.each([
  ['envs/*', ['envs/dev', 'envs/prod']],
  ['envs/p*d', ['envs/prod']],
  ['*/??', ['live/eu', 'live/us']],
  ['live/*/app', ['live/eu/app', 'live/us/app']],
  ['envs/**/inner', ['envs/prod/inner']],
  ['plans/*.json', ['plans/a.json', 'plans/b.json']],
  ['*', ['envs', 'live', 'plans']],
  ['.hid*/*', ['.hidden/a']],
  ['nothing/*', []],
  ['**/**/app', ['live/eu/app', 'live/us/app']],
])('%s', async (pattern, paths) => {
  expect(await expand(pattern, repository())).toEqual({ paths, isAll: true });
});
