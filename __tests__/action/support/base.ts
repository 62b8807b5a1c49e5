/** The repository before pull request 7, as the loopback server hands it out. */
import { gzipSync } from 'node:zlib';
import { tarOf } from '../../support/archives.js';
import type { GitHubServer } from '../server/server.js';

/** Tip of the branch that the pull request goes to, and of the pull request. */
export const BASE = 'a'.repeat(40);
export const HEAD = 'c'.repeat(40);

export type Files = Readonly<Record<string, string>>;

/** As GitHub packs a commit: all of it in one folder, called after repository and commit. */
const archive = (files: Files): Buffer =>
  gzipSync(
    tarOf(
      Object.entries(files).map(([path, content]) => ({ name: `octo-infra-${BASE.slice(0, 7)}/${path}`, content })),
    ),
  );

/** With the server's own comparison of base and head: both have parted at the base. */
export function serveBase({ state }: GitHubServer, files: Files, commit = BASE): void {
  state.archives.set(commit, archive(files));
  state.comparisons.set(`${BASE}...${HEAD}`, { status: 'ahead', files: [], mergeBase: commit });
}

/** What was asked of the API, without the services for artifacts. */
export const restCalls = ({ calls }: Pick<GitHubServer, 'calls'>): readonly string[] =>
  calls().filter((call) => !/ \/(twirp|blob|codeload)\//.test(call));

export const tarballs = ({ calls }: Pick<GitHubServer, 'calls'>): readonly string[] =>
  calls().filter((call) => call.includes('/tarball/'));
