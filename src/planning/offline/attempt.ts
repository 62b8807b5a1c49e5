/**
 * Runs one plan of the copy in an environment of its own, and converts the plan to JSON. `offline/index.ts` repairs the
 * copy if Terraform refuses.
 */

import { join } from 'node:path';
import { byText } from '../../graph/order.js';
import { endedBySignal, notStarted } from '../../messages.js';
import type { Budget, Io, RunResult } from '../../platform/io.js';
import type { Diagnostic } from '../../terraform/engine/diagnostics.js';
import type { Engine } from '../../terraform/engine/engine.js';
import { diagnosticsOf } from '../../terraform/engine/fail.js';
import { firstLines, isCrash } from '../../terraform/engine/output-lines.js';
import type { VariableCode } from '../../terraform/module-tree/module-model.js';
import { MEMORY_BYTES_MAX, MEMORY_REQUIRED_MIB } from '../limits.js';
import * as messages from '../messages.js';
import { HOME, type Layout, PLAN_FILE } from './copy/layout.js';

/** The outcome of one attempt at a plan. */
export type Attempt =
  /** `text` is the plan as `show -json` writes it. */
  | { readonly end: 'planned'; readonly text: string; readonly diagnostics: readonly Diagnostic[] }
  /** Terraform reported errors. */
  | { readonly end: 'refused'; readonly diagnostics: readonly Diagnostic[] }
  /** The command never started the engine: a version manager refused. */
  | { readonly end: 'not-started'; readonly output: string }
  /** The engine was stopped or could not answer, for which the code is not to blame. `reason` is for the user. */
  | { readonly end: 'broken'; readonly reason: string };

/** Settings that all runs of the engine for one source share. */
export interface Run {
  readonly engine: Engine;
  readonly layout: Layout;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Time left for all runs together. */
  readonly budget: Budget;
  /** The original time limit, for messages. */
  readonly seconds: number;
}

/**
 * Plans the copy.
 * @param options further arguments of `terraform plan`, such as `-var-file=...`
 */
export async function attemptPlan(run: Run, options: readonly string[], io: Io): Promise<Attempt> {
  const out = `-out=${join(run.layout.top, PLAN_FILE)}`;
  const result = await runEngine(
    run,
    ['plan', '-json', '-input=false', '-lock=false', '-refresh=false', out, ...options],
    io,
  );
  if (result.end === 'broken') return result;
  const { code, stdout, stderr } = result;
  const diagnostics = diagnosticsOf(result).map(withSortedCycle);
  if (code !== 0 && diagnostics.length === 0) return { end: 'not-started', output: firstLines(stderr, stdout) };
  return code === 0 ? showPlan(run, diagnostics, io) : { end: 'refused', diagnostics };
}

/** Runs the engine until it exits; `broken` for any other end. */
async function runEngine(
  run: Run,
  args: readonly string[],
  io: Io,
): Promise<Exit | Extract<Attempt, { end: 'broken' }>> {
  const { engine, layout, env, budget } = run;
  const result = await io.run(engine.command, args, {
    directory: layout.root,
    env,
    seconds: budget.left,
    budget,
    memory: MEMORY_BYTES_MAX,
  });
  const broken = unusableReason(result, run);
  return broken === null ? (result as Exit) : { end: 'broken', reason: broken };
}

type Exit = Extract<RunResult, { end: 'exit' }>;

const CYCLE = /^Cycle: /;

/** Sorts the resources in `Cycle: aws_a.x, aws_b.y`, since Terraform begins at a different one in each run. */
const withSortedCycle = (diagnostic: Diagnostic): Diagnostic =>
  CYCLE.test(diagnostic.summary)
    ? { ...diagnostic, summary: `Cycle: ${diagnostic.summary.replace(CYCLE, '').split(', ').sort(byText).join(', ')}` }
    : diagnostic;

/**
 * Converts the plan to JSON while the stand-in providers still run, since the format needs their schemas. If the
 * socket of a provider is gone, the engine kills the process of that provider, which is this process.
 */
async function showPlan(run: Run, diagnostics: readonly Diagnostic[], io: Io): Promise<Attempt> {
  const { engine, layout } = run;
  let reason = messages.planUnreadable(engine.command);
  // The engine accepted the code, so only the machine can be the cause, which may have recovered.
  for (let attempts = 0; attempts < SHOW_ATTEMPTS_MAX && run.budget.left > 0; attempts++) {
    const result = await runEngine(run, ['show', '-json', join(layout.top, PLAN_FILE)], io);
    if (result.end === 'broken') reason = result.reason;
    else if (result.code === 0 && result.stdout.trim() !== '')
      return { end: 'planned', text: withoutCopyPath(result.stdout, layout), diagnostics };
  }
  return { end: 'broken', reason };
}

const SHOW_ATTEMPTS_MAX = 2;

/** Removes the path of the copy, which differs each time and is private. */
const withoutCopyPath = (text: string, { top }: Layout): string =>
  text.replaceAll(JSON.stringify(top).slice(1, -1), '');

/** Reason for a run that writes more than a string can contain. */
const OUTPUT_TOO_LARGE = 'ENOBUFS';
/** Reason for a run that takes too much memory. */
const OUT_OF_MEMORY = 'ENOMEM';

/** Returns the reason why a run has no usable result, for the user; null if it has one. */
function unusableReason(result: RunResult, { engine, seconds }: Run): string | null {
  switch (result.end) {
    case 'exit':
      return isCrash(result.stderr) ? messages.planCrashed(engine.command) : null;
    case 'time-out':
      return messages.planTooLong(seconds);
    case 'signal':
      return messages.planEnded(endedBySignal(result.signal));
    case 'missing':
      return messages.planEnded(notStarted('ENOENT'));
    case 'unusable':
      if (result.reason === OUTPUT_TOO_LARGE) return messages.planTooLarge(engine.command);
      if (result.reason === OUT_OF_MEMORY) return messages.planOutOfMemory(engine.command, MEMORY_BYTES_MAX / 2 ** 30);
      return messages.planEnded(notStarted(result.reason));
  }
}

// ---- The environment of the engine.
// The user's environment contributes only PATH, variable values and settings of version managers.

type Environment = Readonly<Record<string, string | undefined>>;

/** Prefix of environment variables with the values of Terraform's variables. */
const VARIABLE_PREFIX = 'TF_VAR_';

/** Returns the names of the variables that the environment sets. */
export const variablesIn = (env: Environment): ReadonlySet<string> =>
  new Set(
    Object.keys(env).flatMap((name) => (name.startsWith(VARIABLE_PREFIX) ? [name.slice(VARIABLE_PREFIX.length)] : [])),
  );

/** Prefixes of the variables of version managers, which choose the version behind `terraform`. */
const VERSION_MANAGERS = /^(?:ASDF|AQUA|MISE|PROTO|RTX|TENV|TFENV|TOFUENV)_/;

/**
 * Returns the variables that pin the version. Without them, a version manager would look for a version file above the
 * working directory, which is a copy.
 */
const versionsOf = ({ command, version }: Engine): Environment => {
  const name = command.toUpperCase();
  const manager = command === 'tofu' ? 'TOFUENV_TOFU' : 'TFENV_TERRAFORM';
  const asdf = command === 'tofu' ? 'OPENTOFU' : name;
  return { [`${manager}_VERSION`]: version, [`ASDF_${asdf}_VERSION`]: version, [`MISE_${asdf}_VERSION`]: version };
};

/** The settings of an environment. */
interface EnvironmentSettings {
  readonly engine: Engine;
  /** Value of TF_REATTACH_PROVIDERS. */
  readonly reattach: string;
  /** Null for `default`. */
  readonly workspace: string | null;
  /** Variables of the root module. */
  readonly variables: ReadonlyMap<string, VariableCode>;
  /** The user's home for a version manager that needs it; null for an empty one. */
  readonly home: string | null;
}

/**
 * Returns the environment of the engine.
 * @param env the user's environment
 */
export function planEnvironment(env: Environment, layout: Layout, settings: EnvironmentSettings): Environment {
  const { engine, reattach, workspace, variables } = settings;
  const temporary = join(layout.top, HOME);
  const home = settings.home ?? temporary;
  const allowed = Object.entries(env).filter(
    ([name]) =>
      (name.startsWith(VARIABLE_PREFIX) && variables.has(name.slice(VARIABLE_PREFIX.length))) ||
      VERSION_MANAGERS.test(name),
  );
  return {
    ...Object.fromEntries(allowed),
    ...versionsOf(engine),
    PATH: env.PATH,
    // Windows starts no program without SystemRoot.
    SystemRoot: env.SystemRoot,
    HOME: home,
    USERPROFILE: home,
    APPDATA: temporary,
    TMPDIR: temporary,
    TMP: temporary,
    TEMP: temporary,
    // An empty file, so that the user's credentials, mirrors and development overrides are not used.
    TF_CLI_CONFIG_FILE: join(temporary, CLI_CONFIG),
    TF_REATTACH_PROVIDERS: reattach,
    TF_IN_AUTOMATION: '1',
    TF_INPUT: '0',
    // Prevents the request for the newest version.
    CHECKPOINT_DISABLE: '1',
    // Fewer garbage collections: a quarter faster for twice the memory, up to the limit below.
    GOGC: '400',
    GOMEMLIMIT: `${MEMORY_REQUIRED_MIB}MiB`,
    ...(workspace !== null && { TF_WORKSPACE: workspace }),
  };
}

/** Name of the empty configuration of the command line, in HOME. */
export const CLI_CONFIG = 'terraform.rc';
