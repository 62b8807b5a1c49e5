/** Messages about this machine, Graphviz, files and repositories. Texts marked `fixed` are prescribed. */

import { inShell } from '../messages.js';
import { plural } from './text/english.js';
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

// ---- Files that are not JSON.

/** fixed */
export const BINARY_PLAN = 'This appears to be a binary Terraform plan file';
export const binaryPlanRemedy = (file: string) =>
  `Convert it: terraform show -json ${inShell(file)} > converted.json, and pass converted.json.`;
export const STREAM_REMEDY =
  'This is the log of terraform plan -json. Save the plan and export it: terraform plan -out=plan.out && terraform show -json plan.out > plan.json.';

export const jsonOfNothing = (file: string) =>
  `${printable(file)} contains millions of tiny values: it is not a plan, state or graph`;
export const jsonEmpty = (file: string) => `${printable(file)} is empty`;
export const notJson = (file: string, position: { line: number; column: number }, expected: string, found: string) =>
  `${printable(file)}:${position.line}:${position.column}: not JSON: expected ${expected}, found ${found === '' ? 'the end of the file' : printable(found)}`;
/** Names for content of a file, which may be secret. */
export const READ_TEXT = 'a quoted string';
export const READ_NUMBER = 'a number';
export const READ_WORD = 'a word';
export const READ_CHARACTER = 'another character';
export const textOfLength = (characters: number) => `a string of ${plural(characters, 'character')}`;
export const NOT_JSON_REMEDY = 'Write the file again, or correct it at that place.';

// ---- Repositories that Git must not read.

export const repositoryLink = (path: string) =>
  `${printable(path)} in it is a link or a special file, and may lead into another repository`;
export const REPOSITORY_LINK_REMEDY = 'Clone the repository again with git clone, which creates no links in .git.';
export const REPOSITORY_UNPROVEN = 'its .git points to a repository that does not point back to this directory';
export const REPOSITORY_UNPROVEN_REMEDY =
  'If it is your worktree, run git worktree repair in it. Otherwise clone the repository with git clone.';
export const alternateNotAllowed = (path: string) =>
  `it uses objects of another repository, ${printable(path)} (objects/info/alternates)`;
export const alternateNotAllowedRemedy = (path: string) =>
  `If both are yours, allow it: GIT_ALTERNATE_OBJECT_DIRECTORIES=${printable(path)}. Or copy the objects: git repack -a -d, then remove objects/info/alternates.`;
export const REPOSITORY_OBJECTS_TOO_MANY = 'it has too many object files to check';
export const REPOSITORY_OBJECTS_TOO_MANY_REMEDY = 'Pack them: git gc.';
export const REPOSITORY_TOO_LARGE = 'it has too many refs to copy';
export const REPOSITORY_TOO_LARGE_REMEDY = 'Pack them: git pack-refs --all.';

export const resultNotStored = (reason: string) => `the result is not kept for the next run (${printable(reason)})`;
export const RESULT_HAS_PATH = 'it contains the path of a temporary folder';
