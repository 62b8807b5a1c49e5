/** Directories that are modules, drawn by themselves, and modules whose code is not here. */
import { understand } from '../../../src/inference/index.js';
import { portion } from '../../support/long.js';
import { needs } from '../../support/tools.js';
import { addressesOf, offline, planned, referencesOf, valuesOf } from './offline.js';

const terraform = needs('terraform');
const queue = (more = '') => `resource "aws_sqs_queue" "q" {\n  name = "x"\n${more}}\n`;

terraform.describe('the directory of a module', () => {
  test('above the root, by each path that leads there', async () => {
    const sources = ['../', '..', './..', '../.', '..//'];
    const calls = sources.map((source, i) => `module "up${i}" {\n  source = "${source}"\n}\n`);
    const result = await planned({
      files: { '.git/HEAD': 'ref', 'main.tf': queue(), 'examples/main.tf': calls.join('') },
      root: 'examples',
    });
    expect(addressesOf(result).sort()).toEqual(sources.map((_, i) => `module.up${i}.aws_sqs_queue.q`));
  });

  test('can contain the module that calls it', async () => {
    const result = await planned({
      files: {
        '.git/HEAD': 'ref',
        'a/main.tf': queue(),
        'a/b/main.tf': 'module "a" {\n  source = "../"\n}\n',
        'main.tf': 'module "b" {\n  source = "./a/b/"\n}\n',
      },
    });
    expect(addressesOf(result)).toEqual(['module.b.module.a.aws_sqs_queue.q']);
  });
});

const required = (aliases: string) =>
  `terraform {\n  required_providers {\n    aws = {\n      source = "hashicorp/aws"\n      configuration_aliases = [${aliases}]\n    }\n  }\n}\n`;

terraform.describe('a module that expects provider configurations of its caller', () => {
  test('is planned alone and passes them on', async () => {
    const result = await planned({
      files: {
        'versions.tf': required('aws.eu, aws.us'),
        'main.tf': `${queue('  provider = aws.eu\n')}module "m" {\n  source = "./m"\n  providers = {\n    aws.x = aws.us\n  }\n}\n`,
        'm/main.tf': required('aws.x') + queue('  provider = aws.x\n'),
      },
    });
    expect(addressesOf(result).sort()).toEqual(['aws_sqs_queue.q', 'module.m.aws_sqs_queue.q']);
  });

  test('JSON syntax works', async () => {
    const aws = { source: 'hashicorp/aws', configuration_aliases: ['aws.eu'] };
    const code = {
      terraform: { required_providers: { aws } },
      resource: { aws_sqs_queue: { q: { provider: 'aws.eu' } } },
    };
    expect(addressesOf(await planned({ files: { 'main.tf.json': JSON.stringify(code) } }))).toEqual([
      'aws_sqs_queue.q',
    ]);
  });

  test.each<[string, Record<string, string>]>([
    ['native', { 'main.tf': 'module "m" {\n  source = "./m"\n  providers = {\n    aws = aws\n  }\n}\n' }],
    ['JSON', { 'main.tf.json': '{"module": {"m": {"source": "./m", "providers": {"aws": "aws"}}}}' }],
  ])('that hands on one whose block is written elsewhere: %s syntax', async (_, files) => {
    const result = await planned({ files: { ...files, 'm/main.tf': queue() } });
    expect(addressesOf(result)).toEqual(['module.m.aws_sqs_queue.q']);
  });

  test('can pass them to a module without code', async () => {
    const call =
      'module "m" {\n  source = "example.com/x/y/z"\n  providers = {\n    aws     = aws\n    aws.dns = aws.dns\n  }\n}\n';
    const result = await planned({ files: { 'main.tf': call } });
    expect(addressesOf(result)).toEqual(['module.m.terraform_module.m']);
  });

  test('works without declaring them', async () => {
    const child = 'module "m" {\n  source = "./m"\n  providers = {\n    aws = aws.us\n  }\n}\n';
    const files = {
      'main.tf': `${queue('  provider = aws.eu\n')}data "aws_vpc" "v" {\n  provider = "aws.ap"\n}\n${child}`,
      'm/main.tf': queue(),
    };
    const result = await planned({ files });
    expect(addressesOf(result)).toEqual(expect.arrayContaining(['aws_sqs_queue.q', 'module.m.aws_sqs_queue.q']));
  });

  test('may configure one of them itself', async () => {
    const own = 'provider "aws" {\n  alias  = "eu"\n  region = "eu-west-1"\n}\n';
    const result = await offline({
      files: { 'main.tf': `${required('aws.eu, aws.us')}${own}${queue('  provider = aws.us\n')}` },
    });
    // Terraform judges that; it is not planned with two of one name.
    expect(JSON.stringify(result)).not.toContain('Duplicate provider configuration');
  });
});

terraform.describe('a module without code', () => {
  test('arguments and outputs may have any name', async () => {
    const call =
      'module "m" {\n  source    = "example.com/x/y/z"\n  vpcId     = "v"\n  Zone-Name = aws_sqs_queue.q.name\n  plain     = "p"\n  module_purpose = "mine"\n}\n';
    const result = await planned({
      files: { 'main.tf': `${queue()}${call}resource "aws_sns_topic" "t" {\n  name = module.m.topicName\n}\n` },
    });
    expect(addressesOf(result).sort()).toEqual(['aws_sns_topic.t', 'aws_sqs_queue.q', 'module.m.terraform_module.m']);
    expect(valuesOf(result, 'module.m.terraform_module.m')).toMatchObject({ plain: 'p', module_purpose: 'z/y' });
    expect(referencesOf(result)).toContain('module.m.terraform_module.m -> aws_sqs_queue.q');
  });

  test('is a network for what names its subnets, by its address alone', async () => {
    const code =
      'module "vpc" {\n  source = "terraform-aws-modules/vpc/aws"\n}\nresource "aws_elasticache_cluster" "c" {\n  subnet_group_name = module.vpc.subnet_group\n}\nresource "aws_instance" "i" {\n  subnet_id = module.vpc.public_subnets[0]\n}\n';
    const { graph } = understand((await planned({ files: { 'main.tf': code } })).inventory);
    expect(graph.nodes.get('aws_instance.i')?.parent).toBe('module.vpc.terraform_module.vpc');
  });

  const opaque = (name: string, more = '') => `module "${name}" {\n  source = "example.com/x/y/z"\n${more}}\n`;
  const named = (value: string) => `resource "aws_sns_topic" "t" {\n  name = ${value}\n}\n`;

  // Each plans at the first attempt.
  test.each(
    portion<readonly [string, string, string?, number?]>(
      [
        [
          'in a loop',
          `${opaque('m', '  for_each = toset(["a", "b"])\n')}${named('join(",", [for one in module.m : one.arn])')}`,
        ],
        ['in a local', `${opaque('m')}locals {\n  m = module.m\n}\n${named('local.m.arn')}`],
        [
          'in a loop over a local',
          `${opaque('m', '  count = 2\n')}locals {\n  m = values({ for k, v in module.m : k => v })\n}\n${named('local.m[0].arn')}`,
        ],
        [
          'as what is repeated',
          `${opaque('m', '  for_each = toset(["a", "b"])\n')}resource "aws_sns_topic" "t" {\n  for_each = module.m\n  name = each.value.arn\n}\n`,
        ],
        ['by a key', `${opaque('m')}${named('module.m["arn"]')}`],
        ['in a list', `${opaque('m')}${opaque('n')}${named('join(",", [for one in [module.m, module.n] : one.arn])')}`],
        [
          'in another module',
          `${opaque('m')}module "n" {\n  source = "./n"\n  m      = module.m\n}\n`,
          'variable "m" {}\nresource "aws_sns_topic" "t" {\n  name = var.m.arn\n}\n',
          2,
        ],
      ],
      3,
    ).map(([name, code, inner = '', attempts = 1]) => [name, code, inner, attempts] as const),
  )('is read as a whole: %s', async (_, code, inner, attempts) => {
    const result = await planned({ files: { 'main.tf': code, ...(inner !== '' && { 'n/n.tf': inner }) } });
    expect(result.attempts).toBe(attempts);
    expect(result.inventory.warnings).toEqual([]);
    expect(result.assumptions.map(({ text }) => text).join()).not.toContain('treated as unknown');
  });
});

terraform.describe('code in files with special names', () => {
  test('they are code like others', async () => {
    const names = ['~inputs.tf', 'a$b.tf', "it's.tf", `${'x'.repeat(90)}.tf`, 'a%b.tf'];
    const modules = names.map((name, i) => ({
      [`m${i}.tf`]: `module "m${i}" {\n  source = "./m${i}"\n  colour = "red"\n}\n`,
      [`m${i}/${name}`]: 'variable "colour" {}\n',
      [`m${i}/main.tf`]: 'resource "aws_sqs_queue" "q" {\n  name = var.colour\n}\n',
    }));
    const result = await planned({ files: Object.assign({}, ...modules) });
    const colours = names.map((name, i) => [name, valuesOf(result, `module.m${i}.aws_sqs_queue.q`)?.name]);
    expect(colours).toEqual(names.map((name) => [name, 'red']));
  });

  test('override files work, also in JSON', async () => {
    const files = {
      'main.tf': queue(),
      '~_override.tf': 'resource "aws_sqs_queue" "q" {\n  name = "y"\n}\n',
      '~.tf.json': '{"resource": {"aws_sns_topic": {"t": {"name": "z"}}}}',
    };
    const result = await planned({ files });
    expect(valuesOf(result, 'aws_sqs_queue.q')).toMatchObject({ name: 'y' });
    expect(valuesOf(result, 'aws_sns_topic.t')).toMatchObject({ name: 'z' });
  });
});
