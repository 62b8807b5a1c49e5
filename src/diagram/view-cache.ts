/** Caches labels and layout per graph: a layout is needed to decide if a graph is legible, and again to draw it. */

import type { Graph } from '../graph/model.js';
import type { PresentOptions } from '../labels/index.js';
import type { Presentation } from '../labels/model.js';
import type { AskDot } from '../layout/dot/index.js';
import type { Layout } from '../layout/layout.js';
import { captionOnScreen } from '../layout/on-screen.js';
import type { PinnedLayout } from '../layout/pinned/model.js';
import { layOut } from './draw.js';
import * as messages from './messages.js';
import type { OnStep } from './on-step.js';
import { presentGraph } from './present.js';

export interface Lens {
  readonly words: (graph: Graph) => Promise<Presentation>;
  readonly layout: (graph: Graph) => Promise<Layout>;
  /** Returns an existing layout, or one with pinned positions; null if there is none yet. */
  readonly known: (graph: Graph) => Promise<Layout> | null;
  /** Returns the size of the captions, in pixels, if the whole diagram is on a screen. */
  readonly caption: (graph: Graph) => Promise<number>;
}

/**
 * Returns a cache of labels and layouts.
 * @param askDot as for `layOut`
 * @param kept as for `layOut`
 */
export function lensOf(
  options: PresentOptions,
  askDot: AskDot | null,
  onStep: OnStep,
  kept: PinnedLayout | null = null,
): Lens {
  const said = new Map<Graph, Promise<Presentation>>();
  const arranged = new Map<Graph, Promise<Layout>>();
  const words = (graph: Graph): Promise<Presentation> => {
    const found = said.get(graph) ?? presentGraph(graph, options);
    said.set(graph, found);
    return found;
  };
  const layout = (graph: Graph): Promise<Layout> => {
    const known = arranged.get(graph);
    if (known !== undefined) return known;
    onStep(messages.STEP_ARRANGING);
    const found = words(graph).then((presentation) => layOut(presentation, askDot, kept));
    arranged.set(graph, found);
    return found;
  };
  const caption = async (graph: Graph): Promise<number> => {
    return captionOnScreen(await layout(graph));
  };
  return { words, layout, caption, known: (graph) => arranged.get(graph) ?? (kept === null ? null : layout(graph)) };
}
