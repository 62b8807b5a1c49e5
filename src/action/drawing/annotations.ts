import { type AnnotationFile, readBeside } from '../../diagram.js';
import { InvalidInput } from '../../errors.js';
import type { Io } from '../../io/io.js';
import { ANNOTATION_BYTES_MAX } from '../../limits.js';
import * as sharedMessages from '../../messages.js';
import * as messages from '../messages.js';
import { checkInside } from './inside.js';

/** Lowest precedence first; each is taken from the first folder that has it. docs/annotations.md */
const NAMES = [
  ['groundplan.ai.yml', 'model'],
  ['groundplan.yml', 'person'],
] as const;

/**
 * What there is to say about the picture: suggestions, the user's file, and the file of the input.
 * @param warn told of files that are not read
 * @throws InvalidInput for the input's file when it is not there, and for any file that cannot be read
 */
export async function annotationFiles(
  input: string,
  folders: readonly string[],
  io: Io,
  warn: (text: string) => void,
): Promise<readonly AnnotationFile[]> {
  const files: AnnotationFile[] = [];
  for (const [name, author] of NAMES) {
    const found = await firstOf(name, folders, io, warn);
    if (found !== null) files.push({ ...found, author });
  }
  if (input !== '') files.push({ ...(await readInput(input, io)), author: 'person' });
  return files;
}

async function firstOf(name: string, folders: readonly string[], io: Io, warn: (text: string) => void) {
  for (const folder of folders) {
    const path = folder === '.' ? name : `${folder}/${name}`;
    const found = await readBeside(folder, name, BYTES_MAX, io);
    if (found.is === 'read') return { name: path, text: textOf(found.bytes) };
    if (found.is === 'outside') warn(sharedMessages.linkOutside(path));
    if (found.is === 'too-large') throw unreadable(path, 'EFBIG');
    if (found.is === 'unreadable') throw unreadable(path, found.cause.code ?? found.cause.message, found.cause);
  }
  return null;
}

async function readInput(path: string, io: Io): Promise<{ name: string; text: string }> {
  await checkInside('annotate', path, io);
  if ((await io.kindOf(path).catch(() => 'missing')) === 'other') {
    throw new InvalidInput(messages.inputNoFile('annotate', path), { remedy: messages.INPUT_NO_FILE_REMEDY });
  }
  const bytes = await io.readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw unreadable(path, cause.code ?? cause.message, cause);
  });
  return { name: path, text: textOf(bytes) };
}

const unreadable = (path: string, reason: string, cause?: unknown): InvalidInput =>
  new InvalidInput(messages.inputUnreadable('annotate', path, reason), { remedy: messages.PATH_MISSING_REMEDY, cause });

/** Of UTF-8, which has up to three bytes a character. */
const BYTES_MAX = 3 * ANNOTATION_BYTES_MAX;

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, ANNOTATION_BYTES_MAX)).toString('utf8');
