/** `--explain` as text names resources as Terraform does, in every part of a line. */
import { ledgerAsJson, ledgerAsText } from '../../src/cli/explain.js';
import { understand } from '../../src/inference/index.js';
import { readStatic } from '../../src/planning/static/index.js';
import { harmless } from '../../src/platform/text/printable.js';
import { treeOf } from '../support/code.js';
import { memoryIo } from '../support/memory-io.js';

async function explained(code: string) {
  const { root } = await treeOf(code);
  return understand(await readStatic(root, { varFiles: [], workspace: null }, memoryIo({}))).ledger;
}

const linesOf = async (code: string) => harmless(ledgerAsText(await explained(code))).split('\n');

const FUNCTION = (name: string, target: string) => `resource "aws_lambda_function" "${name}" {
  function_name = "f"
  environment { variables = { Q = ${target} } }
}
`;

test('a name outside ASCII is the same in an arrow and in the line of its resource', async () => {
  const code = `resource "aws_sqs_queue" "größe_日本" {}\n${FUNCTION('fn', 'aws_sqs_queue.größe_日本.id')}`;
  const lines = await linesOf(code);
  expect(lines).toContain('drawn   aws_sqs_queue.größe_日本');
  expect(lines).toContainEqual(
    expect.stringMatching(/^arrow {3}aws_lambda_function\.fn -> aws_sqs_queue\.größe_日本: /),
  );
  expect(lines.join('\n')).not.toMatch(/-u[0-9a-f]{4}-/);
});

test('a bracket in a key is not escaped', async () => {
  const code = `resource "aws_sqs_queue" "q" { for_each = toset(["a[x]"]) }\n${FUNCTION('fn', 'aws_sqs_queue.q["a[x]"].id')}`;
  expect(await linesOf(code)).toContainEqual(
    expect.stringMatching(/^arrow {3}aws_lambda_function\.fn -> aws_sqs_queue\.q\["a\[x\]"\]: /),
  );
});

test('containers, hosts, evidence and represented instances have addresses in the notation of Terraform', async () => {
  const lines = await linesOf(`resource "aws_vpc" "é" {}
resource "aws_subnet" "ü" { vpc_id = aws_vpc.é.id }
resource "aws_iam_role" "ø" {}
resource "aws_lambda_function" "fn" { role = aws_iam_role.ø.arn }
resource "aws_instance" "ñ" {
  count     = 3
  subnet_id = aws_subnet.ü.id
}
data "aws_vpc" "é" {}
resource "aws_subnet" "other" { vpc_id = data.aws_vpc.é.id }
`);
  expect(lines).toContainEqual(expect.stringMatching(/^drawn {3}aws_subnet\.ü: in aws_vpc\.é \(/));
  expect(lines).toContainEqual(expect.stringMatching(/^drawn {3}aws_subnet\.other: in data\.aws_vpc\.é \(/));
  expect(lines).toContainEqual(
    expect.stringMatching(/^folded {2}aws_iam_role\.ø: used by aws_lambda_function\.fn \(its role\)$/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^drawn {3}aws_instance\.ñ\[1\]: in aws_subnet\.ü .*, drawn as aws_instance\.ñ\[0\]$/),
  );
});

test('characters that a terminal obeys stay escaped', async () => {
  const code = `resource "aws_sqs_queue" "q" { for_each = toset(["a\u202eb", "c\u001b[31m"]) }\n${FUNCTION('fn', 'aws_sqs_queue.q["a\u202eb"].id')}`;
  const text = (await linesOf(code)).join('');
  expect(text).toContain('a\\u202eb');
  expect(['\u001b', '\u202e'].filter((char) => text.includes(char))).toEqual([]);
});

test('as JSON, addresses are those of the graph', async () => {
  const ledger = await explained(`resource "aws_sqs_queue" "ö" {}\n${FUNCTION('fn', 'aws_sqs_queue.ö.id')}`);
  expect(JSON.parse(ledgerAsJson(ledger)).arrows).toMatchObject([{ to: 'aws_sqs_queue.-u00f6-' }]);
});
