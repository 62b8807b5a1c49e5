/** What started a run of the action, and what becomes of its diagrams. Plain data. */
import type { Absent, Artifact, Diagram, ImageUrls } from '../pull-request/model.js';
import type { CommentBehaviour } from '../pull-request/sticky.js';

export interface Repository {
  readonly owner: string;
  readonly name: string;
}

export interface PullRequest {
  readonly number: number;
  readonly headSha: string;
  /** The commit that it is compared with. Empty where the event does not say. */
  readonly baseSha: string;
  /** The head is in another repository, or nobody has said where it is. */
  readonly isFork: boolean;
  /** Only its number is known: a workflow has named it, and the event has none. */
  readonly isNamed?: true;
  /** The event says that it is closed now, merged or not. */
  readonly isClosed: boolean;
}

/** The run of another workflow that this one reacts to: `on: workflow_run`. Which pull request it was for, only the API knows. */
export interface WorkflowRun {
  readonly id: number;
  readonly number: number;
  readonly attempt: number;
  /** What started it: `pull_request`. */
  readonly event: string;
  readonly headSha: string;
  /** `owner/name` of the repository that the head is in. */
  readonly headRepository: string;
  readonly headBranch: string;
  /** How it has ended: `success`, `failure`, `cancelled`. */
  readonly conclusion: string;
}

/** Two states of the repository that an event without a pull request lies between. */
export interface Range {
  /** A commit, or the name of a branch. */
  readonly base: string;
  readonly isBranch: boolean;
  readonly head: string;
}

/** What started the run, and where it runs. */
export interface Event {
  /** `pull_request`, `push`, `workflow_run`, ... */
  readonly name: string;
  readonly repository: Repository;
  /** Not everybody may read the repository; false where the event does not say. */
  readonly isPrivate: boolean;
  /** Null for events without one. */
  readonly pullRequest: PullRequest | null;
  readonly workflowRun: WorkflowRun | null;
  /** Of a push and a merge queue; null for events that change nothing. */
  readonly range: Range | null;
  readonly actor: string;
  /** Commit that the workflow runs on; for a pull request GitHub's merge commit, not its head. */
  readonly sha: string;
  /** Without a slash at the end: `https://api.github.com`. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  /** Unique, the same for a repeated attempt. */
  readonly runId: number;
  /** Counts up for each run of one workflow. */
  readonly runNumber: number;
  readonly runAttempt: number;
}

/** What happens to the comment when no diagram has changed. */
export const WHEN_UNCHANGED = ['update', 'delete', 'skip'] as const;
export type WhenUnchanged = (typeof WHEN_UNCHANGED)[number];

/** `auto`: as `refs`, and Mermaid where the token may not write. `none`: Mermaid only. */
export const IMAGES = ['auto', 'refs', 'none'] as const;
export type Images = (typeof IMAGES)[number];

export interface CommentOptions {
  /** Several workflows may each keep a comment of their own on one pull request. */
  readonly commentId: string;
  readonly behaviour: CommentBehaviour;
  readonly whenUnchanged: WhenUnchanged;
  readonly images: Images;
  /** Pictures are served from here instead: `<base>/<id>.png`; null for GitHub itself. */
  readonly imageBaseUrl: string | null;
  /** Of the comment as a whole; null for none. */
  readonly title: string | null;
}

/** Everything that publishing needs; see github/publish.ts. */
export interface PublishRequest {
  readonly event: Event;
  /** In the order in which they are shown. */
  readonly diagrams: readonly Diagram[];
  /** Absent where all that there is was drawn. */
  readonly absent?: Absent;
  /** Why roots that have no diagram were not compared. */
  readonly uncompared?: readonly string[];
  /** By id of the diagram; diagrams without one were not uploaded. */
  readonly artifacts: ReadonlyMap<string, readonly Artifact[]>;
  readonly options: CommentOptions;
  readonly token: string;
  /** The diagrams come from a run of somebody else's code: no SVG of it is published, PNGs are checked again. */
  readonly isUntrusted: boolean;
}

/** Where it all is now. */
export interface Publication {
  /** What became of the comment; `none` where there is none, and none was wanted or allowed. */
  readonly comment: 'created' | 'updated' | 'unchanged' | 'deleted' | 'none';
  readonly commentId: number | null;
  readonly commentUrl: string | null;
  /** By `keyOf`; empty where no picture could be stored. */
  readonly images: ReadonlyMap<string, ImageUrls>;
  readonly published: 'refs' | 'url' | 'none';
  /** Words for one notice each: what could not be done, and what was done instead. */
  readonly notices: readonly string[];
}
