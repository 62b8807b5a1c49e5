/**
 * Marks nodes whose exposure a change opens or closes. Openings are compared by meaning: port 22 from 10.0.0.0/8 is the
 * same, whichever rule or resource states it.
 */

import { isNeverOutside, isRangeWithin, sizeOfRange } from '../catalog/address-ranges.js';
import { INTERNET, includesEveryAddress, widerThan } from '../catalog/exposure.js';
import { nounOf } from '../catalog/nouns.js';
import { allPortsBut, isAllPorts, portsInWords } from '../catalog/ports.js';
import { productOf } from '../catalog/products.js';
import { typeOf } from '../graph/address.js';
import { REMOVALS, type Recreated } from '../graph/changes.js';
import { createNode } from '../graph/create.js';
import type { Exposed, ExposureChange, ExposureElsewhere } from '../graph/exposure.js';
import { groupBy } from '../graph/group-by.js';
import type { Graph, GraphNode } from '../graph/model.js';
import { byAddress, byText } from '../graph/order.js';
import type { Revision } from './model.js';
import type { United } from './nodes.js';
import { type RevisionIndex, stemOf } from './revision-index.js';

/** The openings of both revisions. Addresses are those in `after`; of deleted resources, those of the union. */
export interface ExposedRevisions {
  readonly before: readonly Exposed[];
  readonly after: readonly Exposed[];
  /** True if the resource, or the drawn node, exists in `before`. */
  readonly existedBefore: (address: string) => boolean;
  /** True if the resource, or the drawn node, exists in `after`. */
  readonly existsAfter: (address: string) => boolean;
}

/** A change with the address of the resource that is opened or closed. */
type AddressedChange = ExposureChange & { readonly of: string };

/** Returns the nodes with their exposure changes, and the changes of resources without a node as `elsewhere`. */
export function withExposure(nodes: readonly GraphNode[], sides: ExposedRevisions) {
  const nodesByAddress = new Map(nodes.map((node) => [node.address, node]));
  const containersOf = containersLookup(nodesByAddress);
  const changes = groupBy(
    exposureChanges(sides, (address) => isEntry(nodesByAddress.get(address)), containersOf),
    ({ of }) => of,
  );
  const changesOf = marksOfCopies(changes);
  const marked = nodes.map((node) => {
    const exposure = changesOf(node)?.map(({ of: _, ...change }) => change);
    if (exposure === undefined) return node;
    const change = node.change === 'none' ? 'update' : node.change;
    return createNode({ ...node, change, changed: { ...node.changed, exposure } });
  });
  const elsewhere = [...changes]
    .filter(([address]) => !nodesByAddress.has(address))
    .flatMap(([address, changesOfAddress]) =>
      changesOfAddress.map(
        ({ of: _, ...change }): ExposureElsewhere => ({ address, type: typeOf(address), ...change }),
      ),
    );
  return { nodes: marked, elsewhere: elsewhere.sort((a, b) => byAddress(a.address, b.address)) };
}

/** Returns a lookup of the containers of a node, innermost first. */
function containersLookup(nodes: ReadonlyMap<string, GraphNode>): (address: string) => readonly string[] {
  return (address) => {
    const containers: string[] = [];
    let container = nodes.get(address)?.parent ?? null;
    while (container !== null && !containers.includes(container)) {
      containers.push(container);
      container = nodes.get(container)?.parent ?? null;
    }
    return containers;
  };
}

/** Applies `withExposure` to a graph. */
export function exposedGraph(graph: Graph, sides: ExposedRevisions): Graph {
  const { nodes, elsewhere } = withExposure([...graph.nodes.values()], sides);
  const byAddressOf = new Map(nodes.map((node) => [node.address, node]));
  return Object.freeze({ ...graph, nodes: byAddressOf, ...(elsewhere.length > 0 && { exposure: elsewhere }) });
}

/** True for entry points. A new entry point is itself the change; that it accepts traffic adds nothing. */
const isEntry = (node: GraphNode | undefined): boolean =>
  node !== undefined && nounOf(node.type, productOf(node.type, node.attributes).title).effect === 'entry';

/** Returns the exposure changes, by address; openings of an address come before its closings. */
function exposureChanges(
  sides: ExposedRevisions,
  isEntryPoint: (address: string) => boolean,
  containersOf: (address: string) => readonly string[],
): readonly AddressedChange[] {
  const { existedBefore, existsAfter } = sides;
  const [before, after] = [splitByEffect(sides.before), splitByEffect(sides.after)];
  const isInBoth = (address: string): boolean => existedBefore(address) && existsAfter(address);
  // A usual opening, and one of a part, comes with the resource that states it.
  const comesWithResource = ({ isUsual, isOfPart }: Exposed): boolean => isUsual === true || isOfPart === true;
  const mayOpen = (opening: Exposed): boolean => {
    if (comesWithResource(opening)) return isInBoth(opening.of) && isInBoth(opening.by);
    if (opening.range !== undefined) return isInBoth(opening.of);
    return existedBefore(opening.of) || !isEntryPoint(opening.of);
  };
  const mayClose = (opening: Exposed): boolean =>
    existsAfter(opening.of) && (!comesWithResource(opening) || isInBoth(opening.by));
  const changes = [
    ...onlyIn(after.openings, before.openings, { change: 'opens', containersOf })
      .filter(mayOpen)
      .map((opening) => addressedChange('opens', opening)),
    ...onlyIn(before.denials, after.denials, { change: 'opens', containersOf })
      .filter(({ of }) => isInBoth(of))
      .map((opening) => addressedChange('opens', opening)),
    ...onlyIn(before.openings, after.openings, { change: 'closes', containersOf })
      .filter(mayClose)
      .map((opening) => addressedChange('closes', opening)),
    ...onlyIn(after.denials, before.denials, { change: 'closes', containersOf })
      .filter(({ of }) => isInBoth(of))
      .map((opening) => addressedChange('closes', opening)),
  ];
  return withoutDuplicates(changes).sort(
    (a, b) => byAddress(a.of, b.of) || byText(b.change, a.change) || byText(a.what, b.what) || byText(a.to, b.to),
  );
}

const addressedChange = (
  change: ExposureChange['change'],
  { of, what, to, by, at, range, except }: RemainingOpening,
): AddressedChange => ({
  ...{ of, change, what, to, by },
  ...(except !== undefined && { except }),
  ...(range !== undefined && { isRange: true as const }),
  ...(at !== undefined && { at }),
});

interface OpeningsAndDenials {
  readonly openings: readonly Exposed[];
  /** Rules that deny access. A removed one opens access, a new one closes it. */
  readonly denials: readonly Exposed[];
}

const splitByEffect = (exposed: readonly Exposed[]): OpeningsAndDenials => ({
  openings: exposed.filter(({ shuts }) => shuts !== true),
  denials: exposed.filter(({ shuts }) => shuts === true),
});

function withoutDuplicates(changes: readonly AddressedChange[]): AddressedChange[] {
  const seen = new Map<string, AddressedChange>();
  for (const opening of changes) {
    const key = [opening.of, opening.change, opening.what, opening.to].join('\n');
    if (!seen.has(key)) seen.set(key, opening);
  }
  return [...seen.values()];
}

// ---- Differences of exposure between two revisions, by ports and by sources.

/** An opening that the other revision lacks, except for the address ranges in `except`. */
type RemainingOpening = Exposed & { readonly except?: readonly string[] };

type Change = ExposureChange['change'];

/**
 * Returns the openings of one revision without those of the other. Openings by port are reduced to the remaining ports.
 * @param containersOf returns the containers of a resource: ports that a network opens are open for everything in it
 */
export function onlyIn(
  openings: readonly Exposed[],
  other: readonly Exposed[],
  { change, containersOf }: { readonly change: Change; readonly containersOf: (address: string) => readonly string[] },
): readonly RemainingOpening[] {
  const otherBySubject = groupBy(other, subjectOf);
  return [...groupBy(openings, subjectOf)].flatMap(([subject, ownOpenings]) => {
    const [first] = ownOpenings as [Exposed, ...Exposed[]];
    const containers = first.ports === undefined ? [] : containersOf(first.of).map((of) => subjectOf({ ...first, of }));
    const otherOpenings = [subject, ...containers].flatMap((each) => otherBySubject.get(each) ?? []);
    // A security group may have a thousand rules, and most of them do not change: only the others are compared with
    // all.
    const unchangedKeys = new Set(otherOpenings.map(keyOf));
    const ownKeys = new Set(ownOpenings.map(keyOf));
    // Unknown ports that both revisions open are not a reason to drop an opening beside them.
    const uncertain = otherOpenings.filter((other) => !hasUnknownPorts(other) || !ownKeys.has(keyOf(other)));
    const differing = ownOpenings.filter(
      (opening) => !unchangedKeys.has(keyOf(opening)) && !mayBeCovered(opening, uncertain),
    );
    const certainOpenings = otherOpenings.filter((other) => !hasUnknownPorts(other));
    return [
      ...differing.filter(hasUnknownPorts),
      ...withoutCovered(differing.filter((opening) => !hasUnknownPorts(opening))).flatMap(({ opening, ports }) =>
        ports === null
          ? remainingWithoutPorts(opening, certainOpenings, change)
          : remainingPorts(opening, ports, certainOpenings, change),
      ),
    ];
  });
}

const hasUnknownPorts = ({ ports }: Exposed): boolean => ports?.isUnknown === true;

/** True if the ports of either opening are unknown: the ports may be the same, so no difference is certain. */
const mayBeCovered = (opening: Exposed, otherOpenings: readonly Exposed[]): boolean =>
  opening.ports !== undefined &&
  otherOpenings.some(
    (other) =>
      other.ports !== undefined && (hasUnknownPorts(opening) || hasUnknownPorts(other)) && isCoveredBy(opening, other),
  );

const keyOf = ({ of, what, to, range, ports }: Exposed): string =>
  JSON.stringify([of, what, to, range, ports?.protocol, ports?.from, ports?.to]);

const subjectOf = ({ of, what, by, isOfPart, ports }: Exposed): string =>
  [of, ports === undefined ? what : 'ports', isOfPart === true ? by : ''].join('\n');

/** True if `other` admits everybody that the opening admits. */
function isCoveredBy({ to, range }: Exposed, other: Exposed): boolean {
  if (other.to === to) return true;
  if (range === undefined) return widerThan(to).includes(other.to);
  return other.range === undefined ? includesEveryAddress(other.to) : isRangeWithin(range, [other.range]);
}

/** True if the openings together admit everybody that `opening` admits: two halves of a range cover the range. */
const isCoveredByAll = (opening: Exposed, others: readonly Exposed[]): boolean =>
  others.some((other) => isCoveredBy(opening, other)) ||
  (opening.range !== undefined && isRangeWithin(opening.range, rangesOf(others)));

const rangesOf = (openings: readonly Exposed[]): readonly string[] => openings.flatMap(({ range }) => range ?? []);

/** Returns the opening, unless the other revision covers it. */
function remainingWithoutPorts(
  opening: Exposed,
  otherOpenings: readonly Exposed[],
  change: Change,
): readonly RemainingOpening[] {
  return isCoveredByAll(opening, otherOpenings) ? [] : [{ ...opening, ...exceptFor(opening, otherOpenings, change) }];
}

/**
 * Returns the part of an opening by port that the other revision lacks.
 * @param opened its ports without those of wider openings of the same revision
 */
function remainingPorts(
  opening: Exposed,
  opened: readonly Ports[],
  otherOpenings: readonly Exposed[],
  change: Change,
): readonly RemainingOpening[] {
  const coveredPorts = otherOpenings.filter((other) => isCoveredBy(opening, other)).flatMap(portsIn);
  const openingsWithAll = (part: Ports): readonly Exposed[] =>
    otherOpenings.filter(({ ports }) => ports !== undefined && hasPorts(ports, part));
  const remaining = opened
    .flatMap((part) => withoutPorts(part, coveredPorts))
    .filter((part) => !isCoveredByAll(opening, openingsWithAll(part)));
  const ports = opening.ports as Ports;
  const stillOpen = isAllPorts(ports) ? coveredPorts.filter((other) => hasPorts(ports, other)) : [];
  if (remaining.length > 0 && stillOpen.length > 0) {
    if (change === 'opens') return [{ ...opening, what: portsInWords(ports) }];
    if (stillOpen.length <= STILL_OPEN_MAX)
      return [{ ...opening, what: allPortsBut(stillOpen), ...exceptFor(opening, [], change) }];
  }
  return remaining.map((part) => ({
    ...{ ...opening, what: portsInWords(part), ports: part },
    ...exceptFor(opening, openingsWithAll(part), change),
  }));
}

/**
 * Maximum number of ports listed as still open when all others close. With more, the closed ranges are listed instead.
 */
const STILL_OPEN_MAX = 3;

/**
 * Returns the ranges for which the ports stay open. Private ranges are left out of an opening to the internet, because
 * no traffic from there comes over the internet.
 */
function exceptFor(
  opening: Exposed,
  otherOpenings: readonly Exposed[],
  change: Change,
): Pick<RemainingOpening, 'except'> {
  if (change === 'opens') return {};
  const isIn = (range: string): boolean =>
    opening.range === undefined
      ? includesEveryAddress(opening.to) && !(opening.to === INTERNET && isNeverOutside(range))
      : isRangeWithin(range, [opening.range]);
  const isPart = ({ to }: Exposed): boolean => !includesEveryAddress(to) && widerThan(to).includes(opening.to);
  const audiences = otherOpenings.filter(isPart).map(({ to }) => to);
  const except = [...new Set([...rangesOf(otherOpenings).filter(isIn), ...audiences])].sort(byText);
  return except.length === 0 ? {} : { except };
}

const portsIn = ({ ports }: Exposed): readonly Ports[] => (ports === undefined ? [] : [ports]);

/** An opening with the ports that no wider opening of the same revision includes. */
interface NarrowedOpening {
  readonly opening: Exposed;
  /** Null for an opening without ports. */
  readonly ports: readonly Ports[] | null;
}

/** Returns the number of further ports after the first one. */
const portCount = ({ ports }: Exposed): number => (ports === undefined ? 0 : ports.to - ports.from);

/** Sorts wider sources first, then more ports first. Sources without a range, such as the internet, are the widest. */
function byWidth(a: Exposed, b: Exposed): number {
  const morePortsFirst = portCount(b) - portCount(a);
  if (a.range === undefined || b.range === undefined)
    return Number(a.range !== undefined) - Number(b.range !== undefined) || morePortsFirst;
  const [sizeA, sizeB] = [sizeOfRange(a.range), sizeOfRange(b.range)];
  if (sizeA === sizeB) return morePortsFirst;
  return sizeA > sizeB ? -1 : 1;
}

/** Removes openings that a wider one of the same revision includes; of equals, the first stays. */
function withoutCovered(openings: readonly Exposed[]): readonly NarrowedOpening[] {
  const wider: Exposed[] = [];
  return [...openings].sort(byWidth).flatMap((opening): readonly NarrowedOpening[] => {
    const widerOpenings = wider.filter((other) => isCoveredBy(opening, other));
    wider.push(opening);
    if (opening.ports === undefined) return widerOpenings.length === 0 ? [{ opening, ports: null }] : [];
    return [{ opening, ports: withoutPorts(opening.ports, widerOpenings.flatMap(portsIn)) }];
  });
}

// ---- Openings of two revisions, with the addresses of the union.

/**
 * Returns the openings of both revisions. Both lists are empty if either revision is a graph file, which records none.
 */
export function exposedOn(
  { exposed: openingsBefore }: Revision,
  { exposed: openingsAfter }: Revision,
  revisions: RevisionIndex,
  { nodes, placeOf }: United,
  recreated: Recreated,
) {
  const recreatedStems = new Set(recreated.values());
  const isInBefore = (address: string): boolean =>
    revisions.stemBefore(stemOf(address)) !== undefined || recreatedStems.has(stemOf(address));
  const addressInUnion = (address: string): string =>
    recreated.get(address) ??
    (revisions.before.graph.nodes.has(address) ? placeOf(address) : revisions.stemAfter(address));
  const before = (openingsBefore ?? []).map((opening) => ({
    ...{ ...opening, of: addressInUnion(opening.of), by: revisions.stemAfter(opening.by) },
    ...(opening.at !== undefined && { at: addressInUnion(opening.at) }),
  }));
  const hasChange = (address: string, change: 'create' | 'delete'): boolean => nodes.get(address)?.change === change;
  const isKnown = openingsBefore !== undefined && openingsAfter !== undefined;
  return {
    before: isKnown ? before : [],
    after: isKnown ? openingsAfter : [],
    existedBefore: (address: string) =>
      nodes.has(address) ? !hasChange(address, 'create') || recreatedStems.has(stemOf(address)) : isInBefore(address),
    existsAfter: (address: string) =>
      nodes.has(address) ? !hasChange(address, 'delete') : revisions.after.entryOf(stemOf(address)) !== undefined,
  };
}

// ---- Marks of a resource that is drawn in several containers: all copies share them.

/**
 * Returns a lookup of a node's mark: its own, or that of the copy that has one. Deleted or forgotten copies and ghosts
 * use only their own mark, because the marks of the other copies are not true of them.
 * @param marks by address in the union; the ledger names only the first copy
 */
export function marksOfCopies<T>(marks: ReadonlyMap<string, T>): (node: GraphNode) => T | undefined {
  const byStem = new Map<string, T>();
  for (const [address, mark] of marks) if (stemOf(address) !== address) byStem.set(stemOf(address), mark);
  return ({ address, change, ghostOf }) => {
    const stem = stemOf(address);
    const isCopy = stem !== address && ghostOf === undefined && !REMOVALS.has(change);
    return marks.get(address) ?? (isCopy ? byStem.get(stem) : undefined);
  };
}

// ---- Ports.

export type Ports = NonNullable<Exposed['ports']>;

/**
 * Returns `ports` without the others. An empty protocol removes the ports of every protocol.
 * Example: 1-100 without 20-30 is 1-19 and 31-100.
 */
function withoutPorts(ports: Ports, others: readonly Ports[]): readonly Ports[] {
  const sameProtocol = others.filter(({ protocol }) => protocol === '' || protocol === ports.protocol);
  return sameProtocol.reduce<readonly Ports[]>(
    (left, other) => left.flatMap((remaining) => subtractPorts(remaining, other)),
    [ports],
  );
}

function subtractPorts(ports: Ports, { from, to }: Ports): readonly Ports[] {
  if (to < ports.from || from > ports.to) return [ports];
  return [
    ...(from > ports.from ? [{ ...ports, to: from - 1 }] : []),
    ...(to < ports.to ? [{ ...ports, from: to + 1 }] : []),
  ];
}

/** True if `wide` contains `narrow`. Ports of any protocol are only contained in ports of any protocol. */
export const hasPorts = (wide: Ports, narrow: Ports): boolean =>
  (wide.protocol === '' || wide.protocol === narrow.protocol) && wide.from <= narrow.from && wide.to >= narrow.to;
