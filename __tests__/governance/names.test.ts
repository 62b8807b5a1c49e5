import { filesBelow } from '../support/files.js';

/**
 * Words that have had several meanings each, or none that a reader of the field knows. The glossary of docs/architecture.md
 * has a term for each of them.
 */
const VAGUE: ReadonlySet<string> = new Set([
  ...['around', 'asked', 'called', 'deed', 'deeds', 'found', 'how', 'kept', 'look', 'meant', 'own', 'said'],
  ...['thing', 'things', 'told', 'wanted', 'way', 'ways'],
]);

/** Messages whose words the contract or Git prescribes: `Module not found`. */
const PRESCRIBED: ReadonlySet<string> = new Set([
  ...['MODULE_NOT_FOUND', 'MODULE_SOURCE_NOT_FOUND', 'MODULE_SOURCE_NOT_FOUND_REMEDY', 'NO_RESOURCES_FOUND'],
  ...['ADVICE_NOT_FOUND', 'NOT_FOUND', 'PYTHON_NOT_FOUND'],
]);

const EXPORTED = /^export (?:declare |abstract |async )*(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');

test('exported names use the terms of the glossary', () => {
  const vague = filesBelow('src', '.ts').flatMap(({ path, text }) =>
    [...text.matchAll(EXPORTED)]
      .map(([, name]) => name as string)
      .filter((name) => !PRESCRIBED.has(name) && wordsOf(name).some((word) => VAGUE.has(word)))
      .map((name) => `${path}: ${name}`),
  );
  expect(vague).toEqual([]);
});
