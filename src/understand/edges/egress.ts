/**
 * Arrows along the ways out: from what runs in a subnet to what its routes lead through. A subnet has no arrow itself,
 * since what a container lists in graph format is inside it.
 */
import type { Knowledge } from '../../catalog/knowledge.js';
import type { Json } from '../../graph/inventory.js';
import type { GraphNode } from '../../graph/model.js';
import type { Copies } from '../containment/copies.js';
import type { Folds } from '../fold.js';
import { TAKERS_MAX } from '../limits.js';
import type { Picture } from '../picture.js';
import type { Selection } from '../select.js';
import { isSet, textsAt } from '../values.js';
import type { Arrow } from './candidates.js';
import type { Ways } from './egress-routes.js';
import { zoneOf } from './multiply.js';

/** A node that is drawn, and the resource that it is a copy of. */
export interface Placed {
  readonly node: GraphNode;
  readonly resource: string;
  /** The subnets that it is in where it is drawn around them. */
  readonly seats: readonly string[];
}

export function leave(
  placed: readonly Placed[],
  arrows: readonly Arrow[],
  ways: Ways,
  selection: Selection,
  folds: Folds,
  picture: Picture,
  copies: Copies,
  knowledge: Knowledge,
): readonly Arrow[] {
  const { factsOf } = knowledge;
  if (ways.size === 0) return [];
  const joined = new Set(arrows.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const typeOf = (address: string): string => selection.resources.get(address)?.type ?? '';
  const parts = partsOf(folds);
  const valuesOf = (address: string): Json => selection.resources.get(address)?.values ?? {};

  function isTaker({ node: { type }, resource }: Placed, hop: string): boolean {
    const takers = factsOf(typeOf(hop)).hop;
    const { category, quiet } = factsOf(type);
    if (takers === undefined || resource === hop || quiet === true) return false;
    if (isReluctant(resource, type, hop)) return false;
    return takers.types.includes(type) || takers.categories.includes(category);
  }

  /** Whether it has another way, by what it says itself or by what has folded into it. */
  function isReluctant(resource: string, type: string, hop: string): boolean {
    const { hops, unless = [], only, is = [] } = factsOf(type).takesWay ?? {};
    if (hops !== undefined && !hops.includes(typeOf(hop))) return false;
    const said = [resource, ...(parts.get(resource) ?? [])].map(valuesOf);
    if (unless.some((path) => said.some((values) => isSet(values, path.split('.'))))) return true;
    if (only === undefined) return false;
    return !only.some((path) =>
      said.some((values) => textsAt(values, path.split('.')).some((text) => is.includes(text))),
    );
  }

  /** The ways of the innermost subnet around. */
  function waysAt(start: string | null): readonly string[] {
    for (let at = start; at !== null; at = picture.parentOf(at)) {
      const hops = ways.get(at);
      if (hops !== undefined) return hops;
    }
    return [];
  }

  const parentOf = new Map(placed.map(({ node }) => [node.address, node.parent]));
  const takers = new Map<string, Set<string>>();
  for (const one of placed) {
    if (picture.isContainer(one.resource)) continue;
    const seats = one.seats.length > 1 ? one.seats : [one.node.parent];
    for (const hop of new Set(seats.flatMap(waysAt))) {
      if (!picture.drawn.has(hop) || !isTaker(one, hop) || joined.has(`${one.node.address} ${hop}`)) continue;
      takers.set(hop, (takers.get(hop) ?? new Set()).add(one.node.address));
    }
  }
  return [...takers].flatMap(([hop, starts]) =>
    starts.size > TAKERS_MAX
      ? []
      : [...starts].flatMap((from) => landings(hop, parentOf.get(from)!).map((to) => ({ from, to, label: '' }))),
  );

  /** What is drawn of a hop: where it is copied, the copies in the zone of the start, or all where none is. */
  function landings(hop: string, start: string | null): readonly string[] {
    const parts = copies.of.get(hop);
    if (parts === undefined) return [hop];
    const zone = zoneOf(start, picture, knowledge) ?? start;
    const near = parts.filter(({ parent }) => (zoneOf(parent, picture, knowledge) ?? parent) === zone);
    return (near.length > 0 ? near : parts).map(({ address }) => address);
  }
}

/** What has folded directly into each resource. */
function partsOf({ hosts }: Folds): ReadonlyMap<string, readonly string[]> {
  const parts = new Map<string, string[]>();
  for (const [part, { address }] of hosts) {
    const known = parts.get(address);
    if (known === undefined) parts.set(address, [part]);
    else known.push(part);
  }
  return parts;
}
