import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Tests of whole programs or with many inputs: they take minutes and repeat what the tests beside the code check. */
const SLOW = /^__tests__\/(e2e|hostile|image|workflows)\/|\/e2e\/|(corpus|hostile|scaling)\.test\.ts$/;

const isTest = (path) => path.endsWith('.test.ts');

const codeBelow = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => /\.([cm]?[jt]s|bundle)$/.test(path));

/** Returns the imports of a file. A `.bundle` file contains the path of its entry. */
const importedBy = (file, text) =>
  file.endsWith('.bundle')
    ? [text.trim()]
    : [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, specifier]) => specifier);

/** Returns the importing files of each file. */
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

/** Returns the tests of the file's stage; all of them if there are none. */
function preferSameStage(file, tests) {
  const sameStage = tests.filter((test) => test.startsWith(`__tests__/${file.split('/')[1]}/`));
  return sameStage.length > 0 ? sameStage : tests;
}

/** Returns the tests with the shortest chain of imports to a file. */
function nearestTo(file, importers) {
  const seen = new Set([file]);
  for (let layer = [file]; layer.length > 0; ) {
    const tests = layer.filter((each) => isTest(each) && !SLOW.test(each));
    if (tests.length > 0) return preferSameStage(file, tests);
    layer = [...new Set(layer.flatMap((each) => importers.get(each) ?? []))].filter((each) => !seen.has(each));
    for (const each of layer) seen.add(each);
  }
  return [];
}

/** Returns a function that returns the tests for changed files, sorted by the number of changed files that they are nearest to. */
export function nearestTestsIn(root) {
  const importers = importersIn(root);
  return (changed) => {
    const counts = new Map();
    for (const test of changed.flatMap((file) => nearestTo(file, importers))) {
      counts.set(test, (counts.get(test) ?? 0) + 1);
    }
    return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([test]) => test);
  };
}
