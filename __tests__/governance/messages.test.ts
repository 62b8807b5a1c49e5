import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as messages from '../../src/messages.js';
import { filesBelow } from '../support/files.js';
import { ROOT } from '../support/root.js';

/** The error table of the published interface, as far as this version goes. */
test.each([
  'dot command not found',
  'No resources found',
  'This appears to be a binary Terraform plan file',
  "Plan file does not contain 'resource_changes'",
  'Plan file contains no resource changes',
  '--planfile requires --graphfile and --source',
])('the catalogue has %p word for word', (text) => {
  expect(readFileSync(join(ROOT, 'src/messages.ts'), 'utf8')).toContain(text);
});

test('every message is used', () => {
  const code = filesBelow('src', '.ts')
    .map(({ path, text }) => (path === 'src/messages.ts' ? text.replace(/^export const \w+/gm, '') : text))
    .join('\n');
  expect(Object.keys(messages).filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});
