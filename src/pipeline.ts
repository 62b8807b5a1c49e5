/**
 * The whole program:
 *
 *   Terraform code ────────> read ──┐
 *   plan.json, graph.dot ──> read ──┴─> Inventory ──> understand ──┐
 *   graph.json ────────────> read ─────────────────────────────────┴─> Graph ──> annotate ──> arrange ──> draw ──> SVG, PNG
 *
 * Understanding ends with how much of the graph is drawn: services only, or an overview of what is too much for a picture.
 * Data flows one way. Each stage is a pure function; files, processes and the terminal are behind `io/`. Stages are
 * loaded when they are reached: a graph file needs no plan reader, an SVG no rasteriser.
 */
import type { BackendName } from './annotate/ai/names.js';
import type { Suggested } from './annotate/ai/suggest.js';
import type { Annotated } from './annotate/index.js';
import type { Entry as NamedEntry } from './annotate/names.js';
import type { AskDot } from './arrange/dot/index.js';
import type { Layout } from './arrange/layout.js';
import type { Machine } from './draw/png/native.js';
import { THEMES, type ThemeName } from './draw/theme.js';
import { InvalidInput } from './errors.js';
import { countChanges } from './graph/count-changes.js';
import { countTypes } from './graph/count-types.js';
import type { Change, Inventory } from './graph/inventory.js';
import type { Graph } from './graph/model.js';
import type { Io } from './io/io.js';
import { OVERVIEW_FROM } from './limits.js';
import * as messages from './messages.js';
import type { CodeSource } from './read/directory/source.js';
import { DETAILS, type Detail } from './understand/details.js';
import type { Entry, Ledger } from './understand/ledger.js';

export interface SourceFile {
  /** The path in the user's words, for messages. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** One or two files. */
export interface Sources {
  /** `any`: the content tells whether it is a plan, a graph or debug data. `plan`: it was given as a plan. */
  readonly kind: 'any' | 'plan';
  readonly file: SourceFile;
  /** Output of `terraform graph`, which knows connections that a plan does not hold. */
  readonly dot: SourceFile | null;
  /** Where the plan was made, in the user's words: its code says more than a plan does. */
  readonly directory?: string | null;
}

export interface Found {
  readonly graph: Graph;
  /** Where each resource of the source has gone; null for a graph file, which is drawn as it is. */
  readonly ledger: Ledger | null;
  /** What debug data still knows of its ledger: the names that annotations may use. */
  readonly entries?: readonly NamedEntry[];
  /** How often each resource type is in the source. */
  readonly services: ReadonlyMap<string, number>;
  /** How many managed resources the source changes in each way; absent for a graph file. */
  readonly changes?: ReadonlyMap<Change, number>;
  readonly warnings: readonly string[];
}

export const FORMATS = ['svg', 'png'] as const;
export { ENGINES, PLANNERS, type Planning } from './read/directory/source.js';
export type { CodeSource };
export type Format = (typeof FORMATS)[number];

export { DETAILS, type Detail, type Entry, type Ledger, THEMES, type ThemeName };

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

export type OnStep = (text: string) => void;
const noStep: OnStep = () => {};

/** @throws InvalidInput for an address that must not be used. */
export async function isGitAddress(text: string): Promise<boolean> {
  const { parseGitAddress } = await import('./read/git/address.js');
  return parseGitAddress(text) !== null;
}

/**
 * Fetches a repository, docs/sources.md. @returns where its folder is, and the address without credentials
 * @throws InvalidInput, Missing or External with Git's own reason
 */
export async function checkOutSource(
  text: string,
  io: Io,
  options: { readonly onStep: OnStep; readonly network: boolean },
) {
  const { parseGitAddress, printGitAddress } = await import('./read/git/address.js');
  const { checkOut } = await import('./read/git/clone.js');
  const address = parseGitAddress(text)!;
  const { directory, root, warnings } = await checkOut(address, io, options);
  return { directory, root, warnings, name: printGitAddress(address) };
}

/**
 * Read and understand: from the files to the graph. @param io for the directory of a plan, where one is given
 * @throws InvalidInput with the file, the place in it and the rule that it breaks, or where nothing is left to draw.
 */
export async function readGraph(
  sources: Sources,
  onStep: OnStep = noStep,
  detail: Detail = 'normal',
  io: Io | null = null,
): Promise<Found> {
  const { parseJsonFile } = await import('./read/json-file.js');
  const { classifyJson } = await import('./read/classify.js');
  const { name, bytes } = sources.file;
  const json = parseJsonFile(bytes, name);
  const kind = sources.kind === 'plan' ? 'plan' : classifyJson(json.value);
  if (kind !== 'plan' && kind !== 'state') {
    const { readGraphJson } = await import('./read/graph-json/index.js');
    const { graph: whole, entries, warnings } = readGraphJson(json.text, name);
    const graph = detail === 'low' ? await withoutQuiet(whole) : whole;
    return { graph, ledger: null, entries, services: countTypes(graph.nodes.values()), warnings };
  }

  const { readPlan } = await import('./read/plan-json/index.js');
  const dot = sources.dot && (await readDot(sources.dot));
  const { references, proof, warnings } = await readCodeBeside(sources, json.value, io);
  const inventory = readPlan(json.value, name, dot, references, proof);
  return understood({ ...inventory, warnings: [...inventory.warnings, ...warnings] }, onStep, detail);
}

async function readCodeBeside({ directory = null }: Sources, plan: unknown, io: Io | null) {
  if (directory === null || io === null) return { references: null, proof: null, warnings: [] };
  const { readCodeOfPlan } = await import('./read/terraform/code-of-plan.js');
  return readCodeOfPlan({ name: directory, directory }, plan, io);
}

async function withoutQuiet(graph: Graph): Promise<Graph> {
  const { KNOWLEDGE } = await import('./clouds/knowledge.js');
  const { withoutQuiet } = await import('./understand/detail.js');
  return withoutQuiet(graph, KNOWLEDGE).graph;
}

/**
 * The same for Terraform code: planned by the way that was asked for, docs/sources.md.
 * @throws InvalidInput, Missing or External as the ways of planning say.
 */
export async function readCode(
  source: CodeSource,
  io: Io,
  onStep: OnStep = noStep,
  detail: Detail = 'normal',
): Promise<Found> {
  const { readDirectory } = await import('./read/directory/index.js');
  return understood(await readDirectory(source, io, onStep), onStep, detail);
}

async function understood(inventory: Inventory, onStep: OnStep, detail: Detail): Promise<Found> {
  onStep(messages.STEP_UNDERSTANDING);
  const { understand } = await import('./understand/index.js');
  const { graph, ledger, warnings } = understand(inventory, undefined, detail);
  if (graph.nodes.size === 0) {
    throw new InvalidInput(messages.NO_RESOURCES_FOUND, { remedy: messages.noResourcesRemedy(ledger.summary.total) });
  }
  const changes = countChanges(inventory.resources);
  return { graph, ledger, services: countTypes(inventory.resources), changes, warnings };
}

async function readDot({ name, bytes }: SourceFile) {
  const { parseDot } = await import('./read/dot/parse.js');
  return parseDot(bytes, name);
}

/** For finding root modules: what the code of one directory says about its place among others. Never throws. */
export async function surveyCode(files: readonly { readonly path: string; readonly bytes: Uint8Array }[]) {
  const { surveyCode: survey } = await import('./read/survey.js');
  return survey(files);
}

export interface AnnotationFile {
  /** The path in the user's words, for messages. */
  readonly name: string;
  readonly text: string;
  /** `model`: what is in it is taken for a suggestion, whoever has written it. */
  readonly author: 'person' | 'model';
}

/**
 * Annotate: the user's words, and a model's suggestions. @param files lowest precedence first
 * @throws InvalidInput for a file of a person that is not what docs/annotations.md describes
 */
export async function annotateGraph(
  { graph, ledger, entries = ledger?.entries ?? [] }: Found,
  files: readonly AnnotationFile[],
): Promise<Annotated> {
  if (files.length === 0) return { graph, warnings: [] };
  const { annotate, readAnnotations, readSuggestions } = await import('./annotate/index.js');
  const read = files.map(({ name, text, author }) =>
    author === 'person'
      ? { annotations: readAnnotations(text, name), warnings: [] }
      : readSuggestions(text, name, graph),
  );
  const { whereabouts } = await import('./annotate/names.js');
  const annotated = annotate(
    graph,
    read.flatMap(({ annotations }) => annotations ?? []),
    whereabouts(entries),
  );
  return { graph: annotated.graph, warnings: [...read.flatMap(({ warnings }) => warnings), ...annotated.warnings] };
}

export { BACKENDS, type BackendName } from './annotate/ai/names.js';

/** Asks a language model for words: the text of a new `groundplan.ai.yml`, or a warning why there is none. */
export async function suggestWords({ graph }: Found, backend: BackendName, io: Io): Promise<Suggested> {
  const { suggest } = await import('./annotate/ai/suggest.js');
  return suggest(graph, backend, io);
}

/** What `suggestWords` would send. */
export async function wordsToSend({ graph }: Found): Promise<string> {
  const { questionAbout } = await import('./annotate/ai/question.js');
  return questionAbout(graph);
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
  const { withFlows } = await import('./arrange/flows.js');
  if (askDot !== null) {
    const { arrangeDot } = await import('./arrange/dot/index.js');
    return withFlows(withLegend(await arrangeDot(buildScene(graph, { modules }), askDot)), graph.flows);
  }
  const { arrangeNested } = await import('./arrange/nested/index.js');
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
