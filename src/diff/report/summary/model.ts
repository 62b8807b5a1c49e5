/**
 * Events and statements, the two steps from a change to a sentence. `eventsOf` returns the events of each node; events
 * of several resources with the same verb become one statement; `summaryOf` chooses the statements with the largest
 * effect.
 */
import { EFFECTS, type Effect, type Noun } from '../../../catalog/nouns.js';
import type { ChangeName } from '../../../graph/changes.js';
import type { Verb } from '../messages.js';

/** A resource block with `count` or `for_each`, of which some instances are removed and some remain. */
export interface ReducedBlock {
  readonly address: string;
  /** Number of instances before the change. */
  readonly count: number;
}

/** A mentioned resource, or several of one type. */
export interface Mention {
  readonly noun: Noun;
  readonly name: string;
  readonly distinction: string;
  readonly count: number;
}

/** One change of a single resource: `resizes` `the database orders` `from db.t3.micro to db.t3.large`. */
export interface ChangeEvent {
  readonly address: string;
  readonly verb: Verb;
  readonly change: ChangeName;
  readonly noun: Noun;
  /** Name of the resource, quoted if necessary; empty for none. */
  readonly name: string;
  /** `RDS, postgres 14.1`: what an unread module builds, quoted if necessary; absent for any other resource. */
  readonly builtResources?: string;
  /** True for a module whose code is not there. */
  readonly isModule?: true;
  /**
   * Text that distinguishes the resource from others of the same noun and name, quoted if necessary; empty if unique.
   */
  readonly distinction: string;
  readonly isPublic: boolean;
  /** True for a data store: its removal is reported first and by name. */
  readonly holdsData?: true;
  /** True if it is the only resource of its type. */
  readonly isOnly: boolean;
  /** Text after the object, `from db.t3.micro to db.t3.large`; empty for none. */
  readonly tail: string;
  /** Facts about a new or removed resource for a sentence with room: `(db.t4g.micro)`; absent for none. */
  readonly details?: string;
  /** Number of resources that the event stands for. */
  readonly amount: number;
  /** Total number if only some of the resources change; absent if all do. */
  readonly totalAmount?: number;
  /** The block whose other instances stay; absent if none stays. */
  readonly reducedBlock?: ReducedBlock;
  /** Position among the instances of its block, for a new one: 3 for `a third server`. */
  readonly ordinal?: number;
  /** Change of who can reach the resource: more or fewer sources. */
  readonly reach?: 'more' | 'less';
  /** True if the object is several parts of the resource that have no icon: `changes 2 parts of the network main`. */
  readonly areParts?: true;
  /** True if the object is such a part, and the tail names the resource: `adds a listener to the load balancer web`. */
  readonly isOfWhole?: true;
  /** The resource of a part, as the tail names it: `the load balancer web`. */
  readonly whole?: string;
  /** The resource of an association that comes or goes, to which it attaches the object. */
  readonly joinedTo?: Mention;
  /** True if the object is a named block of the resource, such as an index of a table. */
  readonly isNamedPart?: true;
  /** The setting that changes: `deletion protection`. */
  readonly setting?: string;
  /** The tail if the statement is about several resources: `with everything in them`; absent if it is the same. */
  readonly tailOfSeveral?: string;
  /** Text after the tail, left out if statements are merged: `(14 days before)`. */
  readonly optionalTail?: string;
  /** True for a new resource that a condition may leave out, which nobody can evaluate. */
  readonly isPossible?: true;
  /** Rank of the event if its verb does not determine it. */
  readonly tier?: Tier;
}

/** An event before its verb and tail are known. */
export type EventBase = Omit<ChangeEvent, 'verb' | 'tail'>;

/** A statement about one or several resources: a verb with one of its objects. */
export interface Statement {
  /** `resizes`: statements with equal verbs share a clause. */
  readonly verbs: string;
  /** Order in the sentence, smallest first. */
  readonly rank: number;
  readonly change: ChangeName;
  /** Number of resources. */
  readonly amount: number;
  /** Order among statements with the same rank and change, smallest first. */
  readonly order: number;
  /** The object with its tail: `3 queues`, `the database orders from 20 to 100 GB`. */
  readonly text: string;
  /** The text with two names instead of their number, for a short sentence. */
  readonly textByName?: string;
  /** The text with facts about the resource, for a sentence that tells of little else. */
  readonly textWithDetails?: string;
  /**
   * Text at the end of the clause: why the resource is replaced, or its new module. Shared by statements with the same
   * cause.
   */
  readonly cause?: string;
  /** The resources of a setting, as the end of its text: ` of the database orders`. */
  readonly subjectTail?: string;
  /** Address of the only resource of the statement. Its statements share a clause. */
  readonly subject?: string;
  /** The text after another statement about the resource: `it from 20 to 100 GB`, `its deletion protection`. */
  readonly textWithPronoun?: string;
  /** True if only the Terraform address changes, by a `moved` block. */
  readonly isAddressOnly?: true;
  /** Its objects in a list of omitted changes: `the replaced server web`, `2 new queues`. Absent if only counted. */
  readonly kind?: string;
  /** True if something that serves users is removed or replaced: it is the first of the omitted changes. */
  readonly isGone?: true;
  /** True if a following object would be read as part of the text: `in front of 2 services and a queue`. */
  readonly isOpenEnded?: true;
}

// ---- Ranks of statements.

/**
 * Tiers of statements, in the order in which a reviewer needs them: lost data, data that may be lost, openings,
 * closings, data at higher risk, moves, other rights, replacements, connections, additions and removals, updates, and
 * changes without effect on users.
 */
const TIERS = [
  ...(['loss', 'doubt', 'open', 'close', 'risk', 'move', 'right', 'replace', 'connection'] as const),
  ...(['presence', 'update', 'mild'] as const),
] as const;
export type Tier = (typeof TIERS)[number];

/** Returns the rank of a statement; the smallest comes first. Within a tier, the effect decides. */
export const rankOf = (tier: Tier, effect: Effect): number =>
  TIERS.indexOf(tier) * EFFECTS.length + EFFECTS.indexOf(effect);

/** Returns the position of a statement's tier. */
export const tierAt = ({ rank }: Pick<Statement, 'rank'>): number => Math.floor(rank / EFFECTS.length);

/** True for a statement that a reviewer must not miss: data, access or safety is at stake. */
export const isDecisive = (statement: Pick<Statement, 'rank'>): boolean => tierAt(statement) <= TIERS.indexOf('risk');

/** True for a statement about anything but less access that a reviewer must not miss. */
export const isAlarming = (statement: Pick<Statement, 'rank'>): boolean =>
  isDecisive(statement) && tierAt(statement) !== TIERS.indexOf('close');

/** True for a statement about lost data, or about who may reach something. */
export const isDanger = (statement: Pick<Statement, 'rank'>): boolean => tierAt(statement) <= TIERS.indexOf('open');
