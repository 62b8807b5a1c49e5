/** What the loopback server knows, in the words of the services that it plays. Tests read and write it directly. */

export type Access = 'none' | 'read' | 'write';
export type Permission = 'contents' | 'pull-requests' | 'actions' | 'issues' | 'checks';

/** Whom a token stands for, and what it may do. */
export interface Identity {
  readonly login: string;
  readonly type: 'Bot' | 'User';
  readonly permissions: Readonly<Record<Permission, Access>>;
}

export interface Comment {
  readonly id: number;
  /** Of the pull request. */
  readonly issue: number;
  readonly author: Pick<Identity, 'login' | 'type'>;
  body: string;
  /** Folded up by `minimizeComment`. */
  isMinimized: boolean;
}

export interface ChangedFile {
  readonly filename: string;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed';
  readonly previous_filename?: string;
}

export interface Pull {
  readonly number: number;
  state: 'open' | 'closed';
  headSha: string;
  readonly headRef: string;
  /** `owner/name`; null where the fork is deleted. */
  readonly headRepository: string | null;
  readonly baseSha: string;
  readonly files: ChangedFile[];
  /** Names of the labels on it; absent for none. */
  labels?: string[];
}

export interface Release {
  readonly id: number;
  readonly tag_name: string;
  readonly name: string;
  readonly body: string;
  draft: boolean;
  readonly assets: { readonly id: number; readonly name: string; readonly bytes: Buffer }[];
}

export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

export interface Commit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
}

/** What was uploaded; without an id as long as it is not finalised. */
export interface StoredArtifact {
  readonly name: string;
  readonly mime: string;
  readonly key: string;
  id: number | null;
  hash: string;
  size: number;
}

export interface State {
  readonly owner: string;
  readonly name: string;
  readonly runId: number;
  readonly tokens: Map<string, Identity>;
  /** `base...head` to what lies between. */
  readonly comparisons: Map<
    string,
    { readonly status: string; readonly files: readonly ChangedFile[]; readonly mergeBase?: string }
  >;
  /** By commit: its files, as `.tar.gz`. */
  readonly archives: Map<string, Buffer>;
  /** Calls that the token has left in this hour; endless where it is infinite. */
  budget: number;
  /** In the order in which they were made, which is that of their ids. */
  comments: Comment[];
  readonly pulls: Map<number, Pull>;
  readonly blobs: Map<string, Buffer>;
  readonly trees: Map<string, readonly TreeEntry[]>;
  readonly commits: Map<string, Commit>;
  readonly releases: Release[];
  /** `refs/heads/main` to a commit. */
  readonly refs: Map<string, string>;
  readonly artifacts: StoredArtifact[];
  /** Of the repository, by name. */
  readonly labels: Map<string, { readonly color: string; readonly description: string }>;
  readonly checks: Readonly<Record<string, unknown>>[];
  /** The blob store: what lies at a path, and the blocks of it that no list has named yet. */
  readonly stored: Map<string, Buffer>;
  readonly blocks: Map<string, Map<string, Buffer>>;
  nextId: number;
}

export const BOT: Identity = {
  login: 'github-actions[bot]',
  type: 'Bot',
  permissions: { contents: 'write', 'pull-requests': 'write', actions: 'read', issues: 'write', checks: 'write' },
};

/** As GitHub gives it to the workflow of a fork, and to Dependabot. */
export const READ_ONLY: Identity = {
  ...BOT,
  permissions: { contents: 'read', 'pull-requests': 'read', actions: 'read', issues: 'read', checks: 'read' },
};

/** As in a workflow that says `pull-requests: write` and nothing else. */
export const NO_CONTENTS: Identity = {
  ...BOT,
  permissions: { contents: 'read', 'pull-requests': 'write', actions: 'read', issues: 'none', checks: 'none' },
};

export const shaOf = (digit: string): string => digit.repeat(40);

export function createState(token: string, identity: Identity): State {
  const main = shaOf('a');
  return {
    owner: 'octo',
    name: 'infra',
    runId: 7001,
    tokens: new Map([[token, identity]]),
    comparisons: new Map(),
    archives: new Map(),
    budget: Infinity,
    comments: [],
    pulls: new Map([
      [
        7,
        {
          number: 7,
          state: 'open',
          headSha: shaOf('c'),
          headRef: 'topic',
          headRepository: 'octo/infra',
          baseSha: main,
          files: [],
        },
      ],
    ]),
    blobs: new Map(),
    trees: new Map(),
    releases: [],
    commits: new Map([[main, { tree: shaOf('b'), parents: [], message: 'the first' }]]),
    refs: new Map([['refs/heads/main', main]]),
    artifacts: [],
    labels: new Map(),
    checks: [],
    stored: new Map(),
    blocks: new Map(),
    nextId: 1000,
  };
}

/** A comment that was there before. */
export function addComment(state: State, body: string, author: Comment['author'] = BOT, issue = 7): Comment {
  const comment = { id: state.nextId++, issue, author: { login: author.login, type: author.type }, body };
  const stored: Comment = { ...comment, isMinimized: false };
  state.comments.push(stored);
  return stored;
}
