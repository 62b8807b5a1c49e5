/** Lists the Terraform code files of a directory. */
import { join } from 'node:path';
import { InvalidInput } from '../../errors.js';
import * as sharedMessages from '../../messages.js';
import type { Entry, Files } from '../../platform/io.js';
import { type Package, shownPath } from '../fetch/package.js';
import { lookWithin } from '../fetch/within.js';
import { HCL_FILE_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';

export interface CodeFile {
  readonly path: string;
  readonly shown: string;
  readonly bytes: number;
}

/** Code files of both dialects; `moduleFiles` selects among them. */
const CODE = /\.(?:tf|tofu)(?:\.json)?$/;

/** True for hidden files and editor files: https://developer.hashicorp.com/terraform/language/files */
const isIgnored = (name: string): boolean => name.startsWith('.') || (name.startsWith('#') && name.endsWith('#'));

/** Returns the entries with the name of a code file, in order. */
const codeEntries = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ name }) => !isIgnored(name) && CODE.test(name));

/**
 * Returns the code files of a directory. Ignores directories that are named like code files.
 * Pipes would block forever, and links out of the package could expose other files: both are left out with a warning.
 * @throws InvalidInput if the directory cannot be read, or a file is too large
 */
export async function codeFiles(
  directory: string,
  { io, within }: { readonly io: Files; readonly within: Package },
  warn: (text: string) => void,
): Promise<CodeFile[]> {
  const entries = await io.list(directory).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code ?? cause.message;
    throw new InvalidInput(messages.directoryUnreadable(shownPath(within, directory), reason), {
      remedy: messages.PERMISSIONS_REMEDY,
      cause,
    });
  });
  const files: CodeFile[] = [];
  for (const { name, kind } of codeEntries(entries)) {
    if (kind === 'directory') continue;
    const path = join(directory, name);
    const shown = shownPath(within, path);
    const found = await lookWithin(within.top, path, io);
    if (found.is === 'directory') continue;
    if (found.is === 'file') files.push({ path: found.path, shown, bytes: await sizeOf(found.path, shown, io) });
    else
      warn(found.is === 'outside' ? sharedMessages.linkOutside(shown, within.isDirectory) : messages.notAFile(shown));
  }
  return files;
}

async function sizeOf(path: string, shown: string, io: Files): Promise<number> {
  const bytes = (await io.sizeOf(path)) ?? 0;
  if (bytes <= HCL_FILE_BYTES_MAX) return bytes;
  throw new InvalidInput(messages.moduleTreeFileTooLarge(shown, bytes, HCL_FILE_BYTES_MAX), {
    remedy: messages.TOO_LARGE_REMEDY,
  });
}
