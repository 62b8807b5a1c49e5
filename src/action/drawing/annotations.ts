import { InvalidInput } from '../../errors.js';
import type { Io } from '../../io/io.js';
import { ANNOTATION_BYTES_MAX } from '../../limits/annotations.js';
import * as messages from '../../messages/action.js';
import type { AnnotationFile } from '../../pipeline/annotate.js';

/** Lowest precedence first; each is taken from the first folder that has it. docs/annotations.md */
const NAMES = [
  ['groundplan.ai.yml', 'model'],
  ['groundplan.yml', 'person'],
] as const;

/**
 * What there is to say about the picture: suggestions, the user's file, and the file of the input.
 * @throws InvalidInput for the input's file when it is not there, and for any file that cannot be read
 */
export async function annotationFiles(input: string, folders: readonly string[], io: Io): Promise<AnnotationFile[]> {
  const files: AnnotationFile[] = [];
  for (const [name, author] of NAMES) {
    const found = await firstOf(
      folders.map((folder) => (folder === '.' ? name : `${folder}/${name}`)),
      io,
    );
    if (found !== null) files.push({ ...(await read(found, io)), author });
  }
  return input === '' ? files : [...files, { ...(await read(input, io)), author: 'person' }];
}

async function firstOf(paths: readonly string[], io: Io): Promise<string | null> {
  for (const path of paths) if ((await io.kindOf(path)) === 'file') return path;
  return null;
}

async function read(path: string, io: Io): Promise<{ name: string; text: string }> {
  if ((await io.kindOf(path).catch(() => 'missing')) === 'other') {
    throw new InvalidInput(messages.inputNoFile('annotate', path), { remedy: messages.INPUT_NO_FILE_REMEDY });
  }
  const bytes = await io.readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new InvalidInput(messages.inputUnreadable('annotate', path, cause.code ?? cause.message), {
      remedy: messages.PATH_MISSING_REMEDY,
      cause,
    });
  });
  return { name: path, text: Buffer.from(bytes.subarray(0, ANNOTATION_BYTES_MAX)).toString('utf8') };
}
