import { EFFECTS, type Effect, type Noun } from '../../../catalog/nouns.js';
import type { ChangeName } from '../../../graph/changes.js';
import type { Verb } from '../messages.js';

/** A block with removed and remaining instances. */
export interface ReducedBlock {
  readonly address: string;
  /** Number of instances before the change. */
  readonly count: number;
}

/** A change of a single resource. */
export interface ChangeEvent {
  readonly address: string;
  readonly verb: Verb;
  readonly change: ChangeName;
  readonly spoken: Noun;
  /** Quoted if necessary; empty for none. */
  readonly name: string;
  /** The resources that an unread module builds; absent for any other resource. Quoted if necessary. */
  readonly about?: string;
  /** Text that distinguishes the resource from others of the same noun and name, quoted if necessary; empty if unique. */
  readonly apart: string;
  readonly isPublic: boolean;
  /** True for a data store: its removal is reported first and by name. */
  readonly holdsData?: true;
  /** True if it is the only resource of its type. */
  readonly isOnly: boolean;
  /** Text after the object, `from db.t3.micro to db.t3.large`; empty for none. */
  readonly tail: string;
  /** Number of resources that the event stands for. */
  readonly amount: number;
  /** Total number if only some of the resources change; absent if all do. */
  readonly among?: number;
  /** The block whose other instances stay; absent if none stays. */
  readonly reducedBlock?: ReducedBlock;
  /** Further changes of the resource, as verbs. */
  readonly also?: readonly Verb[];
  /** Position among its equals: 3 for the third one. */
  readonly ordinal?: number;
  /** Change of who can reach the resource: more or fewer sources. */
  readonly reach?: 'more' | 'less';
  /** True if the verb applies to parts without an icon. */
  readonly areParts?: true;
  /** True if the verb applies to such parts and the tail names the resource. */
  readonly isOfWhole?: true;
  /** True if the verb applies to a named block of the resource. */
  readonly isNamedPart?: true;
  /** The setting that changes: `deletion protection`. */
  readonly noun?: string;
  /** Text after the object, left out if statements are merged: `(14 days before)`. */
  readonly aside?: string;
  /** Rank of the event if its verb does not determine it. */
  readonly tier?: Tier;
}

/** A statement about one or several resources of one type, with their number. */
export interface Statement {
  /** `resizes and scales`: statements with equal verbs share a clause. */
  readonly verbs: string;
  /** Order in the sentence, smallest first. */
  readonly rank: number;
  readonly change: ChangeName;
  readonly amount: number;
  /** Order among statements with the same rank and change, smallest first. */
  readonly order: number;
  readonly text: string;
  /** The text with two names instead of their number, for a short sentence. */
  readonly byName?: string;
  /** Text at the end of the clause: why the resource is replaced, or its new module. Shared by statements with the same cause. */
  readonly cause?: string;
  /** The resources of a setting, as the end of its text: ` of the database orders`. */
  readonly ofThings?: string;
  /** True if only the Terraform address changes, by a `moved` block. */
  readonly isAddressOnly?: true;
  /** True if a following object would be read as part of the text: `in front of 2 services and a queue`. */
  readonly isOpenEnded?: true;
}

// ---- Ranks of statements.

/**
 * Tiers of statements, in the order in which a reviewer needs them: lost data, data that may be lost, openings, closings, data at higher risk, moves,
 * additions and removals, updates, and changes without effect on users.
 */
const TIERS = ['loss', 'doubt', 'open', 'close', 'risk', 'move', 'presence', 'update', 'mild'] as const;
export type Tier = (typeof TIERS)[number];

/** Returns the rank of a statement; the smallest comes first. Within a tier, the effect decides. */
export const rankOf = (tier: Tier, effect: Effect): number =>
  TIERS.indexOf(tier) * EFFECTS.length + EFFECTS.indexOf(effect);
