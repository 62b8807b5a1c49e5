/** Reads the variables files that Terraform loads automatically, as far as they belong to the configuration. */
import { join } from 'node:path';
import { InvalidInput } from '../../errors.js';
import { byText } from '../../graph/order.js';
import * as sharedMessages from '../../messages.js';
import type { Files } from '../../platform/io.js';
import { printable } from '../../platform/text/printable.js';
import { readWithin } from '../fetch/read-within.js';
import * as messages from '../messages.js';
import type { ModuleNode } from './module-model.js';

/** The first files in the order of reading, in which later ones win. `*.auto.tfvars` follow by name. */
const FIRST = ['terraform.tfvars', 'terraform.tfvars.json'] as const;
const AUTOMATIC = /\.auto\.tfvars(?:\.json)?$/;
const VARIABLE_FILE = /\.tfvars(?:\.json)?$/;

export interface AutoVariableFiles {
  /** In the order of reading: a later file wins. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly warnings: readonly string[];
  /** Files that are not read, such as links out of the package; their names for messages. */
  readonly leftOut: readonly string[];
}

/** A directory with variables files, and the package that contains it, out of which nothing is read. */
export interface VariableDirectory {
  readonly directory: string;
  readonly top: string;
  readonly isRepository?: false | undefined;
}

/** Returns the directory in which a module's variables files are, with its package. */
export const variableDirectoryOf = ({
  code: { directory },
  top = directory,
  isRepository,
}: Pick<ModuleNode, 'code' | 'top' | 'isRepository'>): VariableDirectory => ({ directory, top, isRepository });

/**
 * Reads the variables files of a module. Leaves out links out of the package, and anything that is not a file, with a
 * warning.
 * @param directories all directories whose files count as those of the module, such as the unit of Terragrunt and the
 * directory of its code; a file replaces one of the same name in an earlier directory
 * @throws InvalidInput for a file that is too large or unreadable
 */
export async function readAutoVariableFiles(
  directories: readonly VariableDirectory[],
  bytesMax: number,
  io: Files,
): Promise<AutoVariableFiles> {
  const directoryByFile = new Map<string, VariableDirectory>();
  for (const variableDirectory of directories)
    for (const { name } of await io.list(variableDirectory.directory, VARIABLE_FILE))
      directoryByFile.set(name, variableDirectory);
  const automatic = [...directoryByFile.keys()].filter((name) => AUTOMATIC.test(name)).sort(byText);
  const files: { name: string; bytes: Uint8Array }[] = [];
  const warnings: string[] = [];
  const leftOut: string[] = [];
  const leave = (name: string, warning: string): void => {
    warnings.push(warning);
    leftOut.push(name);
  };
  for (const name of [...FIRST, ...automatic]) {
    const variableDirectory = directoryByFile.get(name);
    if (variableDirectory === undefined) continue;
    const { directory, top, isRepository } = variableDirectory;
    const shown = printable(name);
    const entry = await readWithin(top, join(directory, name), bytesMax, io);
    if (entry.is === 'read') files.push({ name, bytes: entry.bytes });
    else if (entry.is === 'outside') leave(shown, sharedMessages.linkOutside(shown, isRepository));
    else if (entry.is === 'too-large') throw unfit(sharedMessages.variableFileTooLarge(shown, bytesMax));
    else if (entry.is !== 'unreadable') leave(shown, messages.notAFile(shown));
    else
      throw unfit(sharedMessages.variableFileUnreadable(shown, entry.cause.code ?? entry.cause.message), entry.cause);
  }
  return { files, warnings, leftOut };
}

const unfit = (message: string, cause?: unknown): InvalidInput =>
  new InvalidInput(message, { remedy: sharedMessages.VARIABLE_FILE_REMEDY, cause });
