/**
 * Who comes in from outside, and where: users, the internet, a data centre. They are no resources, so each has a proof:
 * a load balancer that faces the internet, a distribution, a public address, the far end of a private line.
 */

import { portInWords } from '../../catalog/exposure.js';
import type { Cloud } from '../../catalog/model.js';
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
import type { Arrow } from './candidates.js';
import type { EgressRoutes } from './egress-routes.js';
import { gateFinder } from './outlets.js';

interface Entering extends Arrow {
  readonly twoWay: boolean;
}

export interface Ingress {
  readonly nodes: readonly GraphNode[];
  /** Between resources as they are before they are copied. */
  readonly arrows: readonly Entering[];
  readonly implied: readonly Implied[];
}

/** Names in the addresses of actors, as in hand-written graphs. */
const NAMES: Readonly<Record<Actor, string>> = { users: 'users', internet: 'internet', onprem: 'on_premises' };

interface Entrance {
  readonly proof: string;
  readonly twoWay: boolean;
}

type Entrances = ReadonlyMap<string, Entrance>;

/** What the input proves, by what is drawn of the resource that proves it. */
interface IngressFacts {
  readonly entrances: Readonly<Record<Actor, Entrances>>;
  /** Ways out: what leads to the internet, with its proof. */
  readonly exits: ReadonlyMap<string, string>;
  readonly ports: ReadonlyMap<string, ReadonlySet<string>>;
}

export function ingress(
  picture: Scene,
  calls: readonly Arrow[],
  access: ReadonlyMap<string, Access>,
  routes: EgressRoutes,
): Ingress {
  const { entrances, exits, ports } = entrancesIn(picture, access, routes);
  const callers = groupBy(calls, ({ to }) => to);
  const actors = createActors(picture);
  const arrows: Entering[] = [];
  for (const actor of Object.keys(NAMES) as Actor[]) {
    for (const [to, { proof, twoWay }] of headsOf(entrances[actor], callers, picture)) {
      const from = actors.nodeFor(actor, proof);
      if (from === null) continue;
      const label = [...(ports.get(to) ?? [])].join(', ');
      arrows.push({ from, to, label, twoWay, evidence: [{ rule: 'entry', by: proof }] });
    }
  }
  for (const [from, proof] of exits) {
    const to = actors.nodeFor('internet', proof);
    if (to !== null) arrows.push({ from, to, label: '', twoWay: false, evidence: [{ rule: 'entry', by: proof }] });
  }
  const implied = [...actors.proofs].map(([address, proof]) => ({ address, proof }));
  return {
    nodes: [...actors.nodes.values()],
    arrows,
    implied: implied.sort((a, b) => byAddress(a.address, b.address)),
  };
}

function entrancesIn(picture: Scene, access: ReadonlyMap<string, Access>, routes: EgressRoutes): IngressFacts {
  const { factsOf, resources } = picture.model;
  const entrances: Record<Actor, Map<string, Entrance>> = { users: new Map(), internet: new Map(), onprem: new Map() };
  const exits = new Map<string, string>();
  const opened = new Map<string, Opened[]>();
  const ports = new Map<string, ReadonlySet<string>>();
  const proofs = proofsIn(picture, access);
  const gateOf = gateFinder(picture);
  const hasGate = (host: string): boolean => factsOf(host).egressGateway === true && gateOf(host) !== null;
  const tunnelled = new Set<string>();
  for (const resource of resources.values()) {
    const { entries = [], opens } = factsOf(resource.address);
    if (resource.mode === 'data' || (entries.length === 0 && opens === undefined)) continue;
    const host = picture.rootOf(resource.address);
    if (host === null || !picture.drawn.has(host) || picture.isContainer(host)) continue;
    if (opens !== undefined) opened.set(host, [...(opened.get(host) ?? []), ...openedBy(resource, opens)]);
    for (const rule of entries) {
      if (!proves(rule, resource, host, proofs)) continue;
      if (rule.outward !== true) {
        if (entrances[rule.actor].has(host)) continue;
        entrances[rule.actor].set(host, { proof: resource.address, twoWay: rule.twoWay === true });
        ports.set(host, new Set(portsBy(rule, host, proofs)));
        if (rule.tunnel === true) tunnelled.add(host);
      } else if (!goesOn(host, picture, routes) && !hasGate(host)) exits.set(host, resource.address);
    }
  }
  // As with a Bastion: more are all machines of a network.
  if (tunnelled.size > SESSIONS_MAX) for (const host of tunnelled) entrances.users.delete(host);
  for (const host of closedIn(entrances, access, picture)) {
    exits.set(host, entrances.internet.get(host)?.proof ?? host);
    entrances.internet.delete(host);
  }
  for (const [host, all] of opened) if (all.length > 0) ports.set(host, new Set(openedInWords(all)));
  return { entrances, exits, ports };
}

/** Gateways that only lead out, as nobody comes to anything behind them. */
function closedIn(
  { users, internet }: Readonly<Record<Actor, Entrances>>,
  access: ReadonlyMap<string, Access>,
  picture: Scene,
): readonly string[] {
  const gates = [...internet].flatMap(([host, { twoWay }]) => (twoWay ? [host] : []));
  const isEntrance = (address: string): boolean =>
    users.has(address) || (internet.has(address) && !gates.includes(address));
  return onlyOutward(gates, isEntrance, access, picture);
}

/** At which ports somebody comes in, as far as rules say it. */
function portsBy({ open, tunnel }: EntryRule, host: string, { openings, picture }: Proofs): readonly string[] {
  if (tunnel === true) {
    const { says } = picture.model.knowledge.strangers.tunnels;
    return [[says, (openings().tunnelTo(host) ?? []).join(', ')].filter((text) => text !== '').join(' ')];
  }
  return open === undefined ? [] : openings().portsOf(host);
}

const isLetIn = (document: Json | undefined, who: readonly string[], { knowledge }: Model): boolean =>
  statementsIn(document, knowledge)?.some((statement) => statement.who.some(({ text }) => who.includes(text))) === true;

/** Whether the other end is something here: then nobody comes from outside; see `EntryRule.far`. */
function isHere(far: readonly string[], actor: Actor, address: string, { model, rootOf }: Scene): boolean {
  const standsIn = (root: string): boolean =>
    model.factsOf(root).entries?.some((rule) => rule.itself === true && rule.actor === actor) === true;
  return model.namedBy(address, far).some((end) => {
    const root = rootOf(end);
    return root !== null && !standsIn(root);
  });
}

/** What proofs are looked up in. */
interface Proofs {
  readonly picture: Scene;
  readonly access: ReadonlyMap<string, Access>;
  readonly openings: () => Openings;
}

function proofsIn(picture: Scene, access: ReadonlyMap<string, Access>): Proofs {
  let known: Openings | undefined;
  return {
    picture,
    access,
    openings() {
      known ??= openingsIn(picture);
      return known;
    },
  };
}

/** Whether a rule says of a resource that somebody comes in through what is drawn of it. */
function proves(
  { actor, when, unless, has, into, inPublic, inside, itself, allows, far, open, tunnel, lacks, unnamedBy }: EntryRule,
  { address, values }: Resource,
  host: string,
  { picture, access, openings }: Proofs,
): boolean {
  if (into !== undefined && (host === address || !into.includes(picture.model.typeOf(host)))) return false;
  if (when !== undefined && !hasAny(values, when)) return false;
  if (unless !== undefined && hasAny(values, unless)) return false;
  if (has?.some((path) => isSet(values, path.split('.'))) === false) return false;
  if (lacks?.some((path) => isSet(values, path.split('.'))) === true) return false;
  if (itself === true && host !== address) return false;
  if (far !== undefined && isHere(far, actor, address, picture)) return false;
  const { model, places } = picture;
  if (allows !== undefined && !isLetIn(values[allows.in], allows.who, model)) return false;
  if (unnamedBy !== undefined && model.referrersOf(address).some(({ from }) => unnamedBy.includes(model.typeOf(from))))
    return false;
  if (open !== undefined && !openings().isOpen(host, open)) return false;
  if (tunnel === true && openings().tunnelTo(host) === null) return false;
  const seats = places.parentsOf(host);
  if (inside !== undefined && !seats.some((seat) => hasAny(model.valuesOf(seat), inside))) return false;
  return inPublic !== true || [...containersOf(host, picture), ...seats].some((seat) => access.get(seat) === 'public');
}

/** Whether a gateway's own subnet has a way out through another one. */
const goesOn = (host: string, picture: Scene, routes: EgressRoutes): boolean =>
  containersOf(host, picture).some((parent) => routes.get(parent)?.some((hop) => hop !== host));

function containersOf(address: string, { copies, parentOf, places }: Scene): readonly string[] {
  const seats = copies.settled.has(address) ? [] : places.parentsOf(address);
  if (seats.length > 1) return seats;
  const parent = parentOf(address);
  return parent === null ? [] : [parent];
}

/** Who comes to an entry point through a name, a firewall or another entry point, comes to that one; a program in front is none. */
function headsOf(entrances: Entrances, callers: ReadonlyMap<string, readonly Arrow[]>, { model }: Scene): Entrances {
  const { categories } = model.knowledge.programs;
  const isGate = (address: string): boolean =>
    entrances.has(address) && !categories.includes(model.factsOf(address).category);
  const isFront = (address: string): boolean => {
    const { front } = model.factsOf(address);
    return front !== undefined && !front.some((path) => isSet(model.valuesOf(address), path.split('.')));
  };
  const heads = new Map<string, Entrance>();
  for (const [start, entrance] of entrances) {
    const seen = new Set([start]);
    for (const at of seen) {
      const outer = (callers.get(at) ?? [])
        .map(({ from }) => from)
        .filter((address) => isGate(address) || isFront(address));
      for (const address of outer) seen.add(address);
      if (outer.length === 0 && !heads.has(at)) heads.set(at, entrances.get(at) ?? entrance);
    }
    // Entry points that call each other in a circle.
    if (![...seen].some((at) => heads.has(at))) heads.set(start, entrance);
  }
  return heads;
}

/** The cloud of a resource; of one that belongs to none, that of the cluster or box that it is in. */
function cloudAround(address: string, { model, parentOf, rootOf }: Scene): Cloud {
  const { cloudOf } = model.knowledge;
  const around = [address, ...model.namedBy(address, model.factsOf(address).runsIn ?? [])];
  for (const start of around) {
    for (let at: string | null = rootOf(start) ?? start; at !== null; at = parentOf(at)) {
      const cloud = cloudOf(model.typeOf(at));
      if (cloud !== 'other') return cloud;
    }
  }
  return 'other';
}

/** The nodes that stand for somebody, each with the first proof of it. */
function createActors(picture: Scene) {
  const { model } = picture;
  const nodes = new Map<string, GraphNode>();
  const proofs = new Map<string, string>();
  /** Null where a cloud's pictures have none. */
  function nodeFor(actor: Actor, proof: string): string | null {
    const type = model.knowledge.actorTypeOf(cloudAround(proof, picture), actor);
    if (type === null) return null;
    const address = `${type}.${NAMES[actor]}`;
    nodes.set(address, createNode({ address, provenance: 'implied' }));
    if (!proofs.has(address) || byAddress(proof, proofs.get(address) as string) < 0) proofs.set(address, proof);
    return address;
  }
  return { nodes, proofs, nodeFor };
}

/** Arrows of actors: to the first of several copies, which are one thing. */
export function edgesOf({ arrows }: Ingress, copies: Copies, standsFor: (address: string) => string): GraphEdge[] {
  const end = (address: string): string => standsFor(copies.of.get(address)?.[0]?.address ?? address);
  return arrows.map(({ from, to, label, twoWay }) =>
    createEdge({ from: end(from), to: end(to), label, twoWay, provenance: 'implied' }),
  );
}

/** The ports at which users come in, as a listener says them. */

interface Opened {
  readonly port: number;
  readonly protocol: string;
}

function openedBy({ values }: Resource, { port, protocol, listener }: OpensRule): readonly Opened[] {
  const path = port.split('.');
  const name = path.pop() as string;
  return blocksAt(values, path).flatMap((block): Opened[] => {
    const [number = Number.NaN] = textsAt(block, [name]).map(Number);
    if (!Number.isInteger(number)) return [];
    const [called] = textsAt(block, ['name']);
    const listening = listener === undefined ? [] : blocksAt(values, [listener.block]);
    const by = listening.filter((one) => textsAt(one, [listener?.names ?? '']).includes(called ?? ''));
    const said =
      protocol === undefined
        ? by.flatMap((one) => textsAt(one, [listener?.protocol ?? '']))
        : textsAt(block, [protocol]);
    const [only = '', ...others] = new Set(said);
    return [{ port: number, protocol: others.length === 0 ? only : '' }];
  });
}

/** Each port once, by its number. Where two say another protocol of one, none is said. */
function openedInWords(all: readonly Opened[]): readonly string[] {
  const byPort = new Map<number, Set<string>>();
  for (const { port, protocol } of all) byPort.set(port, (byPort.get(port) ?? new Set()).add(protocol));
  return [...byPort]
    .sort(([a], [b]) => a - b)
    .map(([port, protocols]) => portInWords(port, protocols.size === 1 ? ([...protocols][0] as string) : ''));
}

/**
 * Gateways on the border of a network through which nobody comes in: whatever stands there is reached by nobody from outside,
 * as far as its own values and the rules around it say. What leads out by them does all the same.
 */

/**
 * @param gates what somebody comes in by from both sides
 * @param isEntrance whether people come to what is drawn
 */
function onlyOutward(
  gates: readonly string[],
  isEntrance: (address: string) => boolean,
  access: ReadonlyMap<string, Access>,
  picture: Scene,
): readonly string[] {
  const { model, parentOf } = picture;
  /** Of networks with something in them: whether somebody may come in to some of it. */
  const isEntered = new Map<string, boolean>();
  const networks = new Map<string, string>();
  for (const gate of gates) {
    const network = parentOf(gate);
    if (network !== null && model.factsOf(gate).border?.of.includes(model.typeOf(network)) === true)
      networks.set(gate, network);
  }
  if (networks.size === 0) return [];
  const bordered = new Set(networks.values());
  for (const address of picture.drawn) {
    const { border } = model.factsOf(address);
    if (picture.isContainer(address) || border !== undefined) continue;
    const seats = seatsOf(address, picture);
    const isOne = isEntrance(address) || isOpenToDoubt(address, seats, access, picture);
    for (const network of seats.flatMap((seat) => around(seat, bordered, picture))) {
      isEntered.set(network, isOne || isEntered.get(network) === true);
    }
  }
  return [...networks].flatMap(([gate, network]) => (isEntered.get(network) === false ? [gate] : []));
}

/**
 * Of what has no rules about who comes in, and is in no private subnet, nobody knows; nor of what is in a module that is not
 * here, or which load balancers a cluster builds.
 */
function isOpenToDoubt(
  address: string,
  seats: readonly string[],
  access: ReadonlyMap<string, Access>,
  { model }: Scene,
): boolean {
  const { entries = [], routeHop, egressGateway, unread } = model.factsOf(address);
  if (unread === true || model.knowledge.isHostType(model.typeOf(address))) return true;
  // A way that others take is none to itself.
  const hasRule = egressGateway === true || routeHop !== undefined || entries.some(({ actor }) => actor !== 'onprem');
  return !hasRule && seats.some((seat) => access.get(seat) !== 'private');
}

function seatsOf(address: string, { copies, parentOf, places }: Scene): readonly string[] {
  const own = copies.settled.has(address) ? [] : places.parentsOf(address);
  const parent = parentOf(address);
  return own.length > 0 || parent === null ? own : [parent];
}

function around(start: string, networks: ReadonlySet<string>, { parentOf }: Scene): readonly string[] {
  let at: string | null = start;
  while (at !== null && !networks.has(at)) at = parentOf(at);
  return at === null ? [] : [at];
}
