/**
 * Groups icons without edges, if a container has many of them: by the first words of their names ("shop-orders"), otherwise by
 * category ("Storage").
 */
import { CATEGORY_TITLES, isWide } from '../../catalog/boxes.js';
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { SAYS_NOTHING } from '../../catalog/products.js';
import { groupBy } from '../../graph/group-by.js';
import type { GraphNode } from '../../graph/model.js';
import { isOutside } from '../../graph/node-types.js';
import { type Entry, type Group, isGroup } from './groups.js';
import type { IsBox } from './hosts.js';

/** Maximum number of icons that need no groups. */
const UNGROUPED_MAX = 4;
/** Minimum members of a name group, because two names may start alike by chance. */
const NAME_MEMBERS_MIN = 3;
const CATEGORY_MEMBERS_MIN = 2;
/** Minimum number of groups; a single group divides nothing. */
const GROUPS_MIN = 2;

/** A container that may have unconnected icons. */
interface Container {
  /** Id of the box; null at the top. */
  readonly parent: string | null;
  /** Style of the box; null at the top. */
  readonly style: string | null;
}

export interface UnconnectedContext {
  /** True for a node with edges. */
  readonly isJoined: (address: string) => boolean;
  readonly isBox: IsBox;
  readonly nameOf: (node: GraphNode) => string;
}

/**
 * Returns the entries with boxes around unconnected icons with a common name or category. Unchanged inside a small container such as
 * a subnet, and if there would be fewer than two groups.
 */
export function groupUnconnected(
  { parent, style }: Container,
  entries: readonly Entry[],
  context: UnconnectedContext,
): readonly Entry[] {
  if (style !== null && !isWide(style)) return entries;
  const icons = entries.filter((entry): entry is GraphNode => isUnconnected(entry, context));
  if (icons.length <= UNGROUPED_MAX) return entries;
  const titles = titlesOf(icons, context.nameOf);
  const groups = groupBy([...titles.keys()], (node) => titles.get(node) as string);
  if (groups.size < GROUPS_MIN) return entries;
  const groupOf = new Map<Entry, Group>();
  for (const [title, members] of groups) {
    const group: Group = { kind: 'group', id: `group:${title}|${parent ?? ''}`, style: 'group', title, members };
    for (const member of members) groupOf.set(member, group);
  }
  return [...new Set(entries.map((entry) => groupOf.get(entry) ?? entry))];
}

const isUnconnected = (entry: Entry, { isJoined, isBox }: UnconnectedContext): boolean =>
  !isGroup(entry) && !isBox(entry) && !isOutside(entry.type) && !isJoined(entry.address);

/** Returns the title of each icon's group. Icons without a group are left out. */
function titlesOf(icons: readonly GraphNode[], nameOf: UnconnectedContext['nameOf']): ReadonlyMap<GraphNode, string> {
  const byName = sharedTitles(icons, nameStems(icons, nameOf), NAME_MEMBERS_MIN);
  // With few matching names among many others, names are not the right criterion.
  const stems = byName.size * 2 < icons.length ? new Map<GraphNode, string>() : byName;
  const rest = icons.filter((node) => !stems.has(node));
  const categories = rest.map(({ type }) => CATEGORY_TITLES[KNOWLEDGE.factsOf(type).category]);
  return new Map([...stems, ...sharedTitles(rest, categories, CATEGORY_MEMBERS_MIN)]);
}

/**
 * Returns the titles that at least `least` nodes share, by node.
 * @param titles title of each node, in the order of the nodes; null for none
 */
function sharedTitles(
  nodes: readonly GraphNode[],
  titles: readonly (string | null)[],
  least: number,
): Map<GraphNode, string> {
  const titled = nodes.map((node, i) => ({ node, title: titles[i] ?? null }));
  const shared = new Map<GraphNode, string>();
  for (const [title, members] of groupBy(titled, (each) => each.title)) {
    if (title === null || members.length < least) continue;
    for (const { node } of members) shared.set(node, title);
  }
  return shared;
}

// ---- First words of names.

/** Matches a word of a name with the joints after it: `shop-`, `orders-`, `api`. */
const PIECE = /[^-_. /]+[-_. /]*/g;
const JOINTS_AT_END = /[-_. /]+$/;
/** A shorter word or a number does not name a subject. */
const LONG_WORD = /[a-z]{3}/i;

/** Words that name a trial or example, and no subject. */
const TRIAL_WORDS: ReadonlySet<string> = new Set(['demo', 'module', 'modules', 'sample', 'test', 'tests']);

/** True for a word that tells the purpose of a resource, unlike a word of its type. */
const namesPurpose = (word: string, { type }: GraphNode): boolean =>
  LONG_WORD.test(word) && !SAYS_NOTHING.has(word) && !TRIAL_WORDS.has(word) && !type.split('_').includes(word);

/**
 * Returns the first words of each name, up to and including the first in which the names differ: `shop-orders` for
 * `shop-orders-api`. Null if that word does not name a purpose.
 */
function nameStems(nodes: readonly GraphNode[], nameOf: UnconnectedContext['nameOf']): (string | null)[] {
  const pieces = nodes.map((node) => nameOf(node).match(PIECE) ?? []);
  const words = pieces.map((ofName) => ofName.map((piece) => piece.replace(JOINTS_AT_END, '').toLowerCase()));
  const [first = []] = words;
  let common = 0;
  while (first[common] !== undefined && words.every((ofName) => ofName[common] === first[common])) common++;
  return nodes.map((node, i) => {
    if (!namesPurpose(words[i]?.[common] ?? '', node)) return null;
    const stem = (pieces[i] as string[]).slice(0, common + 1).join('');
    return stem.replace(JOINTS_AT_END, '');
  });
}
