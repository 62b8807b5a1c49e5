/**
 * Isolated nodes. A node whose only edges are supporting ones folds into its single user, such as the key of a cluster.
 * If it has several users or stands alone by its type, its supporting edges are drawn thin.
 */
import { groupBy } from '../graph/group-by.js';
import { byAddress } from '../graph/order.js';
import type { DirectedEdge } from './edges/candidates.js';
import { withHosts } from './fold.js';
import type { Host } from './hosts.js';
import { SUPPORTING_EDGES_MAX } from './limits.js';
import { createScene as pictureOf, type Scene } from './scene.js';

export interface ConnectedScene {
  readonly scene: Scene;
  /** The supporting edges that are drawn. */
  readonly thin: readonly DirectedEdge[];
}

/**
 * Folds or joins nodes that have no request.
 * @param supporting supporting edges
 * @param connected nodes with any other edge
 */
export function connectIsolated(
  scene: Scene,
  supporting: readonly DirectedEdge[],
  connected: ReadonlySet<string>,
): ConnectedScene {
  const isIsolated = (address: string): boolean => !connected.has(address);
  const hosts = soleUsers(
    supporting.filter(({ to }) => isIsolated(to)),
    supporting,
    scene,
  );
  const folds = hosts.size === 0 ? scene.folds : withHosts(scene.folds, hosts);
  const folded = hosts.size === 0 ? scene : pictureOf({ ...scene, folds });
  // Helpers are drawn only if the input has nothing else; edges among them say nothing.
  const isHelper = (address: string): boolean => scene.model.factsOf(address).hide !== undefined;
  const shown = supporting.filter(({ from, to }) => !isHelper(from) && !isHelper(to));
  return { scene: folded, thin: thinEdgesFor(shown, hosts, isIsolated) };
}

/**
 * Returns thin edges for nodes that would have none, once per pair. Drops edges of a crowd (more than `SUPPORTING_EDGES_MAX` at
 * one end) and edges with a label: an alarm is an event, not a relation.
 */
function thinEdgesFor(
  supporting: readonly DirectedEdge[],
  hosts: ReadonlyMap<string, Host>,
  isIsolated: (address: string) => boolean,
): readonly DirectedEdge[] {
  const pairs = new Map<string, DirectedEdge>();
  for (const edge of supporting) {
    const [from, to] = [lastHostOf(edge.from, hosts), lastHostOf(edge.to, hosts)];
    if (edge.label === '' && from !== to && !pairs.has(`${from} ${to}`))
      pairs.set(`${from} ${to}`, { ...edge, from, to, thin: true });
  }
  const users = groupBy([...pairs.values()], ({ to }) => to);
  const used = groupBy([...pairs.values()], ({ from }) => from);
  const isCrowd = (edges: readonly DirectedEdge[] | undefined): boolean => (edges?.length ?? 0) > SUPPORTING_EDGES_MAX;
  return [...pairs.values()].filter(
    ({ from, to }) => (isIsolated(from) || isIsolated(to)) && !isCrowd(users.get(to)) && !isCrowd(used.get(from)),
  );
}

function lastHostOf(address: string, hosts: ReadonlyMap<string, Host>): string {
  let at = address;
  for (let host = hosts.get(at); host !== undefined; host = hosts.get(at)) at = host.address;
  return at;
}

/**
 * Returns the single user of each isolated supporting node. Repeats until nothing changes, since a folded node passes
 * its own settings on: a log group's key becomes a setting of the service that writes the logs.
 */
function soleUsers(
  used: readonly DirectedEdge[],
  supporting: readonly DirectedEdge[],
  { model }: Scene,
): ReadonlyMap<string, Host> {
  const incoming = groupBy(supporting, ({ to }) => to);
  const isSetting = (address: string): boolean => {
    const { hide, supporting: isQuiet, standalone } = model.factsOf(address);
    return isQuiet === true && standalone !== true && hide === undefined;
  };
  const unfolded = new Set(used.map(({ to }) => to).filter(isSetting));
  const hosts = new Map<string, Host>();
  for (let sizeBefore = -1; sizeBefore !== hosts.size; ) {
    sizeBefore = hosts.size;
    for (const address of [...unfolded].sort(byAddress)) {
      const edges = incoming.get(address) ?? [];
      const users = new Set(edges.map(({ from }) => lastHostOf(from, hosts)));
      const [user] = users;
      if (users.size !== 1 || user === undefined || user === address) continue;
      const evidence = (edges[0] as DirectedEdge).evidence[0];
      if (evidence !== undefined) hosts.set(address, { address: user, kind: 'user', evidence });
      unfolded.delete(address);
    }
  }
  return hosts;
}

/** Splits edges into requests and pulls of images and archives. */
export function withoutPulls(
  edges: readonly DirectedEdge[],
  { model }: Scene,
): { readonly calls: readonly DirectedEdge[]; readonly pulls: readonly DirectedEdge[] } {
  const { factsOf } = model;
  const isPull = ({ from, to, isDelivery }: DirectedEdge): boolean =>
    isDelivery === true || factsOf(to).imageConsumers?.includes(factsOf(from).category) === true;
  return { calls: edges.filter((edge) => !isPull(edge)), pulls: edges.filter(isPull) };
}
