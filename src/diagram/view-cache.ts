import type { Graph } from '../graph/model.js';
import { type PresentOptions, present } from '../labels/index.js';
import type { Presentation } from '../labels/model.js';
import type { AskDot } from '../layout/dot/index.js';
import type { Layout } from '../layout/layout.js';
import type { PinnedLayout } from '../layout/pinned/model.js';
import { captionOnScreen } from '../layout/scene/measures.js';
import { layOut } from './draw.js';
import * as messages from './messages.js';
import type { OnStep } from './on-step.js';

/**
 * Labels and layouts of graphs, each computed once: a layout is needed to decide if a graph is legible, and again to
 * draw it. Graphs are distinguished by identity.
 */
export interface ViewCache {
  readonly labels: (graph: Graph) => Promise<Presentation>;
  readonly layout: (graph: Graph) => Promise<Layout>;
  /**
   * Returns the layout if it exists, or if positions are pinned, which is then computed. Null otherwise, so that the
   * caller need not lay out a diagram for formats without positions.
   */
  readonly knownLayout: (graph: Graph) => Promise<Layout> | null;
  /** Returns the height of the captions, in pixels, when the whole diagram fits on the screen. Lays out the graph. */
  readonly captionSize: (graph: Graph) => Promise<number>;
}

/**
 * Creates an empty cache.
 * @param options options of all labels
 * @param askDot Graphviz for the layout; null for the nested layout
 * @param onStep receives the start of each layout
 * @param pinned positions of an earlier diagram; null for none
 */
export function createViewCache(
  options: PresentOptions,
  askDot: AskDot | null,
  onStep: OnStep,
  pinned: PinnedLayout | null = null,
): ViewCache {
  const presentations = new Map<Graph, Promise<Presentation>>();
  const layouts = new Map<Graph, Promise<Layout>>();
  const labels = (graph: Graph): Promise<Presentation> => {
    const presentation = presentations.get(graph) ?? presentGraph(graph, options);
    presentations.set(graph, presentation);
    return presentation;
  };
  const layout = (graph: Graph): Promise<Layout> => {
    const known = layouts.get(graph);
    if (known !== undefined) return known;
    onStep(messages.STEP_ARRANGING);
    const started = labels(graph).then((presentation) => layOut(presentation, askDot, pinned));
    layouts.set(graph, started);
    return started;
  };
  return {
    labels,
    layout,
    knownLayout: (graph) => layouts.get(graph) ?? (pinned === null ? null : layout(graph)),
    captionSize: async (graph) => captionOnScreen(await layout(graph)),
  };
}

/** Returns the labels of a graph, without a cache. Nothing is laid out. */
export async function presentGraph(graph: Graph, options: PresentOptions): Promise<Presentation> {
  return present(graph, options);
}
