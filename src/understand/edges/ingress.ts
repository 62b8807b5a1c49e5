/**
 * Who comes in from outside, and where: users, the internet, a data centre. They are no resources, so each has a proof:
 * a load balancer that faces the internet, a distribution, a public address, the far end of a private line.
 */
import type { Knowledge } from '../../catalog/knowledge.js';
import type { Actor, EntryRule } from '../../catalog/model.js';
import { createEdge, createNode } from '../../graph/create.js';
import type { Resource } from '../../graph/inventory.js';
import type { GraphEdge, GraphNode } from '../../graph/model.js';
import { byAddress } from '../../graph/order.js';
import type { Access } from '../containment/access.js';
import type { Copies } from '../containment/copies.js';
import type { Implied } from '../ledger.js';
import type { Picture } from '../picture.js';
import type { Selection } from '../select.js';
import { isSet, textsAt } from '../values.js';
import type { Arrow } from './candidates.js';
import type { Ways } from './egress-routes.js';

export interface Entrances {
  readonly nodes: readonly GraphNode[];
  /** Between resources as they are before they are copied. */
  readonly arrows: readonly (Arrow & { readonly twoWay: boolean })[];
  readonly implied: readonly Implied[];
}

/** Names in the addresses of actors, as in hand-written graphs. */
const NAMES: Readonly<Record<Actor, string>> = { users: 'users', internet: 'internet', onprem: 'on_premises' };

interface Entrance {
  readonly proof: string;
  readonly twoWay: boolean;
}

const hasAny = (values: Resource['values'], wanted: Readonly<Record<string, readonly string[]>>): boolean =>
  Object.entries(wanted).some(([path, texts]) => textsAt(values, path.split('.')).some((text) => texts.includes(text)));

export function enter(
  selection: Selection,
  picture: Picture,
  copies: Copies,
  arrows: readonly Arrow[],
  access: ReadonlyMap<string, Access>,
  ways: Ways,
  knowledge: Knowledge,
): Entrances {
  const factsOf = (address: string) => knowledge.factsOf(selection.resources.get(address)?.type ?? '');
  const before = new Map<string, string[]>();
  for (const { from, to } of arrows) before.set(to, [...(before.get(to) ?? []), from]);

  const found: Record<Actor, Map<string, Entrance>> = { users: new Map(), internet: new Map(), onprem: new Map() };
  const leaving = new Map<string, string>();
  const opened = new Map<string, Set<number>>();
  for (const resource of selection.resources.values()) {
    const { entries = [], opens } = factsOf(resource.address);
    if (resource.mode === 'data' || (entries.length === 0 && opens === undefined)) continue;
    const host = picture.rootOf(resource.address);
    if (host === null || !picture.drawn.has(host) || picture.isContainer(host)) continue;
    for (const port of opens === undefined ? [] : textsAt(resource.values, opens.split('.')).map(Number)) {
      if (Number.isInteger(port)) opened.set(host, (opened.get(host) ?? new Set()).add(port));
    }
    for (const rule of entries) {
      if (!proves(rule, resource, host) || found[rule.actor].has(host)) continue;
      if (rule.outward === true) {
        if (!goesOn(host)) leaving.set(host, resource.address);
        continue;
      }
      found[rule.actor].set(host, { proof: resource.address, twoWay: rule.twoWay === true });
    }
  }

  function proves(
    { when, unless, has, into, inPublic }: EntryRule,
    { address, values }: Resource,
    host: string,
  ): boolean {
    if (into !== undefined && (host === address || !into.includes(selection.resources.get(host)?.type ?? '')))
      return false;
    if (when !== undefined && !hasAny(values, when)) return false;
    if (unless !== undefined && hasAny(values, unless)) return false;
    if (has?.some((path) => isSet(values, path.split('.'))) === false) return false;
    return inPublic !== true || parentsOf(host).some((parent) => access.get(parent) === 'public');
  }

  /** Whether a gateway's own subnet has a way out through another one. */
  function goesOn(host: string): boolean {
    return parentsOf(host).some((parent) => ways.get(parent)?.some((hop) => hop !== host));
  }

  function parentsOf(address: string): string[] {
    const all = copies.of.get(address)?.map(({ parent }) => parent) ?? [picture.parentOf(address)];
    return all.filter((parent) => parent !== null);
  }

  const isFront = (address: string): boolean => {
    const { front } = factsOf(address);
    const values = selection.resources.get(address)?.values ?? {};
    return front !== undefined && !front.some((path) => isSet(values, path.split('.')));
  };

  /** Who comes to an entry point through a name, a firewall or another entry point, comes to that one. */
  function headsOf(entrances: ReadonlyMap<string, Entrance>): ReadonlyMap<string, Entrance> {
    const heads = new Map<string, Entrance>();
    for (const [start, entrance] of entrances) {
      const seen = new Set([start]);
      for (const at of seen) {
        const outer = (before.get(at) ?? []).filter((address) => entrances.has(address) || isFront(address));
        for (const address of outer) seen.add(address);
        if (outer.length === 0 && !heads.has(at)) heads.set(at, entrances.get(at) ?? entrance);
      }
      // Entry points that call each other in a circle.
      if (![...seen].some((at) => heads.has(at))) heads.set(start, entrance);
    }
    return heads;
  }

  const nodes = new Map<string, GraphNode>();
  const proofs = new Map<string, string>();
  const entering: (Arrow & { readonly twoWay: boolean })[] = [];
  /** The node that stands for somebody, with the first proof of it; null where a cloud's pictures have none. */
  function actorFor(actor: Actor, proof: string): string | null {
    const type = knowledge.actorTypeOf(knowledge.cloudOf(selection.resources.get(proof)?.type ?? ''), actor);
    if (type === null) return null;
    const address = `${type}.${NAMES[actor]}`;
    nodes.set(address, createNode({ address, provenance: 'implied' }));
    if (!proofs.has(address) || byAddress(proof, proofs.get(address) as string) < 0) proofs.set(address, proof);
    return address;
  }
  for (const actor of Object.keys(NAMES) as Actor[]) {
    for (const [to, { proof, twoWay }] of headsOf(found[actor])) {
      const from = actorFor(actor, proof);
      if (from === null) continue;
      entering.push({ from, to, label: [...(opened.get(to) ?? [])].sort((a, b) => a - b).join(', '), twoWay });
    }
  }
  for (const [from, proof] of leaving) {
    const to = actorFor('internet', proof);
    if (to !== null) entering.push({ from, to, label: '', twoWay: false });
  }
  return {
    nodes: [...nodes.values()],
    arrows: entering,
    implied: [...proofs]
      .map(([address, proof]) => ({ address, proof }))
      .sort((a, b) => byAddress(a.address, b.address)),
  };
}

/** Arrows of actors, once for each copy of where they lead or start. */
export function edgesOf(entrances: Entrances, copies: Copies, standsFor: (address: string) => string): GraphEdge[] {
  const partsOf = (address: string): readonly string[] =>
    copies.of.get(address)?.map((part) => part.address) ?? [address];
  return entrances.arrows.flatMap(({ from, to, label, twoWay }) =>
    partsOf(from).flatMap((start) =>
      partsOf(to).map((end) =>
        createEdge({ from: standsFor(start), to: standsFor(end), label, twoWay, provenance: 'implied' }),
      ),
    ),
  );
}
