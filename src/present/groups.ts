import type { GraphNode } from '../graph/model.js';

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
}

export type Entry = GraphNode | Group;

export const isGroup = (entry: Entry): entry is Group => 'kind' in entry;
