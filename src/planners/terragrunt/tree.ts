/** The code of all units as one tree of modules, to be drawn without Terragrunt and without an engine. */
import type { Io } from '../../io/io.js';
import { packageOf } from '../../sources/package.js';
import { lookWithin } from '../../sources/within.js';
import { parseHcl } from '../../terraform/hcl/parse.js';
import { readModule } from '../../terraform/module-tree/module.js';
import type { CallCode, ModuleNode, OpaqueModule } from '../../terraform/module-tree/module-model.js';
import { type FindModule, type FoundModule, readTree, type Tree } from '../../terraform/module-tree/read-tree.js';
import { printable } from '../../text/printable.js';
import { isWithin } from '../../text/within.js';
import { callsOf } from './calls.js';
import * as messages from './messages.js';
import type { Terragrunt, Unit } from './model.js';

/** A name that is read as code; there is no such file. */
const FILE = 'terragrunt.tf';

export interface UnitTreeOptions {
  /** Asked for units and modules whose source is no local path. */
  readonly findModule: FindModule;
  readonly tofu: boolean;
}

/**
 * Each unit is a module of the root. One whose code is not here is a module without code, with the reason.
 * @throws what `readTree` and `findModule` throw
 */
export async function readUnitTree(
  directory: string,
  terragrunt: Terragrunt,
  io: Io,
  options: UnitTreeOptions,
): Promise<Tree> {
  const { units, warnings } = terragrunt;
  const code = readModule(directory, [parseHcl(callsOf(units), FILE)]);
  const children = new Map<string, ModuleNode | OpaqueModule>();
  const told = [...warnings];
  const unparsed: string[] = [];
  let reads = 0;
  for (const unit of units) {
    const call = code.calls.find(({ name }) => name === unit.name)!;
    const path = [unit.name];
    const place = await placeOf(unit, call, terragrunt, io, options.findModule);
    if ('reason' in place) {
      children.set(unit.name, { path, call, reason: place.reason });
      told.push(unit.source.kind === 'unknown' ? messages.sourceUnknown(printable(unit.path)) : place.reason);
      continue;
    }
    const tree = await readTree(place.directory, io, { ...options, ...place.within });
    reads += tree.reads;
    for (const warning of tree.warnings) told.push(warning);
    for (const fault of tree.unparsed) unparsed.push(fault);
    children.set(unit.name, below(tree.root, path));
  }
  return { root: { path: [], code, children }, warnings: [...new Set(told)], unparsed: [...new Set(unparsed)], reads };
}

type Place =
  | { readonly directory: string; readonly within: { readonly within?: string } }
  | { readonly reason: string };

async function placeOf(
  unit: Unit,
  call: CallCode,
  { top, reach }: Terragrunt,
  io: Io,
  findModule: FindModule,
): Promise<Place> {
  const { source } = unit;
  if (source.kind === 'unknown') return { reason: messages.SOURCE_NOT_KNOWN };
  if (source.kind === 'local') {
    const found = await lookWithin(reach, source.directory, io);
    const reason = messages.localSourceMissing(printable(unit.path));
    if (found.is !== 'directory') return { reason };
    if (isWithin(top, found.path)) return { directory: found.path, within: { within: top } };
    // Beside the named directory it is a package of its own.
    return found.path === source.directory ? { directory: found.path, within: {} } : { reason };
  }
  const found: FoundModule = await findModule(call, [unit.name]);
  if ('reason' in found) return found;
  const directory = (await io.realPath(found.directory)) ?? found.directory;
  return { directory, within: { within: packageOf(directory, source.address, '').top } };
}

/** As a child of the root: its path, and those of all below it, begin with the unit. */
function below(node: ModuleNode, path: readonly string[]): ModuleNode {
  const children = [...node.children].map(([name, child]): [string, ModuleNode | OpaqueModule] => {
    const at = [...path, name];
    return [name, 'code' in child ? below(child, at) : { ...child, path: at }];
  });
  return { ...node, path, children: new Map(children) };
}
