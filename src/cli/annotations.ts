import { type AnnotationFile, readBeside } from '../diagram.js';
import { InvalidInput } from '../errors.js';
import type { Io } from '../io/io.js';
import { ANNOTATION_BYTES_MAX } from '../limits.js';
import * as sharedMessages from '../messages.js';
import { checkInput, notEmpty, readInput, tooLarge, unreadable } from './input.js';
import * as messages from './messages.js';

const USER_FILE = 'groundplan.yml';
const MODEL_FILE = 'groundplan.ai.yml';

/** Where suggestions are kept: beside the source, or in the working directory where the source is not here to stay. */
export const modelFileIn = (folder: string): string => inFolder(folder, MODEL_FILE);

/**
 * What there is to say about the picture, lowest precedence first: suggestions, the user's file, the file of the option.
 * @param folders where the files may be, the first that has one wins
 * @param kept in debug data: for where no folder has one, so that a file that was edited since counts
 * @param warn told of files that are not read: links out of the repository
 * @throws InvalidInput for the option's file when it is not there, and for any file that cannot be read
 */
export async function readAnnotationFiles(
  option: string | null,
  folders: readonly string[],
  io: Io,
  kept: readonly AnnotationFile[] = [],
  warn: (text: string) => void = () => {},
): Promise<AnnotationFile[]> {
  const keptOf = (author: AnnotationFile['author']) => kept.find((file) => file.author === author) ?? null;
  const suggested = (await firstOf(MODEL_FILE, folders, io, warn)) ?? keptOf('model');
  const own = (await firstOf(USER_FILE, folders, io, warn)) ?? keptOf('person');
  const given = option === null ? null : await readText(option, '--annotate', io);
  return [
    ...(suggested === null ? [] : [{ ...suggested, author: 'model' as const }]),
    ...[own, given].flatMap((file) => (file === null ? [] : [{ ...checkSize(file), author: 'person' as const }])),
  ];
}

/** Of UTF-8, which has up to three bytes a character. */
const LIMIT = { bytes: 3 * ANNOTATION_BYTES_MAX, remedy: messages.ANNOTATIONS_TOO_LARGE_REMEDY };

/** @throws InvalidInput as reading the file would, before the work that comes before it */
export const checkAnnotationOption = (path: string, io: Io): Promise<void> => checkInput(io, '--annotate', path, LIMIT);

/** Cut, it might still be YAML, and say half of what its author wrote. A model's file is cut where it is read. */
function checkSize<T extends { readonly name: string; readonly text: string }>(file: T): T {
  if (file.text.length <= ANNOTATION_BYTES_MAX) return file;
  throw new InvalidInput(messages.annotationsTooLarge(file.name, ANNOTATION_BYTES_MAX), {
    remedy: messages.ANNOTATIONS_TOO_LARGE_REMEDY,
  });
}

async function firstOf(name: string, folders: readonly string[], io: Io, warn: (text: string) => void) {
  for (const folder of folders) {
    const path = inFolder(folder, name);
    const found = await readBeside(folder, name, LIMIT.bytes, io);
    if (found.is === 'read') return { name: path, text: textOf(path, found.bytes) };
    if (found.is === 'outside') warn(sharedMessages.linkOutside(path));
    if (found.is === 'unreadable') unreadable('', path, found.cause);
    if (found.is === 'too-large') throw tooLarge(path, LIMIT);
  }
  return null;
}

/** @throws InvalidInput for an empty file */
const textOf = (path: string, bytes: Uint8Array): string =>
  Buffer.from(notEmpty('', { name: path, bytes }).bytes).toString('utf8');

async function readText(path: string, option: string, io: Io): Promise<{ name: string; text: string }> {
  const { bytes } = await readInput(io, option, path, LIMIT);
  return { name: path, text: Buffer.from(bytes).toString('utf8') };
}

const inFolder = (folder: string, name: string): string =>
  folder === '.' || folder === '' ? name : `${folder.replace(/[\\/]+$/, '')}/${name}`;
