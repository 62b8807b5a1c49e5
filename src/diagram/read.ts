/** Reads a source and infers its graph. */

import type { Entry as NamedEntry } from '../annotate/names.js';
import { TAG_ATTRIBUTES } from '../catalog/attributes.js';
import { KNOWLEDGE } from '../catalog/knowledge.js';
import { InvalidInput, NoResources } from '../errors.js';
import type { EstateRoot } from '../estate/model.js';
import type { FirewallRule } from '../graph/changes.js';
import { allChanges, countChanges, countTypes } from '../graph/counts.js';
import type { Exposed } from '../graph/exposure.js';
import type { Change, Inventory, Json, Resource } from '../graph/inventory.js';
import { readGraphJson, type SavedAnnotations } from '../graph/json/index.js';
import { sumOf } from '../graph/merge-changes.js';
import type { Graph } from '../graph/model.js';
import type { Right } from '../graph/rights.js';
import type { ValuesOn } from '../inference/exposure/index.js';
import type { Ledger } from '../inference/ledger.js';
import { countChanged } from '../labels/change-marks.js';
import { PLANS_MAX } from '../limits.js';
import * as sharedMessages from '../messages.js';
import type { Detail } from '../options.js';
import type { CodeEvaluator } from '../planning/static/code-values.js';
import type { Io } from '../platform/io.js';
import { decodeText } from '../platform/json/decode-text.js';
import { type JsonObject, notJson, parseJsonFiles } from '../platform/json/file.js';
import { memberAt } from '../platform/json/foreign.js';
import { short } from '../platform/text/printable.js';
import { type ResultForm, rememberCode } from '../results.js';
import { classifyJson, type JsonKind } from '../terraform/fetch/classify.js';
import type { ModuleNode } from '../terraform/module-tree/module-model.js';
import { CONFIGURATION_MISSING } from '../terraform/plan/messages.js';
import { readInventory } from './inventory-cache.js';
import * as messages from './messages.js';
import { noStep, type OnStep } from './on-step.js';
import type { CodeSource, OpenedSource, SourceFile, Sources } from './source.js';

export type { Proof } from '../inference/evidence.js';
export type { Entry, Ledger } from '../inference/ledger.js';

export interface ReadResult {
  readonly graph: Graph;
  /** The bucket of each resource of the source (drawn, folded or hidden) with the evidence; null for a graph file. */
  readonly ledger: Ledger | null;
  /**
   * The part of the ledger that is saved in debug data: the names that annotations may use. Absent for other sources.
   */
  readonly entries?: readonly NamedEntry[];
  /** Annotation files that were beside the original source of debug data. */
  readonly annotations?: readonly SavedAnnotations[];
  /** Name of the original source of debug data, if it had no title. */
  readonly fallbackTitle?: string;
  /**
   * True if the source knows what exists, so that its actions are changes. For debug data, this applies to the original
   * source.
   */
  readonly knowsChanges?: boolean;
  /** Number of resources by type. */
  readonly services: ReadonlyMap<string, number>;
  /** Names in the cloud of resources, by address; absent unless requested, and for a graph file. */
  readonly names?: ReadonlyMap<string, string>;
  /** Exports and imports of a root module; absent unless requested, and for files. */
  readonly root?: EstateRoot;
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
  /** True if `Inventory.interfaceOf` is called. */
  readonly hasInterface?: boolean;
  /** Receives a function that finds the openings, after inference. */
  readonly exposed?: (exposed: FindExposed) => void;
  /** Receives a function that finds the rights, after inference. */
  readonly rights?: (rights: FindRights) => void;
  /** Receives a function that finds the firewall rules, after inference. */
  readonly rules?: (rules: FindRules) => void;
  /** True to accept a source with resources of which none is drawn. */
  readonly mayDrawNothing?: true;
}

const NO_HOOKS: ReadHooks = { inventory: (inventory) => inventory };

/**
 * Reads an opened source, files or code, and infers its graph.
 * @throws InvalidInput, Missing or External as the readers do
 */
export const readSource = (
  { files, code, inventory }: OpenedSource,
  detail: Detail,
  io: Io,
  onStep: OnStep,
  hooks: ReadHooks = NO_HOOKS,
): Promise<ReadResult> =>
  inventory !== undefined
    ? inferGraph(inventory, hooks, onStep, detail)
    : code === null
      ? readGraph(files!, onStep, detail, io, hooks)
      : readCode(code, io, onStep, detail, hooks);

/**
 * Reads files and infers their graph.
 * @param io access to the directory of a plan, if one is given
 * @throws InvalidInput with the file, the location in it and the violated rule, or if nothing is left to draw
 */
export async function readGraph(
  sources: Sources,
  onStep: OnStep = noStep,
  detail: Detail = 'normal',
  io: Io | null = null,
  hooks: ReadHooks = NO_HOOKS,
): Promise<ReadResult> {
  const { name } = sources.file;
  const { kind, warnings: fileWarnings, ...json } = await openJson(sources);
  if (kind !== 'plan' && kind !== 'state') {
    const { graph: whole, warnings, ...debugData } = readGraphJson(json.text, name);
    const graph = detail === 'low' ? await withoutSupporting(whole) : whole;
    return { graph, ledger: null, ...debugData, services: countTypes(graph.nodes.values()), warnings };
  }

  if (kind === 'state') {
    const { readState } = await import('../terraform/plan/state.js');
    const { warnings, ...inventory } = readState(json.value, name);
    return inferGraph({ ...inventory, warnings: [...fileWarnings, ...warnings] }, hooks, onStep, detail);
  }

  const { readPlan } = await import('../terraform/plan/index.js');
  const dot = sources.dot && (await readDot(sources.dot));
  const { root, references, proof, warnings } = await readCodeBeside(sources, json.value, io);
  const planned = readPlan(json.value, name, dot, references, proof);
  const inventory = root === null ? planned : await withDeclarationsOf(await withWrittenValues(planned, proof), root);
  return inferGraph(
    { ...inventory, warnings: [...fileWarnings, ...inventory.warnings, ...warnings] },
    hooks,
    onStep,
    detail,
  );
}

async function readCodeBeside({ directory = null }: Sources, plan: unknown, io: Io | null) {
  if (directory === null || io === null) return { root: null, references: null, proof: null, warnings: [] };
  const { readCodeOfPlan } = await import('../planning/terraform/code-of-plan.js');
  return readCodeOfPlan({ name: directory, directory }, plan, io);
}

async function withWrittenValues(inventory: Inventory, evaluator: CodeEvaluator | null): Promise<Inventory> {
  const { withCodeValues } = await import('../planning/static/code-values.js');
  return evaluator === null ? inventory : withCodeValues(inventory, evaluator);
}

async function withDeclarationsOf(inventory: Inventory, root: ModuleNode): Promise<Inventory> {
  const { withDeclarations } = await import('../terraform/references/declarations.js');
  const { withStatements } = await import('../terraform/statements/read.js');
  return withStatements(withDeclarations(inventory, root), root);
}

/** Returns a graph file without supporting resources, as `--detail low` asks. */
async function withoutSupporting(graph: Graph): Promise<Graph> {
  const { dropSupporting } = await import('../inference/views/detail.js');
  return dropSupporting(graph, KNOWLEDGE).graph;
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
  hooks: ReadHooks = NO_HOOKS,
): Promise<ReadResult> {
  const read = async (recordingIo: Io): Promise<ReadResult> =>
    inferGraph(await readInventory(source, recordingIo, onStep, hooks), hooks, onStep, detail);
  // A cached graph would skip the hooks.
  if (hooks !== NO_HOOKS) return read(io);
  return rememberCode(source, graphForm(detail), io, read);
}

/** The form in which a result is cached: as it is, because a graph and its ledger contain no functions. */
const graphForm = (detail: Detail): ResultForm<ReadResult> => ({
  kind: ['graph', detail],
  save: (result) => result,
  load: (saved) => saved as ReadResult,
});

/** Infers the graph of an inventory, with openings, rights and counts. */
async function inferGraph(whole: Inventory, hooks: ReadHooks, onStep: OnStep, detail: Detail): Promise<ReadResult> {
  const inventory = hooks.inventory(whole);
  onStep(messages.STEP_UNDERSTANDING);
  const { understand } = await import('../inference/index.js');
  const inferred = understand(inventory, undefined, detail);
  const { ledger, scene, warnings } = inferred;
  const exposed: FindExposed = async (valuesOn) => {
    const { exposedIn } = await import('../inference/exposure/index.js');
    return exposedIn(scene, ledger, valuesOn);
  };
  const rights: FindRights = async (valuesOn) => {
    const { rightsIn } = await import('../inference/rights/index.js');
    return rightsIn(scene, ledger, inventory.references, valuesOn);
  };
  hooks.exposed?.(exposed);
  hooks.rights?.(rights);
  hooks.rules?.(async () => {
    const { firewallRulesIn } = await import('../inference/permissions/rule-texts.js');
    return firewallRulesIn(scene);
  });
  const graph = await withOpenings(inferred.graph, inventory, exposed, rights);
  if (graph.nodes.size === 0 && (hooks.mayDrawNothing !== true || inventory.resources.length === 0)) {
    throw nothingDrawn(inventory);
  }
  const { unparsed, notes } = inventory;
  return {
    graph: { ...graph, ...countsOf(graph, inventory, ledger) },
    ledger,
    services: countTypes(inventory.resources),
    changes: countChanges(inventory.resources),
    ...(unparsed && { unparsed }),
    ...(notes && { notes }),
    warnings: [...warnings, ...unitsNotDrawn(inventory)],
  };
}

/** Returns a warning for each Terragrunt unit that is not in the inventory although a unit there depends on it. */
const unitsNotDrawn = ({ dependencies = [] }: Inventory): readonly string[] => [
  ...new Set(
    dependencies.flatMap(({ unit, path }) => (path === null ? [] : [messages.dependencyElsewhere(unit, path)])),
  ),
];

/** Returns the number of resources and changes of the source, and how many changes are hidden and drawn. */
function countsOf(
  { nodes }: Graph,
  { resources }: Inventory,
  { entries, summary }: Ledger,
): Pick<Graph, 'total' | 'changes'> {
  const all = allChanges(resources);
  if (all === undefined) return { total: summary.total };
  const hiddenOrigins = new Set(entries.flatMap(({ origin, bucket }) => (bucket === 'hidden' ? [origin] : [])));
  const hidden = allChanges(resources.filter(({ origin }) => hiddenOrigins.has(origin)))?.counts ?? {};
  return { total: summary.total, changes: { ...all, hidden: sumOf(hidden), shown: countChanged(nodes.values()) } };
}

/**
 * Returns the error for an empty diagram. Blocks without instances are listed with the reason, because a variable file
 * may change it.
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
  const { parseDot } = await import('../terraform/plan/dot.js');
  return parseDot(bytes, name);
}

// ---- JSON sources: one or several plans, a state, debug data or a graph.

interface JsonSource {
  readonly kind: JsonKind;
  /** Parsed plan or state; null for other files, which are read from their text. */
  readonly value: unknown;
  /** Empty for a plan and a state: a large file would take several times its size beside its values. */
  readonly text: string;
  readonly warnings: readonly string[];
}

/**
 * Returns the contents of a file; several plans or states are merged into one plan.
 * @throws InvalidInput if the file is not JSON, or is a known file that cannot be drawn
 */
async function openJson({ file, kind: requestedKind }: Sources): Promise<JsonSource> {
  const objects = await parseObjects(file);
  const plans = plansIn(objects);
  if (plans.length > 1) return mergeParts(plans, file, requestedKind === 'plan');
  // Lines of a log, or objects of which none can be drawn.
  if (plans.length === 0 && objects.length > 1) throw await errorForFile(file);
  const { value, text } = plans[0] ?? objects[0]!;
  const kind = classifyJson(value);
  await rejectKnownFile(value, kind, file, requestedKind === 'plan');
  if (requestedKind === 'plan') return { kind: 'plan', value, text: '', warnings: [] };
  return isPlan(kind) ? { kind, value, text: '', warnings: [] } : { kind, value: null, text, warnings: [] };
}

const isPlan = (kind: JsonKind): boolean => kind === 'plan' || kind === 'state';

async function parseObjects(file: SourceFile): Promise<readonly JsonObject[]> {
  try {
    return parseJsonFiles(file.bytes, file.name);
  } catch (error) {
    throw error instanceof InvalidInput ? await errorForText(file, error) : error;
  }
}

const errorForFile = (file: SourceFile): Promise<InvalidInput> =>
  errorForText(file, notJson(decodeText(file.bytes, file.name), file.name));

/** Returns the error for a file that is not JSON: a specific one if its type is recognised, else `failure`. */
async function errorForText(file: SourceFile, failure: InvalidInput): Promise<InvalidInput> {
  const { recogniseText, refusalOf } = await import('../terraform/fetch/known-files.js');
  const known = recogniseText(file.bytes, file.name);
  return known === null ? failure : refusalOf(known, file.name);
}

async function rejectKnownFile(value: unknown, kind: JsonKind, file: SourceFile, asPlan: boolean): Promise<void> {
  if (kind === 'plan' || kind === 'tfdata') return;
  const { recogniseJson, refusalOf } = await import('../terraform/fetch/known-files.js');
  const known = recogniseJson(value);
  if (known === null) return;
  const refusal = refusalOf(known, file.name);
  if (!asPlan) throw refusal;
  throw new InvalidInput(`${sharedMessages.NO_RESOURCE_CHANGES_MEMBER}: ${refusal.message}`, { remedy: known.remedy });
}

/** A plan or a state, with its unit if a log names one. */
type Part = Pick<JsonObject, 'value' | 'unit' | 'text'>;

/**
 * Returns the plans and states among the objects of a file, or in a top-level list. Other objects are lines of a log.
 */
function plansIn(objects: readonly JsonObject[]): readonly Part[] {
  const parts = objects.flatMap(({ value, ...rest }): Part[] =>
    Array.isArray(value) ? value.map((item) => ({ value: item, text: '' })) : [{ value, ...rest }],
  );
  return parts.filter(({ value }) => isPlan(classifyJson(value)));
}

/**
 * Returns several plans or states as one plan; several states as one state.
 * @param asPlan true if the file accompanies the graph of a single configuration
 */
async function mergeParts(all: readonly Part[], file: SourceFile, asPlan: boolean): Promise<JsonSource> {
  if (asPlan) {
    throw new InvalidInput(messages.severalPlans(file.name, all.length), {
      remedy: messages.severalPlansRemedy(file.name),
    });
  }
  const { mergePlans, unitNames } = await import('../terraform/plan/merge.js');
  const { planOfState } = await import('../terraform/plan/state.js');
  const { isWithoutConfiguration } = await import('../terraform/plan/configuration.js');
  const parts = all.slice(0, PLANS_MAX);
  const names = unitNames(parts.map(({ unit }, index) => unit ?? `plan-${index + 1}`));
  const isState = ({ value }: Part) => classifyJson(value) === 'state';
  const plan = mergePlans(
    parts.map((part, index) => ({
      unit: { name: names[index]!, references: [], dependencies: [] },
      plan: isState(part) ? planOfState(part.value, file.name) : part.value,
    })),
  );
  const lacksConfiguration = (part: Part) => !isState(part) && isWithoutConfiguration(part.value);
  const warnings = [
    ...(all.length > PLANS_MAX ? [messages.plansTooMany(file.name, all.length, PLANS_MAX)] : []),
    ...(parts.some(lacksConfiguration) ? [CONFIGURATION_MISSING] : []),
  ];
  // States stay a state, because some messages only apply to a plan.
  return parts.every(isState)
    ? { kind: 'state', value: { values: memberAt(plan, 'prior_state', 'values') }, text: '', warnings }
    : { kind: 'plan', value: plan, text: '', warnings };
}

/** Names of tags whose values may be shown, and the resources that may have them. */
export interface Tagged {
  readonly names: readonly string[];
  readonly resources: readonly Resource[];
}

/**
 * Returns a hook for `readSource`. When it is called, it sets `tagged.resources` to all resources of the source, in
 * which tags can be looked up later.
 * @param names names of the requested tags
 * @param onResources receives all resources in any case
 */
export function taggedResources(
  names: readonly string[] = [],
  onResources: (resources: readonly Resource[]) => void = () => {},
) {
  const tagged = { names, resources: [] as readonly Resource[] };
  const inventory = (whole: Inventory): Inventory => {
    onResources(whole.resources);
    tagged.resources = whole.resources;
    return whole;
  };
  return { inventory, tagged };
}

/** Maximum characters of a tag's value. A longer one is a description, and useless as a filter. */
const TAG_LENGTH_MAX = 80;

/** Returns the value of a tag or label; empty for none. */
export function tagOf({ values }: Resource, name: string): string {
  for (const attribute of TAG_ATTRIBUTES) {
    const tags = values[attribute];
    if (tags === null || typeof tags !== 'object' || !Object.hasOwn(tags, name)) continue;
    const value = (tags as { readonly [name: string]: Json })[name];
    if (typeof value === 'string') return short(value, TAG_LENGTH_MAX);
  }
  return '';
}

// ---- Openings: what a plan opens to external users, and what it closes.

/** Returns the openings to external users, by the values of one revision. */
export type FindExposed = (valuesOn: ValuesOn) => Promise<readonly Exposed[]>;

/** Returns the rights of principals, by the values of one revision. */
export type FindRights = (valuesOn: ValuesOn) => Promise<readonly Right[]>;

/** Returns a lookup of the firewall rules that a resource states, by its address. */
export type FindRules = () => Promise<(address: string) => readonly FirewallRule[]>;

/**
 * Returns the graph with exposure and rights changes. A plan that creates everything opens nothing that was closed
 * before, and extends nobody's rights.
 */
async function withOpenings(
  graph: Graph,
  { resources }: Inventory,
  exposed: FindExposed,
  rights: FindRights,
): Promise<Graph> {
  const managed = resources.filter(({ mode }) => mode === 'managed');
  if (!managed.some(existedBefore) || !managed.some(isChanged)) return graph;
  const { exposedGraph } = await import('../diff/exposure.js');
  const { graphWithRights } = await import('../diff/rights.js');
  const byAddress = new Map(managed.map((resource) => [resource.address, resource]));
  const changeOf = (address: string) => graph.nodes.get(address)?.change ?? byAddress.get(address)?.change;
  const existence = {
    existedBefore: (address: string) => changeOf(address) !== 'create',
    existsAfter: (address: string) => changeOf(address) !== 'delete',
  };
  const exposedChanges = exposedGraph(graph, {
    before: await exposed(valuesBefore),
    after: await exposed(valuesAfter),
    ...existence,
  });
  // A node may change only through its parts, so rights use the change of the resource itself.
  const unlessResourceIs = (change: string) => (address: string) => byAddress.get(address)?.change !== change;
  return graphWithRights(exposedChanges, {
    before: await rights(valuesBefore),
    after: await rights(valuesAfter),
    existedBefore: unlessResourceIs('create'),
    existsAfter: unlessResourceIs('delete'),
  });
}

const valuesBefore: ValuesOn = (resource) =>
  resource.change === 'create' ? null : (resource.before ?? resource.values);
const valuesAfter: ValuesOn = (resource) => (resource.change === 'delete' ? null : resource.values);

const existedBefore = ({ change }: Resource): boolean => change !== 'create';
const isChanged = ({ change }: Resource): boolean => change !== 'no-op' && change !== 'read';
