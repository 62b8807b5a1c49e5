import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Over whole programs or many inputs: minutes, and they say what the tests beside the code say too. */
const SLOW = /^__tests__\/(e2e|hostile|image|workflows)\/|\/e2e\/|(corpus|hostile|scaling)\.test\.ts$/;

const isTest = (path) => path.endsWith('.test.ts');

const codeBelow = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => /\.([cm]?[jt]s|bundle)$/.test(path));

/** What runs in a page is named by a `.bundle`, a line with the entry. */
const importedBy = (file, text) =>
  file.endsWith('.bundle')
    ? [text.trim()]
    : [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, specifier]) => specifier);

/** By file: the files that import it. */
function importersIn(root) {
  const files = new Set(['src', '__tests__', 'scripts'].flatMap((folder) => codeBelow(root, folder)));
  const importers = new Map();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const specifier of importedBy(file, text)) {
      const path = join(dirname(file), specifier);
      const imported = [path, path.replace(/\.js$/, '.ts')].find((each) => files.has(each));
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/** The tests of its own stage, where there are any. */
function preferOwn(file, tests) {
  const own = tests.filter((test) => test.startsWith(`__tests__/${file.split('/')[1]}/`));
  return own.length > 0 ? own : tests;
}

/** The tests that import a file with the fewest files between: one that imports it directly says most of it. */
function nearestTo(file, importers) {
  const seen = new Set([file]);
  for (let layer = [file]; layer.length > 0; ) {
    const tests = layer.filter((each) => isTest(each) && !SLOW.test(each));
    if (tests.length > 0) return preferOwn(file, tests);
    layer = [...new Set(layer.flatMap((each) => importers.get(each) ?? []))].filter((each) => !seen.has(each));
    for (const each of layer) seen.add(each);
  }
  return [];
}

/** A function from changed files to the tests to run, first those that are nearest to the most of them. */
export function nearestTestsIn(root) {
  const importers = importersIn(root);
  return (changed) => {
    const times = new Map();
    for (const test of changed.flatMap((file) => nearestTo(file, importers))) {
      times.set(test, (times.get(test) ?? 0) + 1);
    }
    return [...times].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([test]) => test);
  };
}
