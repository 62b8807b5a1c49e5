import { isContainerType } from '../../graph/containers.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { childrenOf } from '../../graph/tree.js';
import { containerBox, sceneBox } from './box.js';
import { loops, sceneEdges } from './edges.js';
import { type Entry, isGroup } from './groups.js';
import { heading } from './heading.js';
import type { Scene, SceneBox, SceneNode } from './model.js';
import { groupByModule } from './modules.js';
import { sceneNode } from './node.js';
import { topEntries } from './top.js';

export interface SceneOptions {
  /** Draw a box around what belongs to one module. */
  readonly modules: boolean;
}

/** An entry that waits for its turn, with the id of the box that it goes into. */
interface Waiting {
  readonly entry: Entry;
  readonly parent: string | null;
}

/**
 * Everything in the picture with its texts and sizes, not placed yet. Items come parents first, siblings in address
 * order. A stack of our own, not recursion: containers may nest as deep as the input likes.
 */
export function buildScene(graph: Graph, options: SceneOptions): Scene {
  const children = childrenOf(graph);
  const loopOf = loops(graph);
  const group = options.modules ? groupByModule : (_: string | null, siblings: readonly GraphNode[]) => [...siblings];
  const inside = (address: string | null): readonly GraphNode[] => children.get(address) ?? [];

  const items: (SceneNode | SceneBox)[] = [];
  const stack: Waiting[] = [];
  const wait = (entries: readonly Entry[], parent: string | null): void => {
    for (let i = entries.length - 1; i >= 0; i--) stack.push({ entry: entries[i] as Entry, parent });
  };

  wait(topEntries(inside(null), group), null);
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { entry, parent } = next;
    if (isGroup(entry)) {
      items.push(sceneBox(entry.id, parent, entry.style, { title: entry.title }));
      wait(entry.members, entry.id);
    } else if (isContainerType(entry.type)) {
      items.push(containerBox(entry, parent, inside(entry.address)));
      wait(group(entry.address, inside(entry.address)), entry.address);
    } else {
      items.push(sceneNode(entry, parent, loopOf.get(entry.address) ?? null));
    }
  }
  return { ...heading(graph), items, edges: sceneEdges(graph) };
}
