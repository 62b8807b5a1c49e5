/** Root modules of a repository: directories of code that no other code of it calls. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const IGNORED = new Set(['.git', '.terraform', 'node_modules']);
const LOCAL_SOURCE = /^\s*"?source"?\s*[=:]\s*"(\.{1,2}[^"]*)"/gm;
/** A module without any of them is a library. */
const OF_A_ROOT = /^\s*(?:provider|module|backend)\s+"/m;

/** @param {string} repository @returns {string[]} sorted */
export function rootsIn(repository) {
  const directories = codeIn(repository);
  const called = new Set(
    [...directories].flatMap(([directory, text]) =>
      [...text.matchAll(LOCAL_SOURCE)].map(([, source]) => resolve(directory, source)),
    ),
  );
  return [...directories]
    .filter(([directory, text]) => !called.has(directory) && OF_A_ROOT.test(text))
    .map(([directory]) => directory)
    .sort();
}

/** The text of all code in each directory. */
function codeIn(top) {
  const found = new Map();
  const open = [top];
  for (let directory = open.pop(); directory !== undefined; directory = open.pop()) {
    const texts = [];
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (entry.isDirectory() && !IGNORED.has(entry.name)) open.push(path);
      if (entry.isFile() && /\.tf(?:\.json)?$/.test(entry.name)) texts.push(readFileSync(path, 'utf8'));
    }
    if (texts.length > 0) found.set(directory, texts.join('\n'));
  }
  return found;
}

/** From all over a list, the same ones each time. */
export const someOf = (list, most) =>
  list.length <= most ? list : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)]);
