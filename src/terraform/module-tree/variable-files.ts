/** Reads the variables files that Terraform loads automatically, as far as they belong to the configuration. */
import { join } from 'node:path';
import { InvalidInput } from '../../errors.js';
import * as sharedMessages from '../../messages.js';
import type { Files } from '../../platform/io.js';
import { printable } from '../../platform/text/printable.js';
import { readWithin } from '../fetch/within.js';
import * as messages from '../messages.js';
import type { ModuleNode } from './module-model.js';

/** In order of precedence, later ones win. `*.auto.tfvars` follow by name, then the files given by the user. */
const FIRST = ['terraform.tfvars', 'terraform.tfvars.json'] as const;
const AUTOMATIC = /\.auto\.tfvars(?:\.json)?$/;

export interface AutoVariableFiles {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly warnings: readonly string[];
}

/**
 * Reads a module's variables files. Leaves out links out of the package, and anything that is not a file, with a warning.
 * @throws InvalidInput for a file that is too large or unreadable
 */
export async function readAutoVariableFiles(
  { code, top = code.directory, isRepository }: Pick<ModuleNode, 'code' | 'top' | 'isRepository'>,
  bytesMax: number,
  io: Files,
): Promise<AutoVariableFiles> {
  const names = (await io.list(code.directory)).map(({ name }) => name);
  const own = [...FIRST.filter((name) => names.includes(name)), ...names.filter((name) => AUTOMATIC.test(name))];
  const files: { name: string; bytes: Uint8Array }[] = [];
  const warnings: string[] = [];
  for (const name of own) {
    const shown = printable(name);
    const found = await readWithin(top, join(code.directory, name), bytesMax, io);
    if (found.is === 'read') files.push({ name, bytes: found.bytes });
    else if (found.is === 'outside') warnings.push(sharedMessages.linkOutside(shown, isRepository));
    else if (found.is === 'too-large') throw unfit(sharedMessages.variableFileTooLarge(shown, bytesMax));
    else if (found.is !== 'unreadable') warnings.push(messages.notAFile(shown));
    else
      throw unfit(sharedMessages.variableFileUnreadable(shown, found.cause.code ?? found.cause.message), found.cause);
  }
  return { files, warnings };
}

const unfit = (message: string, cause?: unknown): InvalidInput =>
  new InvalidInput(message, { remedy: sharedMessages.VARIABLE_FILE_REMEDY, cause });
