/** The two sides, indexed: which address of one is which of the other, and what is on it. */
import { isAnyElement } from '../catalog/examples.js';
import { withCopy, withoutIndexes } from '../graph/address.js';
import { groupBy } from '../graph/group-by.js';
import { leadsInto, type Reference, topOf } from '../graph/inventory.js';
import type { Attributes, Graph, GraphNode } from '../graph/model.js';
import { toGraphAddress } from '../graph/terraform-address.js';
import type { Replacements, Revision, Statements, Whereabouts } from './model.js';
import { isIgnored, type ResourceDifference, resourceDifferences } from './resources.js';
import { coverOf, follower } from './statements.js';

/** The address of the resource: all copies of one have the same. */
export const stemOf = (address: string): string => withCopy(address, null);

/** Addresses of the resources that a node stands for. */
export const stemsOf = ({ address, instances }: Pick<GraphNode, 'address' | 'instances'>): readonly string[] =>
  (instances ?? [address]).map(stemOf);

/** Whether it is known which instances it stands for. */
export const isTold = ({ count, countUnknown, instances }: GraphNode): boolean =>
  countUnknown !== true && count === (instances?.length ?? 1);

interface KnownSide {
  readonly graph: Graph;
  readonly values: ReadonlyMap<string, Attributes>;
  readonly entries: readonly Whereabouts[];
  readonly entryOf: (stem: string) => Whereabouts | undefined;
  /** As Terraform writes it. */
  readonly originOf: (stem: string) => string;
  /** True if the code gives an attribute, or something in it, by a reference or by a variable without a value. */
  readonly refersAt: (stem: string, path: string) => boolean;
}

export interface Known {
  readonly before: KnownSide;
  readonly after: KnownSide;
  /** The address after of a resource before: its own, where it has not moved. */
  readonly stemAfter: (stem: string) => string;
  /** The resource before that has this address after; undefined for what is new. */
  readonly stemBefore: (stem: string) => string | undefined;
  /** Whether a resource before is there after. */
  readonly isThere: (stem: string) => boolean;
  readonly isForgotten: (stem: string) => boolean;
  readonly isImported: (stem: string) => boolean;
  /** How a resource that is on both sides differs, by its address after; undefined where it does not. */
  readonly differenceOf: (stem: string) => ResourceDifference | undefined;
  readonly differences: ReadonlyMap<string, ResourceDifference>;
  /** Whether Terraform passes over changes of an attribute of a resource, by its address after. */
  readonly isIgnored: (stem: string, path: string) => boolean;
}

/** The addresses of both sides, without how their resources differ. */
type Matched = Omit<Known, 'differenceOf' | 'differences' | 'isIgnored'> & {
  /** The address after, as Terraform writes it, of a resource before. */
  readonly originAfter: (origin: string) => string;
};

function knownSide({ graph, entries, values, references = [], resources }: Revision): KnownSide {
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
  const entryOf = (stem: string): Whereabouts | undefined => byAddress.get(stem);
  let paths: ReadonlyMap<string, readonly Reference[]> | undefined;
  const refersAt = (stem: string, path: string): boolean => {
    paths ??= groupBy(references, ({ from }) => from);
    const resource = resources?.get(stem);
    const isOpen = resource?.declared?.lines.has(path) === true && resource.values[topOf(path)] === undefined;
    return isOpen || (paths.get(stem) ?? []).some((reference) => leadsInto(reference.path, path));
  };
  return { graph, values, entries, entryOf, originOf: (stem) => entryOf(stem)?.origin ?? stem, refersAt };
}

/** Of all that is drawn or in the ledger. */
const allStems = ({ graph, entries }: Revision): ReadonlySet<string> =>
  new Set([...[...graph.nodes.values()].flatMap(stemsOf), ...entries.map(({ address }) => address)]);

/** @param replacements null where the two sides are no states of the same resources: two environments */
export function know(before: Revision, after: Revision, said: Statements, replacements: Replacements | null): Known {
  const matched = matchAddresses(before, after, said);
  const differences = resourceDifferences(matched, before, after, replacements);
  return {
    ...matched,
    differences,
    differenceOf: (stem) => differences.get(stem),
    isIgnored: (stem, path) => isIgnored(path, after.resources?.get(stem)?.declared?.lifecycle),
  };
}

/**
 * Pairs an instance that stands for elements that nobody knows with one of the same block on the other side: a map that gains
 * an element by name is drawn by that element, and none of the others has gone.
 */
function unknownElements(before: readonly string[], after: readonly string[]): readonly (readonly [string, string])[] {
  const blocks = groupBy(after, withoutIndexes);
  return before.flatMap((stem) => {
    const others = blocks.get(withoutIndexes(stem)) ?? [];
    const at = others.findIndex((other) => isAnyElement(stem) || isAnyElement(other));
    const [other] = at < 0 ? [] : others.splice(at, 1);
    return other === undefined ? [] : [[stem, other] as const];
  });
}

function matchAddresses(a: Revision, b: Revision, said: Statements): Matched {
  const [before, after] = [knownSide(a), knownSide(b)];
  const stems = allStems(b);
  const byOrigin = new Map(b.entries.map(({ origin, address }) => [origin, address]));
  const addressOf = (origin: string): string | null => {
    const address = byOrigin.get(origin) ?? toGraphAddress(origin, 'short');
    return address !== null && stems.has(address) ? address : null;
  };
  const follow = follower(said.moved, (origin) => addressOf(origin) !== null);

  const forth = new Map<string, string>();
  const back = new Map<string, string>();
  const own = [...allStems(a)];
  // What is there under its own address has not moved, and nothing else has become it.
  for (const stem of own.filter((each) => stems.has(each))) {
    forth.set(stem, stem);
    back.set(stem, stem);
  }
  for (const stem of own) {
    if (forth.has(stem)) continue;
    const target = addressOf(follow(before.originOf(stem)));
    if (target === null || back.has(target)) continue;
    forth.set(stem, target);
    back.set(target, stem);
  }
  for (const [stem, target] of unknownElements(
    own.filter((each) => !forth.has(each)),
    [...stems].filter((each) => !back.has(each)),
  )) {
    forth.set(stem, target);
    back.set(target, stem);
  }
  const stemByOrigin = new Map(a.entries.map(({ origin, address }) => [origin, address]));
  const isForgotten = coverOf(said.forgotten);
  const isImported = coverOf(said.imported);
  return {
    before,
    after,
    stemAfter: (stem) => forth.get(stem) ?? stem,
    stemBefore: (stem) => back.get(stem),
    isThere: (stem) => forth.has(stem),
    isForgotten: (stem) => isForgotten(before.originOf(stem)),
    isImported: (stem) => isImported(after.originOf(stem)),
    originAfter(origin) {
      const stem = stemByOrigin.get(origin);
      return stem === undefined ? origin : after.originOf(forth.get(stem) ?? stem);
    },
  };
}
