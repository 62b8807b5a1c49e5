import { isContainerType } from '../../../graph/containers.js';
import type { Graph } from '../../../graph/model.js';
import { OVERVIEW_FROM, OVERVIEW_FROM_WITH_LINES, OVERVIEW_ICONS } from '../../../limits.js';
import { OVERVIEW_SIZE } from '../../limits.js';

/** The largest graph that gets no overview: icons and boxes, and lines on top of them. */
export interface Readable {
  readonly from: number;
  readonly withLines: number;
}

/** In icons and boxes. */
export interface Sizes extends Readable {
  /** How much of an overview is wished for. */
  readonly size: number;
}

export const READABLE: Readable = { from: OVERVIEW_FROM, withLines: OVERVIEW_FROM_WITH_LINES };

/** For what is known to be too much in another way. */
export const ANY_SIZE: Sizes = { from: 0, withLines: 0, size: OVERVIEW_SIZE };

/**
 * Whether a graph is small enough to be arranged and looked at. Apart from the overview, which needs the catalogue: a small
 * graph file is drawn without it.
 */
export const isReadable = ({ nodes, edges }: Graph, { from, withLines }: Readable = READABLE): boolean =>
  nodes.size <= from && nodes.size + edges.length <= withLines;

/** Whether every icon of it is drawn, however small it becomes. */
export function isSmall({ nodes }: Graph): boolean {
  if (nodes.size <= OVERVIEW_ICONS) return true;
  let icons = 0;
  for (const { type } of nodes.values()) if (!isContainerType(type)) icons++;
  return icons <= OVERVIEW_ICONS;
}
