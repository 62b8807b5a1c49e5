/** Understand, the last part: how much of the graph is drawn. */
import type { Graph } from '../graph/model.js';
import { flatten } from '../inference/views/flatten.js';
import { ANY_SIZE, isReadable, isSmall } from '../inference/views/overview/readable.js';
import { CAPTION_LEGIBLE, NESTING_MAX, OVERVIEW_GAIN } from '../limits.js';
import * as messages from './messages.js';

export interface View {
  /** Services only. */
  readonly simplified: boolean;
  /** Counted icons instead of all of them, where there are too many for one picture. */
  readonly overview: boolean;
}

export interface Seen {
  readonly graph: Graph;
  /** What the user asked for, in numbers. */
  readonly notes: readonly string[];
  /** What is not all of what the user asked for. */
  readonly warnings: readonly string[];
}

/** Size of the captions of a graph where all of it is on a screen, in pixels. */
export type CaptionOf = (graph: Graph) => Promise<number>;

/**
 * Understand, the last part: how much of the graph is drawn. Plans and graph files alike.
 * @param captionOf arranges a graph; null where nobody is to see it: then only its size decides
 */
export async function lookAt(graph: Graph, view: View, captionOf: CaptionOf | null = null): Promise<Seen> {
  const notes: string[] = [];
  const warnings: string[] = [];
  const { graph: flat, moved } = flatten(graph);
  if (moved > 0) warnings.push(messages.nestedTooDeep(moved, NESTING_MAX));
  let seen = flat;
  if (view.simplified) {
    const { simplify } = await import('../inference/views/simplify/index.js');
    seen = simplify(graph).graph;
    notes.push(messages.simplified(graph.nodes.size, seen.nodes.size));
  }
  // The views make new graphs; what was taken away before them stays known.
  const { removed } = graph;
  const whole = removed === undefined ? seen : { ...seen, removed };
  const found = view.overview ? await overviewOf(whole, captionOf) : null;
  if (found === null) return { graph: whole, notes, warnings };
  warnings.push(messages.overviewDrawn(found.whole, found.arrows, !view.simplified, found.caption));
  return { graph: found.graph, notes, warnings };
}

/**
 * An overview of what is too much for one picture, or null. So much that nobody reads it is not arranged to find that out;
 * of the rest it is the size of its captions that decides: docs/large-graphs.md.
 */
async function overviewOf(graph: Graph, captionOf: CaptionOf | null) {
  const isMuch = !isReadable(graph);
  if (!isMuch && (captionOf === null || isSmall(graph))) return null;
  const caption = isMuch || captionOf === null ? null : await captionOf(graph);
  if (caption !== null && caption >= CAPTION_LEGIBLE) return null;
  const { overview } = await import('../inference/views/overview/index.js');
  const found = overview(graph, undefined, isMuch ? undefined : ANY_SIZE);
  if (found === null) return null;
  const drawn = graph.removed === undefined ? found.graph : { ...found.graph, removed: graph.removed };
  if (caption !== null && captionOf !== null && (await captionOf(drawn)) < caption * OVERVIEW_GAIN) return null;
  return { ...found, graph: drawn, caption };
}
