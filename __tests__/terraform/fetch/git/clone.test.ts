import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { External, InvalidInput, Missing } from '../../../../src/errors.js';
import type { Io } from '../../../../src/platform/io.js';
import { parseGitAddress } from '../../../../src/terraform/fetch/git/address.js';
import { type CheckOutOptions, checkOut } from '../../../../src/terraform/fetch/git/clone.js';
import * as messages from '../../../../src/terraform/fetch/messages.js';
import { git, ioAtHome, newFolder, newRepository, type Repository } from '../../../support/repository.js';

const out = (address: string, io: Io, options?: CheckOutOptions) => checkOut(parseGitAddress(address)!, io, options);

/** An Io that counts what Git is asked. */
function counting(io: Io): { io: Io; commands: string[] } {
  const commands: string[] = [];
  const run: Io['run'] = (command, args, options) => {
    commands.push(args[0]!);
    return io.run(command, args, options);
  };
  return { io: { ...io, run }, commands };
}

const read = (directory: string, name = 'main.tf') => readFileSync(join(directory, name), 'utf8');

const fails = async (work: Promise<unknown>): Promise<InvalidInput> =>
  work.then(
    () => Promise.reject(new Error('it has not failed')),
    (error) => error,
  );

/** All that is in the cache: folders of addresses, and what is left of a run. */
const cached = (io: Io) => (existsSync(`${io.home}/.groundplan/git`) ? readdirSync(`${io.home}/.groundplan/git`) : []);

describe('a repository', () => {
  const repository = newRepository({ 'main.tf': 'one', 'modules/a/main.tf': 'a', 'docs/x.md': '' });
  const first = git(repository.path, 'rev-parse', 'main');
  repository.tag('v1');
  repository.tag('v1-annotated', true);
  repository.commit({ 'main.tf': 'two' });
  repository.commit({ 'main.tf': 'feature' }, 'feature/x');

  test.each([
    ['', 'two'],
    ['?ref=main', 'two'],
    ['?ref=HEAD', 'two'],
    ['?ref=feature/x', 'feature'],
    ['?ref=refs/heads/feature/x', 'feature'],
    ['?ref=v1', 'one'],
    ['?ref=v1-annotated', 'one'],
    [`?ref=${first}`, 'one'],
    [`?ref=${first.slice(0, 9)}`, 'one'],
  ])('%s', async (ref, content) => {
    const { directory, root, commit, warnings } = await out(repository.url + ref, ioAtHome());
    expect(read(directory)).toBe(content);
    expect(git(repository.path, 'show', `${commit}:main.tf`)).toBe(content);
    expect({ directory, warnings }).toEqual({ directory: root, warnings: [] });
    expect(readdirSync(root).sort()).toEqual(['docs', 'main.tf', 'modules']);
  });

  test('contains files only, without .git and temporary files', async () => {
    const io = ioAtHome();
    const { commit } = await out(repository.url, io);
    const [entry, ...others] = cached(io);
    expect(others).toEqual([]);
    expect(readdirSync(`${io.home}/.groundplan/git/${entry}`).sort()).toEqual([commit, 'commits'].sort());
  });

  test('can be read by subfolder', async () => {
    const { directory, root } = await out(`${repository.url}//modules/a`, ioAtHome());
    expect(read(directory)).toBe('a');
    expect(read(root)).toBe('two');
  });

  test('names existing folders if a subfolder is missing', async () => {
    const error = await fails(out(`${repository.url}//modules/b`, ioAtHome()));
    expect(error).toBeInstanceOf(InvalidInput);
    expect(error.message).toBe(messages.subfolderMissing(repository.url, 'modules/b'));
    expect(error.remedy).toBe(messages.subfolderRemedy(['modules/a'], 0));
  });

  test('refuses a file as subfolder', async () => {
    await expect(out(`${repository.url}//main.tf`, ioAtHome())).rejects.toThrow(InvalidInput);
  });

  test.each(['nope', 'deadbeef', 'd'.repeat(40)])('no branch, tag or commit %s', async (ref) => {
    const io = ioAtHome();
    const error = await fails(out(`${repository.url}?ref=${ref}`, io));
    expect(error.message).toMatch(/^Failed to clone repository file:/);
    expect(error.remedy).toMatch(/^Verify the address, credentials, subfolder\./);
    expect(cached(io)).toEqual([]);
  });

  test('is fetched directly by commit id', async () => {
    const { io, commands } = counting(ioAtHome());
    await out(`${repository.url}?ref=${first}`, io);
    expect(commands).toEqual(['init', 'fetch', 'rev-parse', 'ls-tree', 'update-index', 'checkout-index']);
  });

  test('reports its steps', async () => {
    const steps: string[] = [];
    await out(repository.url, ioAtHome(), { onStep: (text) => steps.push(text) });
    expect(steps).toEqual([messages.stepAsking(repository.url), messages.stepFetching(repository.url)]);
  });

  test('can be fetched by two runs at once', async () => {
    const io = ioAtHome();
    const both = await Promise.all([out(repository.url, io), out(repository.url, io)]);
    expect(both.map(({ directory }) => read(directory))).toEqual(['two', 'two']);
    expect(both[0]).toEqual(both[1]);
    expect(cached(io)).toHaveLength(1);
  });
});

describe('a cached repository', () => {
  let repository: Repository;
  let io: Io;
  beforeEach(async () => {
    repository = newRepository({ 'main.tf': 'one' });
    io = ioAtHome();
    await out(repository.url, io);
  });

  test('is not fetched if the branch is unchanged', async () => {
    const { io: counted, commands } = counting(io);
    expect(read((await out(repository.url, counted)).directory)).toBe('one');
    expect(commands).toEqual(['init', 'ls-remote']);
  });

  test('needs no request for a commit', async () => {
    const address = `${repository.url}?ref=${git(repository.path, 'rev-parse', 'main')}`;
    await out(address, io);
    const { io: counted, commands } = counting(io);
    expect(read((await out(address, counted)).directory)).toBe('one');
    expect(commands).toEqual([]);
  });

  test('gets the new commit, keeps the previous one and removes older ones', async () => {
    const commits = [git(repository.path, 'rev-parse', 'main')];
    for (const content of ['two', 'three']) {
      commits.push(repository.commit({ 'main.tf': content }));
      expect(read((await out(repository.url, io)).directory)).toBe(content);
    }
    const [entry] = cached(io);
    expect(readdirSync(`${io.home}/.groundplan/git/${entry}`).sort()).toEqual([...commits.slice(1), 'commits'].sort());
  });

  test('needs no fetch if the branch returns to a cached commit', async () => {
    const one = git(repository.path, 'rev-parse', 'main');
    repository.commit({ 'main.tf': 'two' });
    await out(repository.url, io);
    git(repository.path, 'update-ref', 'refs/heads/main', one);
    const { io: counted, commands } = counting(io);
    expect(read((await out(repository.url, counted)).directory)).toBe('one');
    expect(commands).not.toContain('fetch');
  });

  test('is used without the network, with a warning', async () => {
    const { warnings, directory, commit } = await out(repository.url, io, { network: false });
    expect(read(directory)).toBe('one');
    expect(warnings).toEqual([messages.notRefreshed(repository.url, commit.slice(0, 8), messages.NETWORK_UNWANTED)]);
  });

  test('is required without the network', async () => {
    const { io: counted, commands } = counting(ioAtHome());
    await expect(out(repository.url, counted, { network: false })).rejects.toThrow(messages.NETWORK_UNWANTED);
    expect(commands).toEqual([]);
  });

  test('is not used if the repository is gone', async () => {
    rmSync(repository.path, { recursive: true });
    const error = await fails(out(repository.url, io));
    expect(error).toBeInstanceOf(External);
    expect(error.message).toMatch(/^Failed to clone repository .*no such repository/);
    expect(error.remedy).toBe(messages.cloneRemedy(messages.ADVICE_NOT_FOUND));
  });

  test('is fetched again if its list of commits is damaged', async () => {
    const [entry] = cached(io);
    writeFileSync(`${io.home}/.groundplan/git/${entry}/commits`, '../../etc\n\u0000\nHEAD\n');
    expect(read((await out(repository.url, io)).directory)).toBe('one');
  });
});

test('an empty repository is refused', async () => {
  await expect(out(newRepository().url, ioAtHome())).rejects.toThrow(messages.REPOSITORY_EMPTY);
});

test('a missing git has its own message', async () => {
  const error = await fails(out('file:///x/n.git', { ...ioAtHome(), env: { PATH: newFolder() } }));
  expect(error).toBeInstanceOf(Missing);
  expect(error.message).toBe(messages.GIT_MISSING);
});

test('an unwritable home directory has its own message', async () => {
  const home = join(newFolder(), 'file');
  writeFileSync(home, '');
  const error = await fails(out('file:///x/n.git', ioAtHome(home)));
  expect(error).toBeInstanceOf(External);
  expect(error.message).toBe(messages.cacheUnwritable('ENOTDIR'));
});

test('a run inside a Git hook does not touch the repository of the hook', async () => {
  const other = newRepository({ 'main.tf': 'other' });
  const env = { GIT_DIR: other.path, GIT_INDEX_FILE: join(other.path, 'index'), GIT_WORK_TREE: newFolder() };
  const before = git(other.path, 'for-each-ref');
  const { directory } = await out(newRepository({ 'main.tf': 'mine' }).url, ioAtHome(newFolder(), env));
  expect(read(directory)).toBe('mine');
  expect(git(other.path, 'for-each-ref')).toBe(before);
  expect(existsSync(join(other.path, 'index'))).toBe(false);
});
