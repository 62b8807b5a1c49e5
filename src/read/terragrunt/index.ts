/** A directory of Terragrunt: planned through it where it is installed and may run, else its code. docs/terragrunt.md */
import { External, Missing } from '../../errors.js';
import type { Inventory } from '../../graph/inventory.js';
import type { Io } from '../../io/io.js';
import * as messages from '../../messages/terragrunt.js';
import type { FindModule, Tree } from '../hcl/tree/read-tree.js';
import { said } from '../terraform/said.js';
import { hasTerragrunt, planTerragrunt } from './plan.js';
import { readTerragrunt } from './read.js';
import { readUnitTree } from './tree.js';

export interface UnitsOptions {
  /**
   * `always`: a failure is one. `own`: where it is installed, and the code is drawn where it fails. `never`: hooks and
   * `run_cmd` of a configuration run any program, so not for code that was fetched.
   */
  readonly run: 'always' | 'own' | 'never';
  readonly seconds: number;
  readonly debug: boolean;
  readonly onStep: (text: string) => void;
  /** For what is drawn from code. */
  readonly findModule: FindModule;
  readonly tofu: boolean;
}

/** A plan of all units, or their code, with the warning in it that says why it is not a plan. */
export type Units = { readonly inventory: Inventory } | { readonly tree: Tree };

/** @throws what `readTerragrunt`, `readUnitTree` and, with `always`, `planTerragrunt` throw */
export async function readUnits(
  source: { readonly name: string; readonly directory: string },
  options: UnitsOptions,
  io: Io,
): Promise<Units> {
  const terragrunt = await readTerragrunt(source, io);
  let reason: string | null = null;
  if (options.run === 'always' || (options.run === 'own' && (await hasTerragrunt(io)))) {
    try {
      return { inventory: await planTerragrunt(source, terragrunt, options, io) };
    } catch (error) {
      const mayGoOn = options.run === 'own' && (error instanceof External || error instanceof Missing);
      if (!mayGoOn) throw error;
      reason = said(error.message);
    }
  }
  const tree = await readUnitTree(source.directory, terragrunt, io, options);
  const warning = messages.drawnStatically(source.name, terragrunt.units.length, reason);
  return { tree: { ...tree, warnings: [warning, ...tree.warnings] } };
}
