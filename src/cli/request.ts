/** Builds the drawing request of a command from its options and the files that they name. */

import { type DrawingRequest, FONT_FILE, type RequestParts, requestOf } from '../diagram.js';
import type { Io } from '../platform/io.js';
import { readAnnotationOption, readInput } from './input.js';

/** Options that name a file. */
interface FileOptions {
  readonly annotate: string | null;
  readonly font: readonly string[];
  /** Undefined for commands without the option. */
  readonly 'layout-from'?: string | null;
}

type DiagramOptions = Parameters<typeof requestOf>[0];

/**
 * Returns the request of a command that draws. Font and layout files are read now. The annotation file is read when the source is
 * known: check it before with `checkAnnotationOption`.
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
