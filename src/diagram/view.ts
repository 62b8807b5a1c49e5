/** Understand, the last part: how much of the graph is drawn. */
import type { Graph } from '../graph/model.js';
import { NESTING_MAX } from '../limits.js';
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

/** Understand, the last part: how much of the graph is drawn. Plans and graph files alike. */
export async function lookAt(graph: Graph, view: View): Promise<Seen> {
  const notes: string[] = [];
  const warnings: string[] = [];
  const { flatten } = await import('../understand/views/flatten.js');
  const { graph: flat, moved } = flatten(graph);
  if (moved > 0) warnings.push(messages.nestedTooDeep(moved, NESTING_MAX));
  let seen = flat;
  if (view.simplified) {
    const { simplify } = await import('../understand/views/simplify/index.js');
    seen = simplify(graph).graph;
    notes.push(messages.simplified(graph.nodes.size, seen.nodes.size));
  }
  const { isReadable } = await import('../understand/views/overview/readable.js');
  if (view.overview && !isReadable(seen)) {
    const { overview } = await import('../understand/views/overview/index.js');
    const whole = overview(seen);
    if (whole !== null) {
      warnings.push(messages.overviewDrawn(whole.whole, whole.arrows, !view.simplified));
      seen = whole.graph;
    }
  }
  // The views make new graphs; what was taken away before them stays known.
  const { removed } = graph;
  return { graph: removed === undefined ? seen : { ...seen, removed }, notes, warnings };
}
