/**
 * Combines the code of all units into one module tree, in which each unit is a module. The static planner evaluates the tree, so
 * neither Terragrunt nor Terraform is needed.
 */

import type { Json } from '../../graph/inventory.js';
import { byText } from '../../graph/order.js';
import type { Io } from '../../platform/io.js';
import { printable } from '../../platform/text/printable.js';
import { RESERVED_VARIABLES } from '../../terraform/blocks.js';
import { isLocal } from '../../terraform/fetch/split-source.js';
import type { Expression } from '../../terraform/hcl/model.js';
import { parseHcl } from '../../terraform/hcl/parse.js';
import { quoted } from '../../terraform/hcl/print.js';
import { type EarlyScope, lazily, type OpenEarlyScope } from '../../terraform/module-tree/early.js';
import { readModule } from '../../terraform/module-tree/module.js';
import type { CallCode, ModuleCode, ModuleNode, OpaqueModule } from '../../terraform/module-tree/module-model.js';
import { readTree, type Tree, type TreeOptions } from '../../terraform/module-tree/read-tree.js';
import * as messages from '../messages.js';
import { ByUnit, pathOf, type UnitLocations } from './location.js';
import type { Terragrunt, Unit } from './model.js';

/** Name under which the generated calls are parsed; no such file exists. */
const FILE = 'terragrunt.tf';

/** Options for reading modules. `findModule` and `prepare` are called for units and modules with remote sources. */
export type UnitTreeOptions = Pick<TreeOptions, 'findModule' | 'prepare' | 'tofu' | 'early' | 'parsed'>;

/**
 * Returns a tree in which each unit is a module of the root. A unit whose code is missing is a module without code,
 * with the reason.
 *
 * @throws the errors of `readTree`
 */
export async function readUnitTree(
  directory: string,
  { units, warnings }: Terragrunt,
  locations: UnitLocations,
  io: Io,
  options: UnitTreeOptions,
): Promise<Tree> {
  const code = readModule(directory, [parseHcl(callsOf(units), FILE)]);
  const root = lazily(async () => (await options.early?.({ code })) ?? null);
  const callOf = ({ name }: Unit) => code.calls.find((call) => call.name === name)!;
  const children = new Map<string, ModuleNode | OpaqueModule>();
  const opaque: string[] = [];
  const treeWarnings = new ByUnit();
  const unparsed = new ByUnit();
  let reads = 0;
  for (const unit of units) {
    const call = callOf(unit);
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
    children.set(unit.name, below(tree.root, path));
  }
  return {
    root: { path: [], code, children },
    warnings: [...warnings, ...opaque, ...treeWarnings.texts()],
    unparsed: unparsed.texts(),
    reads,
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

/** Moves a module below the root, under its unit's path. */
function below(node: ModuleNode, path: readonly string[]): ModuleNode {
  const children = [...node.children].map(([name, child]): [string, ModuleNode | OpaqueModule] => {
    const at = [...path, name];
    return [name, 'code' in child ? below(child, at) : { ...child, path: at }];
  });
  return { ...node, path, children: new Map(children) };
}

// ---- Units as module calls of one configuration, so that the module reader can read them.

/** Returns Terraform code with a module block for each unit. Outputs of other units become references to their modules. */
const callsOf = (units: readonly Unit[]): string => units.map(callOf).join('\n');

/** Source of a local unit, which is found by its directory. A remote unit has the address to fetch. */
const LOCAL_SOURCE = './';

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
    lines.push(`depends_on = [${dependencies.map((other) => `module.${other}`).join(', ')}]`);
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
