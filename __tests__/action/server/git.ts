import { createHash } from 'node:crypto';
import { type Asked, NOT_FOUND, type Route, unprocessable } from './answers.js';
import type { State, TreeEntry } from './model.js';

/** https://docs.github.com/rest/git. Objects have the names that Git gives them. */
export const GIT_ROUTES: readonly Route[] = [
  {
    // https://docs.github.com/rest/repos/contents#download-a-repository-archive-tar: a redirection to another host.
    method: 'GET',
    path: /^\/tarball\/([0-9a-f]{40})$/,
    needs: 'contents',
    answer: ({ state, origin, params }) =>
      state.archives.has(params[0]!)
        ? { status: 302, headers: { location: `${origin.replace('127.0.0.1', 'localhost')}/codeload/${params[0]}` } }
        : NOT_FOUND,
  },
  {
    method: 'POST',
    path: /^\/git\/blobs$/,
    needs: 'contents',
    answer: ({ state, body }) => {
      const content = Buffer.from(String(body.content), body.encoding === 'base64' ? 'base64' : 'utf8');
      const sha = objectId('blob', content);
      state.blobs.set(sha, content);
      return { status: 201, body: { sha, url: `https://api.github.com/git/blobs/${sha}` } };
    },
  },
  {
    method: 'POST',
    path: /^\/git\/trees$/,
    needs: 'contents',
    answer: ({ state, body }) => {
      const given = (body.tree as readonly (TreeEntry & { readonly content?: string })[]).map(
        ({ content, ...entry }) => (content === undefined ? entry : { ...entry, sha: storeBlob(state, content) }),
      );
      const inherited = state.trees.get(String(body.base_tree)) ?? [];
      const entries = [...inherited.filter(({ path }) => !given.some((entry) => entry.path === path)), ...given];
      const lost = entries.find(({ sha }) => !state.blobs.has(sha));
      if (lost !== undefined) return unprocessable(`tree.sha ${lost.sha} is not a valid blob`);
      const sorted = [...entries].sort((a, b) => (a.path < b.path ? -1 : 1));
      const content = sorted.map(({ path, mode, sha }) =>
        Buffer.concat([Buffer.from(`${mode.replace(/^0/, '')} ${path}\0`), Buffer.from(sha, 'hex')]),
      );
      const sha = objectId('tree', Buffer.concat(content));
      state.trees.set(sha, sorted);
      return { status: 201, body: { sha, tree: sorted, truncated: false } };
    },
  },
  {
    method: 'GET',
    path: /^\/git\/trees\/([0-9a-f]{40})$/,
    needs: 'contents',
    answer: ({ state, params }) => {
      const tree = state.trees.get(params[0]!);
      return tree === undefined ? NOT_FOUND : { status: 200, body: { sha: params[0], tree, truncated: false } };
    },
  },
  {
    method: 'POST',
    path: /^\/git\/commits$/,
    needs: 'contents',
    answer: ({ state, body }) => {
      const commit = {
        tree: String(body.tree),
        parents: body.parents as readonly string[],
        message: String(body.message),
      };
      if (!state.trees.has(commit.tree)) return unprocessable('Tree SHA does not exist');
      if (!commit.parents.every((parent) => state.commits.has(parent)))
        return unprocessable('Parent SHA does not exist or is not a commit object');
      // The date is in the name of a real one: two that say the same are two.
      const sha = objectId('commit', Buffer.from(JSON.stringify([commit, state.nextId++])));
      state.commits.set(sha, commit);
      return { status: 201, body: shownCommit(sha, state) };
    },
  },
  {
    method: 'GET',
    path: /^\/git\/commits\/([0-9a-f]{40})$/,
    needs: 'contents',
    answer: ({ state, params }) =>
      state.commits.has(params[0]!) ? { status: 200, body: shownCommit(params[0]!, state) } : NOT_FOUND,
  },
  {
    method: 'GET',
    path: /^\/git\/ref\/(.+)$/,
    needs: 'contents',
    answer: (asked) => {
      const sha = asked.state.refs.get(refOf(asked));
      return sha === undefined ? NOT_FOUND : { status: 200, body: shownRef(refOf(asked), sha) };
    },
  },
  {
    method: 'POST',
    path: /^\/git\/refs$/,
    needs: 'contents',
    answer: ({ state, body }) => {
      const [ref, sha] = [String(body.ref), String(body.sha)];
      if (!/^refs\/[^/]+\/.+/.test(ref)) return unprocessable("Reference name must start with 'refs/'.");
      if (state.refs.has(ref)) return unprocessable('Reference already exists');
      if (!state.commits.has(sha)) return unprocessable('Object does not exist');
      state.refs.set(ref, sha);
      return { status: 201, body: shownRef(ref, sha) };
    },
  },
  {
    method: 'PATCH',
    path: /^\/git\/refs\/(.+)$/,
    needs: 'contents',
    answer: (asked) => {
      const [ref, sha] = [refOf(asked), String(asked.body.sha)];
      const old = asked.state.refs.get(ref);
      if (old === undefined) return unprocessable('Reference does not exist');
      if (!asked.state.commits.has(sha)) return unprocessable('Object does not exist');
      if (asked.body.force !== true && !isAncestor(old, sha, asked.state))
        return unprocessable('Update is not a fast forward');
      asked.state.refs.set(ref, sha);
      return { status: 200, body: shownRef(ref, sha) };
    },
  },
  {
    method: 'DELETE',
    path: /^\/git\/refs\/(.+)$/,
    needs: 'contents',
    answer: (asked) =>
      asked.state.refs.delete(refOf(asked)) ? { status: 204 } : unprocessable('Reference does not exist'),
  },
];

/** What the web pages of GitHub show at `/owner/name/blob/<commit>/<path>?raw=true`; null for nothing. */
export function rawFile(state: State, url: string): Buffer | null {
  const at = new RegExp(`/${state.owner}/${state.name}/blob/([0-9a-f]{40})/([^/?]+)\\?raw=true$`).exec(url);
  const tree = state.trees.get(state.commits.get(at?.[1] ?? '')?.tree ?? '');
  const entry = tree?.find(({ path }) => path === decodeURIComponent(at?.[2] ?? ''));
  return state.blobs.get(entry?.sha ?? '') ?? null;
}

function storeBlob(state: State, content: string): string {
  const bytes = Buffer.from(content);
  const sha = objectId('blob', bytes);
  state.blobs.set(sha, bytes);
  return sha;
}

const objectId = (type: string, content: Buffer): string =>
  createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');

/** Slashes come as they are or encoded; `refs/` in front is not expected, and is then there twice. */
const refOf = ({ params }: Asked): string => `refs/${decodeURIComponent(params[0]!)}`;

function isAncestor(old: string, of: string, state: State): boolean {
  if (old === of) return true;
  return (state.commits.get(of)?.parents ?? []).some((parent) => isAncestor(old, parent, state));
}

const shownRef = (ref: string, sha: string) => ({ ref, node_id: 'REF_1', object: { type: 'commit', sha } });

const shownCommit = (sha: string, { commits }: State) => {
  const { tree, parents, message } = commits.get(sha)!;
  return { sha, message, tree: { sha: tree }, parents: parents.map((parent) => ({ sha: parent })) };
};
