/** Turns the result of a failed engine command into an error for the user. */

import { NO_CREDENTIALS } from '../../catalog/cloud.js';
import { External, type GroundplanError, InvalidInput, Missing } from '../../errors.js';
import * as sharedMessages from '../../messages.js';
import type { RunResult } from '../../platform/io.js';
import * as messages from '../messages.js';
import { type HiddenDirectories, shortDiagnostics, wholeDiagnostics, withoutDirectories } from './diagnostic-texts.js';
import { type Diagnostic, parseJsonDiagnostics, parsePrintedDiagnostics, sortDiagnostics } from './diagnostics.js';
import type { EngineCommand } from './engine.js';
import { firstLines, isCrash } from './output-lines.js';

/** A finished command. */
export interface EngineRun {
  readonly command: EngineCommand | 'terragrunt';
  /** The subcommand, e.g. `init`, `plan`. */
  readonly step: string;
  readonly result: RunResult;
}

/** Settings for the error about a failed command. */
export interface FailureOptions {
  /** Time limit of the whole run, for the time-out message. */
  readonly seconds: number;
  readonly hidden: HiddenDirectories;
  /** True to print the complete diagnostics. */
  readonly debug: boolean;
}

/** Returns the errors and warnings of a finished command, from JSON or printed output, in a stable order. */
export function diagnosticsOf(result: RunResult): Diagnostic[] {
  return result.end === 'exit' || result.end === 'signal' ? sortDiagnostics(parseOutput(result)) : [];
}

function parseOutput(result: { readonly stdout: string; readonly stderr: string }): Diagnostic[] {
  const structured = parseJsonDiagnostics(result.stdout);
  if (structured.length > 0) return structured;
  // Errors go to standard error; warnings go to standard output, among progress messages.
  const printed = parsePrintedDiagnostics(result.stderr);
  return printed.length > 0 ? printed : parsePrintedDiagnostics(result.stdout);
}

/** Returns the error for a failed command: groundplan's message, then Terraform's, and the remedy. */
export function engineFailure({ command, step, result }: EngineRun, options: FailureOptions): GroundplanError {
  const diagnostics = diagnosticsOf(result);
  const printed = result.end === 'exit' || result.end === 'signal' ? result.stderr : '';
  const known = knownFailure(diagnostics, printed);
  const causes = causeLines(diagnostics, printed, options);
  if (known !== null) return new known.kind([known.message, ...causes].join('\n'), { remedy: known.remedy });
  const end = describeEnd(result, options.seconds);
  const remedy = result.end === 'time-out' ? messages.TIME_OUT_REMEDY : messages.stepRemedy(command, step);
  return new External([messages.stepFailed(command, step, end), ...causes].join('\n'), { remedy });
}

/** Returns the lines below the message: the diagnostics, or else the first lines of the output. */
function causeLines(diagnostics: readonly Diagnostic[], printed: string, { hidden, debug }: FailureOptions): string[] {
  const format = debug ? wholeDiagnostics : shortDiagnostics;
  const lines = format(diagnostics, hidden);
  if (lines.length === 0)
    lines.push(...[withoutDirectories(firstLines(printed), hidden)].filter((line) => line !== ''));
  return lines.map(sharedMessages.causeLine);
}

function describeEnd(result: RunResult, seconds: number): string {
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

// ---- Known failures of Terraform: its text, our message, the error class and the remedy.

type Kind = new (message: string, options: { remedy?: string; cause?: unknown }) => GroundplanError;

/** A failure that groundplan recognises by Terraform's text. */
interface Failure {
  /** Matched against a diagnostic's summary and detail, or against all printed text. */
  readonly pattern: RegExp;
  readonly message: string;
  readonly kind: Kind;
  readonly remedy: string;
}

/**
 * Patterns for the messages of Terraform 1.11, whose summaries have not changed since 1.0. The first row that matches
 * any diagnostic wins.
 */
export const FAILURES: readonly Failure[] = [
  {
    pattern: /no space left on device/i,
    message: messages.DISK_FULL,
    kind: External,
    remedy: messages.DISK_FULL_REMEDY,
  },
  {
    pattern: /Unsupported (Terraform|OpenTofu) Core version/,
    message: messages.VERSION_NOT_SUPPORTED,
    kind: Missing,
    remedy: messages.VERSION_OF_CONFIGURATION_REMEDY,
  },
  {
    pattern: /module (registry|versions)[\s\S]*\b(401 Unauthorized|403 Forbidden|unauthorized)\b/i,
    message: messages.TOKEN_REQUIRED,
    kind: External,
    remedy: messages.TOKEN_REQUIRED_REMEDY,
  },
  {
    // Messages of Go and Git. A refused SSH connection belongs to the next row: the cause is usually a wrong port.
    pattern:
      /^(Failed to download module|Error accessing remote module registry|Registry service unreachable)[\s\S]*(no such host|could not resolve host|connect: connection refused|i\/o timeout|TLS handshake timeout|network is unreachable|no route to host)/i,
    message: messages.MODULE_DOWNLOAD_FAILED,
    kind: External,
    remedy: messages.MODULE_UNREACHABLE_REMEDY,
  },
  {
    pattern:
      /Failed to download module[\s\S]*(git exited with|git\b.*exit status|Could not read from remote repository|could not read (Username|Password)|Authentication failed|Permission denied \(publickey|Host key verification failed)/,
    message: messages.MODULE_SOURCE_NOT_FOUND,
    kind: External,
    remedy: messages.MODULE_SOURCE_NOT_FOUND_REMEDY,
  },
  {
    pattern: /^(Unreadable module (directory|subdirectory)|Module directory (does not exist|was not found))/,
    message: messages.MODULE_NOT_FOUND,
    kind: External,
    remedy: messages.LOCAL_MODULE_REMEDY,
  },
  {
    pattern: /^(Module not found|Unresolvable module version constraint|Module version requirements have changed)/,
    message: messages.MODULE_NOT_FOUND,
    kind: External,
    remedy: messages.MODULE_REMEDY,
  },
  {
    pattern:
      /^(Failed to download module|Error accessing remote module registry|Module not installed|Registry service unreachable|Host does not (provide|support) .*module)/i,
    message: messages.MODULE_DOWNLOAD_FAILED,
    kind: External,
    remedy: messages.MODULE_REMEDY,
  },
  {
    pattern: /Error acquiring the state lock|state (blob )?is already locked/i,
    message: messages.STATE_LOCKED,
    kind: External,
    remedy: messages.STATE_LOCKED_REMEDY,
  },
  {
    pattern:
      /^(Backend configuration (changed|block has changed)|Backend initialization required|Backend type changed|Invalid backend configuration argument)/,
    message: messages.BACKEND_CHANGED,
    kind: External,
    remedy: messages.BACKEND_CHANGED_REMEDY,
  },
  {
    pattern: /^No configuration files/,
    message: sharedMessages.NO_RESOURCES_FOUND,
    kind: InvalidInput,
    remedy: sharedMessages.NO_RESOURCES_REMEDY,
  },
  {
    pattern: /^No value for (required )?variable/,
    message: messages.VARIABLES_MISSING,
    kind: External,
    remedy: messages.VARIABLES_MISSING_REMEDY,
  },
  {
    pattern: /doesn't match any of the checksums/,
    message: messages.LOCK_FILE_MISFIT,
    kind: External,
    remedy: messages.LOCK_FILE_MISFIT_REMEDY,
  },
  {
    // The second message also appears if a socket's path, which is below TMPDIR, has more than about 100 characters.
    pattern:
      /(fork\/exec|permission denied)[\s\S]*(terraform-provider|permission denied)|Unrecognized remote plugin message/i,
    message: messages.PROVIDERS_NOT_STARTED,
    kind: External,
    remedy: messages.PROVIDERS_NOT_STARTED_REMEDY,
  },
  {
    pattern:
      /^(Failed to (query available provider packages|install provider)|Required plugins are not installed|Invalid provider registry host|Inconsistent dependency lock file)/,
    message: messages.PROVIDERS_MISSING,
    kind: External,
    remedy: messages.PROVIDERS_MISSING_REMEDY,
  },
  {
    pattern: NO_CREDENTIALS,
    message: messages.CREDENTIALS_MISSING,
    kind: External,
    remedy: messages.CREDENTIALS_MISSING_REMEDY,
  },
];

/**
 * Returns the row of a known failure; null for any other failure.
 * @param printed output on standard error; searched if there are no diagnostics of errors
 */
export function knownFailure(diagnostics: readonly Diagnostic[], printed: string): Failure | null {
  if (isCrash(printed)) return CRASH;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const texts = errors.length > 0 ? errors.map(({ summary, detail }) => `${summary}\n${detail}`) : [printed];
  return FAILURES.find(({ pattern }) => texts.some((text) => pattern.test(text))) ?? null;
}

const CRASH: Failure = {
  pattern: /CRASH/,
  message: messages.ENGINE_CRASHED,
  kind: External,
  remedy: messages.ENGINE_CRASHED_REMEDY,
};
