import { explanationOf } from '../../../src/planning/offline/index.js';
import type { Diagnostic } from '../../../src/terraform/engine/diagnostics.js';
import { needs } from '../../support/tools.js';
import { offline } from './offline.js';

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
  [
    'the argument that is missing',
    'The argument "kubernetes_admin" is required, but no definition was found.',
    'module "m" {',
    'The argument "kubernetes_admin" is required, but no definition was found.',
  ],
  [
    'an argument in JSON',
    'An argument named "colour" is not expected here.',
    '"colour": "blue"',
    'An argument named "colour" is not expected here.',
  ],
  [
    'an attribute of an object type',
    'The given value is not suitable for var.db: attribute "size" is required.',
    'db = { engine = "pg" }',
    'The given value is not suitable for var.db:',
  ],
  ['a block', 'At least 1 "origin" blocks are required.', 'x "a" "b" {', 'At least 1 "origin" blocks are required.'],
  [
    'no value that looks like a name',
    'The argument "hunter2" must be one of "fast" or "slow".',
    'x = var.y',
    'The argument "…" must be one of "…" or "…".',
  ],
  ['nothing', '', 'a = 1', ''],
])('says %s', (_, detail, code, why) => {
  expect(explanationOf([diagnostic(detail, code)])).toBe(why);
});

test('the reason is the first error', () => {
  const warning = { ...diagnostic('Old.', ''), severity: 'warning' as const };
  expect(explanationOf([warning, diagnostic('New.', '')])).toBe('New.');
  expect(explanationOf([])).toBe('');
});

// Its name is in a warning: gaps.test.ts.
needs('terraform').it('a module with a missing argument is planned', async () => {
  const files = {
    'main.tf': 'module "m" {\n  source = "./m"\n}\n',
    'm/main.tf':
      'variable "kubernetes_admin" { type = string }\nresource "aws_sqs_queue" "q" { name = var.kubernetes_admin }\n',
  };
  const result = await offline({ files });
  expect(result.end).toBe('planned');
});
