/** The types of the action that several of its folders use: the event, and the publication of diagrams. */
import type { Absent, Artifact, Diagram, ImageUrls } from '../pull-request/model.js';
import type { CommentBehaviour } from '../pull-request/sticky.js';

export interface Repository {
  readonly owner: string;
  readonly name: string;
}

export interface PullRequest {
  readonly number: number;
  readonly headSha: string;
  /** Commit at the tip of the base branch; empty if the event does not include it. */
  readonly baseSha: string;
  /** True if the head is in another repository, or if its repository is unknown. */
  readonly isFork: boolean;
  /** True if the workflow named the pull request with the input `pr-number`, because the event has none. */
  readonly isNamed?: true;
  /** True if the event reports the pull request as closed, merged or not. */
  readonly isClosed: boolean;
}

/** The workflow run that triggered this one (`on: workflow_run`). Only the API knows its pull request. */
export interface WorkflowRun {
  readonly id: number;
  readonly number: number;
  readonly attempt: number;
  /** Event that started it, such as `pull_request`. */
  readonly event: string;
  readonly headSha: string;
  /** Repository of the head as `owner/name`. */
  readonly headRepository: string;
  readonly headBranch: string;
  /** Result: `success`, `failure`, `cancelled`. */
  readonly conclusion: string;
}

/** The two revisions of an event without a pull request. */
export interface Range {
  /** A commit or a branch name. */
  readonly base: string;
  readonly isBranch: boolean;
  readonly head: string;
}

/** The event that started the run, and its environment. */
export interface Event {
  /** Event name: `pull_request`, `push`, `workflow_run`, ... */
  readonly name: string;
  readonly repository: Repository;
  /** True if the repository is private; false if unknown. */
  readonly isPrivate: boolean;
  /** Null for events without a pull request. */
  readonly pullRequest: PullRequest | null;
  readonly workflowRun: WorkflowRun | null;
  /** Revisions of a push or a merge queue; null for events without changes. */
  readonly range: Range | null;
  readonly actor: string;
  /** Commit that the workflow runs on; for a pull request GitHub's merge commit, not the head. */
  readonly sha: string;
  /** URL without a trailing slash: `https://api.github.com`. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  /** Unique run id, the same for all attempts. */
  readonly runId: number;
  /** Number of the run within its workflow, counting up. */
  readonly runNumber: number;
  readonly runAttempt: number;
}

/** Treatment of the comment if no diagram has changed. */
export const WHEN_UNCHANGED = ['update', 'delete', 'skip'] as const;
export type WhenUnchanged = (typeof WHEN_UNCHANGED)[number];

/** `auto`: like `refs`, with Mermaid if the token has no write access. `none`: Mermaid only. */
export const IMAGES = ['auto', 'refs', 'none'] as const;
export type Images = (typeof IMAGES)[number];

/** The inputs that decide about the comment. */
export interface CommentOptions {
  /** Id of the comment, so that several workflows can each have one on a pull request. */
  readonly commentId: string;
  readonly behaviour: CommentBehaviour;
  readonly whenUnchanged: WhenUnchanged;
  readonly images: Images;
  /** Base URL for pictures published elsewhere: `<base>/<id>.png`; null for pictures stored at GitHub. */
  readonly imageBaseUrl: string | null;
  /** Title of the whole comment; null for the default. */
  readonly title: string | null;
}

/** Input of the publication; see github/publish.ts. */
export interface PublishRequest {
  readonly event: Event;
  /** Diagrams in display order. */
  readonly diagrams: readonly Diagram[];
  /** Absent if every root was drawn. */
  readonly absent?: Absent;
  /** Reasons why roots without a diagram were not compared. */
  readonly uncompared?: readonly string[];
  /** Artifacts by diagram id; diagrams that were not uploaded are absent. */
  readonly artifacts: ReadonlyMap<string, readonly Artifact[]>;
  readonly options: CommentOptions;
  readonly token: string;
  /** True if the diagrams come from untrusted code: their SVGs are not published, and PNGs are validated again. */
  readonly isUntrusted: boolean;
}

/** Result of the publication. */
export interface Publication {
  /** Outcome for the comment; `none` if there is none and none was wanted or allowed. */
  readonly comment: 'created' | 'updated' | 'unchanged' | 'deleted' | 'none';
  readonly commentId: number | null;
  readonly commentUrl: string | null;
  /** Images by `pictureKey`; empty if none could be stored. */
  readonly images: ReadonlyMap<string, ImageUrls>;
  /** Location of the images: stored under `refs/groundplan/`, at the input `image-base-url`, or nowhere. */
  readonly published: 'refs' | 'url' | 'none';
  /** Notices, each with a failure and what was done instead. */
  readonly notices: readonly string[];
}
