/** Present and arrange, once a graph: whether it can be read is known only when it is arranged. */

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
  /** What has been laid out already, or has its places from somebody; null for what has not. */
  readonly known: (graph: Graph) => Promise<Layout> | null;
  /** Size of its captions where all of it is on a screen, in pixels. */
  readonly caption: (graph: Graph) => Promise<number>;
}

/** @param askDot as for `layOut`, and `kept` */
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
