/** What the code seems to refer to, and provably does not. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terraform
import { Proof } from '../../../src/planning/static/proof.js';
import { treeOf } from '../../support/code.js';
import { pairsIn, staticOf } from './read.js';

it('refers only to the member of an element that is read', async () => {
  const lines = pairsIn(
    await staticOf(`
      locals {
        all = {
          a = { method = "GET", table = aws_t.t.id }
          b = { method = "PUT", table = aws_u.u["y"].id }
        }
      }
      resource "aws_t" "t" {}
      resource "aws_u" "u" {
        for_each = toset(["y", "z"])
      }
      resource "aws_route" "r" {
        for_each = local.all
        key      = "\${each.value.method} /\${each.key}"
        table    = each.value.table
      }
      resource "aws_open" "o" {
        for_each = nobody.knows ? local.all : {}
        table    = each.value.table
      }`),
  );
  expect(lines.filter((line) => !line.includes(' for_each '))).toEqual([
    'aws_open.o table aws_t.t',
    'aws_open.o table aws_u.u["y"]',
    // What other members hold is waited for, and no more.
    'aws_route.r["a"] - aws_t.t',
    'aws_route.r["a"] - aws_u.u["y"]',
    'aws_route.r["a"] table aws_t.t',
    'aws_route.r["b"] - aws_t.t',
    'aws_route.r["b"] - aws_u.u["y"]',
    'aws_route.r["b"] table aws_u.u["y"]',
  ]);
});

it('a module without code gets the references of its own element', async () => {
  const lines = pairsIn(
    await staticOf(`
      locals {
        all = {
          a = { settings = { TABLE = aws_t.t.id } }
          b = { settings = { MODE = "plain" } }
        }
      }
      resource "aws_t" "t" {}
      module "m" {
        for_each = local.all
        source   = "example.com/m/any"
        settings = each.value["settings"]
      }
      module "open" {
        for_each = nobody.knows ? local.all : {}
        source   = "example.com/m/any"
        settings = each.value["settings"]
      }`),
  );
  expect(lines.filter((line) => !/ (?:for_each|-) /.test(line))).toEqual([
    'module.m["a"].terraform_module.m settings aws_t.t',
    'module.open.terraform_module.open settings aws_t.t',
  ]);
});

it.each([
  ['over nothing', 'each.value ? [1] : []', [' v["a"]']],
  ['over what nobody knows', 'nobody.knows ? [1] : []', [' v["a"]', ' v["b"]']],
])('a dynamic block %s', async (_, collection, expected) => {
  const lines = pairsIn(
    await staticOf(`
      resource "aws_t" "t" {}
      resource "aws_x" "x" {
        for_each = { a = true, b = false }
        dynamic "v" {
          for_each = ${collection}
          content {
            id = aws_t.t.id
          }
        }
      }`),
  );
  expect(lines).toEqual(expected.map((line) => `aws_x.x${line.slice(2)} v.id aws_t.t`));
});

it('proves no instance in a module with an unknown number of instances', async () => {
  const proofOf = async (count: string) => {
    const { root } = await treeOf({
      'main.tf': `variable "n" {}
        module "m" {
          source = "./m"
          ${count}
        }
        resource "aws_x" "x" {
          one = module.m[0].id
          all = module.m[*].id
        }`,
      'm/main.tf': 'resource "aws_t" "t" {}\noutput "id" {\n  value = aws_t.t.id\n}\n',
    });
    const proof = new Proof(root, new Map(), 'default');
    const origins = new Set(['module.m[0].aws_t.t', 'module.m[1].aws_t.t']);
    return ['one', 'all'].map((attribute) => proof.provenTargets('module.m.aws_t.t', origins, 'aws_x.x', attribute));
  };
  expect(await proofOf('count = 2')).toEqual([
    ['module.m[0].aws_t.t'],
    [...'10'].map((key) => `module.m[${key}].aws_t.t`),
  ]);
  expect(await proofOf('count = var.n')).toEqual([null, null]);
});

it.each([
  ['what a member is made of', '{ for one in aws_t.t : one.name => one.id }["t-y"]'],
  [
    'an object with such keys',
    '{ (aws_t.t["y"].name) = aws_t.t["y"].id, (aws_t.t["z"].name) = aws_t.t["z"].id }["t-y"]',
  ],
  ['an index', '{ for key, one in aws_t.t : "t-${key}" => one.id }[aws_t.t["y"].name]'],
])('keys are the names that the code writes: %s', async (_, table) => {
  const lines = pairsIn(
    await staticOf(`
      resource "aws_t" "t" {
        for_each = toset(["x", "y", "z"])
        name     = "t-\${each.key}"
      }
      resource "aws_r" "r" {
        table = ${table}
      }`),
  );
  expect(lines.filter((line) => line.startsWith('aws_r.r table'))).toEqual(['aws_r.r table aws_t.t["y"]']);
});

it('a key computed by a provider may select any instance', async () => {
  const lines = pairsIn(
    await staticOf(`
      resource "aws_t" "t" {
        for_each = toset(["y", "z"])
      }
      resource "aws_r" "r" {
        table = { for one in aws_t.t : one.name => one.id }["t-y"]
      }`),
  );
  expect(lines.filter((line) => line.startsWith('aws_r.r table'))).toEqual([
    'aws_r.r table aws_t.t["y"]',
    'aws_r.r table aws_t.t["z"]',
  ]);
});

// Resources `aws_t.t` and `aws_u.u`, whose names begin with a variable, and rules between them.
const rulesOver = async (locals: string, forEach: string, more: Record<string, string> = {}) => {
  const { root } = await treeOf({
    'main.tf': `variable "prefix" {}
      variable "ports" {
        default = [443]
      }
      resource "aws_t" "t" {
        for_each = toset(["x", "y"])
        name     = "\${var.prefix}-\${each.key}"
      }
      resource "aws_u" "u" {
        name = "\${var.prefix}-u"
      }
      locals {
        ${locals}
      }
      resource "aws_r" "r" {
        for_each = ${forEach}
        from     = each.value.from
        to       = each.value.to
        port     = each.value.port
      }`,
    ...more,
  });
  return (instance: string, attribute: string, prefix: string | null) => {
    const proof = new Proof(root, new Map(prefix === null ? [] : [['prefix', prefix]]), 'default');
    const targets = (to: string, origins: string[]) => proof.provenTargets(to, new Set(origins), instance, attribute);
    return [targets('aws_t.t', ['aws_t.t["x"]', 'aws_t.t["y"]']), targets('aws_u.u', ['aws_u.u'])];
  };
};

const PAIR = '{ from = pair[0].id, to = pair[1].id, port = pair[2] }';
const PRODUCT = 'setproduct([aws_t.t["x"]], [aws_u.u], var.ports)';

describe('an element of a computed collection has the origins of its own members', () => {
  it.each([
    [
      'setproduct',
      'p-x.p-u.443',
      '',
      `{ for pair in ${PRODUCT} : "\${pair[0].name}.\${pair[1].name}.\${pair[2]}" => ${PAIR} }`,
    ],
    [
      'locals between',
      '443-x',
      `pairs = [for pair in ${PRODUCT} : ${PAIR}]
       named = [for p in local.pairs : merge(p, { key = "\${p.port}-x" })]`,
      '{ for p in local.named : "${p.key}" => p }',
    ],
    [
      'merge',
      'p-x',
      `a = { for pair in ${PRODUCT} : "\${pair[0].name}" => ${PAIR} }`,
      'merge(local.a, { for pair in [] : pair => pair })',
    ],
    ['zipmap', 'p-x', '', `zipmap([aws_t.t["x"].name], [for pair in ${PRODUCT} : ${PAIR}])`],
    [
      'flatten',
      'p-x',
      `all = flatten([for t in [aws_t.t["x"]] : [for u in [aws_u.u] : { name = t.name, from = t.id, to = u.id, port = 1 }]])`,
      '{ for one in local.all : lower(one.name) => one }',
    ],
    ['a condition', 'p-x', '', `{ for pair in ${PRODUCT} : pair[0].name => ${PAIR} if pair[0].name != "other" }`],
    ['a module', 'p-x', '', 'module.pairs.all'],
    [
      'a grouped loop',
      'p-x',
      '',
      `{ for name, p in { for pair in ${PRODUCT} : pair[0].name => ${PAIR}... } : name => p[0] }`,
    ],
  ])('%s', async (_, key, locals, forEach) => {
    const targets = await rulesOver(locals, forEach, {
      'm/main.tf': `variable "ts" {
          type = list(object({ id = string, name = string }))
        }
        variable "us" {
          type = set(object({ id = string, name = string }))
        }
        output "all" {
          value = { for pair in setproduct(var.ts, var.us, [1]) : "\${pair[0].name}" => ${PAIR} }
        }`,
      'calls.tf': `module "pairs" {
          source = "./m"
          ts     = [aws_t.t["x"]]
          us     = [aws_u.u]
        }`,
    });
    expect(targets(`aws_r.r["${key}"]`, 'from', 'p')).toEqual([['aws_t.t["x"]'], []]);
    expect(targets(`aws_r.r["${key}"]`, 'to', 'p')).toEqual([[], ['aws_u.u']]);
    // Without a value of `prefix` one instance stands for all, unless no key depends on it.
    const open = key.includes('p-') ? 'aws_r.r' : `aws_r.r["${key}"]`;
    expect(targets(open, 'from', null)).toEqual([['aws_t.t["x"]'], []]);
    expect(targets(open, 'to', null)).toEqual([[], ['aws_u.u']]);
  });

  it('of all elements if one stands for all', async () => {
    const targets = await rulesOver(
      '',
      `{ for pair in setproduct(values(aws_t.t), [aws_u.u], [1]) : pair[0].name => ${PAIR} }`,
    );
    expect(targets('aws_r.r["p-y"]', 'from', 'p')).toEqual([['aws_t.t["y"]'], []]);
    expect(targets('aws_r.r', 'from', null)).toEqual([['aws_t.t["y"]', 'aws_t.t["x"]'], []]);
    expect(targets('aws_r.r', 'port', null)).toEqual([[], []]);
  });
});

it('a product with an empty set has no elements, whatever the other sets are', async () => {
  const { resources } = await staticOf(
    'resource "aws_r" "r" {\n  for_each = { for pair in setproduct(nobody.knows, []) : pair[0] => pair[1] }\n}\n',
  );
  expect(resources).toEqual([]);
});

test('an argument of a module without code has the value that the code gives it', async () => {
  const { root } = await treeOf({
    'main.tf': `
      locals {
        product = "shop"
      }
      data "azurerm_resource_group" "data" {
        name = "\${local.product}-data"
      }
      module "roles" {
        source = "example/roles/azurerm"
        queues = [{ group = data.azurerm_resource_group.data.name, id = data.azurerm_resource_group.data.id }]
      }`,
  });
  const proof = new Proof(root, new Map(), 'default');
  const queues = proof.namedIn('module.roles.terraform_module.roles', 'queues');
  expect(queues).toMatchObject([{ group: 'shop-data' }]);
  expect(JSON.stringify(queues)).not.toContain('azurerm_resource_group.data');
});
