import type { GraphNode } from '../../graph/model.js';

/** A box that is not a node of the graph: a cloud, a module, a strip, a line for folded boxes. */
export interface Group {
  readonly kind: 'group';
  /** Synthetic id; its colon makes it an invalid address. */
  readonly id: string;
  readonly style: string;
  readonly title: string;
  /** Text beside the title; absent for none. */
  readonly detail?: string;
  readonly members: readonly Entry[];
  /** True for a box without frame and title, which would carry no information. */
  readonly bare?: true;
  /** The boxes that a line stands for; absent for any other group. */
  readonly folded?: Folded;
}

/** Properties of folded boxes, which all have the same change. */
export interface Folded extends Pick<GraphNode, 'count' | 'change' | 'lookedUp'> {
  /** Titles of the folded boxes. */
  readonly titles: readonly string[];
}

/** A member of a container, before it has labels. */
export type Entry = GraphNode | Group;

/**
 * Divides the siblings in a container into groups.
 * @param parent id of the container; null at the top
 */
export type GroupSiblings = (parent: string | null, siblings: readonly GraphNode[]) => readonly Entry[];

/** True for a group of siblings, false for a single node. */
export const isGroup = (entry: Entry): entry is Group => 'kind' in entry;
