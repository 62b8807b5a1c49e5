import type { Noun } from '../../catalog/nouns.js';
import type { ChangeName } from '../../graph/changes.js';
import type { Verb } from '../messages.js';
import type { Tier } from './rank.js';

/** Instances of one block of which some are removed and some stay. */
export interface ReducedBlock {
  readonly address: string;
  /** Number of instances before the change. */
  readonly count: number;
}

/** Something that is done to one thing. */
export interface ChangeEvent {
  readonly address: string;
  readonly verb: Verb;
  readonly change: ChangeName;
  readonly spoken: Noun;
  /** Safe to say; empty for none. */
  readonly name: string;
  /** What tells it from others of its kind and name, safe to say; empty where nothing has to. */
  readonly apart: string;
  readonly isPublic: boolean;
  /** People keep data in it: that it goes is said first, by name. */
  readonly holdsData?: true;
  /** It is all there is of its type. */
  readonly isOnly: boolean;
  /** `from db.t3.micro to db.t3.large`; empty for nothing. */
  readonly tail: string;
  /** How many it stands for. */
  readonly amount: number;
  /** Of how many, where not all of them change; absent: of all. */
  readonly among?: number;
  /** The block whose other instances stay; absent where all of them go. */
  readonly reducedBlock?: ReducedBlock;
  /** What else is done to it at once. */
  readonly also?: readonly Verb[];
  /** There are so many alike with it. */
  readonly ordinal?: number;
  /** It may be come in by more than before, or less. */
  readonly reach?: 'more' | 'less';
  /** It is done to parts of it that have no icon. */
  readonly areParts?: true;
  /** It is done to such parts, and the tail says of what. */
  readonly isOfWhole?: true;
  /** What of it changes: `deletion protection`. */
  readonly noun?: string;
  /** Said behind it, unless it is said with others: `(14 days before)`. */
  readonly aside?: string;
  /** How soon it is said, where its verb does not tell. */
  readonly tier?: Tier;
}

/** Something that is done to one or several of a kind: what is said of them, and how many that are. */
export interface Statement {
  /** `resizes and scales`: what is said in one clause has the same. */
  readonly verbs: string;
  /** What is said first, the smallest first. */
  readonly rank: number;
  readonly change: ChangeName;
  readonly amount: number;
  /** Of two with the same effect and change, the smaller one is said first. */
  readonly order: number;
  readonly text: string;
  /** The same with two names in the place of their number: for a sentence that says little else. */
  readonly byName?: string;
  /** Behind the text: why it is replaced, or the module it moves into. Several with one cause have it once. */
  readonly cause?: string;
  /** The things that settings are of, at the end of which they are named: ` of the database orders`. */
  readonly ofThings?: string;
  /** Only its Terraform address changes, by a `moved` block. */
  readonly isAddressOnly?: true;
  /** More after it would be read as part of it: `in front of 2 services and a queue`. */
  readonly isOpenEnded?: true;
}
