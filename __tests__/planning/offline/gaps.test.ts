// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language

/** Undeclared names are taken as unknown, and the rest of the plan stays. */
import { readCode } from '../../../src/diagram/read.js';
import type { Inventory } from '../../../src/graph/inventory.js';
import { directoryOf } from '../../support/code.js';
import { portion } from '../../support/long.js';
import { ioAtHome } from '../../support/repository.js';
import { needs } from '../../support/tools.js';
import type { Asked } from './offline.js';

const terraform = needs('terraform');

interface Case {
  readonly main: string;
  readonly others?: Asked['files'];
  readonly addresses: readonly string[];
  readonly references?: readonly string[];
  readonly warning: string;
}

const TOPIC = 'resource "aws_sns_topic" "t" {\n  name = "known"\n}\n';
const MODULE = 'variable "size" {}\nresource "aws_sqs_queue" "q" {\n  delay_seconds = var.size\n}\n';

const CASES: Readonly<Record<string, Case>> = {
  'a variable, as a value and in a template': {
    main: 'resource "aws_sqs_queue" "q" {\n  name = "q-${var.env}"\n  kms  = var.key\n  arn  = aws_sns_topic.t.arn\n}\n',
    addresses: ['aws_sns_topic.t', 'aws_sqs_queue.q'],
    references: ['aws_sqs_queue.q -> aws_sns_topic.t'],
    warning: 'var.env is not declared; its value is treated as unknown (main.tf:5)',
  },
  'a local that a number of instances is made of': {
    main: 'resource "aws_sqs_queue" "q" {\n  for_each = local.queues\n  name     = each.key\n}\n',
    addresses: ['aws_sns_topic.t', 'aws_sqs_queue.q["each"]'],
    warning: 'local.queues is not declared; its value is treated as unknown (main.tf:5)',
  },
  'a variable of a module': {
    main: 'module "m" {\n  source = "./m"\n}\n',
    others: { 'm/main.tf': 'resource "aws_sqs_queue" "q" {\n  count = var.on ? 2 : 0\n}\n' },
    addresses: ['aws_sns_topic.t', 'module.m.aws_sqs_queue.q[0]'],
    warning: 'var.on is not declared; its value is treated as unknown (m/main.tf:2)',
  },
  'a resource, a data source and a module': {
    main: 'resource "aws_sqs_queue" "q" {\n  a = aws_vpc.none.id\n  b = data.aws_ami.none.id\n  c = module.none.id\n  d = [for one in ["a"] : one]\n}\n',
    addresses: ['aws_sns_topic.t', 'aws_sqs_queue.q'],
    warning: 'aws_vpc.none is not declared; its value is treated as unknown (main.tf:5)',
  },
  'what it depends on': {
    main: 'resource "aws_sqs_queue" "q" {\n  depends_on = [aws_vpc.none, aws_sns_topic.t]\n}\n',
    addresses: ['aws_sns_topic.t', 'aws_sqs_queue.q'],
    references: ['aws_sqs_queue.q -> aws_sns_topic.t'],
    warning: 'aws_vpc.none is not declared; depends_on is ignored (main.tf:5)',
  },
  'an argument that the module has no variable for': {
    main: 'module "m" {\n  source = "./m"\n  size   = 1\n  colour = aws_sns_topic.t.arn\n}\n',
    others: { 'm/main.tf': MODULE },
    addresses: ['aws_sns_topic.t', 'module.m.aws_sqs_queue.q'],
    warning: 'module.m has no variable colour; the argument is ignored (main.tf:7)',
  },
  'a value that the module needs': {
    main: 'module "m" { source = "./m" }\n',
    others: { 'm/main.tf': MODULE },
    addresses: ['aws_sns_topic.t', 'module.m.aws_sqs_queue.q'],
    warning: 'module.m has no value for its variable size, which is treated as unknown (main.tf:4)',
  },
  'one of the values that a module with instances needs': {
    main: 'module "m" {\n  source   = "./m"\n  for_each = toset(["a"])\n  name     = each.key\n}\n',
    others: { 'm/main.tf': `variable "name" {\n  type = string\n}\n${MODULE}` },
    addresses: ['aws_sns_topic.t', 'module.m["a"].aws_sqs_queue.q'],
    warning: 'module.m has no value for its variable size, which is treated as unknown (main.tf:4)',
  },
  'a value that a module in a module needs': {
    main: 'module "m" {\n  source = "./m"\n}\n',
    others: { 'm/main.tf': 'module "inner" {\n  source = "../n"\n}\n', 'n/main.tf': MODULE },
    addresses: ['aws_sns_topic.t', 'module.m.module.inner.aws_sqs_queue.q'],
    warning: 'module.inner has no value for its variable size, which is treated as unknown (m/main.tf:1)',
  },
  'a value that a module in JSON syntax needs': {
    main: '',
    others: { 'more.tf.json': '{"module":{"m":{"source":"./m"}}}', 'm/main.tf': MODULE },
    addresses: ['aws_sns_topic.t', 'module.m.aws_sqs_queue.q'],
    warning: 'module.m has no value for its variable size, which is treated as unknown (more.tf.json:1)',
  },
  'what it depends on, in JSON syntax': {
    main: '',
    others: {
      'more.tf.json': '{"resource":{"aws_sqs_queue":{"q":{"depends_on":["aws_vpc.none","aws_sns_topic.t"]}}}}',
    },
    addresses: ['aws_sns_topic.t', 'aws_sqs_queue.q'],
    warning: 'aws_vpc.none is not declared; depends_on is ignored (more.tf.json:1)',
  },
  'an argument in JSON syntax that the module has no variable for': {
    main: '',
    others: { 'more.tf.json': '{"module":{"m":{"source":"./m","size":1,"colour":"red"}}}', 'm/main.tf': MODULE },
    addresses: ['aws_sns_topic.t', 'module.m.aws_sqs_queue.q'],
    warning: 'module.m has no variable colour; the argument is ignored (more.tf.json:1)',
  },
};

async function read(files: Asked['files'], planner: 'auto' | 'static' = 'auto') {
  const planning = { planner, engine: 'auto', workspace: null, varFiles: [], seconds: 60, debug: null } as const;
  const source = { name: '.', directory: directoryOf(files), repository: null, planning };
  let inventory: Inventory | null = null;
  const look = {
    inventory: (whole: Inventory) => {
      inventory = whole;
      return whole;
    },
  };
  const { warnings } = await readCode(source, ioAtHome(), undefined, undefined, look);
  return { ...(inventory as unknown as Inventory), warnings };
}

terraform.describe('an undeclared name is reported and treated as unknown', () => {
  test.each(portion(Object.entries(CASES), 3))(
    '%s',
    async (_, { main, others = {}, addresses, references = [], warning }) => {
      const inventory = await read({ 'main.tf': `${TOPIC}${main}`, ...others });
      expect(inventory.resources.map(({ origin }) => origin).sort()).toEqual(addresses);
      const pairs = inventory.references.map(({ from, to }) => `${from} -> ${to}`);
      expect(pairs).toEqual(expect.arrayContaining([...references]));
      expect(inventory.resources.find(({ type }) => type === 'aws_sns_topic')?.values).toEqual({ name: 'known' });
      expect(inventory.planned).toBe(true);
      expect(inventory.warnings).toContain(warning);
    },
  );

  test.each([
    ['nothing("a")', 'Call to unknown function'],
    ['upper()', 'Not enough function arguments'],
    ['upper("a", "b")', 'Too many function arguments'],
    ['each.key', 'Reference to "each" in context without for_each'],
    ['count.index', 'Reference to "count" in non-counted context'],
    ['path.nothing', 'Invalid "path" attribute'],
  ])('%s is a mistake, not a placeholder, and the rest of the plan stays', async (expression, summary) => {
    const main = `resource "aws_sqs_queue" "q" {\n  name = ${expression}\n  arn  = aws_sns_topic.t.arn\n}\n`;
    const inventory = await read({ 'main.tf': `${TOPIC}${main}` });
    expect(inventory.warnings).toEqual([`main.tf:5: ${summary}; its value is treated as unknown`]);
    expect(inventory.notes).toEqual([]);
    expect(inventory.references).toMatchObject([{ from: 'aws_sqs_queue.q', to: 'aws_sns_topic.t' }]);
    expect(inventory.planned).toBe(true);
  });

  test('in JSON syntax', async () => {
    const files = { 'main.tf.json': '{"resource":{"aws_sqs_queue":{"q":{"name":"q-${var.env}"}}}}' };
    expect(await read(files)).toMatchObject({ planned: true, resources: [{ origin: 'aws_sqs_queue.q' }] });
  });
});

test('names bound in an expression are declared', async () => {
  const names = 'a = [for my_item in ["a"] : my_item.id.x]';
  const block = 'dynamic "my_block" {\n    for_each = ["a"]\n    content {\n      b = my_block.value.x\n    }\n  }';
  const { warnings } = await read(
    { 'main.tf': `resource "aws_sqs_queue" "q" {\n  ${names}\n  ${block}\n}\n` },
    'static',
  );
  expect(warnings).toEqual([]);
});

test('a few of many undeclared names are listed', async () => {
  const names = Array.from({ length: 9 }, (_, i) => `  a${i} = var.a${i}\n`).join('');
  const { warnings } = await read({ 'main.tf': `resource "aws_sqs_queue" "q" {\n${names}}\n` }, 'static');
  expect(warnings).toHaveLength(6);
  expect(warnings.at(-1)).toBe('and 4 more such warnings');
});
