/** The visible part of the diagram: without hidden layers, and with the lines at collapsed boxes merged. */
import type { Highlight, Scene } from './scene.js';

/** Lines drawn as one arrow: those between a collapsed box and one other element. */
export interface Arrow {
  /** The ends: the outermost collapsed box around the original end, or that end itself. */
  readonly from: number;
  readonly to: number;
  /** The lines that the arrow represents; the first of them is drawn. */
  readonly lines: readonly number[];
}

/** The elements and arrows that are visible. */
export interface Shown {
  readonly elements: ReadonlySet<number>;
  readonly arrows: readonly Arrow[];
}

type Collapsed = ReadonlySet<number>;

/** Returns the element that represents another: the outermost collapsed box around it, or the element itself. */
export const standsFor = ({ elements }: Scene, collapsed: Collapsed, at: number): number =>
  elements[at]!.enclosing.findLast((box) => collapsed.has(box)) ?? at;

/**
 * Returns the visible elements and arrows for these collapsed boxes and hidden layers. Computed from scratch each time,
 * so that expanding restores the previous state.
 */
export function computeShown(scene: Scene, collapsed: Collapsed, off: ReadonlySet<string | undefined>): Shown {
  const isOff = (at: number): boolean => off.has(layerOf(scene, at)) || off.has(scene.elements[at]!.only);
  const stands = scene.elements.map((_, at) => standsFor(scene, collapsed, at));
  const arrows = new Map<string | number, { from: number; to: number; lines: number[] }>();
  scene.lines.forEach((line, at) => {
    const [from, to] = [stands[line.from]!, stands[line.to]!];
    const isMerged = collapsed.has(from) || collapsed.has(to);
    // A line inside a collapsed box is hidden. A loop edge is not.
    const isInside = from === to && (line.from !== from || line.to !== to);
    if (isInside || isOff(line.from) || isOff(line.to) || off.has(line.only) || (line.thin && off.has(THIN))) return;
    const key = isMerged ? `${from} ${to}` : at;
    const lines = arrows.get(key)?.lines ?? [];
    lines.push(at);
    arrows.set(key, { from, to, lines });
  });
  return {
    elements: new Set(stands.filter((at, target) => at === target && !isOff(at))),
    arrows: [...arrows.values()],
  };
}

// ---- Layers.

/** Style prefix of boxes for supporting resources, followed by their subject: `strip:security`. */
const STRIP = 'strip:';
/** The layer of lines that carry no traffic. */
export const THIN = 'thin';

/** Returns the layer of an element, which is its strip; undefined for none. */
const layerOf = ({ elements }: Scene, at: number): string | undefined =>
  [at, ...elements[at]!.enclosing].map((box) => elements[box]!.type).find((type) => type.startsWith(STRIP));

/** Returns the hidden layers that hide any of these elements and lines. */
export function layersHiding(
  scene: Scene,
  off: ReadonlySet<string>,
  { elements, lines }: Highlight,
): readonly string[] {
  const layersOfElement = (at: number) => [layerOf(scene, at), scene.elements[at]!.only];
  const layersOfLine = (at: number) => {
    const { from, to, thin, only } = scene.lines[at]!;
    return [...layersOfElement(from), ...layersOfElement(to), only, thin ? THIN : undefined];
  };
  const layers = new Set([...[...elements].flatMap(layersOfElement), ...[...lines].flatMap(layersOfLine)]);
  return [...off].filter((layer) => layers.has(layer));
}

/** Returns the layers of the diagram with their titles, in order of first occurrence. */
export function layersOf(scene: Scene, titleOfThin: string): ReadonlyMap<string, string> {
  const layers = new Map<string, string>();
  for (const { type, words } of scene.elements) if (type.startsWith(STRIP)) layers.set(type, words[0]!);
  if (scene.lines.some(({ thin }) => thin)) layers.set(THIN, titleOfThin);
  return layers;
}
