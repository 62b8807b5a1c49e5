/** The containment tree, with the working data that the layout adds to each item. Terms: docs/layout.md. */
import { Bug } from '../../errors.js';
import { groupBy } from '../../graph/group-by.js';
import { GATES_MAX } from '../limits.js';
import type { Scene, SceneBox, SceneNode } from '../scene/model.js';

/** A point on the border of a box at which the edges of one net (edges that share a line) cross or end. */
export interface Port {
  readonly id: number;
  /** The left (`W`) or right (`E`) border. */
  readonly side: 'W' | 'E';
  /** From the top of the box; known once the box is laid out. */
  y: number;
}

/** Siblings that are laid out together in an invisible box (clusters.ts). */
export interface Cluster {
  /** The container of the siblings; empty for the sheet. */
  readonly parent: string;
  readonly members: readonly string[];
}

/** A node, box or cluster of the tree. */
export interface Item {
  readonly id: string;
  /** Index in the scene; breaks ties everywhere. */
  readonly order: number;
  readonly parent: Item | null;
  readonly depth: number;
  /** Both `node` and `box` are null for a cluster, and for the sheet that holds everything. */
  readonly node: SceneNode | null;
  readonly box: SceneBox | null;
  /**
   * Key shared by peers: boxes of one container that are stacked in order, such as the zones of a network or the spokes
   * of a hub. Null for all other items. A box that is the only one with its key has a key, too.
   */
  readonly peerKey: string | null;
  readonly children: Item[];
  readonly ports: Map<string, Port>;
  /** The item has a peer key, or is inside an item that has one. Peers arrange their contents alike. */
  readonly isAmongPeers: boolean;
  /** The item belongs on the border of its parent. */
  isGate: boolean;
  /** One of the children is a gate. */
  hasGates: boolean;
  /** True for a box that contains no node and no cluster at any depth. */
  holdsNoNodes: boolean;
  /** Minimum size of a box before its layout, then its actual size. */
  width: number;
  height: number;
  /** Distance that the content (of a node: icon and captions) is moved right, because the item is wider than it. */
  shift: number;
  /** Distance between the item's left side and the drawn border of the box. */
  inset: number;
  /** Relative to the top left corner of the parent; absolute after `makeAbsolute`. */
  x: number;
  y: number;
}

function createItem(
  id: string,
  order: number,
  parent: Item | null,
  content: SceneNode | SceneBox | null,
  stacks: Stacks,
): Item {
  const node = content?.kind === 'node' ? content : null;
  const box = content?.kind === 'box' ? content : null;
  const peerKey = box?.peerGroup ?? stacks.get(id) ?? null;
  const isAmongPeers = peerKey !== null || parent?.isAmongPeers === true;
  return {
    id,
    order,
    parent,
    depth: parent ? parent.depth + 1 : 0,
    node,
    box,
    peerKey,
    children: [],
    ports: new Map(),
    isAmongPeers,
    isGate: node?.onBorder === true && !isAmongPeers && (parent?.box ?? null) !== null,
    hasGates: false,
    holdsNoNodes: false,
    width: node?.width ?? 0,
    height: node?.height ?? 0,
    shift: 0,
    inset: 0,
    x: 0,
    y: 0,
  };
}

/**
 * True for boxes of one kind and of two variants, such as a public and a private subnet. A box without a variant may be
 * either, so it is not a variant of any. Clouds, whose style is their id, and strips are not variants of each other.
 */
export function areVariants(a: SceneBox | null, b: SceneBox | null): boolean {
  if (!a || !b || a.style === b.style || a.aside === true || a.id.startsWith(a.style)) return false;
  const [[kind, variant], [otherKind, otherVariant]] = [a.style.split(':'), b.style.split(':')];
  return kind === otherKind && variant !== undefined && otherVariant !== undefined;
}

/** Boxes that become peers because of their edges (spokes), each with the name of its stack. */
export type Stacks = ReadonlyMap<string, string>;

/**
 * Builds the items in scene order, parents before children. The sheet comes first, and clusters follow their container.
 */
export function buildTree(scene: Scene, clusters: readonly Cluster[] = [], stacks: Stacks = new Map()): Item[] {
  const clustersByContainer = groupBy(clusters, ({ parent }) => parent);
  const clusterOf = new Map<string, Item>();
  const items: Item[] = [];
  const byId = new Map<string, Item>();
  const add = (id: string, parent: Item | null, content: SceneNode | SceneBox | null): Item => {
    const item = createItem(id, items.length, parent, content, stacks);
    parent?.children.push(item);
    items.push(item);
    return item;
  };
  const addBoxOrSheet = (id: string, parent: Item | null, content: SceneBox | null): Item => {
    const container = add(id, parent, content);
    for (const [n, { members }] of (clustersByContainer.get(id) ?? []).entries()) {
      // Addresses and synthetic ids contain no line break.
      const cluster = add(`${id}\n${n}`, container, null);
      for (const member of members) clusterOf.set(member, cluster);
    }
    return container;
  };
  const sheet = addBoxOrSheet('', null, null);
  for (const content of scene.items) {
    const { id } = content;
    const parent = clusterOf.get(id) ?? (content.parent === null ? sheet : byId.get(content.parent));
    if (!parent) throw new Bug(`scene item ${id} comes before its parent ${content.parent}`);
    byId.set(id, content.kind === 'box' ? addBoxOrSheet(id, parent, content) : add(id, parent, content));
  }
  for (const [box, gates] of groupBy(
    items.filter(({ isGate }) => isGate),
    ({ parent }) => parent as Item,
  )) {
    box.hasGates = gates.length <= GATES_MAX;
    // Too many gates: all of them become ordinary icons.
    for (const gate of gates) gate.isGate = box.hasGates;
  }
  // Children before parents.
  for (const item of [...items].reverse())
    item.holdsNoNodes = item.box !== null && item.children.every(({ holdsNoNodes }) => holdsNoNodes);
  return items;
}

/** Returns the port of a net on a box, creating it on first use. One net crosses one border at one port. */
export function portOf(item: Item, net: string, side: 'W' | 'E'): Port {
  const key = `${side}${net}`;
  let port = item.ports.get(key);
  if (!port) {
    port = { id: item.ports.size, side, y: 0 };
    item.ports.set(key, port);
  }
  return port;
}
