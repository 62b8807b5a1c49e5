/**
 * Replicates edges. Two resources are joined by one edge, however many replicas they have: in a shared zone if there is one, else
 * at the first replica. Instances of a counted resource are resources of their own; each joins the replica in its zone.
 */
import { typeOf } from '../../graph/address.js';
import { byAddress } from '../../graph/order.js';
import type { Evidence } from '../evidence.js';
import type { Instance, Instances } from '../instances.js';
import type { Copies } from '../placement/copies.js';
import type { Scene } from '../scene.js';
import type { Arrow } from './candidates.js';

/** A replica, or a resource without replicas. */
interface Part {
  readonly address: string;
  readonly resource: string;
  readonly parent: string | null;
  /** Zone of the part; null if unknown. */
  readonly zone: string | null;
}

/** Edges that mean one connection: their ends are replicas, or instances of one resource. */
interface Bundle {
  readonly from: Set<string>;
  readonly to: Set<string>;
  readonly label: string;
  readonly looks: Pick<Arrow, 'twoWay' | 'thin'>;
  /** Keyed by the resources at both ends. */
  readonly evidence: Map<string, readonly Evidence[]>;
}

/** Adds an instance for each replica, with the keys of its resource. */
export function instancesOfCopies(instances: Instances, copies: Copies): Instances {
  const all = new Map(instances);
  for (const [resource, parts] of copies.of) {
    for (const { address } of parts) all.set(address, instances.get(resource) as Instance);
  }
  return all;
}

/** Returns the peer container (an availability zone) around a container; null for none. */
export function zoneOf(container: string | null, picture: Scene): string | null {
  const { boxFactsOf } = picture.model.knowledge;
  for (let at = container; at !== null; at = picture.parentOf(at)) if (boxFactsOf(typeOf(at)).peers) return at;
  return null;
}

export function multiply(arrows: readonly Arrow[], picture: Scene): readonly Arrow[] {
  if (picture.copies.of.size === 0) return arrows;
  const partsOfAll = (addresses: Iterable<string>): Part[] =>
    [...addresses].sort(byAddress).flatMap((address) => partsOf(address, picture));
  return [...bundlesOf(arrows, picture)].flatMap((bundle) =>
    between(partsOfAll(bundle.from), partsOfAll(bundle.to), bundle, picture),
  );
}

function partsOf(resource: string, picture: Scene): readonly Part[] {
  const copies = picture.copies.of.get(resource) ?? [{ address: resource, parent: picture.parentOf(resource) }];
  return copies.map(({ address, parent }) => ({ address, parent, zone: zoneOf(parent, picture), resource }));
}

function bundlesOf(arrows: readonly Arrow[], { copies, model }: Scene): Iterable<Bundle> {
  /** Treats instances of a counted resource like replicas if the other end is replicated. */
  function endOf(address: string, other: string): string {
    const instance = model.instances.get(address);
    const isOne = copies.of.has(address) || !copies.of.has(other) || instance === undefined || instance.key === '';
    return isOne ? address : `${instance.module} ${instance.block}`;
  }
  const bundles = new Map<string, Bundle>();
  for (const { from, to, label, evidence, ...looks } of arrows) {
    const key = `${endOf(from, to)} > ${endOf(to, from)} ${label} ${JSON.stringify(looks)}`;
    const bundle = bundles.get(key) ?? { from: new Set(), to: new Set(), label, looks, evidence: new Map() };
    bundles.set(key, bundle);
    bundle.from.add(from);
    bundle.to.add(to);
    bundle.evidence.set(`${from} ${to}`, evidence);
  }
  return bundles.values();
}

function between(
  starts: readonly Part[],
  ends: readonly Part[],
  { label, looks, evidence }: Bundle,
  picture: Scene,
): Arrow[] {
  // Evidence of any edge of the bundle, for pairs that have none of their own.
  const [any = []] = evidence.values();
  const isAlone = starts.length === 1 || ends.length === 1;
  const isTogether = isAlone ? () => false : neighbourhood(starts, ends);
  const served = new Set<Part>();
  for (const start of starts) {
    for (const end of ends) if (isTogether(start, end)) served.add(start).add(end);
  }
  const pairs = starts.flatMap((start) =>
    ends
      .filter((end) => isTogether(start, end) || !served.has(start) || !served.has(end))
      .filter((end) => !isAround(end.address, start.parent, picture))
      .map((end) => [start, end] as const),
  );
  return onceEach(pairs, isTogether).map(([start, end]) => ({
    from: start.address,
    to: end.address,
    label,
    ...looks,
    evidence: evidence.get(`${start.resource} ${end.resource}`) ?? any,
  }));
}

/** Keeps one pair per two resources, because replicas are one resource. A pair in a shared zone is preferred. */
function onceEach(
  pairs: readonly (readonly [Part, Part])[],
  isTogether: (start: Part, end: Part) => boolean,
): (readonly [Part, Part])[] {
  const chosen = new Map<string, readonly [Part, Part]>();
  for (const pair of pairs) {
    const key = pair.map(({ resource }) => resource).join(' ');
    const known = chosen.get(key);
    if (known === undefined || (isTogether(...pair) && !isTogether(...known))) chosen.set(key, pair);
  }
  return [...chosen.values()];
}

/**
 * Returns the test for replicas that belong together: same zone or same container. If no zone is known and both sides have
 * equally many, they are paired by index.
 */
function neighbourhood(starts: readonly Part[], ends: readonly Part[]): (start: Part, end: Part) => boolean {
  const known = [...starts, ...ends].some(({ zone }) => zone !== null);
  const shares = (start: Part, end: Part): boolean => (start.zone ?? start.parent) === (end.zone ?? end.parent);
  const inPairs =
    !known && starts.length === ends.length && !starts.some((start) => ends.some((end) => shares(start, end)));
  return inPairs ? (start, end) => starts.indexOf(start) === ends.indexOf(end) : shares;
}

function isAround(container: string, parent: string | null, { parentOf }: Scene): boolean {
  for (let at = parent; at !== null; at = parentOf(at)) if (at === container) return true;
  return false;
}
