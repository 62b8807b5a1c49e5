/** Exposure that a change opens or closes, compared by meaning: the resource and the form of the rule do not matter. */

import {
  allPortsBut,
  hasAllAddresses,
  INTERNET,
  isAllPorts,
  isPrivateRange,
  isRangeWithin,
  portsInWords,
  sizeOfRange,
  widerThan,
} from '../catalog/exposure.js';
import { spokenOf } from '../catalog/nouns.js';
import { productOf } from '../catalog/products.js';
import { typeOf } from '../graph/address.js';
import { REMOVALS } from '../graph/changes.js';
import { createNode } from '../graph/create.js';
import type { Exposed, ExposureChange, ExposureElsewhere } from '../graph/exposure.js';
import { groupBy } from '../graph/group-by.js';
import type { Graph, GraphNode } from '../graph/model.js';
import { byAddress, byText } from '../graph/order.js';
import type { Recreated } from '../graph/recreated.js';
import { type Known, stemOf } from './known.js';
import type { Revision } from './model.js';
import type { United } from './nodes.js';

/** The openings of both revisions. Addresses are those in `after`, or those of the union. */
export interface ExposedSides {
  readonly before: readonly Exposed[];
  readonly after: readonly Exposed[];
  /** True if the resource, or the drawn node, exists in `before`; `isThere`: in `after`. */
  readonly wasThere: (address: string) => boolean;
  readonly isThere: (address: string) => boolean;
}

type Marked = ExposureChange & { readonly of: string };

/** Returns the nodes with their exposure changes, and the changes of resources without a node as `elsewhere`. */
export function withExposure(nodes: readonly GraphNode[], sides: ExposedSides) {
  const all = new Map(nodes.map((node) => [node.address, node]));
  const containersOf = containersIn(all);
  const changes = groupBy(
    exposureChanges(sides, (address) => isEntry(all.get(address)), containersOf),
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
    .filter(([address]) => !all.has(address))
    .flatMap(([address, changesOfAddress]) =>
      changesOfAddress.map(
        ({ of: _, ...change }): ExposureElsewhere => ({ address, type: typeOf(address), ...change }),
      ),
    );
  return { nodes: marked, elsewhere: elsewhere.sort((a, b) => byAddress(a.address, b.address)) };
}

/** Returns a lookup of the containers of a node, innermost first. */
function containersIn(nodes: ReadonlyMap<string, GraphNode>): (address: string) => readonly string[] {
  return (address) => {
    const containers: string[] = [];
    let at = nodes.get(address)?.parent ?? null;
    while (at !== null && !containers.includes(at)) {
      containers.push(at);
      at = nodes.get(at)?.parent ?? null;
    }
    return containers;
  };
}

/** Applies `withExposure` to a graph. */
export function exposedGraph(graph: Graph, sides: ExposedSides): Graph {
  const { nodes, elsewhere } = withExposure([...graph.nodes.values()], sides);
  const byAddressOf = new Map(nodes.map((node) => [node.address, node]));
  return Object.freeze({ ...graph, nodes: byAddressOf, ...(elsewhere.length > 0 && { exposure: elsewhere }) });
}

/** True for entry points. A new entry point is itself the change; that it accepts traffic adds nothing. */
const isEntry = (node: GraphNode | undefined): boolean =>
  node !== undefined && spokenOf(node.type, productOf(node.type, node.attributes).title).effect === 'entry';

/** Returns the exposure changes, by address; openings of an address come before its closings. */
function exposureChanges(
  sides: ExposedSides,
  isEntryPoint: (address: string) => boolean,
  containersOf: (address: string) => readonly string[],
): readonly Marked[] {
  const { wasThere, isThere } = sides;
  const [before, after] = [sidesOf(sides.before), sidesOf(sides.after)];
  const stays = (address: string): boolean => wasThere(address) && isThere(address);
  const mayOpen = (opening: Exposed): boolean =>
    opening.isUsual === true || opening.isOfPart === true
      ? stays(opening.of) && stays(opening.by)
      : opening.range === undefined
        ? wasThere(opening.of) || !isEntryPoint(opening.of)
        : stays(opening.of);
  const mayClose = (opening: Exposed): boolean =>
    isThere(opening.of) && (opening.isUsual !== true && opening.isOfPart !== true ? true : stays(opening.by));
  const all = [
    ...onlyIn(after.open, before.open, { change: 'opens', containersOf })
      .filter(mayOpen)
      .map((opening) => marked('opens', opening)),
    ...onlyIn(before.shut, after.shut, { change: 'opens', containersOf })
      .filter(({ of }) => stays(of))
      .map((opening) => marked('opens', opening)),
    ...onlyIn(before.open, after.open, { change: 'closes', containersOf })
      .filter(mayClose)
      .map((opening) => marked('closes', opening)),
    ...onlyIn(after.shut, before.shut, { change: 'closes', containersOf })
      .filter(({ of }) => stays(of))
      .map((opening) => marked('closes', opening)),
  ];
  return withoutDuplicates(all).sort(
    (a, b) => byAddress(a.of, b.of) || byText(b.change, a.change) || byText(a.what, b.what) || byText(a.to, b.to),
  );
}

const marked = (
  change: ExposureChange['change'],
  { of, what, to, by, at, range, except }: RemainingOpening,
): Marked => ({
  ...{ of, change, what, to, by },
  ...(except !== undefined && { except }),
  ...(range !== undefined && { isRange: true as const }),
  ...(at !== undefined && { at }),
});

interface OpenAndShut {
  readonly open: readonly Exposed[];
  readonly shut: readonly Exposed[];
}

const sidesOf = (all: readonly Exposed[]): OpenAndShut => ({
  open: all.filter(({ shuts }) => shuts !== true),
  shut: all.filter(({ shuts }) => shuts === true),
});

function withoutDuplicates(all: readonly Marked[]): Marked[] {
  const seen = new Map<string, Marked>();
  for (const opening of all) {
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
  side: readonly Exposed[],
  other: readonly Exposed[],
  { change, containersOf }: { readonly change: Change; readonly containersOf: (address: string) => readonly string[] },
): readonly RemainingOpening[] {
  const others = groupBy(other, subjectOf);
  return [...groupBy(side, subjectOf)].flatMap(([subject, own]) => {
    const [first] = own as [Exposed, ...Exposed[]];
    const containers = first.ports === undefined ? [] : containersOf(first.of).map((of) => subjectOf({ ...first, of }));
    const otherOpenings = [subject, ...containers].flatMap((each) => others.get(each) ?? []);
    // A security group may have a thousand rules, and most of them do not change: only the others are compared with all.
    const unchangedKeys = new Set(otherOpenings.map(keyOf));
    const ownKeys = new Set(own.map(keyOf));
    // Unknown ports that both revisions open are no reason to drop an opening beside them.
    const uncertain = otherOpenings.filter((other) => !hasUnknownPorts(other) || !ownKeys.has(keyOf(other)));
    const differing = own.filter((opening) => !unchangedKeys.has(keyOf(opening)) && !mayBeCovered(opening, uncertain));
    const known = otherOpenings.filter((other) => !hasUnknownPorts(other));
    return [
      ...differing.filter(hasUnknownPorts),
      ...withoutCovered(differing.filter((opening) => !hasUnknownPorts(opening))).flatMap(({ opening, ports }) =>
        ports === null ? remainingWithoutPorts(opening, known, change) : remainingPorts(opening, ports, known, change),
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

/** True if `wide` admits everybody that the opening admits. */
const isCoveredBy = ({ to, range }: Exposed, wide: Exposed): boolean =>
  wide.to === to ||
  (range === undefined
    ? widerThan(to).includes(wide.to)
    : wide.range === undefined
      ? hasAllAddresses(wide.to)
      : isRangeWithin(range, [wide.range]));

/** True if the openings together admit everybody that `opening` admits: two halves of a range cover the range. */
const isCoveredByAll = (opening: Exposed, others: readonly Exposed[]): boolean =>
  others.some((other) => isCoveredBy(opening, other)) ||
  (opening.range !== undefined && isRangeWithin(opening.range, rangesOf(others)));

const rangesOf = (all: readonly Exposed[]): readonly string[] => all.flatMap(({ range }) => range ?? []);

function remainingWithoutPorts(
  opening: Exposed,
  otherOpenings: readonly Exposed[],
  change: Change,
): readonly RemainingOpening[] {
  return isCoveredByAll(opening, otherOpenings) ? [] : [{ ...opening, ...exceptFor(opening, otherOpenings, change) }];
}

function remainingPorts(
  opening: Exposed,
  own: readonly Ports[],
  otherOpenings: readonly Exposed[],
  change: Change,
): readonly RemainingOpening[] {
  const wide = otherOpenings.filter((other) => isCoveredBy(opening, other)).flatMap(portsIn);
  const havingAll = (part: Ports): readonly Exposed[] =>
    otherOpenings.filter(({ ports }) => ports !== undefined && hasPorts(ports, part));
  const left = own
    .flatMap((part) => withoutPorts(part, wide))
    .filter((part) => !isCoveredByAll(opening, havingAll(part)));
  const ports = opening.ports as Ports;
  const stillOpen = isAllPorts(ports) ? wide.filter((other) => hasPorts(ports, other)) : [];
  if (left.length > 0 && stillOpen.length > 0) {
    if (change === 'opens') return [{ ...opening, what: portsInWords(ports) }];
    if (stillOpen.length <= STILL_OPEN_MAX)
      return [{ ...opening, what: allPortsBut(stillOpen), ...exceptFor(opening, [], change) }];
  }
  return left.map((part) => ({
    ...{ ...opening, what: portsInWords(part), ports: part },
    ...exceptFor(opening, havingAll(part), change),
  }));
}

/** Maximum number of ports listed as still open when all others close. With more, the closed ranges are listed instead. */
const STILL_OPEN_MAX = 3;

/**
 * Returns the ranges for which the ports stay open. Private ranges are left out of an opening to the internet, because no traffic
 * from there comes over the internet.
 */
function exceptFor(
  opening: Exposed,
  otherOpenings: readonly Exposed[],
  change: Change,
): Pick<RemainingOpening, 'except'> {
  if (change === 'opens') return {};
  const isIn = (range: string): boolean =>
    opening.range === undefined
      ? hasAllAddresses(opening.to) && !(opening.to === INTERNET && isPrivateRange(range))
      : isRangeWithin(range, [opening.range]);
  const except = [...new Set(rangesOf(otherOpenings).filter(isIn))].sort(byText);
  return except.length === 0 ? {} : { except };
}

const portsIn = ({ ports }: Exposed): readonly Ports[] => (ports === undefined ? [] : [ports]);

interface OpeningWithPorts {
  readonly opening: Exposed;
  /** Null for an opening without ports. */
  readonly ports: readonly Ports[] | null;
}

const sizeOf = ({ ports }: Exposed): number => (ports === undefined ? 0 : ports.to - ports.from);

/** Sorts wider sources first, then more ports first. */
function byWidth(a: Exposed, b: Exposed): number {
  const [one, other] = [a.range, b.range];
  if (one === undefined || other === undefined)
    return Number(one !== undefined) - Number(other !== undefined) || sizeOf(b) - sizeOf(a);
  const [size, otherSize] = [sizeOfRange(one), sizeOfRange(other)];
  return size > otherSize ? -1 : size < otherSize ? 1 : sizeOf(b) - sizeOf(a);
}

/** Removes openings that a wider one of the same revision includes; of equals, the first stays. */
function withoutCovered(side: readonly Exposed[]): readonly OpeningWithPorts[] {
  const wider: Exposed[] = [];
  return [...side].sort(byWidth).flatMap((opening): readonly OpeningWithPorts[] => {
    const wide = wider.filter((other) => isCoveredBy(opening, other));
    wider.push(opening);
    if (opening.ports === undefined) return wide.length === 0 ? [{ opening, ports: null }] : [];
    return [{ opening, ports: withoutPorts(opening.ports, wide.flatMap(portsIn)) }];
  });
}

// ---- Openings of two revisions, with the addresses of the union.

/** Returns the openings of both revisions. Both are empty if either revision does not know its openings, so nothing differs. */
export function exposedOn(
  { exposed: old }: Revision,
  { exposed: now }: Revision,
  known: Known,
  { nodes, placeOf }: United,
  recreated: Recreated,
) {
  const recreatedStems = new Set(recreated.values());
  const existedBefore = (address: string): boolean =>
    known.stemBefore(stemOf(address)) !== undefined || recreatedStems.has(stemOf(address));
  const addressInUnion = (address: string): string =>
    recreated.get(address) ?? (known.before.graph.nodes.has(address) ? placeOf(address) : known.stemAfter(address));
  const before = (old ?? []).map((opening) => ({
    ...{ ...opening, of: addressInUnion(opening.of), by: known.stemAfter(opening.by) },
    ...(opening.at !== undefined && { at: addressInUnion(opening.at) }),
  }));
  const isOf = (address: string, change: 'create' | 'delete'): boolean => nodes.get(address)?.change === change;
  const isKnown = old !== undefined && now !== undefined;
  return {
    before: isKnown ? before : [],
    after: isKnown ? now : [],
    wasThere: (address: string) =>
      nodes.has(address) ? !isOf(address, 'create') || recreatedStems.has(stemOf(address)) : existedBefore(address),
    isThere: (address: string) =>
      nodes.has(address) ? !isOf(address, 'delete') : known.after.entryOf(stemOf(address)) !== undefined,
  };
}

// ---- Marks of a resource that is drawn in several containers: all copies share them.

/**
 * Returns a lookup of a node's mark: its own, or that of the copy that has one. Deleted or forgotten copies and ghosts use only
 * their own mark, because the marks of the other copies are not true of them.
 * @param marks by address in the union; the ledger names only the first copy
 */
export function marksOfCopies<T>(marks: ReadonlyMap<string, T>): (node: GraphNode) => T | undefined {
  const byStem = new Map<string, T>();
  for (const [address, mark] of marks) if (stemOf(address) !== address) byStem.set(stemOf(address), mark);
  return ({ address, change, ghostOf }) => {
    const own = marks.get(address);
    const stem = stemOf(address);
    const isCopy = stem !== address && ghostOf === undefined && !REMOVALS.has(change);
    return own ?? (isCopy ? byStem.get(stem) : undefined);
  };
}

// ---- Ports.

export type Ports = NonNullable<Exposed['ports']>;

/**
 * Returns `ports` without the others. An empty protocol removes the ports of every protocol.
 * Example: 1-100 without 20-30 is 1-19 and 31-100.
 */
function withoutPorts(ports: Ports, others: readonly Ports[]): readonly Ports[] {
  const taken = others.filter(({ protocol }) => protocol === '' || protocol === ports.protocol);
  return taken.reduce<readonly Ports[]>((left, other) => left.flatMap((remaining) => minus(remaining, other)), [ports]);
}

function minus(ports: Ports, { from, to }: Ports): readonly Ports[] {
  if (to < ports.from || from > ports.to) return [ports];
  return [
    ...(from > ports.from ? [{ ...ports, to: from - 1 }] : []),
    ...(to < ports.to ? [{ ...ports, from: to + 1 }] : []),
  ];
}

/** True if `wide` contains `narrow`. Ports of any protocol are only contained in ports of any protocol. */
export const hasPorts = (wide: Ports, narrow: Ports): boolean =>
  (wide.protocol === '' || wide.protocol === narrow.protocol) && wide.from <= narrow.from && wide.to >= narrow.to;
