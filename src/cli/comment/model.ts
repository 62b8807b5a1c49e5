/** Common model of CI pipelines and their hosts. */
import type { Dialect } from '../../pull-request/model.js';
import type { CommentStore } from '../../pull-request/sticky.js';

/** A comment on a merge or pull request. */
export interface Note {
  /** Id as in the host's URLs: `12`, or `12/1` for thread and comment. */
  readonly id: string;
  readonly author: string;
  readonly body: string;
}

/** A CI pipeline as described by its variables. */
export interface Pipeline {
  readonly pull: number;
  /** Commits or refs to compare. */
  readonly base: string;
  readonly head: string;
  /** Commit that the job has checked out: the head, or its merge with the target. */
  readonly checkedOut: string;
  /** True to compare with the merge base, false to compare with exactly `base`. */
  readonly fromMergeBase: boolean;
  /** True if the code is untrusted: none of it is executed, and no host that it names is contacted. */
  readonly isFork: boolean;
  /** True if anyone can read the project and its comments, or may be able to. */
  readonly isPublic: boolean;
  /** Repository name, used as the title of the root directory. */
  readonly repository: string;
  /** Run and attempt numbers, both increasing. */
  readonly run: { readonly run: number; readonly attempt: number };
  readonly called: string;
  readonly url: string;
  /** API token; empty if there is none. */
  readonly token: string;
  /** Remedies for a missing token and for a base that is missing from the clone. */
  readonly remedies: { readonly token: string; readonly depth: string };
}

export interface PullNow {
  readonly head: string;
  readonly isOpen: boolean;
  /** True if the conversation is locked. Some users may still be allowed to comment. */
  readonly isLocked: boolean;
}

export interface Platform {
  readonly board: CommentStore<Note>;
  /**
   * Returns the current state of the request.
   * @throws Refusal
   */
  pull(): Promise<PullNow>;
  /**
   * Uploads a picture and returns its URL for Markdown.
   * @throws Refusal
   */
  upload(name: string, png: Uint8Array): Promise<string>;
  readonly bytesMax: number;
  readonly dialect: Dialect;
}
