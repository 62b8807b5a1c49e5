/** Finds the root modules of a repository: directories of code that no other code in it calls. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const IGNORED = new Set(['.git', '.terraform', 'node_modules']);
const LOCAL_SOURCE = /^\s*"?source"?\s*[=:]\s*"(\.{1,2}[^"]*)"/gm;
/** Blocks of a root module; a directory without any of them is a library. */
const ROOT_BLOCK = /^\s*(?:provider|module|backend)\s+"/m;

/** @param {string} repository @returns {string[]} sorted */
export function rootsIn(repository) {
  const directories = codeIn(repository);
  const called = new Set(
    [...directories].flatMap(([directory, text]) =>
      [...text.matchAll(LOCAL_SOURCE)].map(([, source]) => resolve(directory, source)),
    ),
  );
  return [...directories]
    .filter(([directory, text]) => !called.has(directory) && ROOT_BLOCK.test(text))
    .map(([directory]) => directory)
    .sort();
}

/** Returns the joined text of the code in each directory. */
function codeIn(top) {
  const textOf = new Map();
  const open = [top];
  for (let directory = open.pop(); directory !== undefined; directory = open.pop()) {
    const texts = [];
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (entry.isDirectory() && !IGNORED.has(entry.name)) open.push(path);
      if (entry.isFile() && /\.tf(?:\.json)?$/.test(entry.name)) texts.push(readFileSync(path, 'utf8'));
    }
    if (texts.length > 0) textOf.set(directory, texts.join('\n'));
  }
  return textOf;
}

/** Returns evenly spaced entries of a list, at most `most`. */
export const someOf = (list, most) =>
  list.length <= most ? list : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)]);
