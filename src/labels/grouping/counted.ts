/**
 * Draws many icons of one type as one with a count: 34 secrets, six queues of one function, the private endpoints of a subnet.
 * Their names are in the tooltip.
 */
import { factsOf } from '../../catalog/index.js';
import type { Category } from '../../catalog/model.js';
import { groupBy } from '../../graph/group-by.js';
import { NAMES_LISTED } from '../../limits.js';
import { severalNames } from '../../messages.js';
import { commonPrefix } from '../../platform/text/common-prefix.js';
import { isShownWhole, NAME_ROOM, type Room, SMALL_NAME_ROOM, severalIn } from '../../platform/text/wrap.js';
import { COUNT_UNKNOWN, instanceCount, instancesInWords, severalOf } from '../messages.js';
import type { PresentedBox, PresentedNode } from '../model.js';
import { type Elements, edgeSignatures, mergeEdges } from './equivalent-nodes.js';

/** Minimum number of small icons that become one: two secrets can be told apart at a glance. */
const SMALL_MIN = 3;
/** The same for large icons, whose names matter more. */
const LARGE_MIN = 6;
/** The same for programs and databases, which are the subject of a diagram. With edges, each is drawn. */
const SUBJECTS_MIN = 12;
/** The same for private endpoints, of which each has an edge of its own. */
const ENDPOINTS_MIN = 4;

/** Returns the elements with one icon for each set of equal ones, and their edges merged. */
export function countEqualNodes({ items, edges }: Elements): Elements {
  const nodes = items.filter((item): item is PresentedNode => item.kind === 'node' && canBeCounted(item));
  const steps = new Set(edges.flatMap(({ from, to, steps }) => (steps.length > 0 ? [from, to] : [])));
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const countable = nodes.filter(({ id }) => !steps.has(id));
  const signatures = edgeSignatures(edges, new Set(countable.map(({ id }) => id)));
  const keyOf = (node: PresentedNode): string => {
    const { id, parent, type, icon, title, change, lookedUp, suggested, isSmall } = node;
    // Endpoints of one network differ by their targets, and do the same.
    const ends = isEndpoint(type) ? '' : signatures.get(id);
    return JSON.stringify([parent, type, icon, title, change, lookedUp, suggested, isSmall, ends]);
  };
  const countedFor = new Map<string, PresentedNode>();
  for (const members of groupBy(countable, keyOf).values()) {
    if (members.length < leastOf(members[0] as PresentedNode, joined)) continue;
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

function leastOf({ id, type, isSmall }: PresentedNode, joined: ReadonlySet<string>): number {
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

/** Returns the icon for several nodes: the first, with the number of all, some of their names, and the details that all share. */
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

/** Returns as many names as fit, else the words that all start with; empty if there are none. */
function shortNames(names: readonly string[], room: Room): string {
  const several = severalIn(room, names);
  return isShownWhole(several, room) ? several : commonStart(names);
}

/** A shorter common start names no subject. */
const START_MIN = 3;

/** Returns the words that all names start with, without the joints after them. */
function commonStart(names: readonly string[]): string {
  const prefix = commonPrefix(names);
  const isWhole = names.every((name) => /^(?:[-_. /]|$)/.test(name.slice(prefix.length)));
  const start = isWhole ? prefix : prefix.replace(/[^-_. /]+$/, '');
  const words = start.replace(/[-_. /]+$/, '');
  return words.length < START_MIN ? '' : words;
}

/** Returns a small icon with its count in words, `34 secrets`, because a badge would hide it. */
export function withCountInTitle(item: PresentedNode | PresentedBox): PresentedNode | PresentedBox {
  if (item.kind === 'box' || !item.isSmall || item.count === 1 || item.badge !== instanceCount(item.count)) return item;
  return { ...item, title: severalOf(item.count, item.title), badge: '' };
}
