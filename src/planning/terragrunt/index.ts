/** Reads Terragrunt directories from their code, or plans them with `terragrunt` on request (docs/terragrunt.md). */

import type { Inventory, Json } from '../../graph/inventory.js';
import { byText } from '../../graph/order.js';
import { withOrigin, writtenAfter } from '../../graph/origins.js';
import { UNIT_FILE } from '../../graph/terraform-names.js';
import type { Io, OnStep } from '../../platform/io.js';
import { isWithin } from '../../platform/text/paths.js';
import { printable } from '../../platform/text/printable.js';
import { RESERVED_VARIABLES } from '../../terraform/blocks.js';
import { packageOf } from '../../terraform/fetch/package.js';
import { inspectWithin } from '../../terraform/fetch/read-within.js';
import { shownAddress } from '../../terraform/fetch/redact.js';
import { isLocal } from '../../terraform/fetch/split-source.js';
import type { Expression, Span } from '../../terraform/hcl/model.js';
import { parseHcl } from '../../terraform/hcl/parse.js';
import { quoted } from '../../terraform/hcl/print.js';
import { type EarlyScope, type OpenEarlyScope, onDemand } from '../../terraform/module-tree/early.js';
import { readModule } from '../../terraform/module-tree/module.js';
import type { CallCode, ModuleCode, ModuleNode, OpaqueModule } from '../../terraform/module-tree/module-model.js';
import { findNoModule, readTree, type Tree, type TreeOptions } from '../../terraform/module-tree/read-tree.js';
import { type VariableDirectory, variableDirectoryOf } from '../../terraform/module-tree/variable-files.js';
import { variableFileWarnings } from '../gaps.js';
import { SHOWN_ITEMS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { toJson, type Value } from '../static/value.js';
import { readVariablesFrom, type VariableNames } from '../static/variables.js';
import type { Terragrunt, Unit } from './model.js';
import { planTerragrunt } from './plan.js';
import { readTerragrunt, type UnitsSource } from './read.js';

/** Settings for reading or planning units. */
export interface UnitsOptions extends UnitTreeOptions {
  /** True to run `terragrunt`. Its hooks and `run_cmd` may run any program, so the user must ask for it. */
  readonly isRun: boolean;
  /** Paths of variable files, as in planning. */
  readonly varFiles: readonly string[];
  readonly seconds: number;
  readonly debug: boolean;
  readonly onStep: OnStep;
}

/** A plan of all units; or their code, with a warning that it was not planned. */
type Units =
  | { readonly inventory: Inventory }
  /**
   * `hasVariables` is true if the variable files are already among the inputs of units. `own` is the name of the only
   * unit if its code is in the directory that is read, otherwise null.
   */
  | {
      readonly tree: Tree;
      readonly hasVariables: boolean;
      readonly own: string | null;
      readonly dependencies: Terragrunt['dependencies'];
    };

/**
 * Returns the units of a directory, planned if `isRun`.
 * @throws the errors of `readTerragrunt`, `locateUnits`, `withVariables`, `readUnitTree` and `planTerragrunt`
 */
export async function readUnits(source: UnitsSource, options: UnitsOptions, io: Io): Promise<Units> {
  const terragrunt = await readTerragrunt(source, options, io);
  if (options.isRun) return { inventory: await planTerragrunt(source, terragrunt, options, io) };
  const locations = await locateUnits(terragrunt, options, io);
  const units = await withVariables(terragrunt, locations, options, io);
  const tree = await readUnitTree(source.directory, units, locations, io, options);
  const warning = messages.drawnStatically(source.name, terragrunt.units.length);
  const hasVariables = [...locations.values()].some((location) => 'directory' in location);
  const { dependencies } = terragrunt;
  const own = ownUnit(terragrunt.units);
  return { tree: { ...tree, warnings: [warning, ...tree.warnings] }, hasVariables, own, dependencies };
}

// ---- The code of a unit.

/** The directory with a unit's code, and its package as an option of `readTree`; or the reason why there is none. */
type UnitLocation =
  | { readonly directory: string; readonly within: { readonly within?: string } }
  | { readonly reason: string };

/** Locations by the name of the unit. */
type UnitLocations = ReadonlyMap<string, UnitLocation>;

/** The options of `readTree` that find code. */
type ModuleOptions = Pick<TreeOptions, 'findModule' | 'prepare'>;

/**
 * Returns the location of each unit. Remote sources are requested together, so that they can be fetched together.
 * @throws the errors of `findModule`
 */
async function locateUnits(terragrunt: Terragrunt, options: ModuleOptions, io: Io): Promise<UnitLocations> {
  const remote = terragrunt.units.flatMap((unit) =>
    unit.source.kind === 'remote' ? [{ call: callForSource(unit.source), path: pathOf(unit) }] : [],
  );
  await options.prepare?.(remote);
  const locations = new Map<string, UnitLocation>();
  for (const unit of terragrunt.units) locations.set(unit.name, await locationOf(unit, terragrunt, options, io));
  return locations;
}

/** Returns the path of a unit's call. A unit with a fetched configuration is called by its package. */
const pathOf = ({ packages, name }: Unit): readonly string[] => [...packages, name];

const callForSource = ({ address, version }: Extract<Unit['source'], { kind: 'remote' }>) => ({
  source: address,
  version,
});

async function locationOf(
  unit: Unit,
  { top, reach }: Terragrunt,
  { findModule }: ModuleOptions,
  io: Io,
): Promise<UnitLocation> {
  const { source } = unit;
  if (source.kind === 'unknown') return source;
  if (source.kind === 'local') {
    const inspected = await inspectWithin(reach, source.directory, io);
    if (inspected.is !== 'directory') return { reason: messages.localSourceMissing(source.shown) };
    if (isWithin(top, inspected.path)) return { directory: inspected.path, within: { within: top } };
    // Outside the user's package, a directory is a separate package.
    if (inspected.path === source.directory) return { directory: inspected.path, within: {} };
    return { reason: messages.localSourceOutside(source.shown) };
  }
  const module = await findModule(callForSource(source), pathOf(unit));
  if ('reason' in module) return { reason: messages.memberNotFetched(shownAddress(source.address), module.reason) };
  const directory = (await io.realPath(module.directory)) ?? module.directory;
  return { directory, within: { within: packageOf(directory, source.address, '').top } };
}

// ---- Variable files.

/** Options of `withVariables`. */
interface VariableOptions extends Pick<TreeOptions, 'tofu' | 'parsed'> {
  /** Paths of the user's variable files. */
  readonly varFiles: readonly string[];
}

/**
 * Returns the units with the values of variable files and of the environment over their inputs. Terragrunt copies the
 * files of a unit over its code and passes inputs as environment variables. Every variable file takes precedence over
 * them, and a variable that is already set is not replaced.
 * @throws the errors of `readTree` and `readVariablesFrom`
 */
async function withVariables(
  terragrunt: Terragrunt,
  locations: UnitLocations,
  { varFiles, tofu, parsed }: VariableOptions,
  io: Io,
): Promise<Terragrunt> {
  const units: Unit[] = [];
  const warnings = new WarningsByUnit();
  const codes: ModuleCode[] = [];
  let given: readonly VariableNames[] = [];
  const itemBudget = { left: SHOWN_ITEMS_MAX };
  for (const unit of terragrunt.units) {
    const location = locations.get(unit.name)!;
    if ('reason' in location) {
      units.push(unit);
      continue;
    }
    const options = {
      tofu,
      findModule: findNoModule,
      generated: unit.generated,
      ...(parsed !== undefined && { parsed }),
      ...location.within,
    };
    const { root } = await readTree(location.directory, io, options);
    const directories = [variableDirectoryOf(root), ...filesDirectoryOf(unit, root.code.directory, terragrunt)];
    const variables = await readVariablesFrom(directories, root.code, varFiles, io);
    units.push(withValues(unit, variables.values, itemBudget));
    warnings.add(unit, variables.warnings);
    codes.push(root.code);
    given = variables.given;
  }
  // A variable file of the user is for all units, so one unit that declares a name in it is enough. Missing code may
  // declare any name.
  const isComplete = codes.length === terragrunt.units.length;
  const allCode = {
    files: codes.flatMap(({ files }) => files),
    variables: new Map(codes.flatMap(({ variables }) => [...variables])),
  };
  return {
    ...terragrunt,
    units,
    warnings: [
      ...terragrunt.warnings,
      ...warnings.texts(),
      ...(isComplete ? variableFileWarnings(allCode, given) : []),
    ],
  };
}

/**
 * Returns the directory of the unit's own files; empty if it is that of the code, or may not be read. Outside the
 * user's package, only configurations may be read, except in packages that were fetched for the unit.
 */
function filesDirectoryOf({ filesDirectory, packages }: Unit, code: string, { top }: Terragrunt): VariableDirectory[] {
  if (filesDirectory === code) return [];
  if (isWithin(top, filesDirectory)) return [{ directory: filesDirectory, top }];
  return packages.length > 0 ? [{ directory: filesDirectory, top: filesDirectory }] : [];
}

/** Replaces inputs by values. An input that a file sets to an unknown value is removed. */
function withValues(unit: Unit, values: ReadonlyMap<string, Value>, itemBudget: { left: number }): Unit {
  if (values.size === 0) return unit;
  const inputs = new Map<string, Json>([...unit.inputs].filter(([name]) => !values.has(name)));
  for (const [name, value] of values) {
    const known = toJson(value, itemBudget);
    if (known !== undefined) inputs.set(name, known);
  }
  return {
    ...unit,
    inputs,
    expressions: new Map([...unit.expressions].filter(([name]) => !values.has(name))),
    references: unit.references.filter(({ input }) => !values.has(input)),
  };
}

// ---- Units as a module tree.

/** Name under which the generated calls are parsed; no such file exists. */
const FILE = 'terragrunt.tf';

/** Returns the generated calls with the file of their unit, which readers can open. */
function withFilesOfUnits(code: ModuleCode, units: readonly Unit[]): ModuleCode {
  const paths = new Map(units.map(({ name, path }) => [name, path === '.' ? UNIT_FILE : `${path}/${UNIT_FILE}`]));
  const calls = code.calls.map((call) => ({
    ...call,
    file: { ...call.file, path: paths.get(call.name) ?? FILE },
    span: { ...call.span, line: 1 },
  }));
  return { ...code, calls };
}

/** Options for reading modules. `findModule` and `prepare` are called for units and modules with remote sources. */
type UnitTreeOptions = Pick<TreeOptions, 'findModule' | 'prepare' | 'tofu' | 'early' | 'parsed'>;

/**
 * Returns a tree in which each unit is a module of the root. A unit whose code is missing is a module without code,
 * with the reason.
 * @throws the errors of `readTree`
 */
async function readUnitTree(
  directory: string,
  { units, warnings }: Terragrunt,
  locations: UnitLocations,
  io: Io,
  options: UnitTreeOptions,
): Promise<Tree> {
  const code = withFilesOfUnits(readModule(directory, [parseHcl(units.map(callOf).join('\n'), FILE)]), units);
  const root = onDemand(async () => (await options.early?.({ code })) ?? null);
  const callFor = ({ name }: Unit) => code.calls.find((call) => call.name === name)!;
  const children = new Map<string, ModuleNode | OpaqueModule>();
  const opaque: string[] = [];
  const treeWarnings = new WarningsByUnit();
  const unparsed = new WarningsByUnit();
  const leftOut: string[] = [];
  let reads = 0;
  for (const unit of units) {
    const call = callFor(unit);
    const path = [unit.name];
    const location = locations.get(unit.name)!;
    if ('reason' in location) {
      children.set(unit.name, { path, call, reason: location.reason });
      opaque.push(messages.unitOpaque(printable(unit.path), location.reason));
      continue;
    }
    const early: OpenEarlyScope = async (unitRoot) =>
      new LocalScope((await root())?.inside(unitRoot.code, call) ?? null);
    const tree = await readTree(location.directory, io, {
      ...options,
      ...location.within,
      early,
      findModule: (moduleCall, inner) => options.findModule(moduleCall, [...pathOf(unit), ...inner]),
      prepare: async (calls) =>
        options.prepare?.(calls.map((request) => ({ ...request, path: [...pathOf(unit), ...request.path] }))),
      generated: unit.generated,
    });
    reads += tree.reads;
    treeWarnings.add(unit, tree.warnings);
    unparsed.add(unit, tree.unparsed);
    leftOut.push(...tree.leftOut);
    children.set(unit.name, moveBelow(tree.root, path));
  }
  const own = ownUnit(units);
  const top = own === null ? undefined : topOf(children.get(own));
  return {
    root: { path: [], code: withOutputsOfUnit(code, children), children, ...(top !== undefined && { top }) },
    warnings: [...warnings, ...opaque, ...treeWarnings.texts()],
    unparsed: unparsed.texts(),
    leftOut,
    reads,
  };
}

/** Returns the generated code with the outputs of a single unit, which other root modules read. */
function withOutputsOfUnit(code: ModuleCode, children: ReadonlyMap<string, ModuleNode | OpaqueModule>): ModuleCode {
  const [only, ...others] = children;
  if (only === undefined || others.length > 0 || !('code' in only[1])) return code;
  const [unit, { code: unitCode }] = [only[0], only[1]];
  const expressionFor = (name: string, span: Span): Expression => {
    const steps = [unit, name].map((step) => ({ kind: 'attribute', name: step }) as const);
    return { kind: 'traversal', root: 'module', steps, span };
  };
  const outputs = [...unitCode.outputs].map(([name, output]) => {
    const value = expressionFor(name, output.span);
    const attributes = [{ name: 'value', value, span: output.span }];
    const block = { ...output.block, body: { ...output.block.body, attributes, blocks: [] } };
    return [name, { ...output, value, block }] as const;
  });
  return { ...code, outputs: new Map(outputs) };
}

/**
 * Returns the name of the only unit if its code is the directory that was read. Terragrunt then runs Terraform there,
 * so that neither addresses nor files have a module around them.
 */
const ownUnit = (units: readonly Unit[]): string | null => {
  const [unit, ...others] = units;
  const isOwn = unit?.path === '.' && unit.source.kind === 'local' && unit.source.shown === '.';
  return isOwn && others.length === 0 ? unit.name : null;
};

const topOf = (node: ModuleNode | OpaqueModule | undefined): string | undefined =>
  node !== undefined && 'code' in node ? node.top : undefined;

/** Returns the inventory with the addresses that Terraform uses inside the unit. */
export function insideUnit({ writtenOf, ...inventory }: Inventory, unit: string): Inventory {
  const prefix = `module.${unit}.`;
  const inside = (origin: string): string => (origin.startsWith(prefix) ? origin.slice(prefix.length) : origin);
  return {
    ...inventory,
    resources: inventory.resources.map((resource) => withOrigin(resource, inside)),
    ...(writtenOf && { writtenOf: writtenAfter(writtenOf, (origin) => `${prefix}${origin}`, inside) }),
  };
}

/**
 * Allows inputs only in local sources. An input may hold the content of a file in the repository, which must not be
 * sent to a host.
 */
class LocalScope implements EarlyScope {
  constructor(readonly inner: EarlyScope | null) {}

  textOf(expression: Expression): string | null {
    const text = this.inner?.textOf(expression) ?? null;
    return text !== null && isLocal(text) ? text : null;
  }

  inside(code: ModuleCode, call: CallCode): EarlyScope {
    return new LocalScope(this.inner?.inside(code, call) ?? null);
  }
}

/** Returns a module with its children at another path from the root. */
function moveBelow(node: ModuleNode, path: readonly string[]): ModuleNode {
  const children = [...node.children].map(([name, child]): [string, ModuleNode | OpaqueModule] => {
    const childPath = [...path, name];
    return [name, 'code' in child ? moveBelow(child, childPath) : { ...child, path: childPath }];
  });
  return { ...node, path, children: new Map(children) };
}

// ---- Units as module calls of one configuration, so that the module reader can read them.

/** Source of a local unit, which is found by its directory. A remote unit has the address to fetch. */
const LOCAL_SOURCE = './';

/** Returns the module block of a unit. Outputs of other units become references to their modules. */
function callOf({ name, source, inputs, expressions, dependencies }: Unit): string {
  const lines = [`source = ${quoted(source.kind === 'remote' ? source.address : LOCAL_SOURCE)}`];
  if (source.kind === 'remote' && source.version !== null) lines.push(`version = ${quoted(source.version)}`);
  const names = [...new Set([...inputs.keys(), ...expressions.keys()])]
    .filter((input) => NAME.test(input))
    .sort(byText);
  for (const input of names) {
    if (RESERVED_VARIABLES.has(input)) continue;
    lines.push(`${input} = ${expressions.get(input) ?? literal(inputs.get(input) ?? null)}`);
  }
  if (dependencies.length > 0) {
    lines.push(`depends_on = [${dependencies.map((dependency) => `module.${dependency}`).join(', ')}]`);
  }
  return `module ${quoted(name)} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

/** Names that an argument and a Terraform variable may have. */
const NAME = /^[A-Za-z_][\w-]*$/;

function literal(value: Json): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([name, item]) => `${quoted(name)} = ${literal(item as Json)}`)
      .join(', ')} }`;
  }
  return String(value);
}

// ---- Warnings by unit.

/** Collects warnings about the code of units. Equal warnings become one, which names all their units. */
class WarningsByUnit {
  readonly #paths = new Map<string, string[]>();

  add({ path }: Unit, warnings: readonly string[]): void {
    for (const warning of warnings) {
      const paths = this.#paths.get(warning) ?? [];
      paths.push(path);
      this.#paths.set(warning, paths);
    }
  }

  texts(): readonly string[] {
    return [...this.#paths].map(([warning, paths]) => messages.aboutUnits(paths, warning));
  }
}
