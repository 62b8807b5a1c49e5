import type { GraphNode } from '../../graph/model.js';

/** A box that stands for no resource: a cloud, a module, a strip. */
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
  /** The folded boxes of a line. */
  readonly folded?: Folded;
}

export interface Folded extends Pick<GraphNode, 'count' | 'change' | 'lookedUp'> {
  /** Titles of the folded boxes. */
  readonly words: readonly string[];
}

export type Entry = GraphNode | Group;

export const isGroup = (entry: Entry): entry is Group => 'kind' in entry;
