/** Reads the annotation file given with `--annotate`. */
import { ANNOTATION_FILE, type AnnotationFile, annotationsOf } from '../diagram.js';
import type { Io } from '../platform/io.js';
import { checkInput, readInput } from './input.js';

const OPTION = '--annotate';

/**
 * Checks the annotation file before any expensive work starts.
 * @throws InvalidInput like reading the file
 */
export const checkAnnotationOption = (path: string, io: Io): Promise<void> =>
  checkInput(io, OPTION, path, ANNOTATION_FILE);

/**
 * Reads the annotation file.
 * @throws InvalidInput if it does not exist or cannot be read
 */
export async function readAnnotationOption(path: string, io: Io): Promise<AnnotationFile> {
  const { name, bytes } = await readInput(io, OPTION, path, ANNOTATION_FILE);
  return annotationsOf(name, Buffer.from(bytes).toString('utf8'));
}
