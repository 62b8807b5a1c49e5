import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './root.js';

export interface TextFile {
  /** From the root of the checkout, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** All files below a folder of the checkout whose name ends in one of `endings`, in name order. */
export function filesBelow(folder: string, ...endings: string[]): TextFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path: relative(ROOT, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));
}

/** A TypeScript source without its comments: what the compiler sees, roughly. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(^|\s)\/\/.*$/gm, '$1');
