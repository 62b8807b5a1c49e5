import { printable } from './text/printable.js';

export const NO_WORKING_DIRECTORY = 'the working directory is not there any more';
export const NO_WORKING_DIRECTORY_REMEDY = 'Go to a directory that is there: cd "$PWD" finds one that was made again.';
export const temporaryUnwritable = (path: string, reason: string) =>
  `temporary files cannot be made in ${path} (${reason})`;
export const TEMPORARY_UNWRITABLE_REMEDY = 'Set TMPDIR to a directory that can be written.';

/** fixed */
export const DOT_MISSING = 'dot command not found';
export const DOT_MISSING_REMEDY =
  'Install Graphviz, check with dot -V. Or leave --layout dot out: the layout of groundplan itself needs no other program.';
export const dotTooOld = (found: string, least: string) =>
  `Graphviz version not supported: dot -V says ${printable(found)}, --layout dot needs ${least} or newer`;
export const DOT_UPDATE_REMEDY = 'Update Graphviz, or leave --layout dot out.';
export const dotVersionUnreadable = (said: string) =>
  `dot -V names no version${said === '' ? ' and says nothing' : `, it says ${printable(said)}`}`;
export const DOT_VERSION_REMEDY =
  'Check that the first dot on the PATH is that of Graphviz, or leave --layout dot out.';
export const dotTimeOut = (seconds: number) => `dot has not finished after ${seconds} seconds`;
export const dotUnusable = (reason: string) => `dot cannot be run (${reason})`;
export const dotFailed = (how: string, complaint: string) =>
  `dot failed (${how})${complaint === '' ? '' : `: ${complaint}`}`;
export const exitCode = (code: number) => `exit code ${code}`;
export const DOT_FAILED_REMEDY = 'Leave --layout dot out: the layout of groundplan itself draws graphs of any size.';
