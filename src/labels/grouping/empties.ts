/**
 * Folds empty containers next to services: three empty subnets carry no information, but take three rows. Those of one style in
 * one container become one line, "3 more private subnets". In a network without services they are the content, and each is drawn.
 */

import { BOX_DETAILS, NAME_SAYS_ALL } from '../../catalog/boxes.js';
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { isOfSource } from '../../graph/counts.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { isContainerType, isOutside } from '../../graph/node-types.js';
import { nameBeyondTitle, titleOf } from '../box-title.js';
import { alertFor, detailValues } from '../captions.js';
import { emptyBoxes, instanceCount } from '../messages.js';
import type { SiblingKey } from '../siblings.js';
import { type Entry, type Group, isGroup } from './groups.js';

/** Minimum number to fold; fewer do not take up enough room. */
const LEAST = 3;

/** Finds containers of a graph that may be folded into a line. */
export interface Empties {
  /** True for a container without contents and edges, in a network with services. */
  readonly mayFold: (node: GraphNode) => boolean;
}

/**
 * Returns a lookup of the containers that may be folded.
 * @param isMarked true if changes are shown: a container with any change but `create` is then not folded
 */
export function emptiesOf(
  graph: Graph,
  childrenOf: (address: string) => readonly GraphNode[],
  isMarked = false,
): Empties {
  const touched = new Set(graph.edges.flatMap(({ from, to }) => [from, to]));
  const busy = busyContainers(graph);
  return {
    mayFold: (node) =>
      isContainerType(node.type) &&
      !NAME_SAYS_ALL.has(node.type) &&
      !isPeer(node) &&
      childrenOf(node.address).length === 0 &&
      !touched.has(node.address) &&
      alertFor(node) === '' &&
      !(isMarked && saysMore(node)) &&
      busy.has(networkOf(node, graph)),
  };
}

const saysMore = ({ change, changed, ghostOf }: GraphNode): boolean =>
  changed !== undefined || ghostOf !== undefined || (change !== 'none' && change !== 'create');

const isPeer = ({ type }: GraphNode): boolean => KNOWLEDGE.boxFactsOf(type).peers;

/** Returns the parent of a container, skipping zones. */
function networkOf(node: GraphNode, { nodes }: Graph): string | null {
  let at = node.parent;
  for (let box = nodes.get(at ?? ''); box !== undefined && isPeer(box); box = nodes.get(at ?? '')) at = box.parent;
  return at;
}

/** Returns the siblings with the empty containers of each style folded into one line, after the last of that style. */
export function foldEmpties(
  entries: readonly Entry[],
  called: ReadonlyMap<string, SiblingKey>,
  { mayFold }: Empties,
): readonly Entry[] {
  const styleOf = (node: GraphNode): string => (called.get(node.address) as SiblingKey).style;
  const empty = entries.filter((entry): entry is GraphNode => !isGroup(entry) && mayFold(entry));
  if (empty.length < LEAST) return entries;
  const kinds = [...groupBy(empty, (node) => JSON.stringify([styleOf(node), node.change, node.lookedUp])).values()];
  const large = kinds.filter((kind) => kind.length >= LEAST);
  const folded = new Set<Entry>(large.flat());
  const staying = new Set(entries.flatMap((entry) => (isGroup(entry) || folded.has(entry) ? [] : [entry.type])));
  const lines = new Map<Entry, Entry>();
  for (const kind of large) {
    const [first] = kind as [GraphNode];
    const last = entries.findLast((entry) => !isGroup(entry) && styleOf(entry) === styleOf(first)) as Entry;
    lines.set(last, lineOf(kind, called, staying.has(first.type)));
  }
  return entries.flatMap((entry) => {
    const line = lines.get(entry);
    return [...(folded.has(entry) ? [] : [entry]), ...(line ? [line] : [])];
  });
}

const countOf = (nodes: readonly GraphNode[]): number => nodes.reduce((sum, node) => sum + node.count, 0);

function lineOf(kind: readonly GraphNode[], called: ReadonlyMap<string, SiblingKey>, hasMore: boolean): Group {
  const [{ address, change, lookedUp }] = kind as [GraphNode];
  const { style } = called.get(address) as SiblingKey;
  const count = countOf(kind);
  const members = kind.map((node) => wordsOf(node, called.get(node.address) as SiblingKey));
  return {
    kind: 'group',
    id: `empty:${address}`,
    style,
    title: emptyBoxes(count, nounOf(KNOWLEDGE.boxFactsOf(style).title), hasMore),
    detail: members.map(({ short }) => short).join(', '),
    members: [],
    folded: { count: countOf(kind.filter(isOfSource)), change, lookedUp, words: members.map(({ whole }) => whole) },
  };
}

/** Returns the texts that distinguish a folded container: its name, or its address range if it has no name. */
function wordsOf(node: GraphNode, { name, style }: SiblingKey): { readonly short: string; readonly whole: string } {
  const [range = ''] = detailValues(node, KNOWLEDGE.factsOf(node.type).detail ?? BOX_DETAILS, name);
  const times = node.count > 1 ? ` ${instanceCount(node.count)}` : '';
  const short = (nameBeyondTitle(node.type, style, name) || range || name) + times;
  return { short, whole: `${titleOf(node.type, style, name)}${times} ${range}`.trim() };
}

/** Returns a title for the middle of a sentence: "private subnet", but "VPC" and "Auto Scaling group". */
const nounOf = (title: string): string => (/^[A-Z][a-z]+( [a-z]+)*$/.test(title) ? title.toLowerCase() : title);

// ---- Containers with services in them, in contrast to diagrams of the network itself.

/**
 * Returns the containers with a service at any depth; null is the top level. Gateways, endpoints and load balancers are not
 * services.
 */
export function busyContainers({ nodes }: Graph): ReadonlySet<string | null> {
  const busy = new Set<string | null>();
  for (const { type, parent } of nodes.values()) {
    if (isContainerType(type) || isOutside(type)) continue;
    const { category, plumbing } = KNOWLEDGE.factsOf(type);
    if (category === 'network' || plumbing === true) continue;
    for (let at = parent; !busy.has(at); at = at === null ? null : (nodes.get(at)?.parent ?? null)) busy.add(at);
  }
  return busy;
}
