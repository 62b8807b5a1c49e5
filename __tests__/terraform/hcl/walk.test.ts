// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
import { parseHcl } from '../../../src/terraform/hcl/parse.js';
import { argumentOf, attributesIn, literalText, traversalsIn } from '../../../src/terraform/hcl/walk.js';
import { textOf } from './outline.js';

const read = (text: string) => argumentOf(parseHcl(`a = ${text}\n`, 'a.tf').body, 'a')!;

test.each([
  ['aws_vpc.a.id', ['aws_vpc.a.id']],
  ['[var.a, { (var.b) = c.d }, f(local.e...)]', ['var.a', 'var.b', 'c.d', 'local.e']],
  ['module.x[each.key].y', ['module.x[each.key].y', 'each.key']],
  ['[for s in s.list : s.id if t.u]', ['s.list', 't.u']],
  ['{ for k, v in a.b : k => [for v2 in v : v2.c[d.e]] }', ['a.b', 'd.e']],
  ['"%{ for v in a.b }${v.c}${d.e}%{ endfor }"', ['a.b', 'd.e']],
  ['<<X\n${a.b}\nX', ['a.b']],
  ['f(a.b).c', ['a.b']],
  ['a.b ? -c.d : (e.f)', ['a.b', 'c.d', 'e.f']],
])('references in %j', (text, expected) => {
  const file = parseHcl(`a = ${text}\n`, 'a.tf');
  expect(traversalsIn(argumentOf(file.body, 'a')!).map((traversal) => textOf(file, traversal))).toEqual(expected);
});

test('bound names are no references', () => {
  expect(traversalsIn(read('[ingress.value, a.b[ingress.key]]'), ['ingress'])).toMatchObject([{ root: 'a' }]);
});

test('attributes have the path after dynamic blocks are expanded', () => {
  const { body } = parseHcl(
    `x = 1
a {
  b = 2
  dynamic "c" {
    for_each = var.c
    iterator = it
    labels   = [it.key]
    content {
      d = it.value
      dynamic "e" {
        for_each = it.value.e
        content { f = e.value }
      }
      g { h = 3 }
    }
  }
}
`,
    'a.tf',
  );
  expect(attributesIn(body).map(({ path, names }) => [path.join('.'), names.join(' ')])).toEqual([
    ['x', ''],
    ['a.b', ''],
    ['a.c', ''],
    ['a.c', 'it'],
    ['a.c.d', 'it'],
    ['a.c.e', 'it'],
    ['a.c.e.f', 'it e'],
    ['a.c.g.h', 'it'],
  ]);
});

test('for_each of a dynamic block is outside the scope of its iterator', () => {
  const { body } = parseHcl(
    'dynamic "local" {\n  for_each = local.all\n  content {\n    dynamic "var" {\n      for_each = var.all\n    }\n  }\n}\n',
    'a.tf',
  );
  expect(attributesIn(body).map(({ attribute, names }) => [attribute.name, names])).toEqual([
    ['for_each', []],
    ['for_each', ['local']],
  ]);
});

test.each([
  ['"a"', 'a'],
  ['("a")', 'a'],
  ['<<X\na\nb\nX', 'a\nb\n'],
  ['<<X\nX', ''],
  ['"${a}"', null],
  ['"${"a"}"', null],
  ['<<X\n${a}\nX', null],
  ['1', null],
  ['a', null],
])('the text of %j is %j', (text, expected) => {
  expect(literalText(read(text))).toBe(expected);
});
