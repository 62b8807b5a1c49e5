/**
 * The CI pipeline that runs `groundplan comment`, and the host that shows the comment. GitLab and Azure DevOps
 * implement both.
 */
import type { Dialect } from '../../pull-request/model.js';
import type { CommentStore } from '../../pull-request/sticky.js';

/** A comment on a merge or pull request (GitLab: note). */
export interface Note {
  /** Id as in the host's URLs: `12`, or `12/1` for thread and comment. */
  readonly id: string;
  /** Id of the author's account. */
  readonly author: string;
  readonly body: string;
}

/** A CI pipeline as described by its variables. */
export interface Pipeline {
  /** Number of the merge or pull request. */
  readonly pullNumber: number;
  /** Commit or ref before the change; empty if the CI names none. */
  readonly base: string;
  /** Commit with the change. */
  readonly head: string;
  /** Commit that the job has checked out: the head, or its merge with the target. Empty if unknown. */
  readonly checkedOut: string;
  /** True to compare with the merge base, false to compare with exactly `base`. */
  readonly fromMergeBase: boolean;
  /** True if the code is untrusted: none of it is executed, and no host that it names is contacted. */
  readonly isFork: boolean;
  /** True if anyone can read the project and its comments, or may be able to. */
  readonly isPublic: boolean;
  /** Repository name, used as the title of the root directory. */
  readonly repository: string;
  /** Numbers of the run and of its attempt, both increasing: a comment of a later run is not overwritten. */
  readonly run: { readonly run: number; readonly attempt: number };
  /** Name of the run in the comment: `pipeline 12`. */
  readonly runName: string;
  /** URL of the run; empty if unknown. */
  readonly url: string;
  /** API token; empty if there is none. */
  readonly token: string;
  /** Remedies for a missing token and for a base that is missing from the clone. */
  readonly remedies: { readonly token: string; readonly depth: string };
}

/** State of the merge or pull request on the host. */
export interface PullState {
  /** Its newest commit; empty if unknown. */
  readonly head: string;
  readonly isOpen: boolean;
  /** True if the conversation is locked. Some users may still be allowed to comment. */
  readonly isLocked: boolean;
}

/** The host of the merge or pull request. */
export interface Platform {
  readonly comments: CommentStore<Note>;
  /** @throws Refusal */
  pullState(): Promise<PullState>;
  /**
   * Uploads a picture and returns its URL for Markdown.
   * @throws Refusal
   */
  upload(name: string, png: Uint8Array): Promise<string>;
  /** Maximum size of a comment in bytes. */
  readonly bytesMax: number;
  /** The host's Markdown. */
  readonly dialect: Dialect;
}
