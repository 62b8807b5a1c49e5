/** The annotation file that `--annotate` names. */
import { ANNOTATION_FILE, type AnnotationFile, annotationsOf } from '../diagram.js';
import type { Io } from '../platform/io.js';
import { checkInput, readInput } from './input.js';

const OPTION = '--annotate';

/** @throws InvalidInput as reading the file would, before the work that comes before it */
export const checkAnnotationOption = (path: string, io: Io): Promise<void> =>
  checkInput(io, OPTION, path, ANNOTATION_FILE);

/** @throws InvalidInput where it is not there, or cannot be read */
export async function readAnnotationOption(path: string, io: Io): Promise<AnnotationFile> {
  const { name, bytes } = await readInput(io, OPTION, path, ANNOTATION_FILE);
  return annotationsOf(name, Buffer.from(bytes).toString('utf8'));
}
