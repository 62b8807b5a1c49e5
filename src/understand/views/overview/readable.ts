import type { Graph } from '../../../graph/model.js';
import { OVERVIEW_FROM, OVERVIEW_FROM_WITH_LINES } from '../../../limits.js';

/** The largest graph that gets no overview: icons and boxes, and lines on top of them. */
export interface Readable {
  readonly from: number;
  readonly withLines: number;
}

export const READABLE: Readable = { from: OVERVIEW_FROM, withLines: OVERVIEW_FROM_WITH_LINES };

/**
 * Whether a graph is small enough to be drawn as it is. Apart from the overview, which needs the catalogue: a small graph
 * file is drawn without it.
 */
export const isReadable = ({ nodes, edges }: Graph, { from, withLines }: Readable = READABLE): boolean =>
  nodes.size <= from && nodes.size + edges.length <= withLines;
