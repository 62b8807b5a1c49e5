/** Reads the font files of the input `fonts`. */
import { FONT_FILE, type FontFile } from '../../diagram.js';
import type { Io } from '../../platform/io.js';
import { readInputFile } from './input-file.js';

/**
 * Returns the files in the order of the input's lines.
 * @throws InvalidInput like `readInputFile`
 */
export const readFontInputs = (paths: readonly string[], io: Io): Promise<readonly FontFile[]> =>
  Promise.all(paths.map(async (name) => ({ name, bytes: await readInputFile('fonts', name, FONT_FILE, io) })));
