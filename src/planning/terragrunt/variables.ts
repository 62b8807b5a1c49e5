/** Values that a unit gets besides its inputs, if its code is in its own directory. */

import type { Json } from '../../graph/inventory.js';
import type { Io } from '../../platform/io.js';
import { printable } from '../../platform/text/printable.js';
import { isWithin } from '../../platform/text/within.js';
import { findNoModule, readTree } from '../../terraform/module-tree/read-tree.js';
import { SHOWN_ITEMS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { toJson, type Value } from '../static/value.js';
import { readVariables } from '../static/variables.js';
import type { Terragrunt, Unit } from './model.js';
import type { UnitTreeOptions } from './tree.js';

export interface VariableOptions extends Pick<UnitTreeOptions, 'tofu'> {
  /** Paths of the user's variable files. */
  readonly varFiles: readonly string[];
}

/**
 * Returns the units with the values of their variable files and of the environment over their inputs. Terragrunt passes
 * inputs as environment variables. Every variable file takes precedence over them, and a variable that is already set
 * is not replaced.
 *
 * @throws the errors of `readTree` and `readVariables`
 */
export async function withVariables(terragrunt: Terragrunt, options: VariableOptions, io: Io): Promise<Terragrunt> {
  const units: Unit[] = [];
  const warnings: string[] = [];
  const shown = { left: SHOWN_ITEMS_MAX };
  for (const unit of terragrunt.units) {
    if (!isInPlace(unit)) {
      units.push(unit);
      continue;
    }
    const within = isWithin(terragrunt.top, unit.directory) && { within: terragrunt.top };
    const { root } = await readTree(unit.directory, io, { tofu: options.tofu, ...within, findModule: findNoModule });
    const variables = await readVariables(root, options.varFiles, io);
    units.push(withValues(unit, variables.values, shown));
    warnings.push(...variables.warnings.map((text) => messages.ofUnits([printable(unit.path)], text)));
  }
  return { ...terragrunt, units, warnings: [...terragrunt.warnings, ...warnings] };
}

/** True if the code of a unit is in the directory of its configuration. */
export const isInPlace = ({ source, directory }: Unit): boolean =>
  source.kind === 'local' && source.directory === directory;

/** Sets values over the inputs. A variable that a file sets to an unknown value is no input either. */
function withValues(unit: Unit, values: ReadonlyMap<string, Value>, shown: { left: number }): Unit {
  if (values.size === 0) return unit;
  const inputs = new Map<string, Json>([...unit.inputs].filter(([name]) => !values.has(name)));
  for (const [name, value] of values) {
    const known = toJson(value, shown);
    if (known !== undefined) inputs.set(name, known);
  }
  return {
    ...unit,
    inputs,
    expressions: new Map([...unit.expressions].filter(([name]) => !values.has(name))),
    references: unit.references.filter(({ input }) => !values.has(input)),
  };
}
