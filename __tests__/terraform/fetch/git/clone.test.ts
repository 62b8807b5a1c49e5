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

  test('only files are left, and nothing of Git or of the run', async () => {
    const io = ioAtHome();
    const { commit } = await out(repository.url, io);
    const [entry, ...others] = cached(io);
    expect(others).toEqual([]);
    expect(readdirSync(`${io.home}/.groundplan/git/${entry}`).sort()).toEqual([commit, 'commits'].sort());
  });

  test('a subfolder, and the repository around it', async () => {
    const { directory, root } = await out(`${repository.url}//modules/a`, ioAtHome());
    expect(read(directory)).toBe('a');
    expect(read(root)).toBe('two');
  });

  test('a subfolder that is not there: which ones are', async () => {
    const error = await fails(out(`${repository.url}//modules/b`, ioAtHome()));
    expect(error).toBeInstanceOf(InvalidInput);
    expect(error.message).toBe(messages.subfolderMissing(repository.url, 'modules/b'));
    expect(error.remedy).toBe(messages.subfolderRemedy(['modules/a'], 0));
  });

  test('a file is no subfolder', async () => {
    await expect(out(`${repository.url}//main.tf`, ioAtHome())).rejects.toThrow(InvalidInput);
  });

  test.each(['nope', 'deadbeef', 'd'.repeat(40)])('no branch, tag or commit %s', async (ref) => {
    const io = ioAtHome();
    const error = await fails(out(`${repository.url}?ref=${ref}`, io));
    expect(error.message).toMatch(/^Failed to clone repository file:/);
    expect(error.remedy).toMatch(/^Verify the address, credentials, subfolder\./);
    expect(cached(io)).toEqual([]);
  });

  test('a commit by its id is fetched without a question', async () => {
    const { io, commands } = counting(ioAtHome());
    await out(`${repository.url}?ref=${first}`, io);
    expect(commands).toEqual(['init', 'fetch', 'rev-parse', 'ls-tree', 'update-index', 'checkout-index']);
  });

  test('what is being done is said', async () => {
    const steps: string[] = [];
    await out(repository.url, ioAtHome(), { onStep: (text) => steps.push(text) });
    expect(steps).toEqual([messages.stepAsking(repository.url), messages.stepFetching(repository.url)]);
  });

  test('two runs at once', async () => {
    const io = ioAtHome();
    const both = await Promise.all([out(repository.url, io), out(repository.url, io)]);
    expect(both.map(({ directory }) => read(directory))).toEqual(['two', 'two']);
    expect(both[0]).toEqual(both[1]);
    expect(cached(io)).toHaveLength(1);
  });
});

describe('the second time', () => {
  let repository: Repository;
  let io: Io;
  beforeEach(async () => {
    repository = newRepository({ 'main.tf': 'one' });
    io = ioAtHome();
    await out(repository.url, io);
  });

  test('an unchanged branch is asked for and not fetched', async () => {
    const { io: counted, commands } = counting(io);
    expect(read((await out(repository.url, counted)).directory)).toBe('one');
    expect(commands).toEqual(['init', 'ls-remote']);
  });

  test('a commit is not even asked for', async () => {
    const address = `${repository.url}?ref=${git(repository.path, 'rev-parse', 'main')}`;
    await out(address, io);
    const { io: counted, commands } = counting(io);
    expect(read((await out(address, counted)).directory)).toBe('one');
    expect(commands).toEqual([]);
  });

  test('a new commit is fetched; the one before stays for who is reading it, older ones go', async () => {
    const commits = [git(repository.path, 'rev-parse', 'main')];
    for (const content of ['two', 'three']) {
      commits.push(repository.commit({ 'main.tf': content }));
      expect(read((await out(repository.url, io)).directory)).toBe(content);
    }
    const [entry] = cached(io);
    expect(readdirSync(`${io.home}/.groundplan/git/${entry}`).sort()).toEqual([...commits.slice(1), 'commits'].sort());
  });

  test('a branch that goes back to a commit that is here needs no fetch', async () => {
    const one = git(repository.path, 'rev-parse', 'main');
    repository.commit({ 'main.tf': 'two' });
    await out(repository.url, io);
    git(repository.path, 'update-ref', 'refs/heads/main', one);
    const { io: counted, commands } = counting(io);
    expect(read((await out(repository.url, counted)).directory)).toBe('one');
    expect(commands).not.toContain('fetch');
  });

  test('without the network it is drawn from what is here, and said so', async () => {
    const { warnings, directory, commit } = await out(repository.url, io, { network: false });
    expect(read(directory)).toBe('one');
    expect(warnings).toEqual([messages.notRefreshed(repository.url, commit.slice(0, 8), messages.NETWORK_UNWANTED)]);
  });

  test('without the network and without a copy it fails fast', async () => {
    const { io: counted, commands } = counting(ioAtHome());
    await expect(out(repository.url, counted, { network: false })).rejects.toThrow(messages.NETWORK_UNWANTED);
    expect(commands).toEqual([]);
  });

  test('a repository that is gone is an error, not an old picture', async () => {
    rmSync(repository.path, { recursive: true });
    const error = await fails(out(repository.url, io));
    expect(error).toBeInstanceOf(External);
    expect(error.message).toMatch(/^Failed to clone repository .*no such repository/);
    expect(error.remedy).toBe(messages.cloneRemedy(messages.ADVICE_NOT_FOUND));
  });

  test('a damaged list of commits is no list', async () => {
    const [entry] = cached(io);
    writeFileSync(`${io.home}/.groundplan/git/${entry}/commits`, '../../etc\n\u0000\nHEAD\n');
    expect(read((await out(repository.url, io)).directory)).toBe('one');
  });
});

test('an empty repository', async () => {
  await expect(out(newRepository().url, ioAtHome())).rejects.toThrow(messages.REPOSITORY_EMPTY);
});

test('no git', async () => {
  const error = await fails(out('file:///x/n.git', { ...ioAtHome(), env: { PATH: newFolder() } }));
  expect(error).toBeInstanceOf(Missing);
  expect(error.message).toBe(messages.GIT_MISSING);
});

test('a home that cannot be written to', async () => {
  const home = join(newFolder(), 'file');
  writeFileSync(home, '');
  const error = await fails(out('file:///x/n.git', ioAtHome(home)));
  expect(error).toBeInstanceOf(External);
  expect(error.message).toBe(messages.cacheUnwritable('ENOTDIR'));
});

test('run by a hook of another repository, that one is left alone', async () => {
  const other = newRepository({ 'main.tf': 'other' });
  const env = { GIT_DIR: other.path, GIT_INDEX_FILE: join(other.path, 'index'), GIT_WORK_TREE: newFolder() };
  const before = git(other.path, 'for-each-ref');
  const { directory } = await out(newRepository({ 'main.tf': 'mine' }).url, ioAtHome(newFolder(), env));
  expect(read(directory)).toBe('mine');
  expect(git(other.path, 'for-each-ref')).toBe(before);
  expect(existsSync(join(other.path, 'index'))).toBe(false);
});
