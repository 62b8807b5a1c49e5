/** What belongs to a configuration: docs/decisions/0005-package.md */
import { symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nodeFiles } from '../../../src/platform/node.js';
import { packageContaining } from '../../../src/terraform/fetch/package.js';
import * as messages from '../../../src/terraform/messages.js';
import type { ModuleNode, OpaqueModule } from '../../../src/terraform/module-tree/module-model.js';
import { directoryOf, treeAt } from '../../support/code.js';

const call = (name: string, source: string) => `module "${name}" {\n  source = "${source}"\n}\n`;
const resource = 'resource "aws_sqs_queue" "q" {}\n';
const CANARY = 'resource "aws_sqs_queue" "canary" {}\n';

/** Names of calls with the resources of each module that was read. */
function read(node: ModuleNode | OpaqueModule): string[] {
  if (!('code' in node)) return [];
  const own = node.code.resources.map(({ name }) => [...node.path, name].join('.'));
  return [...own, ...[...node.children.values()].flatMap(read)];
}

const at = async (root: string, options = {}, io = {}) => {
  const tree = await treeAt(root, options, { ...nodeFiles, ...io });
  return { read: read(tree.root), tree };
};

describe('a package', () => {
  test('is the repository around the directory', async () => {
    const top = directoryOf({ '.git/HEAD': '', 'a/b/main.tf': '' });
    expect(await packageContaining(join(top, 'a/b'), nodeFiles)).toMatchObject({ top, reach: top });
  });

  test('is the named directory if there is no repository', async () => {
    const top = join(directoryOf({ 'a/b/main.tf': '' }), 'a/b');
    const io = { ...nodeFiles, env: { TMPDIR: tmpdir() } };
    expect(await packageContaining(top, io)).toMatchObject({ top, reach: dirname(dirname(top)) });
  });

  test.each([
    ['the home of the user', (home: string) => home],
    ['what is above it', (home: string) => dirname(home)],
  ])('is never %s, not even with a repository of dotfiles', async (_, repository) => {
    const base = directoryOf({ 'home/u/x/main.tf': '', 'home/.git/HEAD': '', 'home/u/.git/HEAD': '' });
    const home = join(base, 'home/u');
    symlinkSync('u', join(base, 'home/link'));
    const io = { ...nodeFiles, home: join(base, 'home/link') };
    const found = await packageContaining(join(home, 'x'), io);
    expect(found).toMatchObject({ top: join(home, 'x'), reach: join(home, 'x') });
    expect(found.top).not.toBe(repository(home));
  });

  test.each(['TMPDIR'])('is never the directory that %s names', async (name) => {
    const base = directoryOf({ 't/.git/HEAD': '', 't/x/main.tf': '' });
    const io = { ...nodeFiles, env: { [name]: join(base, 't') } };
    expect(await packageContaining(join(base, 't/x'), io)).toMatchObject({ top: join(base, 't/x') });
  });
});

describe('modules beside a directory without a repository', () => {
  const files = {
    'x/live/main.tf': call('a', '../modules/a'),
    'x/modules/a/m.tf': resource + call('b', '../b'),
    'x/modules/b/m.tf': resource,
  };

  test('are read as separate packages, with a warning', async () => {
    const base = directoryOf(files);
    const { read: found, tree } = await at(join(base, 'x/live'));
    expect(found).toEqual(['a.q', 'a.b.q']);
    const a = tree.root.children.get('a') as ModuleNode;
    expect([tree.root.top, a.top]).toEqual([join(base, 'x/live'), join(base, 'x/modules/a')]);
    expect(tree.warnings).toEqual([messages.NEIGHBOURS_WITHOUT_REPOSITORY]);
  });

  test.each([
    ['around the caller', 'x/examples/one', '../../', { 'x/main.tf': resource }],
    ['around the caller, named without a slash', 'x/live/eu/prod', '../../..', { 'x/main.tf': resource }],
    ['beside a folder around the caller', 'x/live/eu/prod', '../../../modules/a', { 'x/modules/a/m.tf': resource }],
  ])('are read %s', async (_, root, source, code) => {
    const base = directoryOf({ [`${root}/main.tf`]: call('a', source), ...code });
    const { read: found, tree } = await at(join(base, root));
    expect([found, tree.warnings]).toEqual([['a.q'], [messages.NEIGHBOURS_WITHOUT_REPOSITORY]]);
  });

  test('belong to the repository if there is one', async () => {
    const base = directoryOf({ ...files, '.git/HEAD': '' });
    const { tree } = await at(join(base, 'x/live'));
    expect((tree.root.children.get('a') as ModuleNode).top).toBe(base);
    expect(tree.warnings).toEqual([]);
  });

  test('are not read through links, nor in the home directory', async () => {
    const base = directoryOf({
      'u/secret/m.tf': CANARY,
      'u/m.tf': CANARY,
      'u/x/live/main.tf': call('link', '../m') + call('home', '../../') + call('other', '../../secret'),
    });
    symlinkSync('../secret', join(base, 'u/x/m'));
    const { read: found } = await at(join(base, 'u/x/live'), {}, { home: join(base, 'u') });
    expect(found).toEqual([]);
  });
});

describe('absolute paths as sources', () => {
  test.each(['', '//sub', '/'])('are refused: an absolute path%s', async (end) => {
    const base = directoryOf({
      'theirs/m.tf': CANARY,
      'theirs/sub/m.tf': CANARY,
      'mine/.git/HEAD': '',
      'mine/main.tf': '',
    });
    for (const root of ['mine', 'plain']) {
      const code = directoryOf({ [`${root}/main.tf`]: call('m', `${base}/theirs${end}`), 'mine/.git/HEAD': '' });
      const asked: string[] = [];
      const findModule = async () => {
        asked.push('asked');
        return { directory: join(base, 'theirs') };
      };
      expect((await at(join(code, root), { findModule })).read).toEqual([]);
      expect(asked).toEqual([]);
    }
  });

  test('are read inside the package, and never for fetched code', async () => {
    const base = directoryOf({ '.git/HEAD': '', 'm/m.tf': resource, 'live/main.tf': '' });
    const code = call('own', `${base}//m`) + call('fetched', 'example.com/a/b/c');
    const fetched = directoryOf({ 'f.tf': call('back', `${base}/m`) });
    const root = directoryOf({ '.git/HEAD': '' });
    symlinkSync(join(base, 'live'), join(root, 'live'));
    await nodeFiles.writeFile(join(base, 'live/main.tf'), code);
    const { read: found } = await at(join(base, 'live'), { findModule: async () => ({ directory: fetched }) });
    expect(found).toEqual(['own.q']);
  });
});

describe('links that lead out', () => {
  test('of the root and of fetched packages are refused', async () => {
    const base = directoryOf({ 'repo/.git/HEAD': '', 'other/main.tf': CANARY });
    symlinkSync('../other', join(base, 'repo/live'));
    const within = join(base, 'repo');
    await expect(treeAt(join(within, 'live'), { within })).rejects.toThrow(/ links outside the repository$/);
  });

  test('of modules.json and its entries are refused', async () => {
    const source = 'registry.terraform.io/a/b/c//mine/x';
    const base = directoryOf({
      'mine/main.tf': call('m', 'a/b/c//mine/x'),
      'mine/x/m.tf': call('up', '../../other'),
      'other/m.tf': CANARY,
      'list.json': JSON.stringify({ Modules: [{ Key: 'm', Source: source, Dir: 'x' }] }),
    });
    const root = join(base, 'mine');
    await nodeFiles.makeDirectory(join(root, '.terraform/modules'));
    symlinkSync('../../../list.json', join(root, '.terraform/modules/modules.json'));
    const linked = await at(root);
    expect(linked.tree.warnings.join('\n')).toContain('it links outside the source directory');
    await nodeFiles.remove(join(root, '.terraform/modules/modules.json'));
    const list = await nodeFiles.readFile(join(base, 'list.json'));
    await nodeFiles.writeFile(join(root, '.terraform/modules/modules.json'), list);
    // The source says that `mine` belongs to the package, and so would all that is around it.
    expect((await at(root)).read).toEqual([]);
  });
});
