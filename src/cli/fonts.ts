/** Reads the font files given with `--font`. */
import { FONT_FILE, type FontFile } from '../diagram.js';
import type { Io } from '../platform/io.js';
import { readInput } from './input.js';

/**
 * Returns the files in the order of the options.
 * @throws InvalidInput naming the file if it is missing, a directory, a pipe or device, too large or empty
 */
export const readFontOptions = (paths: readonly string[], io: Io): Promise<readonly FontFile[]> =>
  Promise.all(paths.map((path) => readInput(io, '--font', path, FONT_FILE)));
