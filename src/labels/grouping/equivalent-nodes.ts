/**
 * Draws equivalent nodes, of one type and container and with identical edges, as a group or as one icon with a count.
 * Eleven functions that share a role and use nine tables then have one edge instead of 99.
 */

import { factsOf } from '../../catalog/index.js';
import type { Category } from '../../catalog/model.js';
import { groupBy } from '../../graph/group-by.js';
import { NAMES_LISTED } from '../../limits.js';
import { severalNames } from '../../messages.js';
import { pluralOf } from '../../platform/text/english.js';
import { isShownWhole, joinFittingNames, NAME_ROOM, type Room, SMALL_NAME_ROOM } from '../../platform/text/wrap.js';
import { groupBox } from '../box.js';
import { commonPrefix } from '../distinct.js';
import { COUNT_UNKNOWN, instanceCount, instancesInWords, severalOf } from '../messages.js';
import type { PresentedBox, PresentedEdge, PresentedNode } from '../model.js';

/** Minimum number of nodes in a group; fewer can be followed with the eye. */
const MEMBERS_MIN = 3;
/** Minimum number of edges of each node in a group, for the same reason. */
const EDGES_MIN = 3;

/** The drawn nodes and boxes, and the edges between them. */
export interface Elements {
  readonly items: readonly (PresentedNode | PresentedBox)[];
  readonly edges: readonly PresentedEdge[];
}

/** Returns the items with a box around each group of equivalent nodes, and the edges of each group merged. */
export function groupEquivalentNodes({ items, edges }: Elements): Elements {
  const boxOf = boxesFor({ items, edges });
  if (boxOf.size === 0) return { items, edges };
  const added = new Set<PresentedBox>();
  const grouped: (PresentedNode | PresentedBox)[] = [];
  for (const item of items) {
    const box = boxOf.get(item.id);
    if (box !== undefined && !added.has(box)) {
      added.add(box);
      grouped.push(box);
    }
    grouped.push(box === undefined ? item : { ...item, parent: box.id });
  }
  return { items: grouped, edges: mergeEdges(edges, boxOf) };
}

/** Returns the box of each node in a group, by id of the node. */
function boxesFor({ items, edges }: Elements): ReadonlyMap<string, PresentedBox> {
  const counts = edgeCounts(edges);
  const nodes = items.filter((item): item is PresentedNode => {
    const count = counts.get(item.id);
    return item.kind === 'node' && count !== undefined && canBeGrouped(item, count);
  });
  const signatures = edgeSignatures(edges, new Set(nodes.map(({ id }) => id)));
  const keyOf = ({ id, parent, type, title, icon, highlight }: PresentedNode): string =>
    JSON.stringify([parent, type, title, icon, highlight, signatures.get(id)]);
  const boxOf = new Map<string, PresentedBox>();
  for (const members of groupBy(nodes, keyOf).values()) {
    if (members.length < MEMBERS_MIN) continue;
    const [{ id, parent, title }] = members as [PresentedNode, ...PresentedNode[]];
    const group = { kind: 'group', id: `group:${id}`, style: 'group', title: pluralOf(title), members: [] } as const;
    const box = groupBox(group, parent);
    for (const member of members) boxOf.set(member.id, box);
  }
  return boxOf;
}

/** Numbers of a node's edges. */
interface EdgeCount {
  outgoing: number;
  incoming: number;
  /** True if an edge is a step of a flow. Steps must stay separate. */
  hasStep: boolean;
}

function edgeCounts(edges: readonly PresentedEdge[]): ReadonlyMap<string, EdgeCount> {
  const counts = new Map<string, EdgeCount>();
  const countOf = (id: string): EdgeCount => {
    const count = counts.get(id) ?? { outgoing: 0, incoming: 0, hasStep: false };
    counts.set(id, count);
    return count;
  };
  for (const { from, to, steps } of edges) {
    countOf(from).outgoing++;
    countOf(to).incoming++;
    if (steps.length > 0) for (const end of [from, to]) countOf(end).hasStep = true;
  }
  return counts;
}

/** True for a node with many edges that has no fixed position, and no texts about its edges. */
const canBeGrouped = (node: PresentedNode, { outgoing, incoming, hasStep }: EdgeCount): boolean =>
  Math.max(outgoing, incoming) >= EDGES_MIN &&
  !hasStep &&
  !node.isSmall &&
  node.onBorder === undefined &&
  node.isExtra === undefined &&
  node.ghostOf === undefined &&
  node.loop === null &&
  node.steps.length === 0;

/**
 * Returns a text for each of the nodes that is equal for nodes with identical edges: other ends, directions and all
 * properties. Ends and properties are numbered, because large diagrams have many.
 */
function edgeSignatures(edges: readonly PresentedEdge[], nodes: ReadonlySet<string>): ReadonlyMap<string, string> {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const parts = new Map<string, string[]>([...nodes].map((id) => [id, []]));
  for (const { from, to, steps: _, ...properties } of edges) {
    if (!nodes.has(from) && !nodes.has(to)) continue;
    const kind = numberOf(JSON.stringify(properties));
    parts.get(from)?.push(`>${numberOf(to)}/${kind}`);
    parts.get(to)?.push(`<${numberOf(from)}/${kind}`);
  }
  return new Map([...parts].map(([id, ofNode]) => [id, ofNode.sort().join(' ')]));
}

/** Returns the incoming edges of a signature. */
const callersIn = (signature = ''): string =>
  signature
    .split(' ')
    .filter((part) => part.startsWith('<'))
    .join(' ');

/**
 * Moves the ends of edges from grouped nodes to their boxes or counted icons, and drops all but the first of edges that
 * are then equal.
 */
function mergeEdges(
  edges: readonly PresentedEdge[],
  boxOf: ReadonlyMap<string, { readonly id: string }>,
): readonly PresentedEdge[] {
  const seen = new Set<string>();
  return edges.flatMap((edge) => {
    const [fromBox, toBox] = [boxOf.get(edge.from), boxOf.get(edge.to)];
    if (fromBox === undefined && toBox === undefined) return [edge];
    const moved = { ...edge, from: fromBox?.id ?? edge.from, to: toBox?.id ?? edge.to };
    if (moved.from === moved.to) return [];
    const key = JSON.stringify(moved);
    if (seen.has(key)) return [];
    seen.add(key);
    return [moved];
  });
}

// ---- Counted icons: many equal icons become one with a count, such as 34 secrets or the private endpoints of a
// subnet. Their names are in the tooltip.

/** Minimum number of small icons that become one: two secrets can be told apart at a glance. */
const SMALL_MIN = 3;
/** Minimum number of large icons that become one. It is higher, because their names matter more. */
const LARGE_MIN = 6;
/**
 * Minimum number of programs and databases without edges that become one. They are the subject of a diagram; those with
 * edges are never merged.
 */
const SUBJECTS_MIN = 12;
/** Minimum number of private endpoints that become one, with the edges of all. */
const ENDPOINTS_MIN = 4;

/** Returns the elements with one icon for each set of equal ones, and their edges merged. */
export function countEqualNodes({ items, edges }: Elements): Elements {
  const nodes = items.filter((item): item is PresentedNode => item.kind === 'node' && canBeCounted(item));
  const steps = new Set(edges.flatMap(({ from, to, steps }) => (steps.length > 0 ? [from, to] : [])));
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const countable = nodes.filter(({ id }) => !steps.has(id));
  const signatures = edgeSignatures(edges, new Set(countable.map(({ id }) => id)));
  const keyOf = (node: PresentedNode): string => {
    const { id, parent, type, icon, title, change, lookedUp, suggested, isSmall, highlight } = node;
    // Private endpoints of the same callers differ only in their targets. Those of others stay apart, because one icon would
    // lead all callers to all targets.
    const ends = isEndpoint(type) ? callersIn(signatures.get(id)) : signatures.get(id);
    return JSON.stringify([parent, type, icon, title, change, lookedUp, suggested, isSmall, highlight, ends]);
  };
  const countedFor = new Map<string, PresentedNode>();
  for (const members of groupBy(countable, keyOf).values()) {
    if (members.length < minimumCount(members[0] as PresentedNode, joined)) continue;
    const counted = countedNode(members);
    for (const member of members) countedFor.set(member.id, counted);
  }
  if (countedFor.size === 0) return { items, edges };
  return {
    items: items.flatMap((item): (PresentedNode | PresentedBox)[] => {
      const counted = countedFor.get(item.id);
      if (counted === undefined) return [item];
      return counted.id === item.id ? [counted] : [];
    }),
    edges: mergeEdges(edges, countedFor),
  };
}

/** Categories of programs and databases. */
const SUBJECTS: ReadonlySet<Category> = new Set(['compute', 'containers', 'database', 'ml']);

/**
 * Returns how many nodes of this kind must be equal to become one icon.
 * @param joined ids of the nodes with edges
 */
function minimumCount({ id, type, isSmall }: PresentedNode, joined: ReadonlySet<string>): number {
  if (isSmall) return SMALL_MIN;
  if (isEndpoint(type)) return ENDPOINTS_MIN;
  if (!SUBJECTS.has(factsOf(type).category)) return LARGE_MIN;
  return joined.has(id) ? Number.POSITIVE_INFINITY : SUBJECTS_MIN;
}

const isEndpoint = (type: string): boolean => factsOf(type).alike === true;

/** True for a node without a fixed position and without texts of its own. */
const canBeCounted = (node: PresentedNode): boolean =>
  node.alert === '' &&
  node.changed === undefined &&
  (node.changeLines ?? []).length === 0 &&
  node.driftLine === undefined &&
  node.onBorder === undefined &&
  node.isExtra === undefined &&
  node.ghostOf === undefined &&
  node.loop === null &&
  node.steps.length === 0;

/**
 * Returns the icon for several nodes: the first, with the number of all, some of their names, and the details that all
 * share.
 */
function countedNode(members: readonly PresentedNode[]): PresentedNode {
  const [first] = members as [PresentedNode, ...PresentedNode[]];
  const names = [...new Set(members.map(({ name }) => name))].filter((name) => name !== '');
  const count = members.reduce((sum, node) => sum + node.count, 0);
  const isUnknown = members.some((node) => node.count === 1 && node.badge !== '');
  return {
    ...first,
    ownLabel: { title: first.title, name: first.name },
    name: shortNames(names, first.isSmall ? SMALL_NAME_ROOM : NAME_ROOM),
    details: first.details.filter((detail) => members.every(({ details }) => details.includes(detail))),
    count,
    badge: isUnknown ? COUNT_UNKNOWN : instanceCount(count),
    instances: instancesInWords(count),
    relations: [severalNames(names.slice(0, NAMES_LISTED), Math.max(0, names.length - NAMES_LISTED))],
  };
}

/**
 * Returns as many names as fit. If not even one fits, returns the words that all names start with; empty without such
 * words.
 */
function shortNames(names: readonly string[], room: Room): string {
  const several = joinFittingNames(room, names);
  return isShownWhole(several, room) ? several : commonStart(names);
}

/** Minimum characters of a common start that tells something about the resources. */
const COMMON_START_MIN = 3;

/** Returns the words that all names start with, without the separators after them. */
function commonStart(names: readonly string[]): string {
  const prefix = commonPrefix(names);
  const isWhole = names.every((name) => /^(?:[-_. /]|$)/.test(name.slice(prefix.length)));
  const start = isWhole ? prefix : prefix.replace(/[^-_. /]+$/, '');
  const words = start.replace(/[-_. /]+$/, '');
  return words.length < COMMON_START_MIN ? '' : words;
}

/** Returns a small icon with its count in the title, `34 secrets`, because a badge would hide the icon. */
export function withCountInTitle(item: PresentedNode | PresentedBox): PresentedNode | PresentedBox {
  if (item.kind === 'box' || !item.isSmall || item.count === 1 || item.badge !== instanceCount(item.count)) return item;
  return { ...item, title: severalOf(item.count, item.title), badge: '' };
}
