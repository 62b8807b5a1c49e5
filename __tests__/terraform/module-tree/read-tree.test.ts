import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidInput } from '../../../src/errors.js';
import { nodeFiles } from '../../../src/platform/node.js';
import { HCL_FILE_BYTES_MAX } from '../../../src/terraform/limits.js';
import type { ModuleNode, OpaqueModule } from '../../../src/terraform/module-tree/module-model.js';
import { directoryOf, treeAt, treeOf } from '../../support/code.js';

const call = (name: string, source: string) => `module "${name}" {\n  source = "${source}"\n}\n`;
const resource = (name: string) => `resource "aws_sqs_queue" "${name}" {}\n`;

/** Every module as `path: files`, or `path: why it is not here`. */
function shape(node: ModuleNode | OpaqueModule): string[] {
  const name = node.path.join('.') || '.';
  if (!('code' in node)) return [`${name}: ${node.reason}`];
  const own = `${name}: ${node.code.files.map(({ path }) => path).join(' ')}`;
  return [own, ...[...node.children.values()].flatMap(shape)];
}

const shapeOf = async (files: Record<string, string>, options: Parameters<typeof treeOf>[1] = {}) =>
  shape((await treeOf(files, options)).root);

describe('local modules', () => {
  it('are followed, up and down', async () => {
    const files = {
      '.git/HEAD': '',
      'live/main.tf': call('net', '../modules/net') + call('app', './app'),
      'live/app/a.tf': resource('a'),
      'modules/net/a.tf': call('sub', './sub'),
      'modules/net/sub/a.tf': resource('s'),
    };
    const tree = await treeAt(join(directoryOf(files), 'live'));
    expect(shape(tree.root)).toEqual([
      '.: main.tf',
      'net: ../modules/net/a.tf',
      'net.sub: ../modules/net/sub/a.tf',
      'app: app/a.tf',
    ]);
    expect(tree.warnings).toEqual([]);
  });

  it('are parsed once for any number of calls', async () => {
    const calls = Array.from({ length: 500 }, (_, i) => call(`m${i}`, './m')).join('');
    const tree = await treeOf({ 'main.tf': calls, 'm/a.tf': resource('a'), 'm/b.tf': resource('b') });
    expect(tree.root.children.size).toBe(500);
    expect(tree.reads).toBe(3);
  });

  it.each([
    ['that are not there', './gone', './gone is not a directory'],
    ['that are files', './main.tf', './main.tf is not a directory'],
    ['that are empty', './empty', './empty has no Terraform files'],
  ])('%s are opaque', async (_, source, reason) => {
    const files = { 'main.tf': call('m', source), 'empty/notes.txt': '' };
    expect(await shapeOf(files)).toEqual(['.: main.tf', `m: ${reason}`]);
    expect((await treeOf(files)).warnings).toEqual([`module.m is drawn as one box: ${reason}`]);
  });

  it('with the same fault are reported in one line', async () => {
    const calls = Array.from({ length: 30 }, (_, i) => call(`m${i}`, './gone')).join('');
    const files = {
      'main.tf': call('net', './net') + calls + call('other', './other'),
      'net/a.tf': call('x', './gone'),
    };
    expect((await treeOf(files)).warnings).toEqual([
      'module.m0, module.m1, module.m2 and 28 more are each drawn as one box: ./gone is not a directory',
      'module.other is drawn as one box: ./other is not a directory',
    ]);
  });

  it('of another repository are opaque, by path and by link', async () => {
    const files = {
      'mine/.git/HEAD': '',
      'mine/main.tf': call('words', '../theirs') + call('link', './link'),
      'theirs/a.tf': resource('a'),
    };
    const root = join(directoryOf(files), 'mine');
    symlinkSync('../theirs', join(root, 'link'));
    expect(shape((await treeAt(root)).root)).toEqual([
      '.: main.tf',
      'words: ../theirs is outside the repository that is drawn',
      'link: ./link is outside the repository that is drawn',
    ]);
  });

  it.each([
    ['above, with a slash at the end', 'examples/x', '../../', { 'main.tf': resource('q') }, 'main.tf'],
    ['above, in a folder of its own', 'live', '../modules/q/', { 'modules/q/q.tf': resource('q') }, 'modules/q/q.tf'],
  ])('without a repository are read %s', async (_, folder, source, files, read) => {
    const all = { ...files, [`${folder}/main.tf`]: call('q', source) };
    const [, found] = shape((await treeAt(join(directoryOf(all), folder))).root);
    expect(found).toMatch(new RegExp(`^q: .*${read.split('/').at(-1)}$`));
  });

  it('behind a link without a repository are outside the directory, not a repository', async () => {
    const files = { 'mine/main.tf': call('link', './link'), 'theirs/a.tf': resource('a') };
    const root = join(directoryOf(files), 'mine');
    symlinkSync('../theirs', join(root, 'link'));
    expect(shape((await treeAt(root)).root)[1]).toBe('link: ./link is outside the directory that is drawn');
  });

  it('stay within the directory of the option', async () => {
    const root = join(directoryOf({ 'a/main.tf': call('b', '../b'), 'b/a.tf': '' }), 'a');
    expect(shape((await treeAt(root, { within: root })).root)[1]).toMatch(/^b: .* is outside/);
  });

  it('without a repository are not searched far above', async () => {
    const path = Array.from({ length: 9 }, (_, i) => `d${i}`).join('/');
    const files = { [`${path}/main.tf`]: call('up', `${'../'.repeat(9)}x`), 'x/a.tf': '' };
    expect(shape((await treeAt(join(directoryOf(files), path))).root)[1]).toMatch(/is outside/);
  });
});

describe('circles', () => {
  it.each([
    ['of itself', { 'main.tf': call('me', './') }, /module\.me \(source \.\/\), which leads back/],
    [
      'through its directory',
      { 'main.tf': call('a', './a'), 'a/m.tf': call('up', '../') },
      /module\.a .* calls module\.up/,
    ],
    [
      'of two modules',
      { 'main.tf': call('a', './a'), 'a/m.tf': call('b', '../b'), 'b/m.tf': call('c', '../a') },
      /cycle: module\.b \(source \.\.\/b\) calls module\.c \(source \.\.\/a\), which/,
    ],
  ])('%s are refused', async (_, files, message) => {
    await expect(treeOf(files as Record<string, string>)).rejects.toThrow(message);
    await expect(treeOf(files as Record<string, string>)).rejects.toThrow(InvalidInput);
  });

  it('of links are refused', async () => {
    const root = directoryOf({ 'main.tf': call('a', './a') });
    symlinkSync('.', join(root, 'a'));
    await expect(treeAt(root)).rejects.toThrow(/cycle/);
  });

  it('are not two modules that call the same one', async () => {
    const files = {
      'main.tf': call('a', './a') + call('b', './b'),
      'a/m.tf': call('c', '../c'),
      'b/m.tf': call('c', '../c'),
      'c/m.tf': '',
    };
    expect(await shapeOf(files)).toHaveLength(5);
  });
});

describe('modules from elsewhere', () => {
  const manifest = (entry: object) => JSON.stringify({ Modules: [{ Key: '', Source: '', Dir: '.' }, entry] });
  const vpc = { 'main.tf': call('vpc', 'terraform-aws-modules/vpc/aws'), '.terraform/modules/vpc/a.tf': resource('a') };
  const source = 'registry.terraform.io/terraform-aws-modules/vpc/aws';

  it('are found where terraform init installed them', async () => {
    const files = {
      ...vpc,
      '.terraform/modules/modules.json': manifest({ Key: 'vpc', Source: source, Dir: '.terraform/modules/vpc' }),
    };
    expect(await shapeOf(files)).toEqual(['.: main.tf', 'vpc: .terraform/modules/vpc/a.tf']);
  });

  it.each([
    ['another source', { Key: 'vpc', Source: 'registry.terraform.io/other/vpc/aws', Dir: '.terraform/modules/vpc' }],
    ['no directory', { Key: 'vpc', Source: source, Dir: '.terraform/modules/gone' }],
    ['a directory outside', { Key: 'vpc', Source: source, Dir: '../../../../etc' }],
    ['an absolute directory', { Key: 'vpc', Source: source, Dir: '/etc' }],
    ['another name', { Key: 'other', Source: source, Dir: '.terraform/modules/vpc' }],
    ['no text', { Key: 'vpc', Source: 7, Dir: null }],
  ])('are asked for where it says %s', async (_, entry) => {
    const files = { ...vpc, '.terraform/modules/modules.json': manifest(entry) };
    const asked: string[] = [];
    const findModule = async (_call: unknown, path: readonly string[]) => {
      asked.push(path.join('.'));
      return { reason: 'the registry is far away' };
    };
    expect(await shapeOf(files, { findModule })).toEqual(['.: main.tf', 'vpc: the registry is far away']);
    expect(asked).toEqual(['vpc']);
  });

  it.each(['no json', '[]', '{"Modules": {}}'])('survive a broken modules.json: %s', async (text) => {
    const tree = await treeOf({ ...vpc, '.terraform/modules/modules.json': text });
    expect(tree.warnings[0]).toBe(
      '.terraform/modules/modules.json is not read (not a JSON list of modules): modules that it lists are searched for elsewhere',
    );
  });

  it('are read in their package, and call modules of that package only', async () => {
    const fetched = directoryOf({
      'modules/a/m.tf': call('sibling', '../b') + call('beyond', '../../../'),
      'modules/b/m.tf': resource('b'),
    });
    const files = { 'main.tf': call('a', 'git::https://example.com/x.git//modules/a?ref=v1') };
    const findModule = async () => ({ directory: join(fetched, 'modules/a') });
    expect(await shapeOf(files, { findModule })).toEqual([
      '.: main.tf',
      'a: git::https://example.com/x.git/modules/a/m.tf',
      'a.sibling: git::https://example.com/x.git/modules/b/m.tf',
      'a.beyond: ../../../ is outside the package of the module that calls it',
    ]);
  });

  it('need a source that is known without planning', async () => {
    const files = { 'main.tf': 'module "a" {\n  source = var.x\n}\nmodule "b" {\n}\n' };
    expect(await shapeOf(files)).toEqual([
      '.: main.tf',
      'a: its source is an expression whose value is not known without planning',
      'b: it has no source',
    ]);
  });
});

describe('files', () => {
  it('are chosen by name, in the directory itself', async () => {
    const names = [
      'b.tf',
      'a.tf',
      'c.tf.json',
      '.hidden.tf',
      '#open#',
      '#open.tf#',
      'd.tf~',
      'e.txt',
      'f.tofu',
      'sub/g.tf',
    ];
    const files = Object.fromEntries(names.map((name) => [name, name.endsWith('.json') ? '{}' : '']));
    expect(await shapeOf(files)).toEqual(['.: a.tf b.tf c.tf.json']);
    expect(await shapeOf(files, { tofu: true })).toEqual(['.: a.tf b.tf c.tf.json f.tofu']);
  });

  it('exclude directories, pipes and links that are broken, circular or outside', async () => {
    const root = directoryOf({ '.git/HEAD': '', 'main.tf': '', 'real/x.txt': resource('x') });
    mkdirSync(join(root, 'directory.tf'));
    symlinkSync('real/x.txt', join(root, 'good.tf'));
    symlinkSync('gone', join(root, 'gone.tf'));
    symlinkSync('loop.tf', join(root, 'loop.tf'));
    symlinkSync('/etc/passwd', join(root, 'passwd.tf'));
    symlinkSync('/dev/zero', join(root, 'zero.tf'));
    const { root: node, warnings, leftOut } = await treeAt(root);
    expect(shape(node)).toEqual(['.: good.tf main.tf']);
    expect(leftOut).toEqual(['gone.tf', 'loop.tf', 'passwd.tf', 'zero.tf']);
    expect(warnings).toEqual([
      'gone.tf is neither a file nor a link to one and is ignored',
      'loop.tf is neither a file nor a link to one and is ignored',
      'passwd.tf is ignored because it links outside the repository',
      'zero.tf is ignored because it links outside the repository',
    ]);
  });

  it('with names that are not UTF-8 are reported, and the rest is read', async () => {
    const root = directoryOf({ '.git/HEAD': '', 'main.tf': '' });
    const folder = Buffer.concat([Buffer.from(join(root, 'caf')), Buffer.from([0xe9])]);
    mkdirSync(folder);
    writeFileSync(Buffer.concat([folder, Buffer.from('/main.tf')]), '');
    writeFileSync(Buffer.concat([folder, Buffer.from('.tf')]), resource('x'));
    const { root: node, warnings } = await treeAt(root);
    expect(shape(node)).toEqual(['.: main.tf']);
    expect(warnings).toEqual(['caf\ufffd.tf is ignored: its name is not valid UTF-8; rename it']);
  });

  it('too large are refused before they are read', async () => {
    const root = directoryOf({ 'main.tf': '' });
    truncateSync(join(root, 'main.tf'), HCL_FILE_BYTES_MAX + 1);
    const unread = { ...nodeFiles, readRegular: () => Promise.reject(new Error('read')) };
    await expect(treeAt(root, {}, unread)).rejects.toThrow(
      /^main\.tf has \d+ bytes; the limit for a Terraform file is/,
    );
  });

  it('too many in total are refused', async () => {
    const files = Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`f${i}.tf`, '']));
    const large = { ...nodeFiles, sizeOf: async () => HCL_FILE_BYTES_MAX };
    await expect(treeAt(directoryOf(files), {}, large)).rejects.toThrow(/f4\.tf exceeds the limit/);
  });

  it('that cannot be read are named', async () => {
    const denied = {
      ...nodeFiles,
      readRegular: () => Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' })),
    };
    await expect(treeAt(directoryOf({ 'main.tf': '' }), {}, denied)).rejects.toThrow('main.tf cannot be read (EACCES)');
    await expect(treeAt('/nowhere/at/all')).rejects.toThrow('/nowhere/at/all: no such directory');
    const file = join(directoryOf({ 'main.tf': '' }), 'main.tf');
    await expect(treeAt(file)).rejects.toThrow(/cannot be read \(ENOTDIR\)/);
  });

  it('with faults are read as far as possible', async () => {
    const { root, warnings } = await treeOf(`${resource('a')}resource "aws_sns_topic" {{{\n`);
    expect(root.code.resources.map(({ name }) => name)).toContain('a');
    expect(warnings[0]).toMatch(/^main\.tf:2:\d+: .*; the rest of the file is drawn$/);
  });
});

it('refuses calls that multiply beyond the limit', async () => {
  const level = (next: string) => Array.from({ length: 10 }, (_, i) => call(`m${i}`, next)).join('');
  const files: Record<string, string> = { 'main.tf': level('./l0') };
  for (let i = 0; i < 12; i++) files[`l${i}/m.tf`] = level(`../l${i + 1}`);
  files['l12/m.tf'] = '';
  await expect(treeOf(files)).rejects.toThrow(/more than 10000 module calls/);
});

it('refuses modules nested beyond the limit', async () => {
  const files: Record<string, string> = { 'main.tf': call('m', './l0') };
  for (let i = 0; i < 70; i++) files[`l${i}/m.tf`] = call('m', `../l${i + 1}`);
  await expect(treeOf({ ...files, 'l70/m.tf': '' })).rejects.toThrow(/more than 64 modules deep/);
});
