/** Builds the request of a command from its options and the files that they name. */

import { type DrawingRequest, FONT_FILE, type FontFile, type RequestParts, requestOf } from '../diagram.js';
import type { Io } from '../platform/io.js';
import { readAnnotationOption, readInput } from './input.js';

interface FileOptions {
  readonly annotate: string | null;
  readonly font: readonly string[];
  readonly 'layout-from'?: string | null;
}

type DiagramOptions = Parameters<typeof requestOf>[0];

/**
 * Returns the request of a command that draws.
 * @param targets the formats to draw, and the file names of pages if the command has the option
 * @throws InvalidInput naming a file that cannot be read. The annotation file is read later: check it with
 * `checkAnnotationOption`
 */
export async function readRequest(
  options: DiagramOptions & FileOptions,
  targets: Pick<RequestParts, 'formats' | 'pageFile'>,
  io: Io,
): Promise<DrawingRequest> {
  const { annotate, font, 'layout-from': from = null } = options;
  const places = from === null ? null : await readInput(io, '--layout-from', from);
  const fonts = await readFontOptions(font, io);
  const readAnnotation = annotate === null ? null : () => readAnnotationOption(annotate, io);
  return requestOf(options, { ...targets, places, fonts, readAnnotation }, io);
}

// ---- Reads the font files given with `--font`.

/**
 * Returns the files in the order of the options.
 * @throws InvalidInput naming the file if it is missing, a directory, a pipe or device, too large or empty
 */
const readFontOptions = (paths: readonly string[], io: Io): Promise<readonly FontFile[]> =>
  Promise.all(paths.map((path) => readInput(io, '--font', path, FONT_FILE)));
