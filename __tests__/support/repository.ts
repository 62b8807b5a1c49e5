/** Repositories made with the installed Git, as small as a test needs them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Io } from '../../src/platform/io.js';
import { nodeIo } from '../../src/platform/node.js';
import { newTemporary } from './temporary.js';

/** Nothing of the machine's own configuration, and no clock. */
export const GIT_ENV = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_AUTHOR_DATE: '2024-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
  GIT_COMMITTER_DATE: '2024-01-01T00:00:00Z',
};

const folders: string[] = [];

/**
 * Gone after the tests of the file that asks for it. There is an option of ssh in its name: chance puts one there in one run
 * of sixty, and who takes a path for an option is to fail in all of them.
 */
export function newFolder(): string {
  folders.push(newTemporary('groundplan-git-test-G'));
  return folders.at(-1)!;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, env: GIT_ENV, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

export interface Repository {
  /** Bare. */
  readonly path: string;
  readonly url: string;
  /** Writes, commits, pushes. @returns the commit */
  commit(files: Readonly<Record<string, string | Uint8Array | Link>>, branch?: string): string;
  tag(name: string, annotated?: boolean): void;
}

interface Link {
  readonly to: string;
}

export function newRepository(files: Parameters<Repository['commit']>[0] = {}): Repository {
  const folder = newFolder();
  const path = join(folder, 'n.git');
  const work = join(folder, 'work');
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', path);
  git(folder, 'clone', '--quiet', path, work);
  git(work, 'checkout', '--quiet', '-b', 'main');
  const repository: Repository = {
    path,
    url: `file://${path}`,
    commit(changed, branch = 'main') {
      if (git(work, 'branch', '--show-current') !== branch) git(work, 'checkout', '--quiet', '-B', branch);
      for (const [name, content] of Object.entries(changed)) {
        mkdirSync(dirname(join(work, name)), { recursive: true });
        if (typeof content === 'object' && 'to' in content) symlinkSync(content.to, join(work, name));
        else writeFileSync(join(work, name), content);
      }
      git(work, 'add', '--all', '--force');
      git(work, 'commit', '--quiet', '--allow-empty', '-m', 'x');
      git(work, 'push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`);
      return git(work, 'rev-parse', 'HEAD');
    },
    tag(name, annotated = false) {
      git(work, 'tag', ...(annotated ? ['-a', '-m', 'x'] : []), name);
      git(work, 'push', '--quiet', 'origin', `refs/tags/${name}`);
    },
  };
  if (Object.keys(files).length > 0) repository.commit(files);
  return repository;
}

/** The real world with a home of its own, and without the machine's configuration of Git. */
export function ioAtHome(home: string = newFolder(), env: Io['env'] = {}): Io {
  return {
    ...nodeIo(),
    home,
    directory: home,
    env: { PATH: process.env.PATH, HOME: home, GIT_CONFIG_NOSYSTEM: '1', ...env },
  };
}
