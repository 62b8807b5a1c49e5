/** Reads a source and infers its graph. */
import type { Entry as NamedEntry } from '../annotate/names.js';
import { KNOWLEDGE } from '../catalog/knowledge.js';
import { NoResources } from '../errors.js';
import { countChanges } from '../graph/count-changes.js';
import { countTypes } from '../graph/count-types.js';
import type { Change, Inventory } from '../graph/inventory.js';
import type { KeptAnnotations } from '../graph/json/annotations.js';
import { readGraphJson } from '../graph/json/index.js';
import { sumOf } from '../graph/merge-changes.js';
import type { Graph } from '../graph/model.js';
import { allChanges } from '../graph/plan-summary.js';
import type { Ledger } from '../inference/ledger.js';
import { countChanged } from '../labels/changes/counts.js';
import * as sharedMessages from '../messages.js';
import type { Detail } from '../options.js';
import type { Author } from '../planning/static/written/index.js';
import type { Io } from '../platform/io.js';
import type { ModuleNode } from '../terraform/module-tree/module-model.js';
import { openJson } from './json-source.js';
import * as messages from './messages.js';
import { noStep, type OnStep } from './on-step.js';
import { type FindExposed, type FindRights, openings } from './openings.js';
import type { CodeSource, Opened, SourceFile, Sources } from './source.js';

export type { Proof } from '../inference/evidence.js';
export type { Entry, Ledger } from '../inference/ledger.js';

export interface ReadResult {
  readonly graph: Graph;
  /** Locations of all resources of the source; null for a graph file, which is drawn unchanged. */
  readonly ledger: Ledger | null;
  /** The part of the ledger that debug data still has: names that annotations may use. */
  readonly entries?: readonly NamedEntry[];
  /** Annotation files that were beside the original source of debug data. */
  readonly annotations?: readonly KeptAnnotations[];
  /** Name of the original source of debug data, if it had no title. */
  readonly called?: string;
  /**
   * True if the source knows what exists, so that its actions are changes. For debug data, this applies to the original source.
   */
  readonly knowsChanges?: boolean;
  /** Number of resources by type. */
  readonly services: ReadonlyMap<string, number>;
  /** Number of managed resources by change; absent for a graph file. */
  readonly changes?: ReadonlyMap<Change, number>;
  /** Errors of files that cannot be parsed, which are also among the warnings; absent for none. */
  readonly unparsed?: readonly string[];
  /** Low-priority messages that are not warnings; absent for none. */
  readonly notes?: readonly string[];
  readonly warnings: readonly string[];
}

/** Hooks for the inventory before inference; a hook may leave out parts of it. A graph file has no inventory. */
export interface ReadHooks {
  readonly inventory: (inventory: Inventory) => Inventory;
  /** Receives a function that finds the openings, after inference. */
  readonly exposed?: (exposed: FindExposed) => void;
  /** Receives a function that finds the rights, after inference. */
  readonly rights?: (rights: FindRights) => void;
  /** True to accept a source with resources of which none is drawn. */
  readonly mayDrawNothing?: true;
}

const asItIs: ReadHooks = { inventory: (inventory) => inventory };

/**
 * Reads an opened source, files or code, and infers its graph.
 * @throws InvalidInput, Missing or External as the readers do
 */
export const readFound = (
  { files, code }: Opened,
  detail: Detail,
  io: Io,
  onStep: OnStep,
  look: ReadHooks = asItIs,
): Promise<ReadResult> =>
  code === null ? readGraph(files!, onStep, detail, io, look) : readCode(code, io, onStep, detail, look);

/**
 * Reads files and infers their graph.
 * @param io access to the directory of a plan, if one is given
 * @throws InvalidInput with the file, the place in it and the violated rule, or if nothing is left to draw
 */
export async function readGraph(
  sources: Sources,
  onStep: OnStep = noStep,
  detail: Detail = 'normal',
  io: Io | null = null,
  look: ReadHooks = asItIs,
): Promise<ReadResult> {
  const { name } = sources.file;
  const { kind, warnings: ofFile, ...json } = await openJson(sources);
  if (kind !== 'plan' && kind !== 'state') {
    const { graph: whole, warnings, ...kept } = readGraphJson(json.text, name);
    const graph = detail === 'low' ? await withoutQuiet(whole) : whole;
    return { graph, ledger: null, ...kept, services: countTypes(graph.nodes.values()), warnings };
  }

  if (kind === 'state') {
    const { readState } = await import('../terraform/plan/state.js');
    const { warnings, ...inventory } = readState(json.value, name);
    return understood({ ...inventory, warnings: [...ofFile, ...warnings] }, look, onStep, detail);
  }

  const { readPlan } = await import('../terraform/plan/index.js');
  const dot = sources.dot && (await readDot(sources.dot));
  const { root, references, proof, warnings } = await readCodeBeside(sources, json.value, io);
  const planned = readPlan(json.value, name, dot, references, proof);
  const inventory = root === null ? planned : await declaredIn(await written(planned, proof), root);
  return understood({ ...inventory, warnings: [...ofFile, ...inventory.warnings, ...warnings] }, look, onStep, detail);
}

async function readCodeBeside({ directory = null }: Sources, plan: unknown, io: Io | null) {
  if (directory === null || io === null) return { root: null, references: null, proof: null, warnings: [] };
  const { readCodeOfPlan } = await import('../planning/terraform/code-of-plan.js');
  return readCodeOfPlan({ name: directory, directory }, plan, io);
}

async function written(inventory: Inventory, author: Author | null): Promise<Inventory> {
  const { withWritten } = await import('../planning/static/written/index.js');
  return author === null ? inventory : withWritten(inventory, author);
}

async function declaredIn(inventory: Inventory, root: ModuleNode): Promise<Inventory> {
  const { withDeclarations } = await import('../terraform/references/declarations.js');
  const { withStatements } = await import('../terraform/statements/read.js');
  return withStatements(withDeclarations(inventory, root), root);
}

async function withoutQuiet(graph: Graph): Promise<Graph> {
  const { withoutQuiet } = await import('../inference/views/detail.js');
  return withoutQuiet(graph, KNOWLEDGE).graph;
}

/**
 * Plans Terraform code with the requested planner and infers its graph: docs/sources.md.
 * @throws InvalidInput, Missing or External as the planners do
 */
export async function readCode(
  source: CodeSource,
  io: Io,
  onStep: OnStep = noStep,
  detail: Detail = 'normal',
  look: ReadHooks = asItIs,
): Promise<ReadResult> {
  const { readDirectory } = await import('../planning/index.js');
  return understood(await readDirectory(source, io, onStep), look, onStep, detail);
}

async function understood(whole: Inventory, look: ReadHooks, onStep: OnStep, detail: Detail): Promise<ReadResult> {
  const inventory = look.inventory(whole);
  onStep(messages.STEP_UNDERSTANDING);
  const { understand } = await import('../inference/index.js');
  const { graph: plain, ledger, picture, warnings } = understand(inventory, undefined, detail);
  const exposed: FindExposed = async (valuesOn) => {
    const { exposedIn } = await import('../inference/exposure/index.js');
    return exposedIn(picture, ledger, valuesOn);
  };
  const rights: FindRights = async (valuesOn) => {
    const { rightsIn } = await import('../inference/rights/index.js');
    return rightsIn(picture, ledger, inventory.references, valuesOn);
  };
  look.exposed?.(exposed);
  look.rights?.(rights);
  const graph = await openings(plain, inventory, exposed, rights);
  if (graph.nodes.size === 0 && (look.mayDrawNothing !== true || inventory.resources.length === 0)) {
    throw nothingDrawn(inventory);
  }
  const changes = countChanges(inventory.resources);
  const all = allChanges(inventory.resources);
  const { total } = ledger.summary;
  const hidden = new Set(ledger.entries.flatMap(({ origin, bucket }) => (bucket === 'hidden' ? [origin] : [])));
  const unseen = allChanges(inventory.resources.filter(({ origin }) => hidden.has(origin)))?.counts ?? {};
  const services = countTypes(inventory.resources);
  const parts = { hidden: sumOf(unseen), shown: countChanged(graph.nodes.values()) };
  const head = { total, ...(all !== undefined && { changes: { ...all, ...parts } }) };
  const { unparsed, notes } = inventory;
  const more = { ...(unparsed && { unparsed }), ...(notes && { notes }) };
  return { graph: { ...graph, ...head }, ledger, services, changes, ...more, warnings };
}

/**
 * Returns the error for an empty diagram. Blocks without instances are listed with the reason, because a variable file may change
 * it.
 */
function nothingDrawn({ resources, absent = [] }: Inventory): NoResources {
  const builds = resources.filter(({ mode }) => mode === 'managed').length;
  const blocks = absent.filter(({ address }) => !isData(address));
  if (builds > 0 || blocks.length === 0) {
    const remedy = messages.noResourcesRemedy(resources.length, resources.length - builds);
    return new NoResources(sharedMessages.NO_RESOURCES_FOUND, { remedy });
  }
  const text = `${sharedMessages.NO_RESOURCES_FOUND}: ${sharedMessages.noInstances(blocks)}`;
  return new NoResources(text, { remedy: sharedMessages.NO_INSTANCES_REMEDY });
}

const isData = (address: string): boolean => /(?:^|\.)data\.[^.]+\.[^.]+$/.test(address);

async function readDot({ name, bytes }: SourceFile) {
  const { parseDot } = await import('../terraform/plan/dot/parse.js');
  return parseDot(bytes, name);
}
