import { whyOf } from '../../../src/planners/offline/why.js';
import type { Diagnostic } from '../../../src/terraform/engine/diagnostics.js';

const diagnostic = (detail: string, code: string): Diagnostic => ({
  ...{ severity: 'error', summary: 'Wrong', detail, address: null, place: null },
  snippet: { context: '', code, startLine: 1, values: [] },
});

test.each([
  [
    'a name of the code',
    'A local value with the name "missing" has not been declared.',
    '  name = local.missing',
    'A local value with the name "missing" has not been declared.',
  ],
  [
    'the first sentence',
    'The given key does not exist. Use "x" then.\nMore.',
    'a = b["c"]',
    'The given key does not exist.',
  ],
  [
    'no value',
    'Invalid value for "number" parameter: cannot parse "hunter2" as a base 10 integer.',
    'a = parseint(var.pin, 10)',
    'Invalid value for "…" parameter:',
  ],
  ['no literal', 'Cannot parse "hunter2" as a number.', 'a = tonumber("hunter2")', 'Cannot parse "…" as a number.'],
  [
    'the label of a block',
    'Blocks of type "tag" are not expected here.',
    'resource "aws_vpc" "tag" {',
    'Blocks of type "tag" are not expected here.',
  ],
  ['nothing', '', 'a = 1', ''],
])('says %s', (_, detail, code, why) => {
  expect(whyOf([diagnostic(detail, code)])).toBe(why);
});

test('of the first error', () => {
  const warning = { ...diagnostic('Old.', ''), severity: 'warning' as const };
  expect(whyOf([warning, diagnostic('New.', '')])).toBe('New.');
  expect(whyOf([])).toBe('');
});
