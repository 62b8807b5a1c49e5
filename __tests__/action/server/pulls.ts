import { NOT_FOUND, paged, type Route } from './answers.js';
import type { Pull, State } from './model.js';

/** https://docs.github.com/rest/pulls/pulls */
export const PULL_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/pulls$/,
    needs: 'pull-requests',
    answer: (asked) => {
      const state = asked.query.get('state') ?? 'open';
      const head = asked.query.get('head');
      const pulls = [...asked.state.pulls.values()].filter(
        (pull) => (state === 'all' || pull.state === state) && (head === null || headOf(pull) === head),
      );
      return paged(asked, pulls, (page) => page.map((pull) => shown(asked.state, pull as Pull)));
    },
  },
  {
    method: 'GET',
    path: /^\/pulls\/(\d+)$/,
    needs: 'pull-requests',
    answer: ({ state, params }) => {
      const pull = state.pulls.get(Number(params[0]));
      return pull === undefined ? NOT_FOUND : { status: 200, body: shown(state, pull) };
    },
  },
  {
    method: 'GET',
    path: /^\/pulls\/(\d+)\/files$/,
    needs: 'pull-requests',
    answer: (asked) => {
      const pull = asked.state.pulls.get(Number(asked.params[0]));
      if (pull === undefined) return NOT_FOUND;
      // "Responses include a maximum of 3000 files."
      return paged(asked, pull.files.slice(0, 3000), (page) =>
        page.map((file) => ({ sha: 'd'.repeat(40), additions: 1, deletions: 0, changes: 1, ...(file as object) })),
      );
    },
  },
  {
    // https://docs.github.com/rest/commits/commits#compare-two-commits
    method: 'GET',
    path: /^\/compare\/(.+)$/,
    needs: 'contents',
    answer: ({ state, params }) => {
      const found = state.comparisons.get(decodeURIComponent(params[0]!));
      if (found === undefined) return NOT_FOUND;
      const mergeBase = found.mergeBase === undefined ? {} : { merge_base_commit: { sha: found.mergeBase } };
      return {
        status: 200,
        body: { status: found.status, ...mergeBase, total_commits: 1, files: found.files.slice(0, 300) },
      };
    },
  },
];

/** `owner:branch`, as the filter wants it. */
const headOf = ({ headRepository, headRef }: Pull) => `${headRepository?.split('/', 1)[0] ?? ''}:${headRef}`;

const shown = (
  { owner, name }: State,
  { number, state, headSha, headRef, headRepository, baseSha, labels = [] }: Pull,
) => ({
  number,
  state,
  merged: false,
  labels: labels.map((label) => ({ id: 1, name: label, color: 'ededed' })),
  head: {
    sha: headSha,
    ref: headRef,
    repo: headRepository === null ? null : { full_name: headRepository, fork: headRepository !== `${owner}/${name}` },
  },
  base: { sha: baseSha, ref: 'main', repo: { full_name: `${owner}/${name}`, fork: false } },
});
