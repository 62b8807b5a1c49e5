/** Reads the annotation file of the input `annotate`. */
import { ANNOTATION_FILE, type AnnotationFile, annotationsOf } from '../../diagram.js';
import type { Io } from '../../platform/io.js';
import { readInputFile } from './input-file.js';

/**
 * Reads and parses the file.
 * @throws InvalidInput like `readInputFile`, and for an invalid annotation file
 */
export async function readAnnotationInput(path: string, io: Io): Promise<AnnotationFile> {
  const bytes = await readInputFile('annotate', path, ANNOTATION_FILE, io);
  return annotationsOf(path, Buffer.from(bytes).toString('utf8'));
}
