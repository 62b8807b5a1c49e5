/** What the command knows of a pipeline and of its host, whichever it is. */
import type { Dialect } from '../../pull-request/model.js';
import type { CommentStore } from '../../pull-request/sticky.js';

/** A comment of a merge or pull request. */
export interface Note {
  /** As the host has it in its addresses: `12`, `12/1`. */
  readonly id: string;
  readonly author: string;
  readonly body: string;
}

/** What the variables of the CI say. */
export interface Pipeline {
  readonly pull: number;
  /** The commits that are compared. */
  readonly base: string;
  readonly head: string;
  /** What the job has checked out: the head, or its merge with the target. */
  readonly checkedOut: string;
  /** Whether what is compared with is where the two parted; else exactly the base. */
  readonly fromMergeBase: boolean;
  /** The code is that of strangers: nothing of it is run, and no host that it names is asked. */
  readonly isFork: boolean;
  /** Everybody may read it and the comments on it; false where no variable says so. */
  readonly isPublic: boolean;
  /** Of what is at the top of the repository. */
  readonly repository: string;
  /** Both count up. */
  readonly run: { readonly run: number; readonly attempt: number };
  readonly called: string;
  readonly url: string;
  /** Empty where there is none. */
  readonly token: string;
  /** What to do where there is none, and where the base is not in the clone. */
  readonly remedies: { readonly token: string; readonly depth: string };
}

export interface PullNow {
  readonly head: string;
  readonly isOpen: boolean;
  /** Somebody has locked the conversation; hosts may let some write there all the same. */
  readonly isLocked: boolean;
}

export interface Platform {
  readonly board: CommentStore<Note>;
  /** As the request is now. @throws Refusal */
  pull(): Promise<PullNow>;
  /** @returns the address for Markdown @throws Refusal */
  upload(name: string, png: Uint8Array): Promise<string>;
  readonly bytesMax: number;
  readonly dialect: Dialect;
}
