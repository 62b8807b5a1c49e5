/** Merges the edges of both revisions. Two edges between the same two nodes are the same edge. */

import { isGrantOnly, rightsRulesOf } from '../catalog/access.js';
import { factsOf } from '../catalog/index.js';
import { typeOf } from '../graph/address.js';
import { createEdge } from '../graph/create.js';
import { groupBy } from '../graph/group-by.js';
import { holdsMadeUpText, SOME_TEXT } from '../graph/instance-name.js';
import { type Json, leadsInto, type Reference, type Resource, topOf } from '../graph/inventory.js';
import type { GraphEdge } from '../graph/model.js';
import { isOutside } from '../graph/node-types.js';
import { byAddress } from '../graph/order.js';
import { VALUE_DEPTH } from '../limits.js';
import type { Matches } from './match.js';
import type { Revision } from './model.js';
import { isSameEdge, type United, unmarkedEdge } from './nodes.js';
import { type RevisionIndex, stemOf } from './revision-index.js';

/** An edge of `before`, with its ends mapped to addresses of the union. */
interface MappedEdge {
  readonly edge: GraphEdge;
  readonly from: string;
  readonly to: string;
}

/** The edges between two nodes, before and after. */
interface Between {
  readonly before: MappedEdge[];
  readonly after: GraphEdge[];
}

const pairOf = ({ from, to }: Pick<MappedEdge, 'from' | 'to'>): string =>
  from < to ? `${from} ${to}` : `${to} ${from}`;

/**
 * Returns the edges of the union with their marks, and the edges from ghosts to moved nodes.
 * @param isOpen true for an edge of `before` if the code in `after` does not tell whether the edge still exists
 * @param isGrantedBefore true for an edge of `after` whose grants are older: see `edgesOfOldGrants`
 */
export function uniteEdges(
  revisions: RevisionIndex,
  matches: Matches,
  united: United,
  isOpen: (edge: GraphEdge) => boolean,
  isGrantedBefore: (edge: GraphEdge) => boolean = () => false,
): readonly GraphEdge[] {
  const mappedEdges = revisions.before.graph.edges.map((edge): MappedEdge => {
    const plain = unmarkedEdge(edge);
    return { edge: plain, from: united.placeOf(edge.from), to: united.placeOf(edge.to) };
  });
  const before = groupBy(mappedEdges, pairOf);
  const after = groupBy(revisions.after.graph.edges.map(unmarkedEdge), pairOf);
  const isOfWhole = partsOf(revisions, matches);
  const isPart = (edge: GraphEdge): boolean => isOfWhole(edge) || isGrantedBefore(edge);
  const edges: GraphEdge[] = [];
  for (const pair of new Set([...after.keys(), ...before.keys()])) {
    const between = { before: before.get(pair) ?? [], after: after.get(pair) ?? [] };
    edges.push(...matchedEdges(between, { united, isPart, isOpen }));
  }
  return [...edges, ...united.moves];
}

/**
 * Returns a predicate: true if an edge of `after` was part of an edge of a node that stood for more than it does now.
 */
function partsOf(revisions: RevisionIndex, { afterOf }: Matches): (edge: GraphEdge) => boolean {
  const parts = new Set<string>();
  for (const { from, to, twoWay } of revisions.before.graph.edges) {
    const [starts, ends] = [afterOf(from), afterOf(to)];
    if (starts.length < 2 && ends.length < 2) continue;
    for (const start of starts) {
      for (const end of ends) {
        parts.add(`${start} ${end}`);
        if (twoWay) parts.add(`${end} ${start}`);
      }
    }
  }
  return ({ from, to }) => parts.has(`${from} ${to}`) || parts.has(`${to} ${from}`);
}

interface JoinContext {
  readonly united: United;
  readonly isPart: (edge: GraphEdge) => boolean;
  readonly isOpen: (edge: GraphEdge) => boolean;
}

function matchedEdges({ before, after }: Between, { united, isPart, isOpen }: JoinContext): GraphEdge[] {
  const unmatched = new Set(before);
  const edgesBefore = new Map<GraphEdge, MappedEdge[]>(after.map((edge) => [edge, []]));
  const assign = (edge: GraphEdge, fits: (mapped: MappedEdge) => boolean): void => {
    for (const mapped of [...unmatched].filter(fits)) {
      edgesBefore.get(edge)?.push(mapped);
      unmatched.delete(mapped);
    }
  };
  for (const edge of after) assign(edge, (mapped) => isAlong(mapped, edge) && mapped.edge.twoWay === edge.twoWay);
  for (const edge of after) assign(edge, ({ edge: { twoWay } }) => twoWay || edge.twoWay);
  // A reversed edge is the same edge, if it is the only one between the two nodes.
  if (after.length === 1 && edgesBefore.get(after[0] as GraphEdge)?.length === 0)
    assign(after[0] as GraphEdge, () => true);
  const hadBoth = before.some(({ edge }) => edge.twoWay);
  return [
    ...after.map((edge) =>
      edgeOfAfter(edge, edgesBefore.get(edge) as MappedEdge[], { united, isKnown: hadBoth || isPart(edge) }),
    ),
    ...edgesOnlyBefore([...unmatched], united, isOpen),
  ];
}

const isAlong = ({ from, to }: MappedEdge, edge: GraphEdge): boolean => from === edge.from && to === edge.to;

const hasSameHeads = (mapped: MappedEdge, edge: GraphEdge): boolean =>
  (isAlong(mapped, edge) || (mapped.edge.twoWay && edge.twoWay)) && mapped.edge.twoWay === edge.twoWay;

/**
 * True for two inferred edges of which one is two-way. Example: a resource only made outbound calls before, and now it
 * also admits external users. The change is then the opening, not the edge.
 */
const areImplied = ({ edge: edgeBefore }: MappedEdge, edge: GraphEdge): boolean =>
  edgeBefore.provenance === 'implied' && edge.provenance === 'implied' && (edgeBefore.twoWay || edge.twoWay);

/**
 * True if one revision does not draw an end of the edge, although the end is neither new nor gone. The edge did not
 * change then.
 */
const hasUndrawnEnd = (edge: Pick<MappedEdge, 'from' | 'to'>, { nodes }: United): boolean =>
  [edge.from, edge.to].some((end) => {
    const node = nodes.get(end);
    return node?.change === 'none' && (node.isGone === true || node.before?.length === 0);
  });

interface EdgeContext {
  readonly united: United;
  /** True if part of the edge existed before. */
  readonly isKnown: boolean;
}

function edgeOfAfter(edge: GraphEdge, edgesBefore: readonly MappedEdge[], { united, isKnown }: EdgeContext): GraphEdge {
  if (edgesBefore.length === 0) {
    if (!isKnown && !hasUndrawnEnd(edge, united)) return createEdge({ ...edge, change: 'create' });
    return createEdge({ ...edge, before: [] });
  }
  const isSame = edgesBefore.some(
    (mapped) =>
      (hasSameHeads(mapped, edge) || areImplied(mapped, edge)) &&
      mapped.edge.label === edge.label &&
      mapped.edge.thin === edge.thin,
  );
  return createEdge({ ...edge, ...(!isSame && { change: 'update' as const }), ...beforeOf(edge, edgesBefore) });
}

/** Returns the previous edges if they differ from the current one. */
function beforeOf(edge: GraphEdge, edgesBefore: readonly MappedEdge[]): Pick<GraphEdge, 'before'> {
  const [first] = edgesBefore as readonly [MappedEdge, ...MappedEdge[]];
  const isPlain = edgesBefore.length === 1 && isSameEdge({ ...first.edge, from: first.from, to: first.to }, edge);
  return isPlain ? {} : { before: edgesBefore.map((mapped) => mapped.edge) };
}

/** True if both ends stay and the code in `after` does not tell whether the edge is gone. */
function isKept(edgesBefore: readonly MappedEdge[], { nodes }: United, isOpen: JoinContext['isOpen']): boolean {
  // An actor outside the clouds is drawn for its edges, so it stays with them.
  const stays = (end: string): boolean => {
    const { change = 'none', type = '' } = nodes.get(end) ?? {};
    return (change !== 'delete' && change !== 'forget') || isOutside(type);
  };
  return edgesBefore.every(({ edge, from, to }) => stays(from) && stays(to) && isOpen(edge));
}

/** Merges the edges that exist only before: one per direction, or a single two-way edge. */
function edgesOnlyBefore(unmatched: readonly MappedEdge[], united: United, isOpen: JoinContext['isOpen']): GraphEdge[] {
  const isBoth = unmatched.some(({ edge }) => edge.twoWay);
  const groups = groupBy(unmatched, ({ from, to }) => (isBoth ? '' : `${from} ${to}`));
  return [...groups.values()].map((group) => {
    const [first] = group as [MappedEdge, ...MappedEdge[]];
    const isTurned = isBoth && byAddress(first.from, first.to) > 0;
    const twoWay = isBoth && first.from !== first.to;
    const ends = isTurned ? { from: first.to, to: first.from } : { from: first.from, to: first.to };
    const edge = { ...first.edge, ...ends, twoWay };
    return createEdge({
      ...edge,
      ...(!hasUndrawnEnd(edge, united) && !isKept(group, united, isOpen) && { change: 'delete' as const }),
      ...beforeOf(edge, group),
    });
  });
}

/**
 * Returns a predicate for edges of `after`: true if unchanged grants that name no target prove the edge, such as a role
 * on the whole project. A new store in it gives nobody a right, and may have existed all along: under another owner, or
 * made by another resource.
 */
export function edgesOfOldGrants(
  { arrows = [], references = [] }: Revision,
  { stemBefore, differenceOf }: RevisionIndex,
): (edge: GraphEdge) => boolean {
  const proofs = new Map(arrows.map(({ from, to, evidence }) => [`${from}\n${to}`, evidence]));
  let targets: ReadonlyMap<string, readonly Reference[]> | undefined;
  const namesNothing = (grant: string): boolean => {
    targets ??= groupBy(references, ({ from }) => from);
    const paths = (rightsRulesOf(typeOf(grant)) ?? []).flatMap((rule) => rule.targets ?? []);
    return !(targets.get(grant) ?? []).some(({ path }) => paths.some((target) => leadsInto(path, target)));
  };
  const isOld = (grant: string): boolean =>
    isGrantOnly(typeOf(grant)) &&
    stemBefore(grant) !== undefined &&
    differenceOf(grant) === undefined &&
    namesNothing(grant);
  return ({ from, to }) => {
    const evidence = proofs.get(`${from}\n${to}`) ?? [];
    return evidence.length > 0 && stemBefore(stemOf(from)) !== undefined && evidence.every(({ by }) => isOld(by));
  };
}

// ---- Finds edges that may still exist although the code in `after` does not prove them.
// An attribute that becomes unknown does not delete an edge.

/**
 * Returns a predicate for edges of `before`. True if every attribute that proves the edge is still set and its value is
 * now unknown, such as a variable without a value or the result of a data source. An attribute that refers to a managed
 * resource is known.
 */
export function openEdges(
  before: Revision,
  after: Revision,
  { stemAfter }: RevisionIndex,
): (edge: GraphEdge) => boolean {
  if (before.arrows === undefined || after.resources === undefined) return () => false;
  const proofs = new Map(before.arrows.map(({ from, to, evidence }) => [`${from}\n${to}`, evidence]));
  let references: ReadonlyMap<string, readonly Reference[]> | undefined;
  const isOpen = (address: string, path: string): boolean => {
    const resource = after.resources?.get(stemAfter(address));
    if (resource === undefined || !isUnknown(resource, path, after.writtenOf)) return false;
    references ??= groupBy(after.references ?? [], ({ from }) => from);
    const named = (references.get(resource.address) ?? []).filter((reference) => leadsInto(reference.path, path));
    return named.every(({ to }) => after.resources?.get(to)?.mode !== 'managed');
  };
  return ({ from, to }) => {
    const evidence = proofs.get(`${from}\n${to}`) ?? proofs.get(`${to}\n${from}`) ?? [];
    return evidence.length > 0 && evidence.every(({ by, path }) => path !== undefined && isOpen(by, path));
  };
}

/**
 * Returns a predicate for edges of `before`. True for users of a DNS record that no longer leads to anything drawn: they
 * still resolve it, and now reach a host outside.
 */
export function namesStillResolved({ graph }: Revision, { placeOf }: United): (edge: GraphEdge) => boolean {
  const starts = new Set(graph.edges.map(({ from }) => from));
  return ({ from, to, provenance }) =>
    provenance === 'implied' &&
    isOutside(typeOf(from)) &&
    factsOf(typeOf(to)).hostnameZone !== undefined &&
    !starts.has(placeOf(to));
}

/** True for an attribute that the code sets and whose value is partly or completely unknown. */
function isUnknown({ declared, origin, values }: Resource, path: string, writtenOf: Revision['writtenOf']): boolean {
  const isSet = [...(declared?.lines.keys() ?? [])].some((line) => line === path || line.startsWith(`${path}.`));
  if (!isSet) return false;
  if (textsAt(values, path.split('.')).length === 0) return true;
  const top = topOf(path);
  return textsAt({ [top]: writtenOf?.(origin, top) ?? null }, path.split('.')).some(isOpenText);
}

const isOpenText = (text: string): boolean => text.includes(SOME_TEXT) || holdsMadeUpText(text);

/** Returns all texts and numbers at a path and below, to a depth of `VALUE_DEPTH`. */
function textsAt(value: Json, path: readonly string[], depth = VALUE_DEPTH): readonly string[] {
  if (value === null || depth === 0) return [];
  if (typeof value !== 'object') return path.length === 0 ? [String(value)] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, path, depth - 1));
  const [name, ...rest] = path;
  const members = value as Readonly<Record<string, Json>>;
  if (name === undefined) return Object.values(members).flatMap((member) => textsAt(member, [], depth - 1));
  return Object.hasOwn(members, name) ? textsAt(members[name] as Json, rest, depth - 1) : [];
}
