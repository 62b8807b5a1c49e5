/** Present, arrange and draw: from the graph to the pictures. */
import type { AskDot } from '../arrange/dot/index.js';
import type { Layout } from '../arrange/layout.js';
import type { Graph } from '../graph/model.js';
import type { Format, LayoutName, ThemeName } from '../options.js';
import type { Presentation } from '../present/model.js';
import type { Machine } from '../render/png/native.js';
import * as messages from './messages.js';
import { noStep, type OnStep } from './on-step.js';

export interface Picture {
  readonly format: Format;
  readonly theme: ThemeName;
  readonly content: string | Uint8Array;
  /** What the user should know about this picture, or null. */
  readonly note: string | null;
}

/** How a graph is drawn: every format in every theme. */
export interface Drawing {
  readonly formats: readonly Format[];
  readonly themes: readonly ThemeName[];
  /** Pixels of the PNG for one of the layout; null for what suits its size. */
  readonly scale: number | null;
  /** Boxes around modules. */
  readonly modules: boolean;
  readonly layout: LayoutName;
}

/** What of the machine is used. */
export interface Tools {
  /** The installed Graphviz, to lay out with; without it, the nested layout. */
  readonly askDot?: AskDot | null;
  /** Where a faster rasteriser may be found. */
  readonly machine?: Machine;
}

/** Present: what is said of everything. @param modules boxes around modules */
export async function presentGraph(graph: Graph, modules: boolean): Promise<Presentation> {
  const { present } = await import('../present/index.js');
  return present(graph, { modules });
}

/** Arrange: from the words to the finished geometry. @throws what `askDot` throws. */
export async function layOut(presentation: Presentation, askDot: AskDot | null = null): Promise<Layout> {
  const { buildScene } = await import('../arrange/scene/index.js');
  const { withLegend } = await import('../arrange/legend.js');
  const { withFlows } = await import('../arrange/flows.js');
  if (askDot !== null) {
    const { arrangeDot } = await import('../arrange/dot/index.js');
    return withFlows(withLegend(await arrangeDot(buildScene(presentation), askDot)), presentation.flows);
  }
  const { arrangeNested } = await import('../arrange/nested/index.js');
  return withFlows(withLegend(arrangeNested(buildScene(presentation))), presentation.flows);
}

/** Arrange and draw: from the graph to the pictures, by theme, in the order of `formats`. */
export async function drawGraph(
  graph: Graph,
  drawing: Omit<Drawing, 'layout'> & Tools,
  onStep: OnStep = noStep,
): Promise<readonly Picture[]> {
  onStep(messages.STEP_ARRANGING);
  const layout = await layOut(await presentGraph(graph, drawing.modules), drawing.askDot);
  const pictures: Picture[] = [];
  for (const theme of drawing.themes) pictures.push(...(await drawIn(theme, layout, drawing, onStep)));
  return pictures;
}

async function drawIn(
  theme: ThemeName,
  layout: Layout,
  { formats, scale, machine }: Pick<Drawing, 'formats' | 'scale'> & Tools,
  onStep: OnStep,
): Promise<Picture[]> {
  onStep(messages.stepDrawing('svg'));
  const { drawSvg } = await import('../render/svg/index.js');
  const svg = drawSvg(layout, theme);
  // A PNG cannot follow its reader's system.
  const still = theme === 'auto' && formats.includes('png') ? drawSvg(layout) : svg;

  const pictures: Picture[] = [];
  for (const format of formats) {
    if (format === 'svg') pictures.push({ format, theme, content: svg, note: null });
    else {
      onStep(messages.stepDrawing(format));
      const { drawPng } = await import('../render/png/index.js');
      const { bytes, note } = await drawPng(still, { scale, ...(machine && { machine }) });
      pictures.push({ format, theme, content: bytes, note });
    }
  }
  return pictures;
}
