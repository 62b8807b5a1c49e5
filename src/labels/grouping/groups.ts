import type { GraphNode } from '../../graph/model.js';

/** A box that stands for no resource: a cloud, a module, a strip. */
export interface Group {
  readonly kind: 'group';
  /** Synthetic: the colon makes it no valid address. */
  readonly id: string;
  readonly style: string;
  readonly title: string;
  /** Beside the title; absent for nothing. */
  readonly detail?: string;
  readonly members: readonly Entry[];
  /** Without frame and title: they would say nothing. */
  readonly bare?: true;
  /** For boxes that are drawn as one line. */
  readonly folded?: Folded;
}

export interface Folded extends Pick<GraphNode, 'count' | 'change' | 'lookedUp'> {
  /** The title of each. */
  readonly words: readonly string[];
}

export type Entry = GraphNode | Group;

export const isGroup = (entry: Entry): entry is Group => 'kind' in entry;
