/**
 * Folds empty containers next to services: three empty subnets carry no information, but take three rows. Empty
 * containers of one style in one container become one line, "3 more private subnets". In a network without services they
 * are the content of the diagram, so each is drawn.
 */

import { BOX_DETAILS, BOXES_WITHOUT_TITLE } from '../../catalog/boxes.js';
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { isOfSource } from '../../graph/counts.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { isContainerType, isOutside } from '../../graph/node-types.js';
import { nameBeyondTitle, titleOf } from '../box-title.js';
import { alertFor, detailValues } from '../captions.js';
import { emptyBoxes, instanceCount } from '../messages.js';
import type { SiblingLabel } from '../siblings.js';
import { type Entry, type Group, isGroup } from './groups.js';

/** Minimum number of containers to fold; fewer do not take up enough room. */
const FOLDED_MIN = 3;

type IsFoldable = (node: GraphNode) => boolean;

/**
 * Returns the predicate for containers that may be folded: without contents and edges, in a network with services.
 * @param isMarked true if changes are shown: a container with any change but `create` is then not folded
 */
export function foldableIn(
  graph: Graph,
  childrenOf: (address: string) => readonly GraphNode[],
  isMarked: boolean,
): IsFoldable {
  const joined = new Set(graph.edges.flatMap(({ from, to }) => [from, to]));
  const withServices = containersWithServices(graph);
  return (node) =>
    isContainerType(node.type) &&
    !BOXES_WITHOUT_TITLE.has(node.type) &&
    !isZone(node) &&
    childrenOf(node.address).length === 0 &&
    !joined.has(node.address) &&
    alertFor(node) === '' &&
    !(isMarked && hasNotableChange(node)) &&
    withServices.has(networkOf(node, graph));
}

const hasNotableChange = ({ change, changed, ghostOf }: GraphNode): boolean =>
  changed !== undefined || ghostOf !== undefined || (change !== 'none' && change !== 'create');

const isZone = ({ type }: GraphNode): boolean => KNOWLEDGE.boxFactsOf(type).peers;

/** Returns the address of the innermost container that is not a zone; null for the top level. */
function networkOf(node: GraphNode, { nodes }: Graph): string | null {
  let address = node.parent;
  for (let box = nodes.get(address ?? ''); box !== undefined && isZone(box); box = nodes.get(address ?? ''))
    address = box.parent;
  return address;
}

/**
 * Returns the siblings with the foldable containers of each style folded into one line, which follows the last sibling
 * of that style. Unchanged if no style has enough of them.
 * @param labels labels of the nodes among the entries, by address
 */
export function foldEmpty(
  entries: readonly Entry[],
  labels: ReadonlyMap<string, SiblingLabel>,
  isFoldable: IsFoldable,
): readonly Entry[] {
  const labelOf = ({ address }: GraphNode): SiblingLabel => labels.get(address) as SiblingLabel;
  const empty = entries.filter((entry): entry is GraphNode => !isGroup(entry) && isFoldable(entry));
  const kinds = groupBy(empty, (node) => JSON.stringify([labelOf(node).style, node.change, node.lookedUp]));
  const foldedKinds = [...kinds.values()].filter(({ length }) => length >= FOLDED_MIN);
  const folded = new Set<Entry>(foldedKinds.flat());
  const remainingTypes = new Set(entries.flatMap((entry) => (isGroup(entry) || folded.has(entry) ? [] : [entry.type])));
  /** Each line by the entry that it follows. */
  const lines = new Map<Entry, Group>();
  for (const kind of foldedKinds) {
    const [{ type, address }] = kind as [GraphNode];
    const { style } = labels.get(address) as SiblingLabel;
    const last = entries.findLast((entry) => !isGroup(entry) && labelOf(entry).style === style) as Entry;
    lines.set(last, foldedLine(kind, labelOf, remainingTypes.has(type)));
  }
  return entries.flatMap((entry) => {
    const line = lines.get(entry);
    return [...(folded.has(entry) ? [] : [entry]), ...(line ? [line] : [])];
  });
}

function countOf(nodes: readonly GraphNode[]): number {
  let sum = 0;
  for (const { count } of nodes) sum += count;
  return sum;
}

/**
 * Returns the line for folded containers of one style.
 * @param hasMore true if another container of the type is drawn: the title is then "3 more private subnets"
 */
function foldedLine(nodes: readonly GraphNode[], labelOf: (node: GraphNode) => SiblingLabel, hasMore: boolean): Group {
  const [first] = nodes as [GraphNode];
  const { style } = labelOf(first);
  const members = nodes.map((node) => namesOf(node, labelOf(node)));
  return {
    kind: 'group',
    id: `empty:${first.address}`,
    style,
    title: emptyBoxes(countOf(nodes), nounOf(KNOWLEDGE.boxFactsOf(style).title), hasMore),
    detail: members.map(({ short }) => short).join(', '),
    members: [],
    folded: {
      count: countOf(nodes.filter(isOfSource)),
      change: first.change,
      lookedUp: first.lookedUp,
      titles: members.map(({ title }) => title),
    },
  };
}

/**
 * Returns two names of a folded container: a short one for the line, which is its address range if it has no name, and its
 * whole title with the range for the tooltip.
 */
function namesOf(node: GraphNode, { name, style }: SiblingLabel): { readonly short: string; readonly title: string } {
  const [range = ''] = detailValues(node, KNOWLEDGE.factsOf(node.type).detail ?? BOX_DETAILS, name);
  const times = node.count > 1 ? ` ${instanceCount(node.count)}` : '';
  const short = (nameBeyondTitle(node.type, style, name) || range || name) + times;
  return { short, title: `${titleOf(node.type, style, name)}${times} ${range}`.trim() };
}

/** Returns a title for the middle of a sentence: "private subnet", but "VPC" and "Auto Scaling group". */
const nounOf = (title: string): string => (/^[A-Z][a-z]+( [a-z]+)*$/.test(title) ? title.toLowerCase() : title);

/**
 * Returns the addresses of the containers with a service at any depth; null is the top level. Gateways, endpoints and
 * load balancers are not services, so the result tells apart diagrams of services and diagrams of the network itself.
 */
export function containersWithServices({ nodes }: Graph): ReadonlySet<string | null> {
  const containers = new Set<string | null>();
  for (const { type, parent } of nodes.values()) {
    if (isContainerType(type) || isOutside(type)) continue;
    const { category, plumbing } = KNOWLEDGE.factsOf(type);
    if (category === 'network' || plumbing === true) continue;
    for (let box = parent; !containers.has(box); box = box === null ? null : (nodes.get(box)?.parent ?? null))
      containers.add(box);
  }
  return containers;
}
