/** How much of the surroundings of a change is drawn: as many hops as asked for, or as many as leave its captions legible. */

import { isContainerType } from '../graph/containers.js';
import type { Graph } from '../graph/model.js';
import { isChanged } from '../labels/changes/shown.js';
import { CAPTION_SIZE } from '../layout/scene/measures.js';
import * as messages from './messages.js';
import { lookAt, type Seen, type View } from './view.js';
import type { Lens } from './view-cache.js';

/** The width in pixels at which a picture is shown, and the smallest captions there that can be read. */
export interface Legible {
  readonly width: number;
  readonly caption: number;
}

export interface Focus {
  /** Nodes further away from every change are counted; null draws all of them. */
  readonly hops: number | null;
  /** All of it is drawn where it has no more icons than this; 0 by default. */
  readonly iconsUnfocused?: number;
  /** More surroundings, or fewer, are drawn than `hops` says, as far as the captions stay legible. */
  readonly legible?: Legible;
}

/** How a graph is seen: null for all of it, and whether anybody sees where its nodes are. */
interface Seeing {
  readonly view: View | null;
  readonly lens: Lens;
  readonly isArranged: boolean;
}

/**
 * Returns the part of a union that is drawn, with everything that changes. A union without a change stays whole.
 * Of several candidates it is the first that is narrow enough; where none is, the narrowest, and a warning says so.
 */
export async function seeChange(union: Graph, focus: Focus, { view, lens, isArranged }: Seeing): Promise<Seen> {
  const see = async (graph: Graph): Promise<Seen> =>
    view === null ? { graph, notes: [], warnings: [] } : lookAt(graph, view, lens.caption);
  const [first, ...others] = await candidatesOf(union, focus);
  const { legible } = focus;
  if (legible === undefined || !isArranged || !isChanged(union)) return see(first());
  const widest = (CAPTION_SIZE * legible.width) / legible.caption;
  let best: { readonly seen: Seen; readonly width: number } | null = null;
  let size = Number.POSITIVE_INFINITY;
  for (const candidate of [first, ...others]) {
    const graph = candidate();
    // Fewer hops that leave out nothing are the same picture.
    if (graph.nodes.size === size) continue;
    size = graph.nodes.size;
    const seen = await see(graph);
    const { width } = await lens.layout(seen.graph);
    if (width <= widest) return seen;
    if (best === null || width < best.width) best = { seen, width };
  }
  const { seen, width } = best!;
  return { ...seen, warnings: [...seen.warnings, messages.changeTooWide(width, legible.width, CAPTION_SIZE)] };
}

type Candidates = readonly [() => Graph, ...(() => Graph)[]];

/** From most surroundings to none. The first is the one without a limit of its width. */
async function candidatesOf(union: Graph, { hops, iconsUnfocused = 0, legible }: Focus): Promise<Candidates> {
  const whole = (): Graph => union;
  if (hops === null || !isChanged(union)) return [whole];
  const { focus, mergeUnchanged } = await import('../diff/index.js');
  const near = (by: number) => (): Graph => focus(union, by);
  const isSmall = iconsIn(union) <= iconsUnfocused;
  const most: Candidates = isSmall ? [whole, near(hops + 1), near(hops)] : [near(hops)];
  if (legible === undefined) return most;
  const fewer = Array.from({ length: hops }, (_, i) => near(hops - 1 - i));
  return [...most, (): Graph => mergeUnchanged(focus(union, hops)), ...fewer];
}

const iconsIn = ({ nodes }: Graph): number => [...nodes.values()].filter(({ type }) => !isContainerType(type)).length;
