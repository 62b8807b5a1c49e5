/**
 * Plans units with the installed Terragrunt, which knows their inputs, generated files and sources
 * (docs/terragrunt.md).
 */

import { join, relative, sep } from 'node:path';
import { External, Missing } from '../../errors.js';
import type { Inventory } from '../../graph/inventory.js';
import { ENGINE_VERSION_SECONDS } from '../../limits.js';
import type { Budget, Io, RunOptions, RunResult } from '../../platform/io.js';
import { parseJsonFile } from '../../platform/json/file.js';
import { printable } from '../../platform/text/printable.js';
import { type Environment, planningEnvironment } from '../../terraform/engine/environment.js';
import { engineFailure, type FailureOptions } from '../../terraform/engine/fail.js';
import { readPlan } from '../../terraform/plan/index.js';
import { mergePlans, type UnitPlan } from '../../terraform/plan/merge.js';
import * as messages from '../messages.js';
import { mirrorTree } from '../terraform/mirror.js';
import type { Terragrunt, Unit } from './model.js';
import { GENERATED } from './stack.js';

/** Settings for running Terragrunt. */
export interface TerragruntOptions {
  /** Time limit for all units together. */
  readonly seconds: number;
  readonly debug: boolean;
  readonly onStep: (text: string) => void;
}

/** True if `terragrunt` is installed and answers. */
async function hasTerragrunt(io: Io): Promise<boolean> {
  const result = await io.run('terragrunt', ['--version'], { seconds: ENGINE_VERSION_SECONDS });
  return result.end === 'exit' && result.code === 0;
}

/**
 * Plans every unit in a copy made of links, since Terragrunt writes caches, lock files and generated code beside the
 * code. States are read, but not locked or changed, and nothing is created in a cloud.
 * @param source the directory as the user wrote it, and its path
 * @throws Missing if Terragrunt is not installed; External if it fails
 */
export async function planTerragrunt(
  source: { readonly name: string; readonly directory: string },
  terragrunt: Terragrunt,
  options: TerragruntOptions,
  io: Io,
): Promise<Inventory> {
  if (!(await hasTerragrunt(io)))
    throw new Missing(messages.TERRAGRUNT_MISSING, { remedy: messages.TERRAGRUNT_MISSING_REMEDY });
  const { units, reach: top } = terragrunt;
  const directory = (await io.realPath(source.directory)) ?? source.directory;
  return io.withTemporaryDirectory(async (privateDirectory) => {
    const copy = join(privateDirectory, 'copy');
    const inCopy = (path: string) => join(copy, relative(top, path));
    const stacks = [...new Set(units.map(stackOf).filter((stack) => stack !== null))];
    const real = new Set([...units.filter((unit) => stackOf(unit) === null).map((unit) => unit.directory), ...stacks]);
    await mirrorTree(top, copy, { real }, io);
    const hidden = [
      [`${inCopy(directory)}/`, ''],
      [`${copy}/`, ''],
      [privateDirectory, '<temporary>'],
    ] as const;
    const context: CommandContext = {
      io,
      env: await prepareEnvironment(privateDirectory, io),
      budget: { left: options.seconds },
      failureOptions: { seconds: options.seconds, debug: options.debug, hidden },
    };
    for (const stack of stacks) await run(context, inCopy(stack), ['stack', 'generate'], stack);
    const plans: UnitPlan[] = [];
    for (const [index, unit] of units.entries()) {
      options.onStep(messages.stepUnit(index + 1, units.length, printable(unit.path)));
      const planFile = join(privateDirectory, `plan${index}`);
      plans.push({ unit, plan: await planUnit(unit, inCopy(unit.directory), planFile, context) });
    }
    const inventory = readPlan(mergePlans(plans), messages.planName(source.name), null);
    const { dependencies, warnings } = terragrunt;
    return { ...inventory, dependencies, warnings: [...warnings, ...inventory.warnings] };
  });
}

/** Returns the directory of the outermost stack that generates a unit; null for a unit that is not generated. */
function stackOf({ directory }: Unit): string | null {
  const names = directory.split(sep);
  const index = names.indexOf(GENERATED);
  return index < 0 ? null : names.slice(0, index).join(sep);
}

/** Context of all commands of one run. */
interface CommandContext {
  readonly io: Io;
  readonly env: Environment;
  readonly budget: Budget;
  readonly failureOptions: FailureOptions;
}

/**
 * Settings of Terragrunt, as environment variables without the prefix `TG_` (since 0.73) or `TERRAGRUNT_` (before). The
 * two prefixes use different names for some: https://terragrunt.gruntwork.io/docs/migrate/cli-redesign/
 */
const SETTINGS: Readonly<Record<string, string>> = {
  NON_INTERACTIVE: 'true',
  // Terraform's output unchanged, not as log lines.
  TF_FORWARD_STDOUT: 'true',
  FORWARD_TF_STDOUT: 'true',
  LOG_FORMAT: 'bare',
  NO_COLOR: 'true',
  // A diagram must not create or change the bucket of a state.
  BACKEND_BOOTSTRAP: 'false',
  FAIL_ON_STATE_BUCKET_CREATION: 'true',
  DISABLE_BUCKET_UPDATE: 'true',
};

/** Returns the environment of all commands, with directories for temporary files and downloads. */
async function prepareEnvironment(privateDirectory: string, io: Io): Promise<Environment> {
  const temporary = join(privateDirectory, 't');
  await io.makeDirectory(temporary);
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => [
    [`TG_${name}`, value],
    [`TERRAGRUNT_${name}`, value],
  ]);
  const cache = join(privateDirectory, 'cache');
  return {
    ...planningEnvironment(io.env, '', temporary),
    // Terragrunt creates a data directory for each unit, in the copy.
    TF_DATA_DIR: undefined,
    ...Object.fromEntries(settings),
    TG_DOWNLOAD_DIR: cache,
    TERRAGRUNT_DOWNLOAD: cache,
  };
}

/** Returns the plan of a unit as JSON. */
async function planUnit(unit: Unit, directory: string, planFile: string, context: CommandContext): Promise<unknown> {
  await run(context, directory, ['plan', '-input=false', '-lock=false', '-no-color', `-out=${planFile}`], unit.path);
  const json = await run(context, directory, ['show', '-json', planFile], unit.path);
  return parseJsonFile(Buffer.from(json), messages.planName(unit.path)).value;
}

/**
 * Returns the standard output of a Terragrunt command.
 * @throws External with the message of Terragrunt, or of Terraform below it
 */
async function run(
  { io, env, budget, failureOptions }: CommandContext,
  directory: string,
  args: readonly string[],
  path: string,
) {
  const options: RunOptions = { directory, env, seconds: budget.left, budget };
  const result: RunResult = await io.run('terragrunt', args, options);
  if (result.end === 'exit' && result.code === 0) return result.stdout;
  const failure = engineFailure({ command: 'terragrunt', step: args[0]!, result }, failureOptions);
  const [first, ...more] = failure.message.split('\n');
  const message = [messages.unitFailed(printable(path), first!), ...more].join('\n');
  throw new External(message, { remedy: failure.remedy ?? messages.UNIT_REMEDY, cause: failure });
}
