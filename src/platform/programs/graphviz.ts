/** Graphviz: checks the installed version, and lays out graphs with `dot`. */
import { External, Missing } from '../../errors.js';
import { COMPLAINT_LENGTH, DOT_VERSION_MIN } from '../../limits.js';
import type { Io, RunResult } from '../io.js';
import { COMPLAINT_LINES, DOT_SECONDS, VERSION_SECONDS } from '../limits.js';
import * as messages from '../messages.js';
import { oneLine } from '../text/printable.js';
import { isAtLeast } from '../text/versions.js';

/**
 * Checks the installed Graphviz. Returns a function that takes a graph in the DOT language, and resolves with its
 * layout as the JSON of `dot -Tjson0`.
 * @throws Missing if it is not installed or too old; External if it fails. The returned function throws the same
 * errors.
 */
export async function findDot(io: Io): Promise<(graph: string) => Promise<string>> {
  const { stdout, stderr } = requireSuccess(await io.run('dot', ['-V'], { seconds: VERSION_SECONDS }), VERSION_SECONDS);
  checkVersion(`${stdout}${stderr}`);
  return async (graph) => {
    const result = await io.run('dot', ['-Tjson0'], { input: graph, seconds: DOT_SECONDS });
    return requireSuccess(result, DOT_SECONDS).stdout;
  };
}

/**
 * @param output of `dot -V`: `dot - graphviz version 2.43.0 (0)`
 * @throws Missing
 */
function checkVersion(output: string): void {
  const version = /version (\d+\.\d+)/.exec(output)?.[1];
  if (version === undefined) {
    throw new Missing(messages.dotVersionUnreadable(complaintOf(output)), { remedy: messages.DOT_VERSION_REMEDY });
  }
  if (!isAtLeast(version, DOT_VERSION_MIN)) {
    throw new Missing(messages.dotTooOld(version, DOT_VERSION_MIN), { remedy: messages.DOT_UPDATE_REMEDY });
  }
}

type ExitResult = Extract<RunResult, { end: 'exit' }>;

/**
 * Returns the result of a successful run.
 * @param seconds its time limit
 * @throws Missing and External for any other result
 */
function requireSuccess(result: RunResult, seconds: number): ExitResult {
  switch (result.end) {
    case 'missing':
      throw new Missing(messages.DOT_MISSING, { remedy: messages.DOT_MISSING_REMEDY });
    case 'unusable':
      throw new Missing(messages.dotUnusable(result.reason), { remedy: messages.DOT_VERSION_REMEDY });
    case 'time-out':
      throw new External(messages.dotTimeOut(seconds), { remedy: messages.DOT_FAILED_REMEDY });
    case 'signal':
      throw failureOf(result.signal, result.stderr);
    case 'exit':
      if (result.code !== 0) throw failureOf(messages.exitCode(result.code), result.stderr);
      return result;
  }
}

/** @param ending exit code or signal */
const failureOf = (ending: string, stderr: string): External =>
  new External(messages.dotFailed(ending, complaintOf(stderr)), { remedy: messages.DOT_FAILED_REMEDY });

/** Returns the first lines of a program's output as one line that is safe to print; empty without output. */
function complaintOf(text: string): string {
  const lines = text
    .split(/\r?\n/)
    .map(oneLine)
    .filter((line) => line !== '');
  const shown = lines.slice(0, COMPLAINT_LINES).map((line) => [...line].slice(0, COMPLAINT_LENGTH).join(''));
  return shown.join('; ') + (lines.length > COMPLAINT_LINES ? '; ...' : '');
}
