/** The picture that leads to the pages: a box for each, with what it has most of. */
import type { Knowledge } from '../../../catalog/knowledge.js';
import { modulesOf } from '../../../graph/address.js';
import { isContainerType } from '../../../graph/containers.js';
import { countResources } from '../../../graph/count-resources.js';
import type { Graph, GraphNode } from '../../../graph/model.js';
import { byText } from '../../../graph/order.js';
import { put } from '../../../graph/put.js';
import { OVERVIEW_SIZE, TELLING_TYPES } from '../../limits.js';
import { type Group, type Grouped, hollowOf } from '../overview/groups.js';
import { drawGrouped, type Overview } from '../overview/index.js';
import { treeOf } from '../simplify/boxes.js';
import type { Split } from './split.js';

/** What the picture is, and which page each of its icons is a part of. */
export interface PagedOverview extends Overview {
  readonly pageOfIcon: ReadonlyMap<string, string>;
}

/**
 * Each page as its box, with one counted icon for each of its most telling types and one for the rest. What is on no page is
 * drawn as it is, or counted by place and type where it is much.
 */
export function overviewOfPages(graph: Graph, split: Split, knowledge: Knowledge): PagedOverview {
  const inTreeOrder = treeOf(graph).order.map((address) => graph.nodes.get(address) as GraphNode);
  const boxOf = drawnBoxes(graph, inTreeOrder, split);
  const hollow = hollowOf(inTreeOrder);
  const leaves = inTreeOrder.filter(
    ({ address, type }) =>
      !isContainerType(type) || (hollow.get(address) === address && split.pageOf(address) === null),
  );
  const groups = groupsOf(leaves, split, boxOf, knowledge);
  const boxes = new Map<string, string | null>();
  for (const { home } of groups) {
    for (let at = home; at !== null && !boxes.has(at); at = boxes.get(at) as string | null)
      boxes.set(at, boxOf((graph.nodes.get(at) as GraphNode).parent));
  }
  const grouped: Grouped = {
    groups,
    leafOf: (address) => hollow.get(address) ?? address,
    boxOf,
    boxes,
    containersIn: (box) => [graph.nodes.get(box) as GraphNode],
  };
  const { iconOf, ...drawn } = drawGrouped(graph, grouped, knowledge);
  const pageOfIcon = new Map<string, string>();
  for (const [address, icon] of iconOf) {
    const page = split.pageOf(address);
    if (page !== null) pageOfIcon.set(icon, page);
  }
  return { ...drawn, pageOfIcon };
}

/** The innermost box around something: containers within the container of a page are on the page only. */
function drawnBoxes(graph: Graph, inTreeOrder: readonly GraphNode[], { pageOf }: Split) {
  const boxes = new Map<string | null, string | null>([[null, null]]);
  for (const { address, type, parent } of inTreeOrder) {
    const page = pageOf(address);
    const isOnPage = page !== null && page !== address && graph.nodes.has(page);
    boxes.set(address, isContainerType(type) && !isOnPage ? address : (boxes.get(parent) as string | null));
  }
  return (address: string | null): string | null => boxes.get(address) ?? null;
}

function groupsOf(
  leaves: readonly GraphNode[],
  split: Split,
  boxOf: (address: string | null) => string | null,
  knowledge: Knowledge,
): Group[] {
  const onPage = new Map<string, GraphNode[]>();
  const others: GraphNode[] = [];
  for (const node of leaves) {
    const page = split.pageOf(node.address);
    if (page === null) others.push(node);
    else put(onPage, page, node);
  }
  const isMuch = others.length > OVERVIEW_SIZE / 2;
  const groups: Group[] = [...byKey(others, (node) => (isMuch ? `${node.parent}\n${node.type}` : node.address))].map(
    (members) => ({ home: boxOf((members[0] as GraphNode).parent), module: '', isContents: false, members }),
  );
  for (const members of onPage.values()) {
    // A module may be in several places: a box is in one.
    for (const there of byKey(members, ({ parent }) => String(boxOf(parent)))) {
      const home = boxOf((there[0] as GraphNode).parent);
      for (const { isContents, members: same } of mostTelling(there, knowledge))
        groups.push({ home, module: moduleOf(same, split), isContents, members: same });
    }
  }
  return groups;
}

/** The module that a page is of; empty for a page of a container. */
function moduleOf([first]: readonly GraphNode[], { pageOf }: Split): string {
  const page = pageOf((first as GraphNode).address);
  return page === modulesOf((first as GraphNode).address)[0] ? (page ?? '') : '';
}

/** By type, the most telling first: services before plumbing, then what there is most of. All that is left is one icon. */
function mostTelling(members: readonly GraphNode[], knowledge: Knowledge): Pick<Group, 'isContents' | 'members'>[] {
  const last = (type: string): number => (knowledge.factsOf(type).plumbing === true ? 1 : 0);
  const types = [...byKey(members, ({ type }) => type)].sort((a, b) => {
    const [x, y] = [(a[0] as GraphNode).type, (b[0] as GraphNode).type];
    return last(x) - last(y) || countResources(b) - countResources(a) || byText(x, y);
  });
  // One type more takes no more room than an icon for the rest of one.
  const shown = types.length === TELLING_TYPES + 1 ? types.length : TELLING_TYPES;
  const rest = new Set(types.slice(shown).flat());
  return [
    ...types.slice(0, shown).map((same) => ({ isContents: false, members: same })),
    ...(rest.size > 0 ? [{ isContents: true, members: members.filter((node) => rest.has(node)) }] : []),
  ];
}

function byKey(members: readonly GraphNode[], keyOf: (node: GraphNode) => string): Iterable<GraphNode[]> {
  const found = new Map<string, GraphNode[]>();
  for (const node of members) put(found, keyOf(node), node);
  return found.values();
}
