/** Arrange and draw: from the graph to the pictures. */
import type { AskDot } from '../arrange/dot/index.js';
import type { Layout } from '../arrange/layout.js';
import type { Graph } from '../graph/model.js';
import type { Machine } from '../render/png/native.js';
import type { ThemeName } from '../render/theme.js';
import * as messages from './messages.js';
import { noStep, type OnStep } from './on-step.js';

export { THEMES, type ThemeName } from '../render/theme.js';
export const FORMATS = ['svg', 'png'] as const;
export type Format = (typeof FORMATS)[number];

export interface Picture {
  readonly format: Format;
  readonly content: string | Uint8Array;
  /** What the user should know about this picture, or null. */
  readonly note: string | null;
}

export interface DrawingOptions {
  readonly formats: readonly Format[];
  /** Pixels of the PNG for one of the layout; null for what suits its size. */
  readonly scale: number | null;
  /** Where a faster rasteriser may be found. */
  readonly machine?: Machine;
  /** Boxes around modules. */
  readonly modules: boolean;
  /** Light where it is absent. */
  readonly theme?: ThemeName;
  /** The installed Graphviz, to lay out with; without it, the nested layout. */
  readonly askDot?: AskDot | null;
}

/** Arrange: from the graph to the finished geometry. @throws what `askDot` throws. */
export async function layOut(graph: Graph, modules: boolean, askDot: AskDot | null = null): Promise<Layout> {
  const { buildScene } = await import('../arrange/scene/index.js');
  const { withLegend } = await import('../arrange/legend.js');
  const { withFlows } = await import('../arrange/flows.js');
  if (askDot !== null) {
    const { arrangeDot } = await import('../arrange/dot/index.js');
    return withFlows(withLegend(await arrangeDot(buildScene(graph, { modules }), askDot)), graph.flows);
  }
  const { arrangeNested } = await import('../arrange/nested/index.js');
  return withFlows(withLegend(arrangeNested(buildScene(graph, { modules }))), graph.flows);
}

/** Arrange and draw: from the graph to the pictures, in the order of `formats`. */
export async function drawGraph(
  graph: Graph,
  options: DrawingOptions,
  onStep: OnStep = noStep,
): Promise<readonly Picture[]> {
  onStep(messages.STEP_ARRANGING);
  const layout = await layOut(graph, options.modules, options.askDot);
  onStep(messages.stepDrawing('svg'));
  const { drawSvg } = await import('../render/svg/index.js');
  const svg = drawSvg(layout, options.theme);
  // A PNG cannot follow its reader's system.
  const still = options.theme === 'auto' && options.formats.includes('png') ? drawSvg(layout) : svg;

  const pictures: Picture[] = [];
  for (const format of options.formats) {
    pictures.push(format === 'svg' ? { format, content: svg, note: null } : await rasterise(still, options, onStep));
  }
  return pictures;
}

async function rasterise(svg: string, { scale, machine }: DrawingOptions, onStep: OnStep): Promise<Picture> {
  onStep(messages.stepDrawing('png'));
  const { drawPng } = await import('../render/png/index.js');
  const { bytes, note } = await drawPng(svg, { scale, ...(machine && { machine }) });
  return { format: 'png', content: bytes, note };
}
