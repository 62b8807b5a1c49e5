import { filesBelow } from '../support/files.js';

/** Shared words, and those that stand beside their stage. */
const isCatalogue = (path: string) => /(^|\/)messages\.ts$/.test(path);
const sources = filesBelow('src', '.ts');
const catalogue = sources.filter(({ path }) => isCatalogue(path)).map(({ text }) => text);

/** The error table of the published interface, as far as this version goes. */
test.each([
  'dot command not found',
  'No resources found',
  'This appears to be a binary Terraform plan file',
  "Plan file does not contain 'resource_changes'",
  'Plan file contains no resource changes',
  '--planfile requires --graphfile and --source',
])('the catalogue has %p word for word', (text) => {
  expect(catalogue.join('\n')).toContain(text);
});

test('every message is used', () => {
  const code = sources
    .map(({ path, text }) => (isCatalogue(path) ? text.replace(/^export const \w+/gm, '') : text))
    .join('\n');
  const names = catalogue.flatMap((text) => [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});
