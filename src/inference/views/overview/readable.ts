import type { Graph } from '../../../graph/model.js';
import { isContainerType } from '../../../graph/node-types.js';
import { OVERVIEW_FROM, OVERVIEW_FROM_WITH_LINES, OVERVIEW_ICONS } from '../../../limits.js';
import { OVERVIEW_SIZE } from '../../limits.js';

/** The largest graph without an overview: icons and boxes, alone and together with edges. */
export interface Readable {
  readonly from: number;
  readonly withLines: number;
}

/** Sizes that decide about an overview, in icons and boxes. */
export interface Sizes extends Readable {
  /** Maximum size of the overview. */
  readonly size: number;
}

/** The limits of a readable diagram. */
export const READABLE: Readable = { from: OVERVIEW_FROM, withLines: OVERVIEW_FROM_WITH_LINES };

/** Sizes that always give an overview, for a graph that is too large in another respect. */
export const ALWAYS_OVERVIEW: Sizes = { from: 0, withLines: 0, size: OVERVIEW_SIZE };

/**
 * True if a graph is small enough for layout and reading. Kept in a separate file, so that small graph files are drawn
 * without loading the catalogue, which the overview needs.
 */
export const isReadable = ({ nodes, edges }: Graph, { from, withLines }: Readable = READABLE): boolean =>
  nodes.size <= from && nodes.size + edges.length <= withLines;

/** True if the graph has so few icons that all are drawn, however small they are shown. */
export function isSmall({ nodes }: Graph): boolean {
  if (nodes.size <= OVERVIEW_ICONS) return true;
  let icons = 0;
  for (const { type } of nodes.values()) if (!isContainerType(type)) icons++;
  return icons <= OVERVIEW_ICONS;
}
