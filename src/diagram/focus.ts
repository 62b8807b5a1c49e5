/**
 * Decides how much of the surroundings of a change is drawn: the requested number of hops, or as many as keep captions legible.
 */

import { isContainerType } from '../graph/containers.js';
import type { Graph } from '../graph/model.js';
import { isChanged } from '../labels/changes/shown.js';
import { CAPTION_SIZE } from '../layout/scene/measures.js';
import * as messages from './messages.js';
import { lookAt, type Seen, type View } from './view.js';
import type { Lens } from './view-cache.js';

/** Display width of a diagram and the smallest legible caption at that width, both in pixels. */
export interface Legible {
  readonly width: number;
  readonly caption: number;
}

export interface Focus {
  /** Number of hops drawn around a change, the rest is counted; null draws everything. */
  readonly hops: number | null;
  /** Maximum number of icons up to which everything is drawn; 0 by default. */
  readonly iconsUnfocused?: number;
  /** Draws more or fewer hops than `hops`, as long as captions stay legible. */
  readonly legible?: Legible;
}

/** The view of a graph (null for all of it), and whether positions are shown. */
interface Seeing {
  readonly view: View | null;
  readonly lens: Lens;
  readonly isArranged: boolean;
}

/**
 * Returns the drawn part of a union, with all changes. A union without changes stays whole.
 * Returns the first candidate that is narrow enough. If none is, returns the narrowest one with a warning.
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
    // Fewer hops that omit nothing give the same diagram.
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

/** Returns the candidates, from the most surroundings to none. Without a width limit, the first one is used. */
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
