import * as messages from '../../src/messages.js';
import { filesBelow } from '../support/files.js';

const catalogue = Object.values(messages).map((message) =>
  typeof message === 'function'
    ? String((message as (...args: unknown[]) => unknown)('x', 'x', 'x', 'x'))
    : String(message),
);

/** The error table of the published interface, as far as this version goes. */
test.each([
  'No resources found',
  'This appears to be a binary Terraform plan file',
  "Plan file does not contain 'resource_changes'",
  'Plan file contains no resource changes',
  '--planfile requires --graphfile and --source',
])('the catalogue has %p word for word', (text) => {
  expect(catalogue.filter((message) => message.includes(text))).not.toEqual([]);
});

test('every message is used', () => {
  const code = filesBelow('src', '.ts')
    .map(({ path, text }) => (path === 'src/messages.ts' ? text.replace(/^export const \w+/gm, '') : text))
    .join('\n');
  expect(Object.keys(messages).filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});
