/** Decides how much of the graph is drawn. */
import type { Graph } from '../graph/model.js';
import { flatten } from '../inference/views/flatten.js';
import { ALWAYS_OVERVIEW, isReadable, isSmall } from '../inference/views/overview/readable.js';
import { CAPTION_LEGIBLE, NESTING_MAX, OVERVIEW_GAIN } from '../limits.js';
import * as messages from './messages.js';

/** The options that reduce the graph. */
export interface View {
  /** True for services only. */
  readonly simplified: boolean;
  /** True to count icons instead of drawing them all, if there are too many for one diagram. */
  readonly overview: boolean;
}

/** The drawn part of a graph. */
export interface DrawnView {
  readonly graph: Graph;
  /** The graph that an overview counts, as it would be drawn without one. Absent if `graph` is not an overview. */
  readonly counted?: Pick<DrawnView, 'graph' | 'drawnFor'>;
  /**
   * Returns the drawn node that stands for a node of the whole graph; undefined if none does. Absent if every node
   * stands for itself.
   */
  readonly drawnFor?: (address: string) => string | undefined;
  /** Figures about requested options. */
  readonly notes: readonly string[];
  /** Parts of the request that could not be fulfilled. */
  readonly warnings: readonly string[];
}

/** Returns the height of a graph's captions, in pixels, when the whole diagram fits on the screen. */
export type CaptionOf = (graph: Graph) => Promise<number>;

/**
 * Returns the part of the graph that is drawn. It is the graph itself if the view leaves nothing out.
 * @param captionOf lays out a graph; null if positions are not shown, so that only the graph's size decides
 */
export async function selectView(graph: Graph, view: View, captionOf: CaptionOf | null = null): Promise<DrawnView> {
  const notes: string[] = [];
  const warnings: string[] = [];
  const { graph: flat, moved } = flatten(graph);
  if (moved > 0) warnings.push(messages.nestedTooDeep(moved, NESTING_MAX));
  let selected = flat;
  let drawnFor: DrawnView['drawnFor'];
  if (view.simplified) {
    const { simplify } = await import('../inference/views/simplify/index.js');
    const { graph: simplified, folded } = simplify(graph);
    selected = simplified;
    drawnFor = (address) => folded.get(address) ?? address;
    notes.push(messages.simplified(graph.nodes.size, selected.nodes.size));
  }
  // Views create new graphs; the list of removed nodes must carry over.
  const { removed } = graph;
  const whole = removed === undefined ? selected : { ...selected, removed };
  const overview = view.overview ? await overviewOf(whole, captionOf) : null;
  if (overview === null) return { graph: whole, ...(drawnFor && { drawnFor }), notes, warnings };
  warnings.push(messages.overviewDrawn(overview.full, overview.arrows, !view.simplified, overview.caption));
  const drawnBefore = drawnFor ?? ((address: string) => address);
  const drawnInOverview: DrawnView['drawnFor'] = (address) => overview.drawnFor(drawnBefore(address) ?? address);
  const counted = { graph: whole, ...(drawnFor && { drawnFor }) };
  return { graph: overview.graph, counted, drawnFor: drawnInOverview, notes, warnings };
}

/**
 * Returns an overview of a graph that is too large for one diagram; null if it is not. A graph that is certainly too
 * large is not laid out first. For all others, the size of the captions decides: docs/large-graphs.md.
 */
async function overviewOf(graph: Graph, captionOf: CaptionOf | null) {
  const isTooLarge = !isReadable(graph);
  if (!isTooLarge && (captionOf === null || isSmall(graph))) return null;
  const caption = isTooLarge || captionOf === null ? null : await captionOf(graph);
  if (caption !== null && caption >= CAPTION_LEGIBLE) return null;
  const { overview } = await import('../inference/views/overview/index.js');
  const result = overview(graph, undefined, isTooLarge ? undefined : ALWAYS_OVERVIEW);
  if (result === null) return null;
  const drawn = graph.removed === undefined ? result.graph : { ...result.graph, removed: graph.removed };
  if (caption !== null && captionOf !== null && (await captionOf(drawn)) < caption * OVERVIEW_GAIN) return null;
  return { ...result, graph: drawn, caption };
}
