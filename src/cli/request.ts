/** Builds the request for a diagram from options, and from the files that they name. */
import {
  ANNOTATION_FILE,
  type AnnotationFile,
  annotationsOf,
  type DrawingRequest,
  FONT_FILE,
  type RequestParts,
  requestOf,
} from '../diagram.js';
import type { Io } from '../platform/io.js';
import { checkInput, readInput } from './input.js';

// ---- The annotation file.

const ANNOTATE = '--annotate';

/**
 * Checks the annotation file without reading it, before any expensive work starts.
 * @throws InvalidInput like `checkInput`
 */
export const checkAnnotationOption = (path: string, io: Io): Promise<void> =>
  checkInput(io, ANNOTATE, path, ANNOTATION_FILE);

/**
 * Reads and parses the annotation file.
 * @throws InvalidInput like `readInput`, and for an invalid annotation file
 */
export async function readAnnotationOption(path: string, io: Io): Promise<AnnotationFile> {
  const { name, bytes } = await readInput(io, ANNOTATE, path, ANNOTATION_FILE);
  return annotationsOf(name, Buffer.from(bytes).toString('utf8'));
}

// ---- Drawing requests.

/** Options that name a file. */
interface FileOptions {
  readonly annotate: string | null;
  readonly font: readonly string[];
  /** Undefined for commands without the option. */
  readonly 'layout-from'?: string | null;
}

type DiagramOptions = Parameters<typeof requestOf>[0];

/**
 * Returns the request of a command that draws. Font and layout files are read now, the annotation file when the source is
 * known. Commands check it first with `checkAnnotationOption`.
 * @param targets the formats to draw, and the file names of pages if the command has the option
 * @throws InvalidInput for a font or layout file that cannot be read
 */
export async function readRequest(
  options: DiagramOptions & FileOptions,
  targets: Pick<RequestParts, 'formats' | 'pageFile'>,
  io: Io,
): Promise<DrawingRequest> {
  const { annotate, font: fontPaths, 'layout-from': layoutPath = null } = options;
  const places = layoutPath === null ? null : await readInput(io, '--layout-from', layoutPath);
  const fonts = await Promise.all(fontPaths.map((path) => readInput(io, '--font', path, FONT_FILE)));
  const readAnnotation = annotate === null ? null : () => readAnnotationOption(annotate, io);
  return requestOf(options, { ...targets, places, fonts, readAnnotation }, io);
}
