/** Repositories, also such as Git itself would not write. */
import { execFileSync } from 'node:child_process';
import type { TreeEntry } from './hostile.js';

const AUTHOR = ['-c', 'user.name=x', '-c', 'user.email=x@example.com', '-c', 'core.hooksPath=/dev/null'];
const ENV = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

/** @param tree instead of what is in the folder */
export function commit(folder: string, tree: readonly TreeEntry[] | null): void {
  const git = (args: readonly string[], input: string | Buffer = ''): string =>
    execFileSync('git', [...AUTHOR, ...args], { cwd: folder, env: ENV, input, stdio: ['pipe', 'pipe', 'ignore'] })
      .toString('utf8')
      .trim();
  git(['init', '--quiet', '--initial-branch=main']);
  if (tree === null) {
    git(['add', '--all', '--force']);
    git(['commit', '--quiet', '--allow-empty', '-m', 'x']);
  } else {
    const written = writeTree(tree, (type, bytes) =>
      git(['hash-object', '-w', '--literally', '-t', type, '--stdin'], bytes),
    );
    git(['update-ref', 'refs/heads/main', git(['commit-tree', '-m', 'x', written])]);
  }
}

type Store = (type: 'blob' | 'tree', bytes: Buffer) => string;

/** As the format has it: no check of names, of their order, or of their number. */
function writeTree(entries: readonly TreeEntry[], store: Store, known = new Map<unknown, string>()): string {
  const before = known.get(entries);
  if (before !== undefined) return before;
  const parts = entries.map(({ mode, name, body = '', entries: below }) => {
    const id =
      mode === '160000'
        ? '1'.repeat(40)
        : below === undefined
          ? store('blob', Buffer.from(body))
          : writeTree(below, store, known);
    return Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]);
  });
  const id = store('tree', Buffer.concat(parts));
  known.set(entries, id);
  return id;
}
