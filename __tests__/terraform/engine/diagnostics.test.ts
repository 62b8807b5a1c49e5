import { shortDiagnostics, wholeDiagnostics } from '../../../src/terraform/engine/diagnostic-texts.js';
import {
  parseJsonDiagnostics,
  parsePrintedDiagnostics,
  sortDiagnostics,
} from '../../../src/terraform/engine/diagnostics.js';
import { isCrash } from '../../../src/terraform/engine/output-lines.js';

const LINE = JSON.stringify({
  '@level': 'error',
  '@message': 'Error: Invalid function argument',
  type: 'diagnostic',
  diagnostic: {
    severity: 'error',
    summary: 'Invalid function argument',
    detail: 'Invalid value for "path" parameter: no file exists at "/tmp/copy/missing.txt".',
    address: 'aws_instance.web["a"]',
    range: {
      filename: '../modules/web/main.tf',
      start: { line: 9, column: 11, byte: 134 },
      end: { line: 9, column: 19, byte: 142 },
    },
    snippet: {
      context: 'resource "aws_instance" "web"',
      code: '  user_data = file(var.path)',
      start_line: 9,
      highlight_start_offset: 10,
      highlight_end_offset: 18,
      values: [{ traversal: 'var.path', statement: 'is "/tmp/copy"' }],
    },
  },
});

const STREAM = [
  'wrapper: starting',
  '{"@level":"info","@message":"Terraform 1.11.4","type":"version"}',
  LINE,
  LINE,
  '{"@level":"error","type":"diagnostic","diagnostic":',
  '{"diagnostic":{"severity":"warning","summary":"Deprecated","detail":""}}',
].join('\n');

test('a JSON stream yields errors and warnings with place, address and values; broken lines are skipped', () => {
  const found = parseJsonDiagnostics(STREAM);
  expect(found.map(({ severity, summary }) => [severity, summary])).toEqual([
    ['error', 'Invalid function argument'],
    ['error', 'Invalid function argument'],
    ['warning', 'Deprecated'],
  ]);
  expect(found[0]).toMatchObject({
    address: 'aws_instance.web["a"]',
    place: { file: '../modules/web/main.tf', line: 9, column: 11, bytes: [134, 142] },
    snippet: { startLine: 9, values: [{ traversal: 'var.path', statement: 'is "/tmp/copy"' }] },
  });
});

test('the report of validate is parsed', () => {
  const report = `{"format_version":"1.0","valid":false,"diagnostics":[{"severity":"error","summary":"One"},{"severity":"error","summary":"Two"}]}`;
  expect(parseJsonDiagnostics(report).map(({ summary }) => summary)).toEqual(['One', 'Two']);
});

test('values of the wrong type and prototype keys count as absent', () => {
  const hostile = [
    '{"diagnostic":{"summary":7}}',
    '{"diagnostic":[]}',
    '{"diagnostic":{"summary":"x","range":{"filename":3},"snippet":[],"__proto__":{"address":"y"}}}',
  ].join('\n');
  expect(parseJsonDiagnostics(hostile)).toEqual([
    { severity: 'error', summary: 'x', detail: '', address: null, place: null, snippet: null },
  ]);
});

test('diagnostics are sorted by their place in the code', () => {
  const at = (summary: string, filename?: string, line?: number) =>
    `{"diagnostic":{"summary":"${summary}"${filename ? `,"range":{"filename":"${filename}","start":{"line":${line}}}` : ''}}}`;
  const lines = [
    at('S'),
    at('B', 'b.tf', 1),
    at('A10', 'a.tf', 10),
    at('A2y', 'a.tf', 2),
    at('A2x', 'a.tf', 2),
    at('R'),
  ];
  const expected = ['A2x', 'A2y', 'A10', 'B', 'R', 'S'];
  for (const order of [lines, lines.toReversed()]) {
    const found = sortDiagnostics(parseJsonDiagnostics(order.join('\n')));
    expect(found.map(({ summary }) => summary)).toEqual(expected);
  }
});

test('the short form has summary, place and first lines of detail, without code, values, directories or duplicates', () => {
  expect(shortDiagnostics(parseJsonDiagnostics(STREAM), [['/tmp/copy/', '']])).toEqual([
    'Invalid function argument (../modules/web/main.tf:9)',
    '    Invalid value for "path" parameter: no file exists at "…".',
  ]);
});

test('the short form shows the first warnings if there are no errors', () => {
  const warnings = [1, 2, 3, 4, 5].map((n) => `{"diagnostic":{"severity":"warning","summary":"W${n}"}}`).join('\n');
  const lines = shortDiagnostics(parseJsonDiagnostics(warnings), []);
  expect(lines).toEqual(['W1', 'W2', 'W3', '  and 2 more messages; --debug shows all']);
});

test('the whole form also has code and values', () => {
  const lines = wholeDiagnostics(parseJsonDiagnostics(LINE), [['/tmp/copy', '.']]);
  expect(lines).toEqual([
    'Invalid function argument (../modules/web/main.tf:9)',
    '    in aws_instance.web["a"]',
    '    9:   user_data = file(var.path)',
    '    with var.path is "."',
    '    Invalid value for "path" parameter: no file exists at "…".',
  ]);
});

test('the explanation of a failed function call is removed, because it quotes the argument', () => {
  const [diagnostic] = parseJsonDiagnostics(
    JSON.stringify({
      diagnostics: [
        {
          severity: 'error',
          summary: 'Error in function call',
          detail: 'Call to function "cidrhost" failed: invalid CIDR address: CANARY\nand CANARY.',
          range: { filename: 'main.tf', start: { line: 3, column: 1, byte: 0 }, end: { line: 3, column: 9, byte: 8 } },
          snippet: { context: '', code: 'x = cidrhost(var.v, 1)', start_line: 3, values: [] },
        },
      ],
    }),
  );
  for (const told of [shortDiagnostics([diagnostic!], []), wholeDiagnostics([diagnostic!], [])]) {
    expect(told.join('\n')).toContain('Call to function "cidrhost" failed.');
    expect(told.join('\n')).not.toContain('CANARY');
  }
});

test('formatted diagnostics are safe for a terminal', () => {
  const hostile = JSON.stringify({ diagnostic: { summary: 'a\u001b]0;title\u0007', detail: 'b\u202ec\u0000' } });
  expect(shortDiagnostics(parseJsonDiagnostics(hostile), [])).toEqual([
    'a\\u001b]0;title\\u0007',
    '    b\\u202ec\\u0000',
  ]);
});

const BOX = `Terraform planned the following actions
\u001b[31m╷\u001b[0m\u001b[0m
\u001b[31m│\u001b[0m \u001b[0m\u001b[1m\u001b[31mError: \u001b[0m\u001b[0m\u001b[1mUnsupported argument\u001b[0m
\u001b[31m│\u001b[0m \u001b[0m
\u001b[31m│\u001b[0m \u001b[0m\u001b[0m  with aws_vpc.main,
\u001b[31m│\u001b[0m \u001b[0m\u001b[0m  on main.tf line 3, in resource "aws_vpc" "main":
\u001b[31m│\u001b[0m \u001b[0m   3:   \u001b[4mfoo\u001b[0m = var.x\u001b[0m
\u001b[31m│\u001b[0m \u001b[0m    \u001b[90m├────────────────\u001b[0m
\u001b[31m│\u001b[0m \u001b[0m\u001b[0m    \u001b[90m│\u001b[0m \u001b[1mvar.x\u001b[0m is a string
\u001b[31m│\u001b[0m \u001b[0m
\u001b[31m│\u001b[0m \u001b[0mAn argument named "foo" is not expected here. Did you mean
\u001b[31m│\u001b[0m \u001b[0m"bar"?
\u001b[31m│\u001b[0m \u001b[0m
\u001b[31m│\u001b[0m \u001b[0mUse:
\u001b[31m│\u001b[0m \u001b[0m    bar = 1
\u001b[31m╵\u001b[0m\u001b[0m
after`;

test('a boxed diagnostic is parsed', () => {
  expect(parsePrintedDiagnostics(BOX)).toEqual([
    {
      severity: 'error',
      summary: 'Unsupported argument',
      detail: 'An argument named "foo" is not expected here. Did you mean "bar"?\nUse:\n    bar = 1',
      address: 'aws_vpc.main',
      place: { file: 'main.tf', line: 3, column: null, bytes: null },
      snippet: { context: 'resource "aws_vpc" "main"', code: '  foo = var.x', startLine: 3, values: [] },
    },
  ]);
});

test('several plain diagnostics in a row are parsed', () => {
  const plain = `
Error: Module not installed

  on main.tf line 11:
  11: module "x" {

This module is not yet installed. Run
"terraform init".

Warning: Something old
`;
  expect(parsePrintedDiagnostics(plain).map(({ severity, summary, detail }) => [severity, summary, detail])).toEqual([
    ['error', 'Module not installed', 'This module is not yet installed. Run "terraform init".'],
    ['warning', 'Something old', ''],
  ]);
});

test('a crash is distinguished from an error', () => {
  expect(isCrash('!!!!!!!!! TERRAFORM CRASH !!!!!!!!!\n\npanic: runtime error')).toBe(true);
  expect(isCrash('goroutine\npanic: boom')).toBe(true);
  expect(isCrash(BOX)).toBe(false);
});
