/** Names that are known only in part: the same expression is certain, a name that fits is likely, and everything else is nothing. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terraform
import { KNOWLEDGE } from '../../../src/catalog/knowledge.js';
import { symbolName } from '../../../src/graph/instance-name.js';
import { likelyFinder } from '../../../src/inference/identities/index.js';
import { understand } from '../../../src/inference/index.js';
import { LIKELY_NAMES_MAX } from '../../../src/inference/limits.js';
import { staticOf } from '../../planning/static/read.js';

const VARIABLES = ['p', 'q', 'env', 'region', 'account'].map((name) => `variable "${name}" {}\n`).join('');

const calls = (name: string): string => `resource "aws_lambda_function" "orders" {\n  function_name = ${name}\n}\n`;
const caller = (text: string): string => `
resource "aws_sfn_state_machine" "m" {
  name       = "orders"
  definition = jsonencode({ Resource = ${text} })
}
`;

/** The rule by which the state machine calls the function; null if it does not. */
async function ruleIn(code: string): Promise<string | null> {
  const { ledger } = understand(await staticOf(VARIABLES + code));
  const arrow = ledger.arrows.find(({ from, to }) => /sfn/.test(from) && /lambda/.test(to));
  return arrow?.evidence[0]?.rule ?? null;
}

const arn = (name: string): string => `"arn:aws:lambda:eu-west-2:111122223333:function:${name}"`;

test.each<readonly [string, string, string, string | null]>([
  [
    'a known name in another account and region',
    '"orders-receiver"',
    '"arn:aws:lambda:${var.region}:${var.account}:function:orders-receiver"',
    'value',
  ],
  ['the same expression', '"${var.p}-receiver"', arn('${var.p}-receiver'), 'value'],
  ['the same variable alone', 'var.p', arn('${var.p}'), 'value'],
  ['a name that fits', '"${var.p}-receiver-${var.env}"', arn('da-ayr-receiver-dev'), 'likely'],
  ['a name that fits, with a version', '"${var.p}-receiver-${var.env}"', arn('da-ayr-receiver-dev:$LATEST'), 'likely'],
  ['one unknown part less', '"${var.p}-receiver-${var.env}"', arn('${var.p}-receiver-dev'), 'likely'],
  ['a known name for an unknown text', '"da-ayr-receiver-dev"', arn('${var.p}-receiver-${var.env}'), 'likely'],
  ['another variable', '"${var.p}-receiver"', arn('${var.q}-receiver'), null],
  ['parts in another order', '"${var.p}-receiver-${var.env}"', arn('receiver-da-ayr-dev'), null],
  ['more before the name', '"receiver-${var.env}"', arn('da-ayr-receiver-dev'), null],
  ['more behind the name', '"${var.p}-receiver"', arn('da-ayr-receiver-dev'), null],
  ['an environment of two words', '"${var.p}-receiver-${var.env}"', arn('da-ayr-receiver-dead-letters'), null],
  ['too many words for one part', '"${var.p}-receiver"', arn('a-b-c-d-receiver'), null],
  ['only an environment is known', '"${var.p}-production"', arn('da-ayr-production'), null],
  ['only a kind is known', '"${var.p}-lambda-${var.env}"', arn('da-ayr-lambda-dev'), null],
  ['too little is known', '"${var.p}-api-${var.env}"', arn('da-ayr-api-dev'), null],
  ['a word that an unknown part touches', '"${var.p}receiver-${var.env}"', arn('ayrreceiver-dev'), null],
  [
    'a function of another type of identity',
    '"${var.p}-receiver-${var.env}"',
    '"arn:aws:sqs:eu-west-2:1:da-ayr-receiver-dev"',
    null,
  ],
  ['several functions by a wildcard', '"${var.p}-receiver-${var.env}"', arn('da-ayr-*'), null],
])('%s', async (_, name, text, expected) => {
  expect(await ruleIn(calls(name) + caller(text))).toBe(expected);
});

test('of two functions that fit none is meant, and an exact name comes first', async () => {
  const other = (name: string) => `resource "aws_lambda_function" "other" {\n  function_name = ${name}\n}\n`;
  const code = calls('"${var.p}-receiver-${var.env}"') + caller(arn('da-ayr-receiver-dev'));
  expect(await ruleIn(code + other('"${var.q}-receiver-dev"'))).toBeNull();
  expect(await ruleIn(code + other('"da-ayr-receiver-dev"'))).toBe('value');
  expect(await ruleIn(code + other('"${var.p}-unpacker-${var.env}"'))).toBe('likely');
});

test('a host name of the only search domain', async () => {
  const code = `${VARIABLES}
resource "aws_opensearch_domain" "d" { domain_name = "\${var.p}-aws-opensearch-\${var.env}" }
resource "aws_lambda_function" "f" {
  environment {
    variables = { HOST = "https://vpc-da-ayr-aws-opensearch-dev-bij2z45raruw42t755inwpjw7u.eu-west-2.es.amazonaws.com" }
  }
}
`;
  const { ledger } = understand(await staticOf(code));
  expect(ledger.arrows.map(({ from, to, evidence }) => [from, to, evidence[0]?.isFact])).toEqual([
    ['aws_lambda_function.f', 'aws_opensearch_domain.d', false],
  ]);
});

test('settings and attributes with the expression of a name', async () => {
  const code = `${VARIABLES}
resource "aws_dynamodb_table" "t" { name = "\${var.p}-\${var.q}" }
resource "aws_s3_bucket" "b" { bucket = "\${var.p}-uploads-of-users" }
resource "aws_sqs_queue" "q" { name = var.q }
resource "aws_lambda_function" "f" {
  environment {
    variables = {
      ORDERS_TABLE = "\${var.p}-\${var.q}"
      UPLOADS      = "\${var.p}-uploads-of-users"
      TITLE        = var.q
    }
  }
}
`;
  const { ledger } = understand(await staticOf(code));
  expect(ledger.arrows.map(({ from, to }) => `${from} > ${to}`)).toEqual([
    'aws_lambda_function.f > aws_dynamodb_table.t',
    'aws_lambda_function.f > aws_s3_bucket.b',
  ]);
});

test('a name is compared with few others, however many there are', () => {
  const named = (i: number, name: string) => ({ type: 'aws_sqs_queue', name, address: `aws_sqs_queue.q${i}` });
  const unknown = symbolName('var.p');
  const all = Array.from({ length: LIKELY_NAMES_MAX + 1 }, (_, i) => named(i, `${unknown}-receiver-number${i}-x`));
  const find = likelyFinder(all, KNOWLEDGE);
  expect(find({ type: 'aws_sqs_queue', name: 'shop-receiver-number7-x' })).toBe('aws_sqs_queue.q7');
  const one = likelyFinder([...all, named(99, `${unknown}-receiver`)], KNOWLEDGE);
  expect(one({ type: 'aws_sqs_queue', name: 'shop-receiver' })).toBeNull();
});
