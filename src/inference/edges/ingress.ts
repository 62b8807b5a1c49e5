/**
 * Ingress: users, the internet and on-premises networks that enter the architecture, and the nodes they enter through.
 * Such actors are not resources, so each edge needs a proof: an internet-facing load balancer, a CDN distribution, a
 * public address, the remote end of a private line.
 */

import type { Cloud } from '../../catalog/model.js';
import { protocolAndPort } from '../../catalog/ports.js';
import type { Actor, EntryRule, OpensRule } from '../../catalog/rules.js';
import { createEdge, createNode } from '../../graph/create.js';
import { groupBy } from '../../graph/group-by.js';
import type { Json, Resource } from '../../graph/inventory.js';
import type { GraphEdge, GraphNode } from '../../graph/model.js';
import { byAddress } from '../../graph/order.js';
import { statementsIn } from '../access/documents.js';
import type { Implied } from '../ledger.js';
import { SESSIONS_MAX } from '../limits.js';
import type { Model } from '../model.js';
import { type Openings, openingsIn } from '../permissions/openings.js';
import type { Access } from '../placement/access.js';
import type { Copies } from '../placement/copies.js';
import type { Scene } from '../scene.js';
import { blocksAt, hasAny, isSet, textsAt } from '../values.js';
import type { DirectedEdge } from './candidates.js';
import { type EgressRoutes, gatewayFinder } from './egress.js';

/** An edge from or to an actor. */
interface ActorEdge extends DirectedEdge {
  readonly twoWay: boolean;
}

/** Actors outside with their edges. */
export interface Ingress {
  readonly nodes: readonly GraphNode[];
  /** Ends are resources before replication. */
  readonly edges: readonly ActorEdge[];
  readonly implied: readonly Implied[];
}

/** Names of actors in their addresses, as in hand-written graphs. */
const NAMES: Readonly<Record<Actor, string>> = { users: 'users', internet: 'internet', onprem: 'on_premises' };

/** The proof that an actor enters at a node. */
interface Entrance {
  readonly proof: string;
  readonly twoWay: boolean;
}

type Entrances = ReadonlyMap<string, Entrance>;

/** Proven entrances, exits and ports, by the node that is drawn for the proving resource. */
interface IngressFacts {
  readonly entrances: Readonly<Record<Actor, Entrances>>;
  /** Nodes with a route out to the internet, each with its proof. */
  readonly exits: ReadonlyMap<string, string>;
  readonly ports: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Returns the actors outside, their edges to entry points, and the edges from exits to the internet, each with a proof.
 * Example: an `aws_lb` with `internal = false` gives the edge users -> load balancer.
 */
export function ingress(
  scene: Scene,
  calls: readonly DirectedEdge[],
  access: ReadonlyMap<string, Access>,
  routes: EgressRoutes,
): Ingress {
  const callers = groupBy(calls, ({ to }) => to);
  const { entrances, exits, ports } = entrancesIn(scene, access, routes, existingFronts(scene, calls));
  const actors = createActors(scene);
  const edges: ActorEdge[] = [];
  for (const actor of Object.keys(NAMES) as Actor[]) {
    for (const [to, { proof, twoWay }] of outermostEntrances(entrances[actor], callers, scene)) {
      const from = actors.nodeFor(actor, proof);
      if (from === null) continue;
      const label = [...(ports.get(to) ?? [])].join(', ');
      edges.push({ from, to, label, twoWay, evidence: [{ rule: 'entry', by: proof }] });
    }
  }
  for (const [from, proof] of exits) {
    const to = actors.nodeFor('internet', proof);
    if (to !== null) edges.push({ from, to, label: '', twoWay: false, evidence: [{ rule: 'entry', by: proof }] });
  }
  const implied = [...actors.proofs].map(([address, proof]) => ({ address, proof }));
  return {
    nodes: [...actors.nodes.values()],
    edges,
    implied: implied.sort((a, b) => byAddress(a.address, b.address)),
  };
}

/** Names of what only a network reaches. */
const INTERNAL_NAME = /(?:^|[-_./])(?:int|internal|private|priv)(?:[-_./]|$)/i;

/**
 * Returns the looked-up resources that pass requests on to the input, and that nothing in it calls: users enter through
 * an existing load balancer as through a new one. Its values are unknown, so a name that says otherwise counts.
 */
function existingFronts({ model }: Scene, calls: readonly DirectedEdge[]): ReadonlySet<string> {
  const isName = (address: string): boolean => model.factsOf(address).front !== undefined;
  const called = new Set(calls.flatMap(({ from, to }) => (isName(from) ? [] : [to])));
  const isOpen = (address: string): boolean => {
    const resource = model.resources.get(address);
    if (resource?.mode !== 'data' || !model.knowledge.isRelay(resource.type, resource.values)) return false;
    const names = [address, ...textsAt(resource.values, ['name']), ...textsAt(resource.values, ['arn'])];
    return !hasAny(resource.values, { internal: ['true'] }) && !names.some((name) => INTERNAL_NAME.test(name));
  };
  return new Set(
    calls.filter(({ from, thin }) => thin !== true && !called.has(from) && isOpen(from)).map(({ from }) => from),
  );
}

function entrancesIn(
  scene: Scene,
  access: ReadonlyMap<string, Access>,
  routes: EgressRoutes,
  existing: ReadonlySet<string>,
): IngressFacts {
  const { factsOf, knowledge, resources } = scene.model;
  const entrances: Record<Actor, Map<string, Entrance>> = { users: new Map(), internet: new Map(), onprem: new Map() };
  const exits = new Map<string, string>();
  const openedPorts = new Map<string, OpenedPort[]>();
  const ports = new Map<string, ReadonlySet<string>>();
  const proofs = proofsIn(scene, access);
  const gatewayOf = gatewayFinder(scene);
  const hasGateway = (host: string): boolean => factsOf(host).egressGateway === true && gatewayOf(host) !== null;
  const tunnelled = new Set<string>();
  for (const resource of resources.values()) {
    const { opens } = factsOf(resource.address);
    const entries = knowledge.entriesOf(resource.type, resource.values);
    if (entries.length === 0 && opens === undefined) continue;
    const host = scene.rootOf(resource.address);
    if (host === null || !scene.drawn.has(host) || scene.isContainer(host)) continue;
    if (resource.mode === 'data') {
      if (existing.has(host) && entries.some(({ actor }) => actor === 'users'))
        entrances.users.set(host, { proof: resource.address, twoWay: false });
      continue;
    }
    if (opens !== undefined)
      openedPorts.set(host, [...(openedPorts.get(host) ?? []), ...portsOpenedBy(resource, opens)]);
    for (const rule of entries) {
      if (!proves(rule, resource, host, proofs)) continue;
      if (rule.outward !== true) {
        if (entrances[rule.actor].has(host)) continue;
        entrances[rule.actor].set(host, { proof: resource.address, twoWay: rule.twoWay === true });
        ports.set(host, new Set(portsBy(rule, host, proofs)));
        if (rule.tunnel === true) tunnelled.add(host);
      } else if (!routesThroughOther(host, scene, routes) && !hasGateway(host)) exits.set(host, resource.address);
    }
  }
  // Beyond this number, tunnelled sessions reach every machine of a network, and edges to all of them say nothing.
  if (tunnelled.size > SESSIONS_MAX) for (const host of tunnelled) entrances.users.delete(host);
  for (const host of outboundOnlyGateways(entrances, access, scene)) {
    exits.set(host, entrances.internet.get(host)?.proof ?? host);
    entrances.internet.delete(host);
  }
  for (const [host, opened] of openedPorts) if (opened.length > 0) ports.set(host, new Set(portLabels(opened)));
  return { entrances, exits, ports };
}

/** Returns the gateways that only let traffic out, because nothing behind them can be entered. */
function outboundOnlyGateways(
  { users, internet }: Readonly<Record<Actor, Entrances>>,
  access: ReadonlyMap<string, Access>,
  scene: Scene,
): readonly string[] {
  const gateways = [...internet].flatMap(([host, { twoWay }]) => (twoWay ? [host] : []));
  const isEntrance = (address: string): boolean =>
    users.has(address) || (internet.has(address) && !gateways.includes(address));
  return onlyOutward(gateways, isEntrance, access, scene);
}

/** Returns the ports that rules open to an actor, as the label of its edge; empty if no rule states them. */
function portsBy({ groupAttributes, tunnel }: EntryRule, host: string, { openings, scene }: Proofs): readonly string[] {
  if (tunnel === true) {
    const { label } = scene.model.knowledge.outsiders.tunnels;
    return [[label, (openings().tunnelTo(host) ?? []).join(', ')].filter((text) => text !== '').join(' ')];
  }
  return groupAttributes === undefined ? [] : openings().portsOf(host);
}

const allowsAnyOf = (document: Json | undefined, principals: readonly string[], { knowledge }: Model): boolean =>
  statementsIn(document, knowledge)?.some((statement) =>
    statement.callers.some(({ text }) => principals.includes(text)),
  ) === true;

/**
 * True if the remote end of a line is a resource of this input, so that nobody enters from outside; see
 * `EntryRule.remoteEnd`.
 */
function isRemoteEndHere(far: readonly string[], actor: Actor, address: string, { model, rootOf }: Scene): boolean {
  /** True for a resource that stands for an actor's device: a customer gateway. */
  const isActorDevice = (root: string): boolean =>
    model.factsOf(root).entries?.some((rule) => rule.isUnfolded === true && rule.actor === actor) === true;
  return model.namedBy(address, far).some((end) => {
    const root = rootOf(end);
    return root !== null && !isActorDevice(root);
  });
}

/** Lookups for checking an entry rule. */
interface Proofs {
  readonly scene: Scene;
  readonly access: ReadonlyMap<string, Access>;
  readonly openings: () => Openings;
}

function proofsIn(scene: Scene, access: ReadonlyMap<string, Access>): Proofs {
  let known: Openings | undefined;
  return {
    scene,
    access,
    openings() {
      known ??= openingsIn(scene);
      return known;
    },
  };
}

/** True if all conditions of an entry rule hold for the resource, which proves that an actor enters at its node. */
function proves(
  {
    actor,
    when,
    unless,
    has,
    foldedInto,
    inPublic,
    subnetHas,
    isUnfolded,
    allows,
    remoteEnd,
    groupAttributes,
    tunnel,
    notWritten,
    hasNone,
    notReferencedBy,
    referencedBy,
    matches = {},
    unlessMatches = {},
  }: EntryRule,
  { address, declared, values }: Resource,
  host: string,
  { scene, access, openings }: Proofs,
): boolean {
  if (foldedInto !== undefined && (host === address || !foldedInto.includes(scene.model.typeOf(host)))) return false;
  if (when !== undefined && !hasAny(values, when)) return false;
  if (unless !== undefined && hasAny(values, unless)) return false;
  const holds = ([path, shape]: readonly [string, RegExp]): boolean =>
    textsAt(values, path.split('.')).some((text) => shape.test(text));
  if (!Object.entries(matches).every(holds) || Object.entries(unlessMatches).some(holds)) return false;
  if (notWritten?.every((name) => declared?.lines.has(name) === false) === false) return false;
  if (has?.some((path) => isSet(values, path.split('.'))) === false) return false;
  if (hasNone?.some((path) => isSet(values, path.split('.'))) === true) return false;
  if (isUnfolded === true && host !== address) return false;
  if (remoteEnd !== undefined && isRemoteEndHere(remoteEnd, actor, address, scene)) return false;
  const { model, places } = scene;
  if (allows !== undefined && !allowsAnyOf(values[allows.document], allows.principals, model)) return false;
  const isReferencedBy = (types: readonly string[]): boolean =>
    model.referrersOf(address).some(({ from }) => types.includes(model.typeOf(from)));
  if (notReferencedBy !== undefined && isReferencedBy(notReferencedBy)) return false;
  if (referencedBy !== undefined && !isReferencedBy(referencedBy)) return false;
  if (groupAttributes !== undefined && !openings().isOpen(host, groupAttributes)) return false;
  if (tunnel === true && openings().tunnelTo(host) === null) return false;
  const containers = places.parentsOf(host);
  if (subnetHas !== undefined && !containers.some((container) => hasAny(model.valuesOf(container), subnetHas)))
    return false;
  return (
    inPublic !== true ||
    [...drawnContainersOf(host, scene), ...containers].some((container) => access.get(container) === 'public')
  );
}

/** True if the subnet of a gateway routes its outbound traffic through another node. */
const routesThroughOther = (host: string, scene: Scene, routes: EgressRoutes): boolean =>
  drawnContainersOf(host, scene).some((parent) => [...(routes.get(parent)?.keys() ?? [])].some((hop) => hop !== host));

function drawnContainersOf(address: string, { copies, parentOf, places }: Scene): readonly string[] {
  const subnets = copies.settled.has(address) ? [] : places.parentsOf(address);
  if (subnets.length > 1) return subnets;
  const parent = parentOf(address);
  return parent === null ? [] : [parent];
}

/**
 * Moves each entrance to the outermost entry point in front of it: a DNS name, a firewall, another entry point. A
 * program, such as a function, is no entry point for the nodes that it calls. Example: a distribution that calls a
 * public load balancer is the only entrance of the two.
 */
function outermostEntrances(
  entrances: Entrances,
  callers: ReadonlyMap<string, readonly DirectedEdge[]>,
  { model }: Scene,
): Entrances {
  const { categories } = model.knowledge.programs;
  const isEntryPoint = (address: string): boolean =>
    entrances.has(address) && !categories.includes(model.factsOf(address).category);
  const isFront = (address: string): boolean => {
    const { front } = model.factsOf(address);
    return front !== undefined && !front.some((path) => isSet(model.valuesOf(address), path.split('.')));
  };
  // One filter stands on the path of all requests. Several guard parts of what is behind, and are no entrances.
  const isFilter = (address: string): boolean =>
    model.factsOf(address).direction === 'in' && !entrances.has(address) && isFront(address);
  const filters = [...callers.values()].map((calls) => calls.map(({ from }) => from).filter(isFilter));
  const partial = new Set(filters.filter(({ length }) => length > 1).flat());
  const outermost = new Map<string, Entrance>();
  for (const [start, entrance] of entrances) {
    const seen = new Set([start]);
    for (const at of seen) {
      const outer = (callers.get(at) ?? [])
        .map(({ from }) => from)
        .filter((address) => !partial.has(address) && (isEntryPoint(address) || isFront(address)));
      for (const address of outer) seen.add(address);
      if (outer.length === 0 && !outermost.has(at)) outermost.set(at, entrances.get(at) ?? entrance);
    }
    // Entry points that call each other in a circle have no outermost one, so the entrance stays.
    if (![...seen].some((at) => outermost.has(at))) outermost.set(start, entrance);
  }
  return outermost;
}

/** Returns the only cloud of the drawn resources; `other` for none or several. */
function soleCloud({ model, drawn }: Scene): Cloud {
  const clouds = new Set([...drawn].map((address) => model.knowledge.cloudOf(model.typeOf(address))));
  clouds.delete('other');
  const [cloud = 'other'] = clouds;
  return clouds.size === 1 ? cloud : 'other';
}

/** Returns the cloud of a resource, otherwise that of the innermost enclosing container or cluster with one. */
function cloudFor(address: string, { model, parentOf, rootOf }: Scene): Cloud {
  const { cloudOf } = model.knowledge;
  const starts = [address, ...model.namedBy(address, model.factsOf(address).runsIn ?? [])];
  for (const start of starts) {
    for (let at: string | null = rootOf(start) ?? start; at !== null; at = parentOf(at)) {
      const cloud = cloudOf(model.typeOf(at));
      if (cloud !== 'other') return cloud;
    }
  }
  return 'other';
}

/** Returns a registry of actors, which creates one node per actor and keeps its first proof in address order. */
function createActors(scene: Scene) {
  const { model } = scene;
  const nodes = new Map<string, GraphNode>();
  const proofs = new Map<string, string>();
  // An unread module has no cloud. It shares the users of the other resources, so that there is one icon for them.
  const fallback = soleCloud(scene);
  /** Returns the address of the actor's node; null for a cloud whose diagrams have no such actor. */
  function nodeFor(actor: Actor, proof: string): string | null {
    const cloud = cloudFor(proof, scene);
    const type = model.knowledge.actorTypeOf(cloud === 'other' ? fallback : cloud, actor);
    if (type === null) return null;
    const address = `${type}.${NAMES[actor]}`;
    nodes.set(address, createNode({ address, provenance: 'implied' }));
    if (!proofs.has(address) || byAddress(proof, proofs.get(address) as string) < 0) proofs.set(address, proof);
    return address;
  }
  return { nodes, proofs, nodeFor };
}

/** Returns the graph edges of actors. An edge to a replicated resource ends at its first replica. */
export function edgesOf({ edges }: Ingress, copies: Copies, standsFor: (address: string) => string): GraphEdge[] {
  const end = (address: string): string => standsFor(copies.byResource.get(address)?.[0]?.address ?? address);
  return edges.map(({ from, to, label, twoWay }) =>
    createEdge({ from: end(from), to: end(to), label, twoWay, provenance: 'implied' }),
  );
}

// Ports that a listener opens to users.

interface OpenedPort {
  readonly port: number;
  readonly protocol: string;
}

/** Returns the ports in the blocks of a resource, with the protocol of the port or of its listener. */
function portsOpenedBy({ values }: Resource, { port, protocol, listener }: OpensRule): readonly OpenedPort[] {
  const path = port.split('.');
  const name = path.pop() as string;
  return blocksAt(values, path).flatMap((block): OpenedPort[] => {
    const [portNumber = Number.NaN] = textsAt(block, [name]).map(Number);
    if (!Number.isInteger(portNumber)) return [];
    const [portName] = textsAt(block, ['name']);
    const listening = listener === undefined ? [] : blocksAt(values, [listener.block]);
    const listeners = listening.filter((candidate) =>
      textsAt(candidate, [listener?.names ?? '']).includes(portName ?? ''),
    );
    const protocols =
      protocol === undefined
        ? listeners.flatMap((listenerBlock) => textsAt(listenerBlock, [listener?.protocol ?? '']))
        : textsAt(block, [protocol]);
    const [only = '', ...others] = new Set(protocols);
    return [{ port: portNumber, protocol: others.length === 0 ? only : '' }];
  });
}

/** Returns each port once, in numeric order. A port with conflicting protocols is shown without one. */
function portLabels(opened: readonly OpenedPort[]): readonly string[] {
  const byPort = new Map<number, Set<string>>();
  for (const { port, protocol } of opened) byPort.set(port, (byPort.get(port) ?? new Set()).add(protocol));
  return [...byPort]
    .sort(([a], [b]) => a - b)
    .map(([port, protocols]) => protocolAndPort(port, protocols.size === 1 ? ([...protocols][0] as string) : ''));
}

// Outbound-only gateways: traffic cannot enter a network through its border gateway if no member can be reached from
// outside, according to the member's values and the access of its subnets. Members may still send traffic out.

/**
 * Returns those of the gateways that only let traffic out.
 * @param gateways border gateways that allow traffic in both directions
 * @param isEntrance true for a node that an actor enters at
 */
function onlyOutward(
  gateways: readonly string[],
  isEntrance: (address: string) => boolean,
  access: ReadonlyMap<string, Access>,
  scene: Scene,
): readonly string[] {
  const { model, parentOf } = scene;
  /** Networks with members: true if outsiders may enter one of them. */
  const isEntered = new Map<string, boolean>();
  const networks = new Map<string, string>();
  for (const gateway of gateways) {
    const network = parentOf(gateway);
    if (network !== null && model.factsOf(gateway).border?.containerTypes.includes(model.typeOf(network)) === true)
      networks.set(gateway, network);
  }
  if (networks.size === 0) return [];
  const bordered = new Set(networks.values());
  for (const address of scene.drawn) {
    const { border } = model.factsOf(address);
    if (scene.isContainer(address) || border !== undefined) continue;
    const containers = placementContainersOf(address, scene);
    const isReachable = isEntrance(address) || isOpenToDoubt(address, containers, access, scene);
    for (const network of containers.flatMap((container) => borderedNetworkAround(container, bordered, scene))) {
      isEntered.set(network, isReachable || isEntered.get(network) === true);
    }
  }
  return [...networks].flatMap(([gateway, network]) => (isEntered.get(network) === false ? [gateway] : []));
}

/**
 * True if the node may be open: it has no entry rules and is not in a private subnet, belongs to an unread module, or
 * is a cluster that may create load balancers.
 */
function isOpenToDoubt(
  address: string,
  containers: readonly string[],
  access: ReadonlyMap<string, Access>,
  { model }: Scene,
): boolean {
  const { entries = [], routeHop, egressGateway, unread } = model.factsOf(address);
  if (unread === true || model.knowledge.isHostType(model.typeOf(address))) return true;
  // A hop of an egress route is not itself an entrance.
  const hasRule = egressGateway === true || routeHop !== undefined || entries.some(({ actor }) => actor !== 'onprem');
  return !hasRule && containers.some((container) => access.get(container) !== 'private');
}

function placementContainersOf(address: string, { copies, parentOf, places }: Scene): readonly string[] {
  const subnets = copies.settled.has(address) ? [] : places.parentsOf(address);
  const parent = parentOf(address);
  return subnets.length > 0 || parent === null ? subnets : [parent];
}

function borderedNetworkAround(start: string, networks: ReadonlySet<string>, { parentOf }: Scene): readonly string[] {
  let at: string | null = start;
  while (at !== null && !networks.has(at)) at = parentOf(at);
  return at === null ? [] : [at];
}
