/** Groups icons without edges and modules by common properties, if a container has many of them. */
import { CATEGORY_TITLES, isWide } from '../../catalog/boxes.js';
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { SAYS_NOTHING } from '../../catalog/products.js';
import { groupBy } from '../../graph/group-by.js';
import type { GraphNode } from '../../graph/model.js';
import { isOutside } from '../../graph/node-types.js';
import { type Entry, type Group, isGroup } from './groups.js';
import type { IsBox } from './hosts.js';

/** Maximum number of icons that need no groups. */
const FEW = 4;
/** Minimum members of a name group, because two names may start alike by chance. */
const LEAST_OF_STEM = 3;
const LEAST_OF_CATEGORY = 2;
/** Minimum number of groups; a single group divides nothing. */
const LEAST_GROUPS = 2;

/** A container that may have unconnected icons. */
interface Container {
  /** Id of the box; null at the top. */
  readonly parent: string | null;
  /** Style of the box; null at the top. */
  readonly style: string | null;
}

export interface Looseness {
  readonly isJoined: (address: string) => boolean;
  readonly isBox: IsBox;
  readonly nameOf: (node: GraphNode) => string;
}

/**
 * Returns the entries with boxes around unconnected icons of one name stem, else of one category. Unchanged if that makes fewer
 * than two groups.
 */
export function groupLoose(
  { parent, style }: Container,
  entries: readonly Entry[],
  about: Looseness,
): readonly Entry[] {
  if (style !== null && !isWide(style)) return entries;
  const loose = entries.filter((entry): entry is GraphNode => isLoose(entry, about));
  if (loose.length <= FEW) return entries;
  const titles = titlesOf(loose, about);
  const groups = groupBy([...titles.keys()], (node) => titles.get(node) as string);
  if (groups.size < LEAST_GROUPS) return entries;
  const boxOf = new Map<Entry, Group>();
  for (const [title, members] of groups) {
    const box: Group = { kind: 'group', id: `group:${title}|${parent ?? ''}`, style: 'group', title, members };
    for (const member of members) boxOf.set(member, box);
  }
  return [...new Set(entries.map((entry) => boxOf.get(entry) ?? entry))];
}

const isLoose = (entry: Entry, { isJoined, isBox }: Looseness): boolean =>
  !isGroup(entry) && !isBox(entry) && !isOutside(entry.type) && !isJoined(entry.address);

/** Returns the title of each icon's group; icons without a group are left out. */
function titlesOf(loose: readonly GraphNode[], { nameOf }: Looseness): ReadonlyMap<GraphNode, string> {
  const byStem = severalOf(loose, stemsOf(loose, nameOf), LEAST_OF_STEM);
  // With few matching names among many others, names are not the right criterion.
  const stems = byStem.size * 2 < loose.length ? new Map<GraphNode, string>() : byStem;
  const rest = loose.filter((node) => !stems.has(node));
  const categories = rest.map(({ type }) => CATEGORY_TITLES[KNOWLEDGE.factsOf(type).category]);
  return new Map([...stems, ...severalOf(rest, categories, LEAST_OF_CATEGORY)]);
}

/** Returns the common property of each node that at least `least` nodes share. */
function severalOf(
  nodes: readonly GraphNode[],
  common: readonly (string | null)[],
  least: number,
): Map<GraphNode, string> {
  const groups = groupBy(
    nodes.map((_, i) => i),
    (i) => common[i] as string | null,
  );
  const titles = new Map<GraphNode, string>();
  for (const [title, members] of groups) {
    if (title === null || members.length < least) continue;
    for (const i of members) titles.set(nodes[i] as GraphNode, title);
  }
  return titles;
}

const PIECES = /[^-_. /]+[-_. /]*/g;
const JOINTS_AT_END = /[-_. /]+$/;
/** A shorter word or a number does not name a subject. */
const WORD = /[a-z]{3}/i;

/** Names of trials and examples. */
const OF_TRIALS: ReadonlySet<string> = new Set(['demo', 'module', 'modules', 'sample', 'test', 'tests']);

/** True for a word that tells the purpose of a resource, unlike a word of its type. */
const isTelling = (word: string, { type }: GraphNode): boolean =>
  WORD.test(word) && !SAYS_NOTHING.has(word) && !OF_TRIALS.has(word) && !type.split('_').includes(word);

/**
 * Returns the first words of each name, up to and including the first in which the names differ: `shop-orders` for
 * `shop-orders-api`. Null for an uninformative word.
 */
function stemsOf(nodes: readonly GraphNode[], nameOf: Looseness['nameOf']): (string | null)[] {
  const pieces = nodes.map((node) => nameOf(node).match(PIECES) ?? []);
  const words = pieces.map((each) => each.map((piece) => piece.replace(JOINTS_AT_END, '').toLowerCase()));
  const [first = []] = words;
  let common = 0;
  while (first[common] !== undefined && words.every((each) => each[common] === first[common])) common++;
  return pieces.map((each, i) =>
    isTelling(words[i]?.[common] ?? '', nodes[i] as GraphNode)
      ? each
          .slice(0, common + 1)
          .join('')
          .replace(JOINTS_AT_END, '')
      : null,
  );
}
