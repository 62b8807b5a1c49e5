import type { Mode } from '../option-row.js';
import type { Io } from '../platform/io.js';
import { withoutProgramsIn } from '../platform/programs/find.js';
import type { Runner } from '../platform/runner.js';
import { type Context, workspaceOf } from './context.js';
import { readEvent } from './event.js';
import { annotateFailure } from './failures.js';
import { isWrong, readInputs } from './inputs/read.js';
import { withOrigin } from './origin.js';
import { maskSecrets } from './trust.js';

/** Loaders of the modes, on demand, because a cleanup needs no pipeline. */
const MODES: Readonly<Record<Mode, () => Promise<(context: Context) => Promise<number>>>> = {
  draw: async () => (await import('./modes/draw.js')).draw,
  graphdata: async () => (await import('./modes/draw.js')).draw,
  discover: async () => (await import('./modes/discover.js')).discover,
  report: async () => (await import('./modes/report.js')).report,
  cleanup: async () => (await import('./modes/cleanup.js')).cleanup,
};

/**
 * Runs one step of a workflow. Never throws and never exits the process.
 * @returns the exit code, docs/exit-codes.md
 */
export async function main(io: Io, runner: Runner): Promise<number> {
  try {
    const inputs = await readInputs(runner);
    if (isWrong(inputs)) {
      for (const problem of inputs) await annotateFailure(problem, '.', { io, runner });
      return 2;
    }
    maskSecrets(io, inputs['github-token'], runner);
    const event = await withOrigin(await readEvent(io, inputs['pr-number']), { inputs, io, runner });
    const mode = await MODES[inputs.mode]();
    // The author of the checked-out code must not choose the programs that are run.
    return await mode({ io: await withoutProgramsIn([workspaceOf(io)], io), runner, inputs, event });
  } catch (error) {
    return annotateFailure(error, '.', { io, runner });
  }
}
