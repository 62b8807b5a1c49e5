/** Copies the program to a separate folder, where it does not find packages that are installed beside the original. */
import { copyFileSync, cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NATIVE = new URL('../../node_modules/@resvg', import.meta.url).pathname;

/** @param {string} program @param {string} folder new folder for the copy @returns {string} path of the copy */
export function alone(program, folder) {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }\n');
  copyFileSync(program, join(folder, 'cli.js'));
  const parts = join(dirname(program), 'parts');
  // An older version may be a single file.
  if (existsSync(parts)) cpSync(parts, join(folder, 'parts'), { recursive: true });
  return join(folder, 'cli.js');
}

/** Copies the program with the native rasteriser beside it; null if that is not installed. @param {string} program @param {string} folder */
export function besideNative(program, folder) {
  if (!existsSync(join(NATIVE, 'resvg-js'))) return null;
  const copy = alone(program, folder);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(NATIVE, join(folder, 'node_modules', '@resvg'), 'dir');
  return copy;
}
