/** How it is known that somebody outside comes in. */
import type { Actor } from './actor.js';

/** A proof that somebody outside comes in through a resource, or through what it has folded into. */
export interface EntryRule {
  readonly actor: Actor;
  /** One of these attributes (`block.attribute` for one in a block) has one of these values. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** None of these attributes has one of these values. */
  readonly unless?: Readonly<Record<string, readonly string[]>>;
  /** One of these blocks is there. */
  readonly has?: readonly string[];
  /** It is in a public subnet. */
  readonly inPublic?: boolean;
  /** The document in this attribute lets one of these in: everybody, as a cloud writes it. */
  readonly lets?: { readonly in: string; readonly who: readonly string[] };
  /** What it is in has one of these values: a subnet that gives out public addresses. */
  readonly inside?: Readonly<Record<string, readonly string[]>>;
  /** Only where it has folded into one of these types. */
  readonly into?: readonly string[];
  /** Only where it is part of nothing else. */
  readonly itself?: true;
  /** Only where the rules around it let somebody reach it, if there are any; these attributes name groups that have some. */
  readonly open?: readonly string[];
  /** Rules let in those that come through a proxy of the cloud. */
  readonly tunnel?: true;
  /** None of these blocks is there. */
  readonly lacks?: readonly string[];
  /** Nothing of these types names it: a private door, which is there instead. */
  readonly unnamedBy?: readonly string[];
  /** Not where what these attributes name is here, as more than a stand-in for what is not (one with a rule of `itself`). */
  readonly far?: readonly string[];
  /** Requests start at either end. */
  readonly twoWay?: boolean;
  /** Requests start inside: it is the way out. */
  readonly outward?: boolean;
}
