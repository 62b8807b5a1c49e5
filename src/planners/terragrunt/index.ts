/** A directory of Terragrunt: its code, or planned through `terragrunt` where that was asked for. docs/terragrunt.md */
import type { Inventory } from '../../graph/inventory.js';
import type { Io, OnStep } from '../../platform/io.js';
import type { Tree } from '../../terraform/module-tree/read-tree.js';
import * as messages from './messages.js';
import { planTerragrunt } from './plan.js';
import { readTerragrunt, type UnitsSource } from './read.js';
import { readUnitTree, type UnitTreeOptions } from './tree.js';
import { isInPlace, withVariables } from './variables.js';

export interface UnitsOptions extends UnitTreeOptions {
  /** Whether `terragrunt` is run. Hooks and `run_cmd` of a configuration run any program: where that was asked for alone. */
  readonly isRun: boolean;
  /** As of planning. */
  readonly varFiles: readonly string[];
  readonly seconds: number;
  readonly debug: boolean;
  readonly onStep: OnStep;
}

/** A plan of all units, or their code, with the warning in it that it is no plan. */
export type Units =
  | { readonly inventory: Inventory }
  /** `hasVariables` if the variable files are already among the inputs of units. */
  | { readonly tree: Tree; readonly hasVariables: boolean };

/** @throws what `readTerragrunt`, `readUnitTree` and `planTerragrunt` throw */
export async function readUnits(source: UnitsSource, options: UnitsOptions, io: Io): Promise<Units> {
  const terragrunt = await readTerragrunt(source, options, io);
  if (options.isRun) return { inventory: await planTerragrunt(source, terragrunt, options, io) };
  const tree = await readUnitTree(source.directory, await withVariables(terragrunt, options, io), io, options);
  const warning = messages.drawnStatically(source.name, terragrunt.units.length);
  return { tree: { ...tree, warnings: [warning, ...tree.warnings] }, hasVariables: terragrunt.units.some(isInPlace) };
}
