/** Reads Terragrunt directories from their code, or plans them with `terragrunt` on request (docs/terragrunt.md). */

import type { Inventory } from '../../graph/inventory.js';
import type { Io, OnStep } from '../../platform/io.js';
import type { Tree } from '../../terraform/module-tree/read-tree.js';
import * as messages from '../messages.js';
import { locateUnits } from './location.js';
import { planTerragrunt } from './plan.js';
import { readTerragrunt, type UnitsSource } from './read.js';
import { readUnitTree, type UnitTreeOptions } from './tree.js';
import { withVariables } from './variables.js';

/** Options of `readUnits`. */
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
  /** `hasVariables` is true if the variable files are already among the inputs of units. */
  | { readonly tree: Tree; readonly hasVariables: boolean };

/**
 * Returns the units of a directory, planned if `isRun`.
 *
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
  return { tree: { ...tree, warnings: [warning, ...tree.warnings] }, hasVariables };
}
