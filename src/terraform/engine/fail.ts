/** Turns the result of an engine command into an error for the user. */
import { External, type GroundplanError } from '../../errors.js';
import * as sharedMessages from '../../messages.js';
import type { RunResult } from '../../platform/io.js';
import * as messages from '../messages.js';
import { type Diagnostic, inOrder, parseJsonDiagnostics, parsePrintedDiagnostics } from './diagnostics.js';
import type { EngineCommand } from './engine.js';
import { knownFailure } from './failures.js';
import { said } from './first-lines.js';
import { type Hidden, shortDiagnostics, wholeDiagnostics, withoutDirectories } from './format-diagnostics.js';

export interface Ran {
  readonly command: EngineCommand | 'terragrunt';
  /** The subcommand, e.g. `init`, `plan`. */
  readonly step: string;
  readonly result: RunResult;
}

export interface Telling {
  /** Time limit of the whole run, for the time-out message. */
  readonly seconds: number;
  readonly hidden: Hidden;
  /** True to print the complete diagnostics. */
  readonly debug: boolean;
}

/** Returns the errors and warnings of a finished command, from JSON or printed output, in a stable order. */
export function diagnosticsOf(result: RunResult): Diagnostic[] {
  return result.end === 'exit' || result.end === 'signal' ? inOrder(saidIn(result)) : [];
}

function saidIn(result: { readonly stdout: string; readonly stderr: string }): Diagnostic[] {
  const structured = parseJsonDiagnostics(result.stdout);
  if (structured.length > 0) return structured;
  // Errors go to standard error; warnings go to standard output, among progress messages.
  const printed = parsePrintedDiagnostics(result.stderr);
  return printed.length > 0 ? printed : parsePrintedDiagnostics(result.stdout);
}

/** Builds the error: groundplan's message first, then Terraform's, with the remedy. */
export function engineFailure({ command, step, result }: Ran, telling: Telling): GroundplanError {
  const diagnostics = diagnosticsOf(result);
  const printed = result.end === 'exit' || result.end === 'signal' ? result.stderr : '';
  const known = knownFailure(diagnostics, printed);
  const words = wordsOf(diagnostics, printed, telling);
  if (known !== null) return new known.kind([known.message, ...words].join('\n'), { remedy: known.remedy });
  const how = howItEnded(result, telling.seconds);
  const remedy = result.end === 'time-out' ? messages.TIME_OUT_REMEDY : messages.stepRemedy(command, step);
  return new External([messages.stepFailed(command, step, how), ...words].join('\n'), { remedy });
}

function wordsOf(diagnostics: readonly Diagnostic[], printed: string, { hidden, debug }: Telling): string[] {
  const tell = debug ? wholeDiagnostics : shortDiagnostics;
  const lines = tell(diagnostics, hidden);
  if (lines.length === 0) lines.push(...[withoutDirectories(said(printed), hidden)].filter((line) => line !== ''));
  return lines.map(sharedMessages.causeLine);
}

function howItEnded(result: RunResult, seconds: number): string {
  switch (result.end) {
    case 'exit':
      return messages.endedWithCode(result.code);
    case 'signal':
      return sharedMessages.endedBySignal(result.signal);
    case 'time-out':
      return messages.endedLate(seconds);
    case 'missing':
      return sharedMessages.notStarted('ENOENT');
    case 'unusable':
      return sharedMessages.notStarted(result.reason);
  }
}
