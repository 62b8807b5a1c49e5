/** Of an object, the member that is taken. */
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

/** What an object of several things holds, in a local and handed to a module, and one attribute that is taken of it; the rest is order (`-`). */
const OBJECT = '{ vpc = aws_vpc.a.id, peer = { id = aws_vpc.b.id } }';
const LOCAL = `locals { c = ${OBJECT} }`;

it.each([
  ['an attribute', 'v = local.c.vpc', LOCAL, ['- aws_vpc.b', 'v aws_vpc.a']],
  ['an attribute by its name in brackets', 'v = local.c["vpc"]', LOCAL, ['- aws_vpc.b', 'v aws_vpc.a']],
  ['an object in it', 'v = local.c.peer.id', LOCAL, ['- aws_vpc.a', 'v aws_vpc.b']],
  ['the whole', 'v = local.c', LOCAL, ['v aws_vpc.a', 'v aws_vpc.b']],
  ['one that is chosen later', 'v = local.c[each.key]', LOCAL, ['v aws_vpc.a[=]', 'v aws_vpc.b[=]']],
  ['an attribute and the whole', 'v = [local.c.vpc, local.c]', LOCAL, ['- aws_vpc.b', 'v aws_vpc.a', 'v aws_vpc.b']],
  ['one of a list', 'v = local.c[0].vpc', `locals { c = [${OBJECT}] }`, ['v aws_vpc.a', 'v aws_vpc.b']],
  [
    'what is merged',
    'v = local.d.vpc',
    `${LOCAL} locals { d = merge(local.c, { x = aws_vpc.b.id }) }`,
    ['- aws_vpc.b', 'v aws_vpc.a'],
  ],
  ['what nobody says', 'v = local.c.other', LOCAL, ['- aws_vpc.a', '- aws_vpc.b']],
])('of an object: %s', async (_, body, more, expected) => {
  expect(await of(body, more)).toEqual(expected);
});

it('only the used members of module inputs and outputs are referenced', async () => {
  const lines = await linksOf({
    'main.tf': `${code('v = module.m.out.a')} module "m" { 
source = "./m" 
config = ${OBJECT} 
}`,
    'm/main.tf': `variable "config" {}
resource "aws_y" "y" { v = var.config.vpc }
output "out" { value = { a = var.config.peer, b = aws_y.y.id } }`,
  });
  expect(lines).toEqual([
    ...['aws_x.x - aws_vpc.a', 'aws_x.x - module.m.aws_y.y', 'aws_x.x v aws_vpc.b'],
    ...['module.m.aws_y.y - aws_vpc.b', 'module.m.aws_y.y v aws_vpc.a'],
  ]);
});

/** Objects in `for_each`, and one attribute that is taken of each. */
it.each([
  ['written there', '{ k = { vpc = aws_vpc.a.id, peer = { id = aws_vpc.b.id } } }', '', ['v aws_vpc.a[=]']],
  ['in a local', 'local.all', `locals { all = { k = ${OBJECT}, m = ${OBJECT} } }`, ['v aws_vpc.a[=]']],
  ['chosen', 'true ? local.all : {}', `locals { all = { k = ${OBJECT} } }`, ['v aws_vpc.a[=]']],
  [
    'made by a for',
    'local.all',
    'variable "x" {} locals { all = { for k, x in var.x : k => merge({ vpc = aws_vpc.a.id }, { p = aws_vpc.b.id }) } }',
    ['v aws_vpc.a[=]'],
  ],
  ['merged', 'merge(local.all, {})', `locals { all = { k = ${OBJECT} } }`, ['v aws_vpc.a[=]']],
])('each.value.vpc of objects: %s', async (_, forEach, more, expected) => {
  const lines = await of(`for_each = ${forEach}\nv = each.value.vpc`, more);
  expect(lines.filter((line) => line.startsWith('v '))).toEqual(expected);
});

it('an attribute of a resource keeps its name, whatever object its for expression makes', async () => {
  expect(await of('v = { for k, x in var.x : k => { id = aws_vpc.a.id } }')).toEqual(['v aws_vpc.a']);
});
