import { filesBelow } from '../support/files.js';

/** Shared words, and those that stand beside their stage. */
const isCatalogue = (path: string) => /(^|\/)messages\.ts$/.test(path);
const sources = filesBelow('src', '.ts');
const catalogue = sources.filter(({ path }) => isCatalogue(path)).map(({ text }) => text);

/** The messages of the published interface. */
test.each([
  'terraform command not found',
  'dot command not found',
  'Terraform version not supported',
  'Backend configuration changed',
  'State locked',
  'TFE_TOKEN required for module registry',
  'No resources found',
  'Module not found',
  'Module download failed',
  'This appears to be a binary Terraform plan file',
  "Plan file does not contain 'resource_changes'",
  'Plan file contains no resource changes',
  '--planfile requires --graphfile and --source',
  '--workspace/--varfile ignored with --planfile',
  'Cannot reach Ollama server',
  'Ollama model not loaded',
  'Bedrock API error',
  'Failed to clone repository',
  'Module source not found',
  'WSL is detected but wslview is not installed',
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
