/** The containment tree with what the engine adds to each item while it works. */
import { Bug } from '../../errors.js';
import type { Scene, SceneBox, SceneNode } from '../scene/model.js';

/** A point on a box's border where edges of one net cross it, or end. */
export interface Port {
  readonly id: number;
  readonly side: 'W' | 'E';
  /** From the top of the box; known once the box is laid out. */
  y: number;
}

export interface Item {
  readonly id: string;
  /** Position in scene order; breaks ties everywhere. */
  readonly order: number;
  readonly parent: Item | null;
  readonly depth: number;
  /** Null for the sheet that holds everything. */
  readonly node: SceneNode | null;
  readonly box: SceneBox | null;
  readonly children: Item[];
  readonly ports: Map<string, Port>;
  width: number;
  height: number;
  /** How far right the inside stands, where the box is wider than its content. */
  shift: number;
  /** Relative to the parent's top left corner until the layout is assembled. */
  x: number;
  y: number;
}

function createItem(id: string, order: number, parent: Item | null, content: SceneNode | SceneBox | null): Item {
  const node = content?.kind === 'node' ? content : null;
  const box = content?.kind === 'box' ? content : null;
  return {
    id,
    order,
    parent,
    depth: parent ? parent.depth + 1 : 0,
    node,
    box,
    children: [],
    ports: new Map(),
    width: node?.width ?? 0,
    height: node?.height ?? 0,
    shift: 0,
    x: 0,
    y: 0,
  };
}

/** Items in scene order, parents before children; the sheet is first. */
export function buildTree(scene: Scene): Item[] {
  const sheet = createItem('', 0, null, null);
  const items = [sheet];
  const byId = new Map<string, Item>();
  for (const content of scene.items) {
    const parent = content.parent === null ? sheet : byId.get(content.parent);
    if (!parent) throw new Bug(`scene item ${content.id} comes before its parent ${content.parent}`);
    const item = createItem(content.id, items.length, parent, content);
    parent.children.push(item);
    byId.set(content.id, item);
    items.push(item);
  }
  return items;
}

/** Registers the port of a net on a box; the same net crosses the same border once. */
export function portOf(item: Item, net: string, side: 'W' | 'E'): Port {
  const key = `${side}${net}`;
  let port = item.ports.get(key);
  if (!port) {
    port = { id: item.ports.size, side, y: 0 };
    item.ports.set(key, port);
  }
  return port;
}
