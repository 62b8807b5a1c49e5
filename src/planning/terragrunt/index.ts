/** Reads a Terragrunt directory from its code, or plans it with `terragrunt` if the user asked for that (docs/terragrunt.md). */
import type { Inventory } from '../../graph/inventory.js';
import type { Io, OnStep } from '../../platform/io.js';
import type { Tree } from '../../terraform/module-tree/read-tree.js';
import * as messages from '../messages.js';
import { planTerragrunt } from './plan.js';
import { readTerragrunt, type UnitsSource } from './read.js';
import { readUnitTree, type UnitTreeOptions } from './tree.js';
import { isInPlace, withVariables } from './variables.js';

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
export type Units =
  | { readonly inventory: Inventory }
  /** `hasVariables` is true if the variable files are already among the inputs of units. */
  | { readonly tree: Tree; readonly hasVariables: boolean };

/**
 * Returns the units of a directory, planned if `isRun`.
 *
 * @throws the errors of `readTerragrunt`, `readUnitTree` and `planTerragrunt`
 */
export async function readUnits(source: UnitsSource, options: UnitsOptions, io: Io): Promise<Units> {
  const terragrunt = await readTerragrunt(source, options, io);
  if (options.isRun) return { inventory: await planTerragrunt(source, terragrunt, options, io) };
  const tree = await readUnitTree(source.directory, await withVariables(terragrunt, options, io), io, options);
  const warning = messages.drawnStatically(source.name, terragrunt.units.length);
  return { tree: { ...tree, warnings: [warning, ...tree.warnings] }, hasVariables: terragrunt.units.some(isInPlace) };
}
