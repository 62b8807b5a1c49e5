/** Reads the variables of units from variable files and the environment, which take precedence over the inputs of units. */

import type { Json } from '../../graph/inventory.js';
import type { Io } from '../../platform/io.js';
import { isWithin } from '../../platform/text/paths.js';
import type { ModuleCode } from '../../terraform/module-tree/module-model.js';
import { findNoModule, readTree, type TreeOptions } from '../../terraform/module-tree/read-tree.js';
import { placeOfModule, type VariablePlace } from '../../terraform/module-tree/variable-files.js';
import { undeclaredWarnings } from '../gaps.js';
import { SHOWN_ITEMS_MAX } from '../limits.js';
import { toJson, type Value } from '../static/value.js';
import { readVariablesFrom, type VariableNames } from '../static/variables.js';
import { ByUnit, type UnitLocations } from './location.js';
import type { Terragrunt, Unit } from './model.js';

/** Options of `withVariables`. */
export interface VariableOptions extends Pick<TreeOptions, 'tofu' | 'parsed'> {
  /** Paths of the user's variable files. */
  readonly varFiles: readonly string[];
}

/**
 * Returns the units with the values of variable files and of the environment over their inputs. Terragrunt copies the
 * files of a unit over its code and passes inputs as environment variables. Every variable file takes precedence over
 * them, and a variable that is already set is not replaced.
 *
 * @throws the errors of `readTree` and `readVariablesFrom`
 */
export async function withVariables(
  terragrunt: Terragrunt,
  locations: UnitLocations,
  { varFiles, tofu, parsed }: VariableOptions,
  io: Io,
): Promise<Terragrunt> {
  const units: Unit[] = [];
  const warnings = new ByUnit();
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
      ...{ tofu, findModule: findNoModule, generated: unit.generated },
      ...(parsed !== undefined && { parsed }),
      ...location.within,
    };
    const { root } = await readTree(location.directory, io, options);
    const places = [placeOfModule(root), ...filesOf(unit, root.code.directory, terragrunt)];
    const variables = await readVariablesFrom(places, root.code, varFiles, io);
    units.push(withValues(unit, variables.values, itemBudget));
    warnings.add(unit, variables.warnings);
    codes.push(root.code);
    given = variables.given;
  }
  // A variable file of the user is for all units, so one unit that declares a name in it is enough. Missing code may declare any name.
  const isComplete = codes.length === terragrunt.units.length;
  const allCode = {
    files: codes.flatMap(({ files }) => files),
    variables: new Map(codes.flatMap(({ variables }) => [...variables])),
  };
  return {
    ...terragrunt,
    units,
    warnings: [...terragrunt.warnings, ...warnings.texts(), ...(isComplete ? undeclaredWarnings(allCode, given) : [])],
  };
}

/**
 * Returns the directory of the unit's own files, if it is not that of the code. Outside of the user's package, only
 * configurations may be read, except in packages that were fetched for the unit.
 */
function filesOf({ files, packages }: Unit, code: string, { top }: Terragrunt): VariablePlace[] {
  if (files === code) return [];
  if (isWithin(top, files)) return [{ directory: files, top }];
  return packages.length > 0 ? [{ directory: files, top: files }] : [];
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
