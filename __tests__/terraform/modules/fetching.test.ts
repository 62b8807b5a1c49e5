/** Registries and archives, without any engine. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as sharedMessages from '../../../src/messages.js';
import type { Io } from '../../../src/platform/io.js';
import * as unpackMessages from '../../../src/terraform/fetch/messages.js';
import * as messages from '../../../src/terraform/messages.js';
import { createModuleFinder, type FinderOptions } from '../../../src/terraform/modules/finder.js';
import { type GitServer, serveGit } from '../../support/git-server.js';
import { archiveOf, type Registry, serveRegistry } from '../../support/registry.js';
import { ioAtHome, newRepository } from '../../support/repository.js';
import { callOf } from './support.js';

const OPTIONS: FinderOptions = { engine: null, network: true, userPackage: '/nowhere', privateHosts: ['127.0.0.1'] };

describe('registries and archives', () => {
  let registry: Registry;
  let host: GitServer;
  let base: Io;

  beforeAll(async () => {
    host = await serveGit(newRepository({ 'main.tf': '# from git', 'modules/a/main.tf': '# a', '.gitmodules': '' }));
    const modules = {
      'ns/archive/aws': { versions: ['1.0.0', '1.2.0', '2.0.0'], location: '/one.tar.gz//inner' },
      'ns/git/aws': { versions: ['1.0.0'], location: `git::${host.origin}/open/n.git//modules/a` },
      'ns/nested/aws': { versions: ['1.0.0'], location: '/nested.tar.gz' },
      'ns/private/aws': { versions: ['1.0.0'], location: '/one.tar.gz', token: 's3cret' },
      'ns/hostile/aws': { versions: ['1.0.0'], location: '/hostile.tar.gz' },
      'ns/broken/aws': { versions: ['1.0.0'], location: '/broken.tar.gz' },
      'ns/program/aws': { versions: ['1.0.0'], location: 'git::ext::touch /tmp/groundplan-trap' },
      'ns/silent/aws': null,
    };
    const archives = {
      '/one.tar.gz': archiveOf({ 'main.tf': '# top', 'inner/main.tf': '# inner', 'shared/x.tf': '# x' }),
      '/nested.tar.gz': archiveOf({
        'main.tf':
          'module "remote" {\n  source = "registry.example/ns/archive/aws"\n  version = "1.0.0"\n}\nmodule "local" {\n  source = "./sub"\n}\n',
        'sub/main.tf': 'module "deep" {\n  source = "registry.example/ns/git/aws"\n}\n',
      }),
      '/hostile.tar.gz': archiveOf({
        'main.tf': 'module "root" {\n  source = "/etc"\n}\nmodule "repo" {\n  source = "git::file:///srv/n.git"\n}\n',
        'passwd.tf': { to: '/etc/passwd' },
        'inside.tf': { to: 'main.tf' },
        '.git/config': '[core]\n\tfsmonitor = "touch /tmp/groundplan-trap"\n',
      }),
      '/broken.tar.gz': Buffer.from('no archive'),
    };
    registry = await serveRegistry(modules, archives);
    base = ioAtHome();
  });
  afterAll(() => Promise.all([registry.close(), host.close()]));
  beforeEach(() => void registry.requests.splice(0));

  const ioWith = (env: Io['env'] = {}): Io => {
    const io = ioAtHome();
    return { ...io, env: { ...io.env, TF_CLI_CONFIG_FILE: registry.configuration, ...env } };
  };
  const find = (io: Io, source: string, version: string | null = null, options: Partial<FinderOptions> = {}) =>
    createModuleFinder(io, { ...OPTIONS, ...options }).findModule(callOf('x', source, version), ['x']);
  const directoryOf = async (...args: Parameters<typeof find>) => {
    const found = await find(...args);
    if ('reason' in found) throw new Error(found.reason);
    return found.directory;
  };
  const reasonOf = async (...args: Parameters<typeof find>) => {
    const found = await find(...args);
    return 'reason' in found ? found.reason : 'it was found';
  };
  const main = (directory: string) => readFileSync(join(directory, 'main.tf'), 'utf8');

  test.each([
    ['registry.example/ns/archive/aws', null, '# inner', '2.0.0'],
    ['registry.example/ns/archive/aws', '~> 1.0', '# inner', '1.2.0'],
    ['registry.example/ns/archive/aws', '1.0.0', '# inner', '1.0.0'],
  ])('%s %s', async (source, version, content, chosen) => {
    expect(main(await directoryOf(ioWith(), source, version))).toBe(content);
    expect(registry.requests).toContain(`GET /v1/modules/ns/archive/aws/${chosen}/download`);
  });

  test('a registry can name a Git repository, whose .git is not kept', async () => {
    const directory = await directoryOf(ioWith(), 'registry.example/ns/git/aws');
    expect(main(directory)).toBe('# a');
    expect(readdirSync(join(directory, '../..')).sort()).toEqual(['.gitmodules', 'main.tf', 'modules']);
  });

  test('an archive is fetched by its address, with a folder in it', async () => {
    expect(main(await directoryOf(ioWith(), `${registry.origin}/one.tar.gz//inner`))).toBe('# inner');
  });

  test('a second run makes no request', async () => {
    const io = ioWith();
    await directoryOf(io, 'registry.example/ns/archive/aws');
    registry.requests.splice(0);
    const again = await directoryOf(
      { ...io, run: () => Promise.reject(new Error('asked')), download: () => Promise.reject(new Error('asked')) },
      'registry.example/ns/archive/aws',
    );
    expect(main(again)).toBe('# inner');
    expect(registry.requests).toEqual([]);
  });

  test('a damaged cache entry is fetched again', async () => {
    const io = ioWith();
    const directory = await directoryOf(io, 'registry.example/ns/archive/aws');
    writeFileSync(join(directory, '../../modules.json'), '{"modules":{"":"../../../etc"}}');
    expect(main(await directoryOf(io, 'registry.example/ns/archive/aws'))).toBe('# inner');
  });

  test('nested modules are found, and each package is requested once', async () => {
    const io = ioWith();
    for (const asked of [true, false]) {
      registry.requests.splice(0);
      const finder = createModuleFinder(io, OPTIONS);
      await finder.findModule(callOf('x', 'registry.example/ns/nested/aws'), ['x']);
      const remote = await finder.findModule(callOf('remote', 'registry.example/ns/archive/aws', '1.0.0'), [
        'x',
        'remote',
      ]);
      const deep = await finder.findModule(callOf('deep', 'registry.example/ns/git/aws'), ['x', 'local', 'deep']);
      expect([remote, deep].map((found) => ('directory' in found ? main(found.directory) : found))).toEqual([
        '# inner',
        '# a',
      ]);
      expect(registry.requests.length > 0).toBe(asked);
    }
  });

  test('a failing module does not affect the others', async () => {
    const io = ioWith();
    const finder = createModuleFinder(io, OPTIONS);
    const calls = ['archive', 'missing', 'git', 'broken', 'archive'].map((name, i) => ({
      call: callOf(`m${i}`, `registry.example/ns/${name}/aws`),
      path: [`m${i}`],
    }));
    await finder.prepare(calls);
    const found = await Promise.all(calls.map(({ call, path }) => finder.findModule(call, path)));
    expect(found.map((one) => 'directory' in one)).toEqual([true, false, true, false, true]);
    expect(found[1]).toEqual({
      reason: expect.stringMatching(/^Module not found: 127.0.0.1:\d+ has nothing at this address/),
    });
    expect(found[3]).toEqual({ reason: `Module download failed: ${unpackMessages.ARCHIVE_BROKEN}` });
    expect(finder.warnings()).toContain(messages.remedyFor(messages.MODULE_NOT_FOUND, messages.MODULE_REMEDY));
  });

  test('a private registry needs a valid token', async () => {
    const words = /^TFE_TOKEN required for module registry/;
    expect(await reasonOf(ioWith(), 'registry.example/ns/private/aws')).toMatch(words);
    expect(await reasonOf(ioWith({ TF_TOKEN_registry_example: 'x' }), 'registry.example/ns/private/aws')).toMatch(
      words,
    );
  });

  test.each<[string, Io['env']]>([
    ['TF_TOKEN_<host>', { TF_TOKEN_registry_example: 's3cret' }],
    ['TFE_TOKEN with TFE_HOSTNAME', { TFE_TOKEN: 's3cret', TFE_HOSTNAME: 'registry.example' }],
  ])('a private registry with %s', async (_, env) => {
    expect(main(await directoryOf(ioWith(env), 'registry.example/ns/private/aws'))).toBe('# top');
  });

  test('TFE_TOKEN without a host is sent to HCP Terraform only', async () => {
    await reasonOf(ioWith({ TFE_TOKEN: 's3cret' }), 'registry.example/ns/private/aws');
    expect(registry.requests.join('\n')).not.toContain('Bearer');
  });

  test('the credentials block of a CLI configuration is used', async () => {
    const io = ioWith();
    const file = join(io.home, 'own.rc');
    writeFileSync(
      file,
      `${readFileSync(registry.configuration, 'utf8')}credentials "registry.example" {\n  token = "s3cret"\n}\n`,
    );
    const withFile = { ...io, env: { ...io.env, TF_CLI_CONFIG_FILE: file } };
    expect(main(await directoryOf(withFile, 'registry.example/ns/private/aws'))).toBe('# top');
  });

  test('a hostile package yields no outside link, no Git data and no file of this machine', async () => {
    const io = ioWith();
    const finder = createModuleFinder(io, OPTIONS);
    const found = await finder.findModule(callOf('x', 'registry.example/ns/hostile/aws'), ['x']);
    const directory = 'directory' in found ? found.directory : '';
    expect(readdirSync(directory).sort()).toEqual(['inside.tf', 'main.tf']);
    expect(readFileSync(join(directory, 'inside.tf'), 'utf8')).toBe(main(directory));
    for (const [name, source] of [
      ['root', '/etc'],
      ['repo', 'git::file:///srv/n.git'],
    ] as const) {
      expect(await finder.findModule(callOf(name, source), ['x', name])).toEqual({ reason: messages.REFUSED_LOCAL });
    }
    expect(await reasonOf(io, 'registry.example/ns/program/aws')).toMatch(/^Module/);
    expect(existsSync('/tmp/groundplan-trap')).toBe(false);
  });

  test('an unreachable registry costs one time-out and leaves no files', async () => {
    const io = ioWith();
    const finder = createModuleFinder(io, { ...OPTIONS, seconds: 1 });
    const first = await finder.findModule(callOf('x', 'registry.example/ns/silent/aws'), ['x']);
    expect(first).toEqual({ reason: expect.stringMatching(/^Module download failed: .* did not answer in time/) });
    expect(finder.warnings()).toEqual([
      messages.remedyFor(messages.MODULE_DOWNLOAD_FAILED, sharedMessages.UNREACHABLE_REMEDY),
    ]);
    registry.requests.splice(0);
    expect(await finder.findModule(callOf('y', 'registry.example/ns/archive/aws'), ['y'])).toEqual({
      reason: messages.hostFailedBefore('registry.example'),
    });
    expect(registry.requests).toEqual([]);
    expect(readdirSync(`${io.home}/.groundplan/modules`)).toEqual([]);
  });

  test('without the network an uncached module is not requested', async () => {
    expect(await reasonOf(ioWith(), 'registry.example/ns/archive/aws', null, { network: false })).toBe(
      sharedMessages.NOT_CACHED,
    );
    expect(registry.requests).toEqual([]);
  });

  test('two runs can fetch the same module at once', async () => {
    const io = ioWith();
    const both = await Promise.all([1, 2].map(() => directoryOf(io, 'registry.example/ns/archive/aws')));
    expect(both.map(main)).toEqual(['# inner', '# inner']);
    expect(readdirSync(`${io.home}/.groundplan/modules`)).toHaveLength(1);
  });

  test('nothing is written to the working directory', () => expect(readdirSync(base.home)).toEqual([]));
});
