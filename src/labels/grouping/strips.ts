/**
 * Separates the architecture from the resources that operate and secure it: keys, roles, registries, alarms. They are
 * drawn as strips of small icons, one strip per container and subject. Thin edges of small icons become text in their
 * tooltips (node.ts).
 */
import { boxFactsOf, isLocationOnly } from '../../catalog/boxes.js';
import { hasUnknownProvider, stripOf, stripOfPart, stripWithoutRequests } from '../../catalog/index.js';
import { isServiceByName } from '../../catalog/kinds.js';
import { STRIPS, type Strip } from '../../catalog/model.js';
import { builtType } from '../../catalog/products.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../../graph/model.js';
import { isOutside } from '../../graph/node-types.js';
import { severalKinds } from '../messages.js';
import type { PresentedBox, PresentedNode } from '../model.js';
import type { Elements } from './equivalent-nodes.js';
import type { Group } from './groups.js';
import type { IsBox } from './hosts.js';

/** The strip of each node that is drawn small, by address. */
export type SmallNodes = ReadonlyMap<string, Strip>;

/**
 * Minimum number of full-size nodes with requests among each other that make a main path. Without one, all other nodes
 * keep their full size.
 */
const MAIN_PATH_MIN = 3;

/**
 * Returns the nodes that are drawn small. A node with requests to and from it is part of a path and never small. If the
 * diagram has a main path, stores, topics and pipelines beside it are small, too. Empty if all nodes would be small: in
 * a landing zone, keys and roles are the architecture.
 * @param isMarked true if changes are shown: what changes is then the subject, and small icons have no room for its
 * texts
 */
export function smallNodesOf(graph: Graph, isBox: IsBox, isMarked = false): SmallNodes {
  const { nodes } = graph;
  const { sources, targets, inside } = endsOfRequests(graph);
  const subjects = isMarked ? subjectsOfChange(graph) : new Set<string>();
  const small = new Map<string, Strip>();
  const uncalled = new Map<string, Strip>();
  let hasArchitecture = false;
  let onPath = 0;
  for (const node of nodes.values()) {
    const { address, type, attributes } = node;
    if (isBox(node)) {
      hasArchitecture ||= !isLocationOnly(type);
      continue;
    }
    if (isOutside(type)) continue;
    const isOnPath = sources.has(address) && targets.has(address);
    const isJoined = sources.has(address) || targets.has(address);
    const built = builtType(type, attributes);
    const isSubject = isJoined || (isMarked && node.change !== 'none');
    const strip =
      isOnPath || subjects.has(address) ? null : (stripOf(built, isJoined) ?? (isSubject ? null : stripOfPart(built)));
    const stripBesidePath = isSubject ? null : stripWithoutRequests(built);
    if (strip !== null) small.set(address, strip);
    else {
      hasArchitecture = true;
      if (inside.has(address)) onPath++;
      if (stripBesidePath !== null) uncalled.set(address, stripBesidePath);
    }
  }
  if (onPath >= MAIN_PATH_MIN) for (const [address, strip] of uncalled) small.set(address, strip);
  return hasArchitecture ? small : new Map();
}

/**
 * Returns the nodes with a change that a caption describes, the new and removed ones of their types, and the ends of new
 * and deleted edges between nodes that stay.
 */
function subjectsOfChange({ nodes, edges }: Graph): ReadonlySet<string> {
  const stays = (address: string): boolean => ['none', 'update'].includes(nodes.get(address)?.change ?? '');
  const described = [...nodes.values()].filter(isDescribed);
  const types = new Set(described.map(({ type }) => type));
  // A record that goes is no accessory of one of its type that changes, nor the other way round.
  const isOfTheirType = ({ type, change }: GraphNode): boolean => change !== 'none' && types.has(type);
  return new Set([
    ...described.map(({ address }) => address),
    ...[...nodes.values()].filter(isOfTheirType).map(({ address }) => address),
    ...edges.flatMap(({ from, to, change }) =>
      (change === 'create' || change === 'delete') && stays(from) && stays(to) ? [from, to] : [],
    ),
  ]);
}

/** True for a node with a caption about its change, more than what of it is touched. */
function isDescribed({ change, changed, ghostOf }: GraphNode): boolean {
  if (changed === undefined || ghostOf !== undefined) return false;
  const { rights = [], exposure = [], folded } = changed;
  if (change === 'update' || rights.length > 0) return true;
  return change === 'none' && (exposure.length > 0 || folded !== undefined);
}

/**
 * Returns the addresses at both ends of requests. A reference between types of an unknown provider does not count as a
 * request.
 */
function endsOfRequests({ edges, nodes }: Graph) {
  const isUnknown = (address: string): boolean => hasUnknownProvider(nodes.get(address)?.type ?? '');
  const isActor = (address: string): boolean => isOutside(nodes.get(address)?.type ?? '');
  const requests = edges.filter(
    ({ thin, from, to, change }) =>
      thin !== true && from !== to && change !== 'move' && !(isUnknown(from) && isUnknown(to)),
  );
  return {
    sources: new Set(requests.flatMap(({ from, to, twoWay }) => (twoWay ? [from, to] : [from]))),
    targets: new Set(requests.flatMap(({ from, to, twoWay }) => (twoWay ? [from, to] : [to]))),
    /** Both ends of every request between two resources; a request from or to an external user is not among them. */
    inside: new Set(requests.flatMap(({ from, to }) => ([from, to].some((end) => isActor(end)) ? [] : [from, to]))),
  };
}

/**
 * Strips whose members send no requests, so that an edge from them is none: a certificate is not a client of the site
 * that shows it.
 */
const PASSIVE: ReadonlySet<Strip> = new Set(['security', 'identity', 'governance', 'configuration']);

/**
 * Returns the edges that are drawn. Thin edges of small icons, edges between two of them, edges from keys and settings,
 * and edges to a stored setting become text, unless they are a step of a flow.
 */
export function drawnEdgesOf({ edges, nodes }: Graph, small: SmallNodes): ReadonlySet<GraphEdge> {
  const isToStoredSetting = ({ to, steps = [] }: GraphEdge): boolean => {
    const node = nodes.get(to);
    if (node === undefined || steps.length > 0 || small.get(to) !== 'configuration') return false;
    return !isServiceByName(builtType(node.type, node.attributes));
  };
  return new Set(edges.filter((edge) => isDrawn(edge, small) && !isToStoredSetting(edge)));
}

function isDrawn({ from, to, thin, steps = [] }: GraphEdge, small: SmallNodes): boolean {
  if (steps.length > 0 || from === to) return true;
  const strip = small.get(from);
  if (strip === undefined) return thin !== true || !small.has(to);
  return thin !== true && !small.has(to) && !PASSIVE.has(strip);
}

/** Returns the siblings that are drawn in full size. */
export const withoutSmall = (siblings: readonly GraphNode[], small: SmallNodes): readonly GraphNode[] =>
  small.size === 0 ? siblings : siblings.filter(({ address }) => !small.has(address));

/**
 * Returns the strips among siblings, in the order of the subjects. A strip of a single icon has no frame, because the
 * icon has a caption.
 * @param parent id of the box around the siblings; null at the top
 */
export function stripsAmong(siblings: readonly GraphNode[], small: SmallNodes, parent: string | null): Group[] {
  const members = siblings.filter(({ address }) => small.has(address));
  const byStrip = groupBy(members, ({ address }) => small.get(address) as Strip);
  return STRIPS.filter((strip) => byStrip.has(strip)).map((strip): Group => {
    const inStrip = byStrip.get(strip) as readonly GraphNode[];
    const style = `strip:${strip}`;
    return {
      kind: 'group',
      id: `${style}|${parent ?? ''}`,
      style,
      title: boxFactsOf(style).title,
      members: inStrip,
      ...(inStrip.length === 1 && { bare: true }),
    };
  });
}

// ---- Rails: strips of one box whose icons fit into one row share a frame. Otherwise a few icons of many subjects would
// take a row each.

/** Number of icons in one row of a strip. */
const IN_A_ROW = 6;

/** Prefix of the style of a strip. */
const STRIP = 'strip:';

/** Returns the elements with strips of each box joined, if their icons have no edges and fit into one row. */
export function joinStrips({ items, edges }: Elements): Elements {
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const members = groupBy(
    items.filter((item): item is PresentedNode => item.kind === 'node'),
    ({ parent }) => parent,
  );
  const isFree = (strip: PresentedBox): boolean => !(members.get(strip.id) ?? []).some(({ id }) => joined.has(id));
  const strips = items.filter((item): item is PresentedBox => item.kind === 'box' && item.style.startsWith(STRIP));
  const moved = new Map<string, PresentedBox>();
  const iconsIn = ({ id }: PresentedBox): number => members.get(id)?.length ?? 0;
  for (const inBox of groupBy(strips, ({ parent }) => parent).values()) {
    const withEdges = inBox.find((strip) => !isFree(strip));
    for (const row of rowsOf(inBox.filter(isFree), iconsIn)) {
      // A single icon stands with the others, even if those have edges.
      const isSingle = row.length === 1 && iconsIn(row[0] as PresentedBox) === 1;
      const members = isSingle && withEdges !== undefined && iconsIn(withEdges) < IN_A_ROW ? [withEdges, ...row] : row;
      if (members.length < 2) continue;
      const rail = railOf(members);
      for (const { id } of members) moved.set(id, rail);
      if (members !== row) break;
    }
  }
  const placed = new Set<PresentedBox>();
  const drawn = items.flatMap((item): (PresentedNode | PresentedBox)[] => {
    const rail = moved.get(item.id);
    if (rail !== undefined) {
      if (placed.has(rail)) return [];
      placed.add(rail);
      return [rail];
    }
    const parent = moved.get(item.parent ?? '');
    return [parent === undefined ? item : { ...item, parent: parent.id }];
  });
  return { items: drawn.map((item) => withFrame(item, members)), edges };
}

/** Divides strips, in order, into rows of up to IN_A_ROW icons. A strip with more is a row of its own. */
function rowsOf(strips: readonly PresentedBox[], iconsIn: (strip: PresentedBox) => number): PresentedBox[][] {
  const rows: PresentedBox[][] = [];
  let room = 0;
  for (const strip of strips) {
    room -= iconsIn(strip);
    if (room >= 0) rows.at(-1)?.push(strip);
    else {
      rows.push([strip]);
      room = IN_A_ROW - iconsIn(strip);
    }
  }
  return rows;
}

/** Returns the rail for several strips: the first of them, with the subjects of all in its title and style. */
function railOf(strips: readonly PresentedBox[]): PresentedBox {
  const { bare: _, ...first } = strips[0] as PresentedBox;
  const subjects = strips.map(({ style }) => style.slice(STRIP.length));
  return { ...first, style: STRIP + subjects.join('+'), title: severalKinds(strips.map(({ title }) => title)) };
}

/** Returns a strip or group without its frame if only one icon is left in it, because equal icons became one. */
function withFrame(item: PresentedNode | PresentedBox, members: ReadonlyMap<string | null, readonly PresentedNode[]>) {
  if (item.kind === 'node' || !FRAMES.test(item.style) || members.get(item.id)?.length !== 1) return item;
  return { ...item, bare: true as const };
}

/** Styles of boxes that only frame their icons. Joined strips have at least two. */
const FRAMES = /^(?:group|strip:[a-z]+)$/;
