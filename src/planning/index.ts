/** Reads a directory of Terraform code into an inventory, with the planner that was chosen (docs/sources.md). */

import { posix } from 'node:path';
import { isTagsAttribute } from '../catalog/examples.js';
import { FILE_DATA_SOURCES } from '../catalog/other/terraform.js';
import { External, InvalidInput, NoResources } from '../errors.js';
import { groupBy } from '../graph/group-by.js';
import { type Doubt, doubtAboutFile, type Inventory, type Resource } from '../graph/inventory.js';
import { LOCK_FILE } from '../graph/terraform-names.js';
import * as sharedMessages from '../messages.js';
import { sha256 } from '../platform/hash.js';
import type { Io, OnStep } from '../platform/io.js';
import { limitWarnings } from '../platform/text/limit-warnings.js';
import { printable } from '../platform/text/printable.js';
import type { Engine } from '../terraform/engine/engine.js';
import { withFoldersBelow } from '../terraform/fetch/folders-with-code.js';
import { findKnownFile } from '../terraform/fetch/known-files.js';
import { packageContaining } from '../terraform/fetch/package.js';
import { readSmallFile } from '../terraform/fetch/read-within.js';
import type { Attribute, Expression, HclFile } from '../terraform/hcl/model.js';
import { argumentOf, type NamedTraversal, traversalsIn } from '../terraform/hcl/walk.js';
import type { OpenEarlyScope } from '../terraform/module-tree/early.js';
import type { ModuleNode } from '../terraform/module-tree/module-model.js';
import { readTree, type Tree, type TreeOptions } from '../terraform/module-tree/read-tree.js';
import { createModuleFinder } from '../terraform/modules/finder.js';
import { EmptyPlan } from '../terraform/plan/resources.js';
import { type AbsentBlock, findAbsent } from '../terraform/references/absent-blocks.js';
import { withDeclarations } from '../terraform/references/declarations.js';
import { withProviderConfigurations, withProviderLimits } from '../terraform/references/providers.js';
import { withInterface } from '../terraform/root-interface.js';
import { withStatements } from '../terraform/statements/read.js';
import { chooseEngine } from './engine-choice.js';
import { absentBlocks, codeGapWarnings, configAddresses, gapTexts, withAbsent } from './gaps.js';
import { LOCK_BYTES_MAX } from './limits.js';
import * as messages from './messages.js';
import { planOffline } from './offline/index.js';
import type { OfflineResult } from './offline/model.js';
import { isOpaque, modulesOf } from './offline/modules.js';
import type { CodeSource } from './source.js';
import { earlyScope } from './static/early.js';
import { readStatic } from './static/index.js';
import { variableSources } from './static/variables.js';
import { planWithTerraform } from './terraform/plan.js';
import { chooseWorkspace } from './terraform/workspace.js';
import { isTerragrunt } from './terragrunt/find.js';
import { insideUnit, readUnits } from './terragrunt/index.js';
import { findCallers } from './terragrunt/read.js';

/**
 * Returns the inventory of a directory. The planner `auto` falls back from an offline plan to static analysis, and adds
 * a warning.
 * @throws NoResources or InvalidInput if there is no code, or no resource in it; the error of the planner, if a
 * specific one was requested
 */
export async function readDirectory(requested: CodeSource, io: Io, onStep: OnStep): Promise<Inventory> {
  const hasUnits = await isTerragrunt(requested.directory, io);
  const source = hasUnits ? requested : await withWorkspace(requested, io);
  const { planning } = source;
  const readOptions = {
    early: (root: Parameters<OpenEarlyScope>[0]) => earlyScope(root, planning, io),
    parsed: new Map<string, HclFile>(),
    ...(planning.installed === false && { installed: false }),
  };
  // Terragrunt finds its engine itself, so a missing engine is not an error for it.
  const chosen = await chooseEngine(
    hasUnits ? { ...source, planning: { ...planning, planner: 'auto' } } : source,
    readOptions,
    io,
  );
  const { engine, tofu } = chosen;
  // Terragrunt units are drawn from their code, so a warning about the engine would not apply.
  const warnings = hasUnits ? [] : chosen.warnings;
  await reportVariables(source, { tofu, parsed: readOptions.parsed }, io);
  if (planning.planner === 'terraform' && !hasUnits) return planWithProviders(source, engine!, io, onStep);
  const network = planning.network !== false;
  const { privateHosts = [] } = planning;
  const userPackage = source.repository === null ? await packageOfUser(source.directory, io) : null;
  const finder = createModuleFinder(io, { engine, network, privateHosts, userPackage, onStep });
  const modules = { ...readOptions, tofu, findModule: finder.findModule, prepare: finder.prepare };
  const lock = await lockIn(source.directory, io);
  const codeOf = (tree: Tree): Code => ({
    source,
    tree,
    lock,
    onStep,
    warnings: [...warnings, ...tree.warnings, ...codeGapWarnings(tree.root), ...finder.warnings()],
  });
  if (hasUnits) {
    const { varFiles } = planning;
    const options = { ...modules, varFiles, isRun: planning.planner === 'terraform', ...runOptions(planning), onStep };
    const units = await readUnits(source, options, io);
    if ('inventory' in units) return units.inventory;
    const { tree, hasVariables, own, dependencies } = units;
    const inventory = { ...(await fromCodeAlone({ ...codeOf(tree), hasVariables }, io)), dependencies };
    return own === null ? inventory : insideUnit(inventory, own);
  }
  const code = await withCallers(codeOf(await readModules(source, modules, io)), io);
  return engine === null ? fromCodeAlone(code, io) : fromOfflinePlan(code, engine, io);
}

/** Returns the text of the lock file, with the versions of providers; null if there is none, or it cannot be read. */
async function lockIn(directory: string, io: Io): Promise<string | null> {
  const bytes = await readSmallFile(posix.join(directory, LOCK_FILE), LOCK_BYTES_MAX, io, null);
  return bytes === null ? null : Buffer.from(bytes).toString('utf8');
}

/** Reports the source of each variable's value to the debug listener. Does nothing without one. */
async function reportVariables(
  source: CodeSource,
  options: Parameters<typeof variableSources>[1],
  io: Io,
): Promise<void> {
  const { debug } = source.planning;
  if (debug === null) return;
  for (const line of await variableSources(source, options, io)) debug(line);
}

/**
 * Sets the workspace that every planner evaluates the code in: the requested one, or else the environment's or the
 * selected one.
 */
async function withWorkspace(source: CodeSource, io: Io): Promise<CodeSource> {
  const { planning, directory } = source;
  if (planning.planner === 'terraform' || planning.workspace !== null) return source;
  return { ...source, planning: { ...planning, workspace: await chooseWorkspace(undefined, directory, io) } };
}

/**
 * Returns the package that the directory belongs to. Null if the directory does not exist, which its reader reports.
 */
async function packageOfUser(directory: string, io: Io): Promise<string | null> {
  const real = await io.realPath(directory).catch(() => null);
  return real === null ? null : (await packageContaining(real, io)).top;
}

/** Returns the options for running an engine: the time limit, and whether errors contain its complete output. */
const runOptions = ({ seconds, debug }: CodeSource['planning']) => ({ seconds, debug: debug !== null });

/** Plans with the user's providers (`--planner terraform`). */
async function planWithProviders(
  { planning, ...source }: CodeSource,
  engine: Engine,
  io: Io,
  onStep: OnStep,
): Promise<Inventory> {
  const { workspace, varFiles } = planning;
  const options = {
    engine,
    ...(workspace !== null && { workspace }),
    varFiles,
    ...runOptions(planning),
    // A fetched repository is cached for other runs and must not change.
    inCopy: source.repository !== null,
    ...(source.repository !== null && { within: source.repository }),
    onStep,
  };
  return (await planWithTerraform(source, options, io)).inventory;
}

/** The code that was read before planning, and the warnings about it. */
interface Code {
  readonly source: CodeSource;
  readonly tree: Tree;
  readonly warnings: readonly string[];
  readonly onStep: OnStep;
  /** Text of the lock file; null for none. */
  readonly lock: string | null;
  /** True if the calls of the root module already carry the values of all variables. */
  readonly hasVariables?: boolean;
}

/** Adds a warning that names the Terragrunt units whose inputs set the variables of this code. */
async function withCallers(code: Code, io: Io): Promise<Code> {
  const { source, tree, warnings } = code;
  const callers = await findCallers(source, tree.root, io);
  const [first] = callers.map(namesBelow(source));
  if (first === undefined) return code;
  return { ...code, warnings: [...warnings, messages.usedByUnit(source.name, first, callers.length - 1)] };
}

/**
 * Reads the module tree of a source.
 * @throws NoResources, InvalidInput if there is no code, or no resource in it
 */
async function readModules(source: CodeSource, modules: TreeOptions, io: Io): Promise<Tree> {
  const { directory, name, repository } = source;
  const tree = await readTree(directory, io, { ...modules, ...(repository !== null && { within: repository }) });
  if (tree.root.code.files.length === 0) {
    const known = await findKnownFile(directory, io);
    const remedyHere = known === null ? messages.NO_CODE_REMEDY : known.remedy;
    const remedy = await withFoldersBelow(remedyHere, directory, namesBelow(source), io);
    const cause = [messages.noCode(name), ...(known === null ? [] : [known.text])].join('; ');
    // The only code may be behind a link out of the package, which a warning names.
    throw new NoResources(
      [`${sharedMessages.NO_RESOURCES_FOUND}: ${cause}`, ...limitWarnings(tree.warnings)].join('\n'),
      { remedy },
    );
  }
  if (!hasResources(tree.root)) {
    const lines = [`${sharedMessages.NO_RESOURCES_FOUND}: ${messages.noBlocks(name)}`, ...limitWarnings(tree.warnings)];
    const remedy = await withFoldersBelow(messages.NO_BLOCKS_REMEDY, directory, namesBelow(source), io);
    // Unparsed code may contain resources, so a comparison must not treat it as an empty revision.
    const Failure = tree.unparsed.length > 0 ? InvalidInput : NoResources;
    throw new Failure(lines.join('\n'), { remedy });
  }
  return tree;
}

/**
 * Returns a function that names a folder below the source in the form that `--source` accepts: `infra/prod` in a local
 * `infra`, or `//infra/prod` in a fetched repository.
 */
const namesBelow =
  ({ name, directory, repository }: CodeSource) =>
  (folder: string): string =>
    repository === null
      ? posix.join(printable(name), folder)
      : `//${posix.join(printable(posix.relative(repository, directory)), folder)}`;

/** True if a module has resources. A module whose code is not available counts as one. */
const hasResources = ({ code, children }: ModuleNode): boolean =>
  code.resources.length > 0 || [...children.values()].some((child) => !('code' in child) || hasResources(child));

/**
 * Plans the code offline, and returns the inventory; falls back to static analysis with the planner `auto`.
 * @throws External if the plan fails with the planner `offline`
 */
async function fromOfflinePlan(code: Code, engine: Engine, io: Io): Promise<Inventory> {
  const { source, tree, warnings, onStep } = code;
  const { planner, varFiles, workspace, seconds, debug } = source.planning;
  const options = { engine, tree: tree.root, varFiles, workspace, seconds, onStep, debug };
  const result = await planOffline(source, options, io).catch((error: unknown): OfflineResult => {
    if (!(error instanceof External)) return rethrowForCode(error, tree.root);
    if (planner !== 'auto') throw error;
    return { end: 'failed', reason: error.message, diagnostics: [], whole: [] };
  });
  if (result.end === 'planned') return fromPlan(result, code);
  if (planner === 'offline') {
    // With --debug these lines were already printed.
    const lines = debug === null ? result.diagnostics : [];
    const isTimeOut = result.reason === messages.planTooLong(seconds);
    const codeRemedy = result.isOfMachine ? messages.MACHINE_REMEDY : messages.offlineFailedRemedy(debug !== null);
    const remedy = isTimeOut ? messages.OFFLINE_LATE_REMEDY : codeRemedy;
    throw new External([result.reason, ...lines].join('\n'), { remedy });
  }
  const inventory = await fromCodeAlone(
    { ...code, warnings: [...warnings, messages.staticInstead(result.reason, result.why)] },
    io,
  );
  const doubt: Doubt = { kind: 'static', subject: result.reason, resources: [], conditional: [] };
  return { ...inventory, doubts: [doubt, ...(inventory.doubts ?? [])] };
}

/** Completes the inventory of an offline plan with the code, warnings, and a note about the placeholders. */
function fromPlan(
  result: Extract<OfflineResult, { end: 'planned' }>,
  { source, tree, lock, warnings }: Code,
): Inventory {
  const { debug } = source.planning;
  const { assumptions } = result;
  if (debug !== null) for (const { text } of assumptions) debug(messages.assumption(text));
  const inWarnings = new Set([...missingModuleTexts(tree.root), ...gapTexts(tree.root)]);
  const mistakes = assumptions.filter(({ kind }) => kind === 'mistake').map(({ text }) => text);
  const placeholders = assumptions
    .map(({ text }) => text)
    .filter((text) => !inWarnings.has(text) && !mistakes.includes(text));
  const hasVariables = assumptions.some(({ kind }) => kind === 'variable');
  const notes = placeholders.length === 0 ? [] : [messages.placeholders(placeholders, hasVariables)];
  const inventory = withCode(result.inventory, tree.root, lock);
  const doubts = assumptions.flatMap(({ kind, subject, resources, conditional }): Doubt[] =>
    resources.length === 0 || kind === 'module'
      ? []
      : [{ kind: kind === 'mistake' ? 'expression' : kind, subject, resources, conditional }],
  );
  return {
    ...inventory,
    planned: true,
    doubts: [...filesLeftOut(tree), ...(inventory.doubts ?? []), ...doubts],
    notes,
    warnings: [...warnings, ...mistakes, ...inventory.warnings],
  };
}

/** Returns a doubt for each part of the code that is not read, and each data source that reads a file. */
function filesLeftOut({ root, leftOut }: Tree): readonly Doubt[] {
  const readers = modulesOf(root).flatMap(({ path, code }) =>
    code.resources
      .filter(({ mode, type }) => mode === 'data' && FILE_DATA_SOURCES.has(type))
      .map(({ type, name }) => [...path.flatMap((step) => ['module', step]), 'data', type, name].join('.')),
  );
  return [...leftOut, ...readers].map(doubtAboutFile);
}

/**
 * Returns the messages about assumptions that concern modules whose code is missing. Reading the tree has warned about
 * them.
 */
const missingModuleTexts = (root: ModuleNode): readonly string[] =>
  modulesOf(root)
    .flatMap(({ children }) => [...children.values()])
    .filter(isOpaque)
    .map(({ path }) => messages.assumedModule(path.map((name) => `module.${name}`).join('.')));

/**
 * Rethrows an error. One about an empty plan file is replaced, because the user passed code and not a plan file.
 */
function rethrowForCode(error: unknown, root: ModuleNode): never {
  throw error instanceof EmptyPlan ? noInstances(root, [], error) : error;
}

/**
 * Returns the error for code that creates no instances.
 * @param unparsed faults of the code, one of which may be the reason
 */
function noInstances(root: ModuleNode, unparsed: readonly string[], cause?: unknown): InvalidInput {
  const Failure = unparsed.length > 0 ? InvalidInput : NoResources;
  const reasons = sharedMessages.noInstances(absentBlocks(root, new Set()));
  const text = [`${sharedMessages.NO_RESOURCES_FOUND}: ${reasons}`, ...unparsed].join('\n');
  return new Failure(text, { remedy: sharedMessages.NO_INSTANCES_REMEDY, cause });
}

/**
 * Returns the inventory by static analysis.
 * @throws NoResources or InvalidInput if the code creates no instances
 */
async function fromCodeAlone({ source, tree, lock, warnings, onStep, hasVariables }: Code, io: Io): Promise<Inventory> {
  onStep(messages.STEP_READING_CODE);
  const { varFiles, workspace } = source.planning;
  const read = await readStatic(tree.root, { varFiles, workspace, hasVariables }, io);
  const inventory = withCode(read, tree.root, lock);
  const { unparsed } = tree;
  if (inventory.resources.length === 0) throw noInstances(tree.root, unparsed);
  const doubts = [...filesLeftOut(tree), ...(inventory.doubts ?? []), ...unknownNumbers(inventory.resources)];
  return {
    ...inventory,
    planned: false,
    ...(doubts.length > 0 && { doubts }),
    ...(unparsed.length > 0 && { unparsed }),
    warnings: [...warnings, ...inventory.warnings],
  };
}

/** Returns a doubt for each `count` and `for_each` that cannot be evaluated without Terraform. */
function unknownNumbers(resources: readonly Resource[]): readonly Doubt[] {
  const byPosition = groupBy(
    resources.filter(({ count }) => count === 'unknown'),
    ({ declared }) => {
      const line = declared?.lines.get('for_each') ?? declared?.lines.get('count');
      return line === undefined ? '' : messages.positionIn(declared?.file ?? '', line);
    },
  );
  return [...byPosition].map(([subject, alike]) => ({
    ...{ kind: 'expression', subject, conditional: [] },
    resources: alike.map(({ address }) => address),
  }));
}

/** Adds everything to an inventory that only the code contains. */
function withCode(inventory: Inventory, root: ModuleNode, lock: string | null): Inventory {
  const outputs = [...root.code.outputs.keys()];
  const doubts = [...(inventory.doubts ?? []), ...doubtsAboutAbsent(inventory, root)];
  const declared = { ...withStatements(withDeclarations(withAbsent(inventory, root), root), root), outputs, doubts };
  return withProviderLimits(withInterface(withProviderConfigurations(declared, root), root), root, lock);
}

// ---- Doubts about blocks without instances. Other variables or another workspace may create what a block describes,
// so that a changed block matters although the present values leave it out.

/**
 * Returns a doubt for each resource and module call without instances whose number depends on a value from outside the
 * code. A block that the code itself switches off, such as `count = 0`, is not in doubt.
 */
export const doubtsAboutAbsent = ({ resources }: Pick<Inventory, 'resources'>, root: ModuleNode): readonly Doubt[] =>
  findAbsent(root, configAddresses(resources.map(({ origin }) => origin))).flatMap((block): Doubt[] => {
    const { address, code } = block;
    if (('mode' in code && code.mode !== 'managed') || !dependsOnInput(block, root)) return [];
    const place = { file: code.file.path, line: code.span.line };
    const hash = sha256(JSON.stringify(code.block, withoutPositions));
    return [{ kind: 'absent', subject: address, resources: [], conditional: [], block: { ...place, hash } }];
  });

/** Leaves out positions and tags, so that neither formatting nor tags change a block. */
function withoutPositions(key: string, value: unknown): unknown {
  if (key === 'span') return undefined;
  if (key !== 'attributes') return value;
  return (value as readonly Attribute[]).filter(({ name }) => !isTagsAttribute(name));
}

/** True if variables of the root module, the workspace, resources or data sources decide the number of instances. */
function dependsOnInput({ code, countArgument, module }: AbsentBlock, root: ModuleNode): boolean {
  const count = countArgument === null ? null : argumentOf(code.block.body, countArgument);
  return count !== null && isOpen(count, module, { root, visited: new Set() });
}

interface Search {
  readonly root: ModuleNode;
  /** Locals and variables that have been followed, by module: `network local.zones`. */
  readonly visited: Set<string>;
}

const isOpen = (expression: Expression, module: ModuleNode, search: Search): boolean =>
  traversalsIn(expression).some((traversal) => isOpenName(traversal, module, search));

/** Names whose values follow from the rest of the code. */
const CLOSED_ROOTS: ReadonlySet<string> = new Set(['each', 'count', 'path', 'self']);

function isOpenName({ root: first, steps }: NamedTraversal, module: ModuleNode, search: Search): boolean {
  const [step] = steps;
  const name = step?.kind === 'attribute' ? step.name : '';
  if (CLOSED_ROOTS.has(first)) return false;
  if (first === 'terraform') return name === 'workspace';
  if (first !== 'local' && first !== 'var') return true;
  if (first === 'var' && module.path.length === 0) return true;
  const key = `${module.path.join('.')} ${first}.${name}`;
  if (search.visited.has(key)) return false;
  search.visited.add(key);
  const [value, scope] = first === 'local' ? [module.code.locals.get(name), module] : argumentFor(name, module, search);
  return value !== undefined && isOpen(value, scope, search);
}

/**
 * Returns the argument of the call for a variable, and the calling module; undefined if the variable has its default.
 */
function argumentFor(
  name: string,
  { path }: ModuleNode,
  { root }: Search,
): readonly [value: Expression | undefined, caller: ModuleNode] {
  let caller = root;
  for (const step of path.slice(0, -1)) {
    const child = caller.children.get(step);
    if (child === undefined || !('code' in child)) return [undefined, caller];
    caller = child;
  }
  const call = caller.code.calls.find((each) => each.name === path.at(-1));
  return [(call && argumentOf(call.block.body, name)) ?? undefined, caller];
}
