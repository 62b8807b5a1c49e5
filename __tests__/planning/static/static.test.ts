// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terraform
import { join } from 'node:path';
import { InvalidInput } from '../../../src/errors.js';
import { understand } from '../../../src/inference/index.js';
import { directoryOf } from '../../support/code.js';
import { instancesIn, pairsIn, staticOf } from './read.js';

const of = async (body: string, more = '') =>
  instancesIn(await staticOf(`resource "aws_sqs_queue" "q" {\n${body}\n}\n${more}`))
    .filter((line) => line.startsWith('aws_sqs_queue.q'))
    .map((line) => line.replace('aws_sqs_queue.q', ''));

describe('the number of instances', () => {
  it.each([
    ['one', '', '', ['']],
    ['a number', 'count = 2', '', ['[0]', '[1]']],
    ['a number as text', 'count = "2"', '', ['[0]', '[1]']],
    ['none', 'count = 0', '', []],
    ['a variable', 'count = var.n', 'variable "n" {\n default = 1\n}', ['[0]']],
    ['a variable that nobody gives', 'count = var.n', 'variable "n" {}', [' x?']],
    ['a secret', 'count = var.n', 'variable "n" {\n default = 1\n sensitive = true\n}', [' x?']],
    ['what a data source knows', 'count = length(data.aws_x.y.z)', 'data "aws_x" "y" {}', [' x?']],
    ['what no one has', 'count = nobody.knows', '', [' x?']],
    ['a negative number', 'count = -1', '', [' x?']],
    ['too many', 'count = 5000', '', [' x5000']],
    [
      'the same as another',
      'count = length(aws_sns_topic.t)',
      'resource "aws_sns_topic" "t" {\n count = 2\n}',
      ['[0]', '[1]'],
    ],
    ['itself', 'count = length(aws_sqs_queue.q)', '', [' x?']],
    ['a set', 'for_each = toset(["b", "a"])', '', ['["a"]', '["b"]']],
    ['a map with values that are not known', 'for_each = { a = nobody.knows }', '', ['["a"]']],
    ['a map with keys that are not known', 'for_each = { (nobody.knows) = 1 }', '', [' x?']],
    [
      'the keys of another',
      'for_each = aws_sns_topic.t',
      'resource "aws_sns_topic" "t" {\n for_each = toset(["a"])\n}',
      ['["a"]'],
    ],
    ['awkward keys', 'for_each = { "a\\"b$${c}" = 1 }', '', ['["a\\"b$${c}"]']],
    ['a list of numbers', 'for_each = [1, 2]', '', [' x2']],
  ])('%s', async (_, body, more, expected) => {
    expect(await of(body, more)).toEqual(expected);
  });

  it('is known for modules and the resources in them', async () => {
    const files = {
      'main.tf': `module "known" {\n source = "./m"\n count = 2\n}\nmodule "open" {\n source = "./m"\n for_each = nobody.knows\n}
        module "far" {\n source = "far/away/aws"\n for_each = toset(["a"])\n in = module.known[1].out\n}
        resource "aws_sns_topic" "t" {\n name = module.far["a"].name\n display_name = module.open["x"].out\n}`,
      'm/m.tf': 'resource "aws_sqs_queue" "q" {\n count = 2\n}\noutput "out" {\n value = aws_sqs_queue.q[0].arn\n}\n',
    };
    const inventory = await staticOf(files);
    expect(instancesIn(inventory)).toEqual([
      'aws_sns_topic.t',
      'module.far["a"].terraform_module.far',
      'module.known[0].aws_sqs_queue.q[0]',
      'module.known[0].aws_sqs_queue.q[1]',
      'module.known[1].aws_sqs_queue.q[0]',
      'module.known[1].aws_sqs_queue.q[1]',
      'module.open.aws_sqs_queue.q[0] x?',
      'module.open.aws_sqs_queue.q[1] x?',
    ]);
    expect(pairsIn(inventory)).toEqual([
      'aws_sns_topic.t display_name module.open.aws_sqs_queue.q[0]',
      'aws_sns_topic.t name module.far["a"].terraform_module.far',
      'module.far["a"].terraform_module.far in module.known[1].aws_sqs_queue.q[0]',
    ]);
    expect(inventory.warnings).toEqual([
      'number of instances not known without Terraform: module.open.aws_sqs_queue.q[0], module.open.aws_sqs_queue.q[1]',
    ]);
  });

  it('can depend on the workspace', async () => {
    const code = 'resource "aws_sqs_queue" "q" {\n count = terraform.workspace == "live" ? 2 : 1\n}\n';
    expect(instancesIn(await staticOf(code))).toHaveLength(1);
    expect(instancesIn(await staticOf(code, { workspace: 'live' }))).toHaveLength(2);
  });
});

describe('variables', () => {
  const code = (type: string) =>
    `variable "v" {\n type = ${type}\n default = null\n}\nresource "aws_x" "x" {\n v = var.v\n}\n`;
  const valueWith = async (type: string, files: Record<string, string>, options = {}) =>
    (await staticOf({ 'main.tf': code(type), ...files }, options)).resources[0]!.values.v;

  it('come from files, the last one first', async () => {
    const files = {
      'terraform.tfvars': 'v = "a"',
      'b.auto.tfvars': 'v = "b"',
      'a.auto.tfvars.json': '{"v": "c"}',
      'other.tfvars': 'v = "d"',
    };
    expect(await valueWith('string', files)).toBe('b');
    const given = join(directoryOf({ 'x.tfvars': 'v = "x"' }), 'x.tfvars');
    expect(await valueWith('string', files, { varFiles: [given] })).toBe('x');
    expect(await valueWith('string', {}, { env: { TF_VAR_v: '["raw"]', TF_VAR_other: 'x' } })).toBe('["raw"]');
    expect(await valueWith('list(string)', {}, { env: { TF_VAR_v: '["a"]' } })).toEqual(['a']);
    expect(await valueWith('list(string)', files, { env: { TF_VAR_v: '["a"]' } })).toBe('b');
  });

  it('take environment texts literally for quoted types', async () => {
    expect(await valueWith('"string"', {}, { env: { TF_VAR_v: 'eu-west-1' } })).toBe('eu-west-1');
    expect(await valueWith('"list"', {}, { env: { TF_VAR_v: '["a"]' } })).toEqual(['a']);
  });

  it.each([
    ['number', '"3"', 3],
    ['string', '3', '3'],
    ['bool', '"true"', true],
    ['any', '[1, "a"]', [1, 'a']],
    ['"string"', '3', '3'],
    ['list(number)', '["1"]', [1]],
    ['set(string)', '["b", "a", "b"]', ['a', 'b']],
    ['map(number)', '{ a = "1" }', { a: 1 }],
    ['tuple([string, number])', '[1, "2"]', ['1', 2]],
    [
      'object({ a = string, b = optional(number), c = optional(bool, true) })',
      '{ a = 1, d = 2 }',
      { a: '1', b: null, c: true },
    ],
    ['object({ c = optional(bool, true) })', '{ c = null }', { c: true }],
    ['map(object({ n = optional(list(string), []) }))', '{ a = {} }', { a: { n: [] } }],
  ])('of the type %s', async (type, text, expected) => {
    expect(await valueWith(type, { 'terraform.tfvars': `v = ${text}` })).toEqual(expected);
  });

  it('that are not nullable have their default', async () => {
    const module = 'variable "v" {\n default = "d"\n nullable = false\n}\nresource "aws_x" "x" {\n v = var.v\n}\n';
    const files = { 'main.tf': 'module "m" {\n source = "./m"\n v = null\n}\n', 'm/m.tf': module };
    expect((await staticOf(files)).resources[0]!.values).toEqual({ v: 'd' });
  });

  it('before a fault in a file are used', async () => {
    const { warnings } = await staticOf({
      'main.tf': '',
      'terraform.tfvars': 'v = "a"\nw = = 1\n',
      'x.auto.tfvars.json': '[',
    });
    expect(warnings).toEqual([
      expect.stringMatching(/^terraform\.tfvars:2:\d+: .*; only the variables before it are used$/),
      'x.auto.tfvars.json is not a JSON object; its variables are ignored',
      'terraform.tfvars sets v and w, but the code declares no such variables',
    ]);
  });

  it.each([
    ['x\ny.tfvars', 'v = = 1\n'],
    ['x\ny.tfvars.json', '['],
  ])('cause a warning in one line: %j', async (name, text) => {
    const given = join(directoryOf({ [name]: text }), name);
    const { warnings } = await staticOf({ 'main.tf': 'variable "v" {}\n' }, { varFiles: [given] });
    expect(warnings).toEqual([
      expect.stringMatching(/x\\u000ay\.tfvars\S* ?.*(only the variables before it|not a JSON object)/),
    ]);
  });

  it('in missing files are an error', async () => {
    const gone = staticOf('', { varFiles: ['gone.tfvars'] });
    await expect(gone).rejects.toThrow('--varfile gone.tfvars: no such file');
    await expect(gone).rejects.toThrow(InvalidInput);
  });
});

describe('values', () => {
  it('are the known ones of the code', async () => {
    const { resources } = await staticOf(`
      locals { cidr = "10.0.0.0/16" }
      resource "aws_vpc" "v" {
        cidr_block = local.cidr
        tags = { Name = "main", Owner = nobody.knows }
      }
      resource "aws_subnet" "s" {
        count      = 1
        vpc_id     = aws_vpc.v.id
        cidr_block = cidrsubnet(aws_vpc.v.cidr_block, 8, count.index)
        dynamic "rule" {
          for_each = { a = 1 }
          content {
            name = "\${rule.key}\${rule.value}"
            inner { n = count.index }
          }
        }
        dynamic "other" {
          for_each = nobody.knows
          content {}
        }
        depends_on = [aws_vpc.v]
        lifecycle { prevent_destroy = true }
      }`);
    expect(resources.map(({ values }) => values)).toEqual([
      { cidr_block: '10.0.0.0/16', tags: { Name: 'main' } },
      { cidr_block: '10.0.0.0/24', rule: [{ name: 'a1', inner: [{ n: 0 }] }] },
    ]);
  });

  it('contain no secrets', async () => {
    const inventory = await staticOf({
      'main.tf': `variable "s" {\n sensitive = true\n default = "CANARY-1"\n}\nlocals {\n l = "x\${var.s}"\n}
        resource "aws_x" "x" {\n a = var.s\n b = local.l\n c = sensitive("CANARY-2")\n d = module.m.o\n e = [nonsensitive(var.s)]\n f = { (var.s) = 1 }\n}
        module "m" {\n source = "./m"\n v = "CANARY-3"\n}`,
      'm/m.tf':
        'variable "v" {\n ephemeral = true\n}\noutput "o" {\n value = "CANARY-4"\n sensitive = true\n}\nresource "aws_y" "y" {\n v = var.v\n}\n',
    });
    expect(JSON.stringify(inventory)).not.toContain('CANARY');
  });

  it('include locations', async () => {
    const { resources } = await staticOf({
      'main.tf': `variable "region" {\n default = "eu-west-1"\n}
        provider "aws" {\n region = var.region\n}
        provider "aws" {\n alias = "us"\n region = "us-east-1"\n assume_role {\n role_arn = "arn:aws:iam::111122223333:role/x"\n }\n}
        terraform {\n required_providers {\n gcp = {\n source = "hashicorp/google"\n }\n }\n}
        resource "aws_x" "here" {}\nresource "aws_x" "there" {\n provider = aws.us\n}\nresource "gcp_x" "other" {}
        module "m" {\n source = "./m"\n providers = { aws = aws.us }\n}`,
      'm/m.tf': 'resource "aws_x" "in" {}\n',
    });
    expect(resources.map(({ origin, provider, region, account }) => [origin, provider, region, account])).toEqual([
      ['aws_x.here', 'aws', 'eu-west-1', undefined],
      ['aws_x.there', 'aws', 'us-east-1', '111122223333'],
      ['gcp_x.other', 'google', undefined, undefined],
      ['module.m.aws_x.in', 'aws', 'us-east-1', '111122223333'],
    ]);
  });
});

describe('references between instances', () => {
  it.each([
    [
      'a chosen entry of a local',
      'for_each = local.m\n v = local.m[each.key]',
      ['["a"] v aws_t.t[0]', '["b"] v aws_t.t[1]'],
    ],
    ['the element', 'for_each = local.m\n v = each.value', ['["a"] v aws_t.t[0]', '["b"] v aws_t.t[1]']],
    [
      'in turn',
      'count = 3\n v = element(aws_t.t[*].id, count.index)',
      ['[0] v aws_t.t[0]', '[1] v aws_t.t[1]', '[2] v aws_t.t[0]'],
    ],
    ['the other one', 'count = 2\n v = aws_t.t[1 - count.index].id', ['[0] v aws_t.t[1]', '[1] v aws_t.t[0]']],
    ['by a condition', 'v = local.first ? aws_t.t[0].id : aws_t.t[1].id', [' v aws_t.t[0]']],
    ['by a filter', 'v = [for i, t in aws_t.t : t.id if i > 0]', [' v aws_t.t[1]']],
    ['all', 'v = aws_t.t[*].id', [' v aws_t.t[0]', ' v aws_t.t[1]']],
    [
      'by a condition that nobody knows',
      'v = nobody.knows ? aws_t.t[0].id : aws_t.t[1].id',
      [' v aws_t.t[0]', ' v aws_t.t[1]'],
    ],
    ['by an index that nobody knows', 'v = aws_t.t[nobody.knows].id', [' v aws_t.t[0]', ' v aws_t.t[1]']],
    ['inside a function that nobody knows', 'v = base64encode(aws_t.t[1].id)', [' v aws_t.t[1]']],
    ['in a text', 'v = "x-${aws_t.t[1].id}"', [' v aws_t.t[1]']],
    ['in a block', 'b {\n c {\n v = aws_t.t[1].id\n }\n }', [' b.c.v aws_t.t[1]']],
    [
      'in a dynamic block',
      'dynamic "b" {\n for_each = aws_t.t\n content {\n v = b.value.id\n }\n }',
      [' b aws_t.t[0]', ' b aws_t.t[1]'],
    ],
    [
      'the keys of what is secret',
      'dynamic "s" {\n for_each = toset(nonsensitive(keys({ a = 1 })))\n content {\n v = local.m[s.value]\n }\n }',
      [' s.v aws_t.t[0]'],
    ],
    ['what is wrong', 'v = [aws_t.t[0].id, local.m.gone]', [' - aws_t.t[0]', ' - aws_t.t[1]', ' v aws_t.t[0]']],
  ])('%s', async (_, body, expected) => {
    const more =
      'resource "aws_t" "t" {\n count = 2\n}\nlocals {\n first = true\n m = { a = aws_t.t[0].id, b = aws_t.t[1].id }\n}\n';
    const lines = pairsIn(await staticOf(`resource "aws_x" "x" {\n${body}\n}\n${more}`));
    const own = lines.filter((line) => line.startsWith('aws_x.x') && !line.includes(' for_each '));
    expect(own.map((line) => line.slice('aws_x.x'.length))).toEqual(expected);
  });
});

it('draws modules without code and uncounted instances', async () => {
  const { graph, ledger } = understand(
    await staticOf(`
      module "vpc" {\n source = "far/vpc/aws"\n}
      module "app" {\n source = "far/app/aws"\n subnets = module.vpc.subnets\n}
      resource "aws_lambda_function" "f" {\n function_name = "f"\n environment {\n variables = { URL = module.app.url }\n }\n}`),
  );
  expect([...graph.nodes.keys()]).toEqual([
    'aws_lambda_function.f',
    'module.app.terraform_module.app',
    'module.vpc.terraform_module.vpc',
  ]);
  // Where something stands is no call, also of a module that nobody can read.
  expect(graph.edges.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'aws_lambda_function.f module.app.terraform_module.app',
  ]);
  expect(ledger.summary.drawn).toBe(3);
});

test('too many instances are one icon with a count, and a warning', async () => {
  const many = (count: number) => staticOf(`resource "aws_sqs_queue" "q" {\n  count = ${count}\n}\n`);
  const inventory = await many(1001);
  expect(instancesIn(inventory)).toEqual(['aws_sqs_queue.q x1001']);
  expect(inventory.warnings).toEqual([
    'too many instances to draw separately, shown as one icon with a count: aws_sqs_queue.q ×1001',
  ]);
  expect((await many(1000)).warnings).toEqual([]);
});
