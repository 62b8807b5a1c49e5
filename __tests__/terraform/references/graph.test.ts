// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terraform
import { linksOf } from './refs.js';

/** Two resources to refer to, and one that refers. */
const code = (body: string, more = '') => `
resource "aws_vpc" "a" {}
resource "aws_vpc" "b" {}
resource "aws_x" "x" {
${body}
}
${more}`;
const of = async (body: string, more = '') =>
  (await linksOf(code(body, more))).map((line) => line.replace('aws_x.x ', ''));

describe('expressions', () => {
  it.each([
    ['a traversal', 'v = aws_vpc.a.id', ['v aws_vpc.a']],
    ['the whole resource', 'v = aws_vpc.a', ['v aws_vpc.a']],
    ['with the root resource', 'v = resource.aws_vpc.a.id', ['v aws_vpc.a']],
    ['an instance by number', 'v = aws_vpc.a[0].id', ['v aws_vpc.a[0]']],
    ['an instance by a legacy index', 'v = aws_vpc.a.0.id', ['v aws_vpc.a[0]']],
    ['an instance by text', 'v = aws_vpc.a["x$${y}"].id', ['v aws_vpc.a["x$${y}"]']],
    ['all instances', 'v = aws_vpc.a[*].id', ['v aws_vpc.a']],
    ['all instances by a legacy splat', 'v = aws_vpc.a.*.id', ['v aws_vpc.a']],
    ['the instance with the same index', 'v = aws_vpc.a[count.index].id', ['v aws_vpc.a[=]']],
    ['the instance with the same key', 'v = aws_vpc.a[each.key].id', ['v aws_vpc.a[=]']],
    ['the same index of a splat', 'v = aws_vpc.a[*].id[count.index]', ['v aws_vpc.a[=]']],
    ['the same index through element()', 'v = element(aws_vpc.a[*].id, count.index)', ['v aws_vpc.a[=]']],
    ['one of all by an unknown number', 'v = aws_vpc.a[var.n].id', ['v aws_vpc.a']],
    ['a template', 'v = "x ${aws_vpc.a.id}"', ['v aws_vpc.a']],
    ['a template beside a key', 'v = "${each.key} ${aws_vpc.a.id}"', ['v aws_vpc.a']],
    ['a directive', 'v = "%{ if aws_vpc.a.x }${aws_vpc.b.id}%{ endif }"', ['v aws_vpc.a', 'v aws_vpc.b']],
    ['a loop in a template', 'v = "%{ for aws_vpc in aws_vpc.a.list }${aws_vpc.b}%{ endfor }"', []],
    ['a heredoc', 'v = <<-E\n  ${aws_vpc.a.id}\nE', ['v aws_vpc.a']],
    ['a conditional', 'v = var.c ? aws_vpc.a.id : aws_vpc.b.id', ['v aws_vpc.a', 'v aws_vpc.b']],
    ['a tested and selected resource', 'v = length(aws_vpc.a) > 0 ? aws_vpc.a[0].id : null', ['v aws_vpc.a[0]']],
    ['a counted resource', 'count = length(aws_vpc.a)', ['count aws_vpc.a']],
    ['an object', 'v = { aws_vpc = 1, (aws_vpc.a.id) = aws_vpc.b.id }', ['v aws_vpc.a', 'v aws_vpc.b']],
    ['a loop', 'v = [for k, v in aws_vpc.a : v.id if k != aws_vpc.b.id]', ['- aws_vpc.b', 'v aws_vpc.a']],
    [
      'resources that are only tested',
      'v = length(aws_vpc.a) == 0 || can(aws_vpc.b.id) ? "a" : "b"',
      ['- aws_vpc.a', '- aws_vpc.b'],
    ],
    ['a comparison', 'v = aws_vpc.a.id != aws_vpc.b.id', ['- aws_vpc.a', '- aws_vpc.b']],
    ['a loop that hides the name', 'v = [for aws_vpc in aws_vpc.a : aws_vpc.b]', ['v aws_vpc.a']],
    ['a provider function', 'v = provider::aws::arn_parse(aws_vpc.a.arn).account', ['v aws_vpc.a']],
    ['arithmetic', 'v = -aws_vpc.a.n + (aws_vpc.b.n * 2)', ['v aws_vpc.a', 'v aws_vpc.b']],
    ['itself', 'v = self.id', []],
    ['no resource of that name', 'v = aws_vpc.c.id', []],
    ['a name alone', 'v = aws_vpc', []],
    ['two instances', 'v = [aws_vpc.a[0].id, aws_vpc.a[2].id]', ['v aws_vpc.a[0]', 'v aws_vpc.a[2]']],
  ])('%s', async (_, body, expected) => {
    expect(await of(body)).toEqual(expected);
  });
});

describe('loops over a module', () => {
  const files = (body: string) => ({
    'main.tf': `module "m" {\n source = "./m"\n for_each = var.all\n}\nresource "aws_x" "x" {\n${body}\n}`,
    'm/main.tf': `
resource "aws_vpc" "a" {}
resource "aws_vpc" "b" {}
output "name" { value = aws_vpc.a.id }
output "other" { value = aws_vpc.b.id }`,
  });

  it.each([
    ['an output of each instance', 'v = [for m in module.m : m.name]', ['v module.m.aws_vpc.a']],
    ['with a key', 'v = { for k, m in module.m : k => m.name }', ['v module.m.aws_vpc.a']],
    ['an output in the condition', 'v = [for m in module.m : m.name if m.other != ""]', ['v module.m.aws_vpc.a']],
    ['in a call', 'v = element([for m in module.m : m.name], 0)', ['v module.m.aws_vpc.a']],
    ['values() of the module', 'v = [for m in values(module.m) : m.other]', ['v module.m.aws_vpc.b']],
    ['a splat of values()', 'v = values(module.m)[*].name', ['v module.m.aws_vpc.a']],
    ['each instance as a whole', 'v = [for m in module.m : m]', ['v module.m.aws_vpc.a', 'v module.m.aws_vpc.b']],
    [
      'a nested loop with the same name',
      'v = [for m in module.m : [for m in m.name : m.other]]',
      ['v module.m.aws_vpc.a'],
    ],
  ])('%s', async (_, body, expected) => {
    expect((await linksOf(files(body))).map((line) => line.replace('aws_x.x ', ''))).toEqual(expected);
  });
});

describe('blocks', () => {
  it.each([
    ['nested', 'outer {\n inner {\n v = aws_vpc.a.id\n }\n }', ['outer.inner.v aws_vpc.a']],
    [
      'dynamic',
      'dynamic "rule" {\n for_each = aws_vpc.a.list\n content {\n v = rule.value.id\n w = aws_vpc.b.id\n }\n }',
      ['rule aws_vpc.a', 'rule.w aws_vpc.b'],
    ],
    [
      'dynamic with an iterator named like a type',
      'dynamic "rule" {\n for_each = []\n iterator = aws_vpc\n content {\n v = aws_vpc.a\n }\n }',
      [],
    ],
    [
      'dynamic in dynamic',
      'dynamic "o" {\n for_each = []\n content {\n dynamic "aws_vpc" {\n for_each = aws_vpc.a.x\n content {\n v = aws_vpc.b\n w = o.value\n }\n }\n }\n }',
      ['o.aws_vpc aws_vpc.a'],
    ],
    ['depends_on', 'depends_on = [aws_vpc.a, aws_vpc.b]', ['- aws_vpc.a', '- aws_vpc.b']],
    ['depends_on of 0.11', 'depends_on = ["aws_vpc.a"]', ['- aws_vpc.a']],
    ['ignore_changes', 'lifecycle {\n ignore_changes = [aws_vpc.a]\n }', []],
    ['replace_triggered_by', 'lifecycle {\n replace_triggered_by = [aws_vpc.a.id]\n }', ['- aws_vpc.a']],
    ['precondition', 'lifecycle {\n precondition {\n condition = aws_vpc.a.x\n }\n }', ['- aws_vpc.a']],
    ['provisioner', 'provisioner "local-exec" {\n command = aws_vpc.a.id\n }', ['- aws_vpc.a']],
    ['connection', 'connection {\n host = aws_vpc.a.ip\n }', ['- aws_vpc.a']],
    ['provider', 'provider = aws_vpc.a', []],
    [
      'each.value of a map of resources',
      'for_each = aws_vpc.a\n v = each.value.id',
      ['for_each aws_vpc.a[=]', 'v aws_vpc.a[=]'],
    ],
    [
      'each.value in a block',
      'for_each = { k = aws_vpc.a.id }\n b {\n v = each.value\n }',
      ['b.v aws_vpc.a[=]', 'for_each aws_vpc.a[=]'],
    ],
    ['each.key', 'for_each = aws_vpc.a\n v = each.key', ['for_each aws_vpc.a[=]']],
  ])('%s', async (_, body, expected) => {
    expect(await of(body)).toEqual(expected);
  });
});

const OBJECTS =
  'locals {\n l = { x = aws_vpc.a.id, y = { z = aws_vpc.b.id, n = 1 } }\n m = local.l\n w = merge(local.l, { v = 1 })\n}';

describe('members of objects', () => {
  it.each([
    ['a member', 'local.l.x', ['- aws_vpc.b', 'v aws_vpc.a']],
    ['a member of a member, by its key', 'local.m["y"].z', ['- aws_vpc.a', 'v aws_vpc.b']],
    ['an object in an object', 'local.l.y', ['- aws_vpc.a', 'v aws_vpc.b']],
    ['a member that refers to nothing', 'local.l.y.n', ['- aws_vpc.a', '- aws_vpc.b']],
    ['a member of what is merged', 'local.w.x', ['- aws_vpc.b', 'v aws_vpc.a']],
    ['a member of what a function makes', 'zipmap([1], [local.l]).x', ['v aws_vpc.a', 'v aws_vpc.b']],
  ])('%s', async (_, value, expected) => {
    expect(await of(`v = ${value}`, OBJECTS)).toEqual(expected);
  });
});

describe('names between resources', () => {
  it.each([
    ['a local', 'v = local.l', 'locals {\n l = aws_vpc.a.id\n}', ['v aws_vpc.a']],
    [
      'a chain of locals',
      'v = local.l.x',
      'locals {\n l = { x = local.m }\n m = [local.n]\n n = aws_vpc.a.id\n}',
      ['v aws_vpc.a'],
    ],
    ['locals in a circle', 'v = local.l', 'locals {\n l = [local.m, aws_vpc.a.id]\n m = local.l\n}', ['v aws_vpc.a']],
    ['a choice of a local', 'v = local.l[each.key]', 'locals {\n l = aws_vpc.a\n}', ['v aws_vpc.a[=]']],
    [
      'members of locals in a circle',
      'v = local.l.x',
      'locals {\n l = local.m.y\n m = merge(local.l.x, aws_vpc.a)\n}',
      ['v aws_vpc.a'],
    ],
    ['a variable of the root', 'v = var.v', 'variable "v" {}', []],
    ['a data source', 'v = data.aws_ami.d.id', 'data "aws_ami" "d" {\n v = aws_vpc.a.id\n}', ['v data.aws_ami.d']],
    [
      'an ephemeral resource',
      'v = ephemeral.aws_e.e.id',
      'ephemeral "aws_e" "e" {\n v = aws_vpc.a.id\n}',
      ['v aws_vpc.a'],
    ],
    ['a missing local', 'v = local.gone', '', []],
  ])('%s', async (_, body, more, expected) => {
    const lines = (await of(body, more)).filter((line) => !line.startsWith('data.'));
    expect([...new Set(lines)]).toEqual(expected);
  });

  it('a provider configuration is found in the module, in the caller and under another name', async () => {
    const provider = (alias: string, name: string) => `provider "k8s" {\n ${alias}\n host = aws_eks.${name}.host\n}\n`;
    const files = {
      'main.tf': `${provider('', 'a')}${provider('alias = "two"', 'b')}
        resource "aws_eks" "a" {}\nresource "aws_eks" "b" {}
        resource "k8s_pod" "one" {}
        resource "k8s_pod" "two" {\n provider = k8s.two\n }
        resource "k8s_pod" "three" {\n provider = k8s.three\n }
        module "same" {\n source = "./m"\n }
        module "other" {\n source = "./m"\n providers = { k8s = k8s.two }\n }`,
      'm/m.tf': 'resource "k8s_pod" "in" {}\n',
    };
    expect(await linksOf(files)).toEqual([
      'k8s_pod.one provider aws_eks.a',
      'k8s_pod.two provider aws_eks.b',
      'module.other.k8s_pod.in provider aws_eks.b',
      'module.same.k8s_pod.in provider aws_eks.a',
    ]);
  });
});

describe('modules', () => {
  const m =
    'variable "v" {}\nresource "aws_in" "i" {\n w = var.v\n}\noutput "o" {\n value = aws_in.i.id\n}\noutput "p" {\n value = aws_in.j.id\n}\nresource "aws_in" "j" {\n i = aws_in.i.id\n}\n';
  const withModule = (root: string) =>
    linksOf({ 'main.tf': code('v = module.m.o', `module "m" {\n source = "./m"\n${root}\n}`), 'm/m.tf': m });

  it('members of input and output objects of a module are followed', async () => {
    const inner =
      'variable "v" {}\nresource "aws_in" "i" {\n w = var.v.b\n}\noutput "o" {\n value = { i = aws_in.i.id, v = var.v }\n}';
    const main = code(
      'v = module.m.o.v.a',
      'module "m" {\n source = "./m"\n v = { a = aws_vpc.a.id, b = aws_vpc.b.id }\n}',
    );
    expect(await linksOf({ 'main.tf': main, 'm/m.tf': inner })).toEqual([
      'aws_x.x - aws_vpc.b',
      'aws_x.x - module.m.aws_in.i',
      'aws_x.x v aws_vpc.a',
      'module.m.aws_in.i - aws_vpc.a',
      'module.m.aws_in.i w aws_vpc.b',
    ]);
  });

  it('references pass through inputs and outputs', async () => {
    expect(await withModule('v = aws_vpc.a.id')).toEqual([
      'aws_x.x v module.m.aws_in.i',
      'module.m.aws_in.i w aws_vpc.a',
      'module.m.aws_in.j i module.m.aws_in.i',
    ]);
  });

  it('each.value in a call refers to the elements of for_each', async () => {
    expect(await withModule('for_each = aws_vpc.a\nv = each.value.id')).toEqual([
      'aws_x.x v module.m.aws_in.i',
      'module.m.aws_in.i - aws_vpc.a[=]',
      'module.m.aws_in.i w aws_vpc.a[=]',
      'module.m.aws_in.j - aws_vpc.a[=]',
      'module.m.aws_in.j i module.m.aws_in.i',
    ]);
  });

  it.each([
    ['module.m.o', ['v module.m.aws_in.i']],
    ['module.m["k"].o', ['v module.m.aws_in.i 1:"k"']],
    ['module.m[each.key].o', ['v module.m.aws_in.i[=]']],
    ['module.m[*].o', ['v module.m.aws_in.i']],
    ['values(module.m)[*].o', ['v module.m.aws_in.i']],
    ['module.m', ['v module.m.aws_in.i', 'v module.m.aws_in.j']],
    ['{ for k, v in module.m : k => v.o }', ['v module.m.aws_in.i']],
    ['module.gone.o', []],
  ])('of several: %s', async (expression, expected) => {
    const main = `module "m" {\n source = "./m"\n for_each = toset(["k"])\n}\nresource "aws_x" "x" {\n v = ${expression}\n}`;
    const lines = (await linksOf({ 'main.tf': main, 'm/m.tf': m })).filter((line) => line.startsWith('aws_x.x'));
    expect(lines.map((line) => line.slice('aws_x.x '.length))).toEqual(expected);
  });

  it('an output can be selected like a key', async () => {
    const main = 'module "m" {\n source = "./m"\n}\nresource "aws_x" "x" {\n v = module.m["o"]\n}';
    expect(await linksOf({ 'main.tf': main, 'm/m.tf': m })).toContain('aws_x.x v module.m.aws_in.i');
  });

  it('depends_on on a module links to its final resources', async () => {
    const main =
      'resource "aws_vpc" "a" {\n depends_on = [module.m]\n}\nmodule "m" {\n source = "./m"\n depends_on = [module.n]\n}\nmodule "n" {\n source = "./m"\n}';
    expect((await linksOf({ 'main.tf': main, 'm/m.tf': m })).filter((line) => line.includes(' - '))).toEqual([
      'aws_vpc.a - module.m.aws_in.j',
      'module.m.aws_in.i - module.n.aws_in.j',
      'module.m.aws_in.j - module.n.aws_in.j',
    ]);
  });

  it('depends_on of an output only orders', async () => {
    const files = {
      'main.tf': code('v = module.m.o', 'module "m" {\n source = "./m"\n}'),
      'm/m.tf': 'resource "aws_in" "i" {}\noutput "o" {\n value = 1\n depends_on = [aws_in.i]\n}\n',
    };
    expect(await linksOf(files)).toEqual(['aws_x.x - module.m.aws_in.i']);
  });

  it('everything in a module depends on the dependencies of its call', async () => {
    const files = {
      'main.tf': 'resource "aws_vpc" "a" {}\nmodule "m" {\n source = "./m"\n depends_on = [aws_vpc.a]\n}\n',
      'm/m.tf': 'module "n" {\n source = "./n"\n}\n',
      'm/n/n.tf': 'resource "aws_in" "i" {}\n',
    };
    expect(await linksOf(files)).toEqual(['module.m.module.n.aws_in.i - aws_vpc.a']);
  });

  it('a module without code is one resource', async () => {
    const main =
      'resource "aws_vpc" "a" {}\nmodule "db" {\n source = "far/away/aws"\n count = 2\n vpc = aws_vpc.a.id\n}\nresource "aws_x" "x" {\n v = module.db[1].url\n w = module.db\n depends_on = [module.db]\n}';
    expect(await linksOf({ 'main.tf': main })).toEqual([
      'aws_x.x - module.db.terraform_module.db',
      'aws_x.x v module.db.terraform_module.db 1:1',
      'aws_x.x w module.db.terraform_module.db',
      'module.db.terraform_module.db vpc aws_vpc.a',
    ]);
  });

  it('an output with the project of a module without code only orders', async () => {
    const main =
      'module "p" {\n source = "far/away/google"\n}\nresource "aws_x" "x" {\n v = "secrets/${module.p.project_id}"\n}';
    expect(await linksOf({ 'main.tf': main })).toEqual(['aws_x.x - module.p.terraform_module.p']);
  });
});
