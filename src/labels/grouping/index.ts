/**
 * Groups the siblings in a container by module, name or category, and into strips. The top level is grouped by cloud.
 * Grouping inserts boxes between a container and its members; it never moves a node into another container.
 */

import { BOXES_WITHOUT_TITLE, CATEGORY_TITLES, groupBoxStyle, isSubdivided } from '../../catalog/boxes.js';
import { CLOUDS, SUBSCRIPTION_ID } from '../../catalog/cloud.js';
import { boxFactsOf, cloudOf } from '../../catalog/index.js';
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { regionLabel } from '../../catalog/locations.js';
import type { Cloud } from '../../catalog/model.js';
import { isServiceBox } from '../../catalog/other/clouds.js';
import { effectiveCloudOf, MEANINGLESS_NAMES, outerBoxOf, productOf } from '../../catalog/products.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { isOutside } from '../../graph/node-types.js';
import { byText } from '../../graph/order.js';
import { HEADER_LENGTH_MAX } from '../box.js';
import { namesOf } from '../names.js';
import { REGION_TYPES } from '../redundant-elements.js';
import { isStub } from '../stubs.js';
import type { NameContext } from '../words.js';
import { type Entry, type Group, type GroupSiblings, isGroup } from './groups.js';
import type { IsBox } from './hosts.js';
import { boxedModules, groupByModule, type ModuleBoxes } from './modules.js';
import { type SmallNodes, stripsAmong, withoutSmall } from './strips.js';

interface GroupingContext {
  readonly names: NameContext;
  /** The modules that have a box. */
  readonly modules: ModuleBoxes;
  readonly isBox: IsBox;
  readonly small: SmallNodes;
}

/**
 * Returns the function that divides the siblings in each container of a graph.
 * @param graph graph with the edges that are drawn
 */
export function groupingFor(graph: Graph, context: GroupingContext): GroupSiblings {
  const { names, isBox, small } = context;
  const byModule = moduleGroupingFor(graph, context);
  const joined = new Set(graph.edges.flatMap(({ from, to }) => [from, to]));
  const unconnected: UnconnectedContext = {
    isJoined: (address) => joined.has(address),
    isBox,
    nameOf: (node) => {
      const { title } = productOf(node.type, node.attributes);
      return namesOf(node, { title, context: names, enclosingNames: [] })[0] as string;
    },
  };
  const contentOf = (parent: string, members: readonly GraphNode[]): readonly Entry[] => [
    ...byModule(parent, withoutSmall(members, small)),
    ...stripsAmong(members, small, parent),
  ];
  return (parent, siblings) => {
    const { boxes, others } = annotatedBoxes(parent, siblings, contentOf);
    const large = byModule(parent, withoutSmall(others, small));
    const style = parent === null ? null : (graph.nodes.get(parent)?.type ?? parent);
    return [
      ...boxes,
      ...groupUnconnected({ parent, style }, large, unconnected),
      ...stripsAmong(others, small, parent),
    ];
  };
}

/**
 * Divides siblings into the boxes that annotations define, and all others. A group has one box in each container of its
 * members, because a box never crosses a container.
 */
function annotatedBoxes(
  parent: string | null,
  siblings: readonly GraphNode[],
  contentOf: (parent: string, members: readonly GraphNode[]) => readonly Entry[],
): { readonly boxes: readonly Group[]; readonly others: readonly GraphNode[] } {
  const others = siblings.filter(({ style }) => style?.box === undefined);
  if (others.length === siblings.length) return { boxes: [], others: siblings };
  const groups = groupBy(siblings, ({ style }) => style?.box?.name ?? null);
  const boxes = [...groups].flatMap(([name, members]): Group[] => {
    const colour = members[0]?.style?.box?.colour;
    if (name === null || colour === undefined) return [];
    const id = `own:${name}|${parent ?? ''}`;
    return [{ kind: 'group', id, style: groupBoxStyle(colour), title: name, members: contentOf(id, members) }];
  });
  return { boxes, others };
}

function moduleGroupingFor(graph: Graph, { names, modules, isBox, small }: GroupingContext): GroupSiblings {
  if (modules === 'none') return (_, siblings) => siblings;
  if (modules === 'all') return groupByModule(names, null, isBox);
  // Small icons are never in a module's box, so they do not count towards one.
  const nodes = new Map([...graph.nodes].filter(([address]) => !small.has(address)));
  return groupByModule(names, boxedModules({ ...graph, nodes }, names, isBox), isBox);
}

// ---- Unconnected icons: many in one container are grouped by the first words of their names ("shop-orders"),
// otherwise by category ("Storage").

/** Maximum number of unconnected icons in one container that are drawn without groups. */
const UNGROUPED_MAX = 4;
/** Minimum members of a group with a common name, because two names may start alike by chance. */
const NAME_MEMBERS_MIN = 3;
/** Minimum members of a group with a common category. */
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

interface UnconnectedContext {
  /** True for a node with edges. */
  readonly isJoined: (address: string) => boolean;
  readonly isBox: IsBox;
  readonly nameOf: (node: GraphNode) => string;
}

/**
 * Returns the entries with boxes around unconnected icons with a common name or category. Unchanged inside a small
 * container such as a subnet, and if there would be fewer than two groups.
 */
function groupUnconnected(
  { parent, style }: Container,
  entries: readonly Entry[],
  context: UnconnectedContext,
): readonly Entry[] {
  if (style !== null && !isSubdivided(style)) return entries;
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
  // If only few of the names match, the icons are grouped by category instead.
  const stems = byName.size * 2 < icons.length ? new Map<GraphNode, string>() : byName;
  const unnamed = icons.filter((node) => !stems.has(node));
  const categories = unnamed.map(({ type }) => CATEGORY_TITLES[KNOWLEDGE.factsOf(type).category]);
  return new Map([...stems, ...sharedTitles(unnamed, categories, CATEGORY_MEMBERS_MIN)]);
}

/**
 * Returns the titles that at least `sharedMin` nodes share, by node.
 * @param titles title of each node, in the order of the nodes; null for none
 */
function sharedTitles(
  nodes: readonly GraphNode[],
  titles: readonly (string | null)[],
  sharedMin: number,
): Map<GraphNode, string> {
  const titled = nodes.map((node, i) => ({ node, title: titles[i] ?? null }));
  const shared = new Map<GraphNode, string>();
  for (const [title, members] of groupBy(titled, (entry) => entry.title)) {
    if (title === null || members.length < sharedMin) continue;
    for (const { node } of members) shared.set(node, title);
  }
  return shared;
}

// ---- First words of names.

/** Matches a word of a name with the separators after it: `shop-`, `orders-`, `api`. */
const NAME_PIECE = /[^-_. /]+[-_. /]*/g;
const SEPARATORS_AT_END = /[-_. /]+$/;
/** Matches a word with three letters in a row. A shorter word or a number does not name a purpose. */
const LONG_WORD = /[a-z]{3}/i;

/** Words that name a trial or an example, and not a purpose. */
const TRIAL_WORDS: ReadonlySet<string> = new Set(['demo', 'module', 'modules', 'sample', 'test', 'tests']);

/** True for a word that tells the purpose of a resource, unlike a word of its type. */
const namesPurpose = (word: string, { type }: GraphNode): boolean =>
  LONG_WORD.test(word) && !MEANINGLESS_NAMES.has(word) && !TRIAL_WORDS.has(word) && !type.split('_').includes(word);

/**
 * Returns the first words of each name, up to and including the first in which the names differ: `shop-orders` for
 * `shop-orders-api`. Null if that word does not name a purpose.
 */
function nameStems(nodes: readonly GraphNode[], nameOf: UnconnectedContext['nameOf']): (string | null)[] {
  const pieces = nodes.map((node) => nameOf(node).match(NAME_PIECE) ?? []);
  const words = pieces.map((ofName) => ofName.map((piece) => piece.replace(SEPARATORS_AT_END, '').toLowerCase()));
  const [first = []] = words;
  let common = 0;
  while (first[common] !== undefined && words.every((ofName) => ofName[common] === first[common])) common++;
  return nodes.map((node, i) => {
    if (!namesPurpose(words[i]?.[common] ?? '', node)) return null;
    const stem = (pieces[i] as string[]).slice(0, common + 1).join('');
    return stem.replace(SEPARATORS_AT_END, '');
  });
}

// ---- Clouds: the top level of the diagram has one box per cloud.

/** Returns the account and region that apply to a whole cloud. */
type CloudLocations = (cloud: Cloud) => readonly string[];

/** Returns the lookup of the locations of each cloud, for its box. A region with a box of its own is left out. */
export function cloudLocationsOf({ nodes, within = {} }: Graph): CloudLocations {
  const regions = [...nodes.values()].filter(({ type }) => REGION_TYPES.has(type));
  const hasBox = (location: string, cloud: Cloud): boolean =>
    regions.some(({ type, attributes }) => cloudOf(type) === cloud && Object.values(attributes).includes(location));
  return (cloud) => {
    const locations = Object.hasOwn(within, cloud) ? (within[cloud] as readonly string[]) : [];
    return locations.filter((location) => !hasBox(location, cloud));
  };
}

interface CloudContext {
  readonly locationsOf: CloudLocations;
  readonly childrenOf: (address: string) => readonly GraphNode[];
  readonly group: GroupSiblings;
}

/**
 * Returns the top level of the diagram: external actors and other providers, then one box per cloud, the three large
 * ones first.
 */
export function groupByCloud(
  nodes: readonly GraphNode[],
  { locationsOf, childrenOf, group }: CloudContext,
): readonly Entry[] {
  const membersOf = (cloud: Cloud): GraphNode[] => nodes.filter((node) => cloudInside(node, childrenOf) === cloud);
  const clouds = CLOUDS.flatMap((cloud): Group[] => {
    const members = membersOf(cloud);
    if (members.length === 0) return [];
    const style = `cloud:${cloud}`;
    const { title } = boxFactsOf(style);
    const locations = locationsOf(cloud)
      .filter((location) => !SUBSCRIPTION_ID.test(location))
      .map(regionLabel)
      .join(' · ');
    const { detail, drawn } = withOmittedInHeader(members, locations);
    return [{ kind: 'group', id: style, style, title, ...(detail !== '' && { detail }), members: group(style, drawn) }];
  });
  const ofOtherProviders = membersOf('other');
  const counts = groupBy(ofOtherProviders, ({ type, attributes }) => outerBoxOf(type, attributes) ?? '');
  // The box of a service around a single icon would repeat its title.
  const isAlone = (style: string): boolean => isServiceBox(style) && counts.get(style)?.length === 1;
  const byOuterBox = groupBy(ofOtherProviders, ({ type, attributes }) => {
    const style = outerBoxOf(type, attributes) ?? '';
    return isAlone(style) ? '' : style;
  });
  const otherBoxes = [...byOuterBox].flatMap(([style, members]): Group[] =>
    style === ''
      ? []
      : [{ kind: 'group', id: style, style, title: boxFactsOf(style).title, members: group(style, members) }],
  );
  return [...group(null, byOuterBox.get('') ?? []), ...clouds, ...otherBoxes.sort((a, b) => byText(a.id, b.id))];
}

/**
 * Returns the members of a cloud that are drawn as icons, and the detail in its header. The header has the number of
 * omitted members, unless both do not fit or nothing else is drawn.
 */
function withOmittedInHeader(members: readonly GraphNode[], locations: string) {
  const stub = members.find(isStub);
  const detail = [locations, stub?.labelOverride ?? ''].filter((text) => text !== '').join(', ');
  if (stub === undefined || members.length === 1 || detail.length > HEADER_LENGTH_MAX)
    return { detail: locations, drawn: members };
  return { detail, drawn: members.filter((node) => node !== stub) };
}

/**
 * Returns the cloud of a node. A generic group belongs to the cloud of its type, unless all of its contents belong to
 * other providers. External actors belong to no cloud.
 */
function cloudInside(node: GraphNode, childrenOf: CloudContext['childrenOf']): Cloud {
  if (isOutside(node.type)) return 'other';
  const children = BOXES_WITHOUT_TITLE.has(node.type) ? childrenOf(node.address) : [];
  const isOfOthers = children.length > 0 && children.every(({ type }) => cloudOf(type) === 'other');
  return isOfOthers ? 'other' : effectiveCloudOf(node.type, node.attributes);
}
