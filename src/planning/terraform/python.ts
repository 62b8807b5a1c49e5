/**
 * Explains failures of Python programs that Terraform runs while planning: `data "external"`, packages of functions. groundplan itself
 * needs no Python.
 */

import { Missing } from '../../errors.js';
import { PYTHON_VERSION_MIN } from '../../limits.js';
import * as sharedMessages from '../../messages.js';
import type { Io } from '../../platform/io.js';
import { isAtLeast } from '../../platform/text/is-at-least.js';
import type { Diagnostic } from '../../terraform/engine/diagnostics.js';
import { VERSION_SECONDS } from '../limits.js';
import * as messages from '../messages.js';

/** Error of hashicorp/external: https://github.com/hashicorp/terraform-provider-external */
const EXTERNAL_PROGRAM = /External Program (Lookup|Execution) Failed/;
const PYTHON = /\bpython[\d.]*\b|\.py\b/i;

/** Null if `python3` is missing or does not tell its version. */
type Python = { readonly version: string; readonly isEnough: boolean } | null;

/** Reads the version from `python3 --version`, as in `Python 3.11.7`. */
async function findPython(io: Io): Promise<Python> {
  const result = await io.run('python3', ['--version'], { seconds: VERSION_SECONDS });
  if (result.end !== 'exit') return null;
  const version = /^Python (\d+\.\d+\S*)/m.exec(`${result.stdout}\n${result.stderr}`);
  if (result.code !== 0 || version === null) return null;
  return { version: version[1]!, isEnough: isAtLeast(version[1]!, PYTHON_VERSION_MIN) };
}

/**
 * Returns the error to report if a missing or old Python made a plan fail, and null if Python is not the cause. Called
 * only after such a failure: an older Python may be enough for a configuration, and most run no Python.
 */
export async function pythonFailure(diagnostics: readonly Diagnostic[], io: Io): Promise<Missing | null> {
  const isPythonProgram = diagnostics.some(
    ({ severity, summary, detail }) =>
      severity === 'error' && EXTERNAL_PROGRAM.test(`${summary}\n${detail}`) && PYTHON.test(detail),
  );
  if (!isPythonProgram) return null;
  const python = await findPython(io);
  if (python?.isEnough) return null;
  const cause = python === null ? messages.PYTHON_NOT_FOUND : messages.pythonIs(python.version);
  return new Missing(`${messages.PYTHON_MISSING}\n${sharedMessages.causeLine(cause)}`, {
    remedy: messages.PYTHON_REMEDY,
  });
}
