/**
 * Explains failures of Python programs that Terraform runs while planning: `data "external"`, packages of functions.
 * groundplan itself needs no Python.
 */
import { Missing } from '../../errors.js';
import { PYTHON_VERSION_MIN } from '../../limits.js';
import * as sharedMessages from '../../messages.js';
import type { Io } from '../../platform/io.js';
import { isAtLeast } from '../../platform/text/is-at-least.js';
import type { Diagnostic } from '../../terraform/engine/diagnostics.js';
import { said } from '../../terraform/engine/first-lines.js';
import { VERSION_SECONDS } from '../limits.js';
import * as messages from '../messages.js';

/** Error of hashicorp/external: https://github.com/hashicorp/terraform-provider-external */
const EXTERNAL_PROGRAM = /External Program (Lookup|Execution) Failed/;
const PYTHON = /\bpython[\d.]*\b|\.py\b/i;

export type PythonFound = { readonly version: string; readonly isEnough: boolean } | { readonly said: string };

/** Reads the version from `python3 --version`, as in `Python 3.11.7`. */
async function findPython(io: Io): Promise<PythonFound> {
  const result = await io.run('python3', ['--version'], { seconds: VERSION_SECONDS });
  if (result.end !== 'exit') return { said: result.end === 'missing' ? '' : result.end };
  const version = /^Python (\d+\.\d+\S*)/m.exec(`${result.stdout}\n${result.stderr}`);
  if (result.code !== 0 || version === null) return { said: said(result.stderr, result.stdout) };
  return { version: version[1]!, isEnough: isAtLeast(version[1]!, PYTHON_VERSION_MIN) };
}

/**
 * Returns the error to report if a missing or old Python made a plan fail, and null if Python is not the cause. Called
 * only after such a failure: an older Python may be enough for a configuration, and most run no Python.
 */
export async function pythonFailure(diagnostics: readonly Diagnostic[], io: Io): Promise<Missing | null> {
  const failed = diagnostics.find(
    ({ severity, summary, detail }) =>
      severity === 'error' && EXTERNAL_PROGRAM.test(`${summary}\n${detail}`) && PYTHON.test(detail),
  );
  if (failed === undefined) return null;
  const found = await findPython(io);
  if ('version' in found && found.isEnough) return null;
  const cause = 'version' in found ? messages.pythonIs(found.version) : messages.PYTHON_NOT_FOUND;
  return new Missing(`${messages.PYTHON_MISSING}\n${sharedMessages.causeLine(cause)}`, {
    remedy: messages.PYTHON_REMEDY,
  });
}
