/**
 * The whole program:
 *
 *   plan.json, graph.dot ──> read ──> Inventory ──> understand ──┐
 *   graph.json ────────────> read ───────────────────────────────┴─> Graph ──> arrange ──> Layout ──> draw ──> SVG, PNG
 *
 * Understanding ends with how much of the graph is drawn: services only, or an overview of what is too much for a picture.
 * Data flows one way. Each stage is a pure function; files, processes and the terminal are behind `io/`. Stages are
 * loaded when they are reached: a graph file needs no plan reader, an SVG no rasteriser.
 */
import type { AskDot } from './arrange/dot/index.js';
import type { Layout } from './arrange/layout.js';
import type { Machine } from './draw/png/native.js';
import { THEMES, type ThemeName } from './draw/theme.js';
import { InvalidInput } from './errors.js';
import { countTypes } from './graph/count-types.js';
import type { Graph } from './graph/model.js';
import { OVERVIEW_FROM } from './limits.js';
import * as messages from './messages.js';

export interface SourceFile {
  /** The path in the user's words, for messages. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Sources {
  /** `any`: the content tells whether it is a plan, a graph or debug data. `plan`: it was given as a plan. */
  readonly kind: 'any' | 'plan';
  readonly file: SourceFile;
  /** Output of `terraform graph`, which knows connections that a plan does not hold. */
  readonly dot: SourceFile | null;
}

/** Where the resources of a plan ended: each is in exactly one of the three. */
export interface Tally {
  readonly total: number;
  readonly drawn: number;
  readonly folded: number;
  readonly hidden: number;
}

export interface Found {
  readonly graph: Graph;
  /** Null for a graph file: it is drawn as it is. */
  readonly tally: Tally | null;
  /** How often each resource type is in the source. */
  readonly services: ReadonlyMap<string, number>;
  readonly warnings: readonly string[];
}

export const FORMATS = ['svg', 'png'] as const;
export type Format = (typeof FORMATS)[number];

export { THEMES, type ThemeName };

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

type OnStep = (text: string) => void;
const noStep: OnStep = () => {};

/**
 * Read and understand: from the files to the graph.
 * @throws InvalidInput with the file, the place in it and the rule that it breaks, or where nothing is left to draw.
 */
export async function readGraph(sources: Sources, onStep: OnStep = noStep): Promise<Found> {
  const { parseJsonFile } = await import('./read/json-file.js');
  const { classifyJson } = await import('./read/classify.js');
  const { name, bytes } = sources.file;
  const json = parseJsonFile(bytes, name);
  const kind = sources.kind === 'plan' ? 'plan' : classifyJson(json.value);
  if (kind !== 'plan' && kind !== 'state') {
    const { readGraphJson } = await import('./read/graph-json/index.js');
    const { graph, warnings } = readGraphJson(json.text, name);
    return { graph, tally: null, services: countTypes(graph.nodes.values()), warnings };
  }

  const { readPlan } = await import('./read/plan-json/index.js');
  const inventory = readPlan(json.value, name, sources.dot && (await readDot(sources.dot)));
  onStep(messages.STEP_UNDERSTANDING);
  const { understand } = await import('./understand/index.js');
  const { graph, ledger, warnings } = understand(inventory);
  if (graph.nodes.size === 0) {
    throw new InvalidInput(messages.NO_RESOURCES_FOUND, { remedy: messages.noResourcesRemedy(ledger.summary.total) });
  }
  return { graph, tally: ledger.summary, services: countTypes(inventory.resources), warnings };
}

async function readDot({ name, bytes }: SourceFile) {
  const { parseDot } = await import('./read/dot/parse.js');
  return parseDot(bytes, name);
}

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
  let seen = graph;
  if (view.simplified) {
    const { simplify } = await import('./understand/simplify/index.js');
    seen = simplify(graph).graph;
    notes.push(messages.simplified(graph.nodes.size, seen.nodes.size));
  }
  if (view.overview && seen.nodes.size > OVERVIEW_FROM) {
    const { overview } = await import('./understand/overview/index.js');
    const whole = overview(seen);
    if (whole !== null) {
      warnings.push(messages.overviewDrawn(whole.resources, whole.arrows, !view.simplified));
      seen = whole.graph;
    }
  }
  return { graph: seen, notes, warnings };
}

/** Arrange: from the graph to the finished geometry. @throws what `askDot` throws. */
export async function layOut(graph: Graph, modules: boolean, askDot: AskDot | null = null): Promise<Layout> {
  const { buildScene } = await import('./arrange/scene/index.js');
  const { withLegend } = await import('./arrange/legend.js');
  if (askDot !== null) {
    const { arrangeDot } = await import('./arrange/dot/index.js');
    return withLegend(await arrangeDot(buildScene(graph, { modules }), askDot));
  }
  const { arrangeNested } = await import('./arrange/nested/index.js');
  return withLegend(arrangeNested(buildScene(graph, { modules })));
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
  const { drawSvg } = await import('./draw/svg/index.js');
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
  const { drawPng } = await import('./draw/png/index.js');
  const { bytes, note } = await drawPng(svg, { scale, ...(machine && { machine }) });
  return { format: 'png', content: bytes, note };
}
