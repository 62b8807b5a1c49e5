/** Messages about this machine and Graphviz. Texts marked `fixed` are prescribed. */
import { printable } from './text/printable.js';

export const NO_WORKING_DIRECTORY = 'the working directory no longer exists';
export const NO_WORKING_DIRECTORY_REMEDY =
  'Change to an existing directory; cd "$PWD" enters one that was created again.';
export const temporaryUnwritable = (path: string, reason: string) =>
  `temporary files cannot be created in ${path} (${reason})`;
export const TEMPORARY_UNWRITABLE_REMEDY = 'Set TMPDIR to a writable directory.';

/** fixed */
export const DOT_MISSING = 'dot command not found';
export const DOT_MISSING_REMEDY =
  'Install Graphviz, check with dot -V. Or omit --layout dot: the default layout needs no other program.';
export const dotTooOld = (version: string, minimum: string) =>
  `Graphviz version not supported: dot -V prints ${printable(version)}, --layout dot needs ${minimum} or newer`;
export const DOT_UPDATE_REMEDY = 'Update Graphviz, or omit --layout dot.';
export const dotVersionUnreadable = (output: string) =>
  `dot -V printed no version${output === '' ? '' : `: ${printable(output)}`}`;
export const DOT_VERSION_REMEDY = 'Check that the first dot on the PATH is that of Graphviz, or omit --layout dot.';
export const dotTimeOut = (seconds: number) => `dot did not finish within ${seconds} seconds`;
export const dotUnusable = (reason: string) => `dot cannot be run (${reason})`;
export const dotFailed = (reason: string, complaint: string) =>
  `dot failed (${reason})${complaint === '' ? '' : `: ${complaint}`}`;
export const exitCode = (code: number) => `exit code ${code}`;
export const DOT_FAILED_REMEDY = 'Omit --layout dot: the default layout draws graphs of any size.';

export const resultNotStored = (reason: string) => `the result is not kept for the next run (${printable(reason)})`;
export const RESULT_HAS_PATH = 'it contains the path of a temporary folder';
