/**
 * Draws edges between replicas. Two resources are joined by one edge, however many replicas they have: in a shared zone
 * if there is one, otherwise between the first replicas. Each instance of a counted resource is a resource of its own,
 * and is joined to the replica in its zone.
 */
import { typeOf } from '../../graph/address.js';
import { byAddress } from '../../graph/order.js';
import type { Evidence } from '../evidence.js';
import type { Instance, Instances } from '../instances.js';
import type { Copies } from '../placement/copies.js';
import type { Scene } from '../scene.js';
import type { DirectedEdge } from './candidates.js';

/** A replica, or a resource without replicas. */
interface Part {
  readonly address: string;
  readonly resource: string;
  readonly parent: string | null;
  /** Zone of the part; null if unknown. */
  readonly zone: string | null;
}

/** Edges that stand for one connection: their ends are replicas, or instances of one resource. */
interface Bundle {
  readonly from: Set<string>;
  readonly to: Set<string>;
  readonly label: string;
  readonly style: Pick<DirectedEdge, 'twoWay' | 'thin'>;
  /** Keyed by the resources at both ends. */
  readonly evidence: Map<string, readonly Evidence[]>;
}

/** Returns the instances with one more for each replica, which has the keys of its resource. */
export function instancesOfCopies(instances: Instances, copies: Copies): Instances {
  const all = new Map(instances);
  for (const [resource, parts] of copies.byResource) {
    for (const { address } of parts) all.set(address, instances.get(resource) as Instance);
  }
  return all;
}

/** Returns the peer container (an availability zone) around a container; null for none. */
export function zoneOf(container: string | null, scene: Scene): string | null {
  const { boxFactsOf } = scene.model.knowledge;
  for (let at = container; at !== null; at = scene.parentOf(at)) if (boxFactsOf(typeOf(at)).peers) return at;
  return null;
}

/**
 * Returns the edges with their ends at replicas: in a shared zone if both ends have a replica there. Example: a load
 * balancer in zones a and b and a counted machine per zone give one edge per machine, each within its zone.
 */
export function multiplyEdges(edges: readonly DirectedEdge[], scene: Scene): readonly DirectedEdge[] {
  if (scene.copies.byResource.size === 0) return edges;
  const partsOfAll = (addresses: Iterable<string>): Part[] =>
    [...addresses].sort(byAddress).flatMap((address) => partsOf(address, scene));
  return [...bundlesOf(edges, scene)].flatMap((bundle) =>
    between(partsOfAll(bundle.from), partsOfAll(bundle.to), bundle, scene),
  );
}

function partsOf(resource: string, scene: Scene): readonly Part[] {
  const copies = scene.copies.byResource.get(resource) ?? [{ address: resource, parent: scene.parentOf(resource) }];
  return copies.map(({ address, parent }) => ({ address, parent, zone: zoneOf(parent, scene), resource }));
}

function bundlesOf(edges: readonly DirectedEdge[], { copies, model }: Scene): Iterable<Bundle> {
  /** Treats instances of a counted resource like replicas if the other end is replicated. */
  function endOf(address: string, otherEnd: string): string {
    const instance = model.instances.get(address);
    const isUnmerged =
      copies.byResource.has(address) ||
      !copies.byResource.has(otherEnd) ||
      instance === undefined ||
      instance.key === '';
    return isUnmerged ? address : `${instance.module} ${instance.block}`;
  }
  const bundles = new Map<string, Bundle>();
  for (const { from, to, label, evidence, ...style } of edges) {
    const key = `${endOf(from, to)} > ${endOf(to, from)} ${label} ${JSON.stringify(style)}`;
    const bundle = bundles.get(key) ?? { from: new Set(), to: new Set(), label, style, evidence: new Map() };
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
  { label, style, evidence }: Bundle,
  scene: Scene,
): DirectedEdge[] {
  // Pairs without evidence get that of the bundle's first edge.
  const [fallback = []] = evidence.values();
  const isSingle = starts.length === 1 || ends.length === 1;
  const belongTogether = isSingle ? () => false : belongTogetherTest(starts, ends);
  const partsWithPartner = new Set<Part>();
  for (const start of starts) {
    for (const end of ends) if (belongTogether(start, end)) partsWithPartner.add(start).add(end);
  }
  const pairs = starts.flatMap((start) =>
    ends
      .filter((end) => belongTogether(start, end) || !partsWithPartner.has(start) || !partsWithPartner.has(end))
      .filter((end) => !encloses(end.address, start.parent, scene))
      .map((end) => [start, end] as const),
  );
  return onceEach(pairs, belongTogether).map(([start, end]) => ({
    from: start.address,
    to: end.address,
    label,
    ...style,
    evidence: evidence.get(`${start.resource} ${end.resource}`) ?? fallback,
  }));
}

/** Returns one pair for each two resources, because replicas are one resource. A pair in a shared zone is preferred. */
function onceEach(
  pairs: readonly (readonly [Part, Part])[],
  belongTogether: (start: Part, end: Part) => boolean,
): (readonly [Part, Part])[] {
  const chosen = new Map<string, readonly [Part, Part]>();
  for (const pair of pairs) {
    const key = pair.map(({ resource }) => resource).join(' ');
    const known = chosen.get(key);
    if (known === undefined || (belongTogether(...pair) && !belongTogether(...known))) chosen.set(key, pair);
  }
  return [...chosen.values()];
}

/**
 * Returns the test for replicas that belong together: those with the same zone, or the same container if the zone is
 * unknown. If no zone is known, no two replicas share a container, and both sides have equally many, the test pairs
 * them by index.
 */
function belongTogetherTest(starts: readonly Part[], ends: readonly Part[]): (start: Part, end: Part) => boolean {
  const isZoneKnown = [...starts, ...ends].some(({ zone }) => zone !== null);
  const shareZone = (start: Part, end: Part): boolean => (start.zone ?? start.parent) === (end.zone ?? end.parent);
  const arePairedByIndex =
    !isZoneKnown && starts.length === ends.length && !starts.some((start) => ends.some((end) => shareZone(start, end)));
  return arePairedByIndex ? (start, end) => starts.indexOf(start) === ends.indexOf(end) : shareZone;
}

/** True if the container is `parent` or encloses it. */
function encloses(container: string, parent: string | null, { parentOf }: Scene): boolean {
  for (let at = parent; at !== null; at = parentOf(at)) if (at === container) return true;
  return false;
}
