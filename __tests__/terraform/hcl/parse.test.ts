// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language

import { parseHcl } from '../../../src/terraform/hcl/parse.js';
import { HCL_DEPTH } from '../../../src/terraform/limits.js';
import { show, showBody } from './show.js';

const value = (text: string): string => {
  const { body, faults } = parseHcl(`a = ${text}\n`, 'a.tf');
  expect(faults).toEqual([]);
  return show(body.attributes[0]!.value);
};

test.each([
  ['1 + 2 * 3 - 4', '((1 + (2 * 3)) - 4)'],
  ['a || b && c == d < e + f * g', '(a || (b && (c == (d < (e + (f * g))))))'],
  ['a - b - c', '((a - b) - c)'],
  ['-a.b * !c[0]', '((-a.b) * (!c[0]))'],
  ['- -a', '(-(-a))'],
  ['a ? b : c ? d : e', '(a ? b : (c ? d : e))'],
  ['a == b ? c + 1 : d', '((a == b) ? (c + 1) : d)'],
  ['(a + b) * c', '(P((a + b)) * c)'],
])('%s binds as %s', (text, shown) => {
  expect(value(text)).toBe(shown);
});

test.each([
  ['a.b[0].c["d"].e', 'a.b[0].c["d"].e'],
  ['a.b.0.c', 'a.b[0].c'],
  ['a.0.1', 'a[0][1]'],
  ['a[*].b', 'a[*].b'],
  ['a.*.b', 'a[*].b'],
  ['a[b.c[d]]', 'a[b.c[d]]'],
  ['f(a)[0].b', '<f(a)>[0].b'],
  ['(a.b).c', '<P(a.b)>.c'],
  ['[a][0]', '<[a]>[0]'],
])('steps: %s', (text, shown) => {
  expect(value(text)).toBe(shown);
});

test.each([
  ['[]', '[]'],
  ['[1, "b", c,]', '[1, "b", c]'],
  ['{}', '{}'],
  ['{ a = 1, "b": 2, (c) = 3, d.e = 4 }', '{"a": 1, "b": 2, P(c): 3, d.e: 4}'],
  ['{\n a = 1\n\n b = 2 # c\n}', '{"a": 1, "b": 2}'],
  ['{ true = null }', '{"true": null}'],
  ['f(a, b...)', 'f(a, b)'],
  ['provider::aws::f()', 'provider::aws::f()'],
  ['[for v in a : v]', 'for(v in a: v)'],
  ['[for k, v in a : v if k != 1]', 'for(k, v in a: v if (k != 1))'],
  ['{ for v in a : v.b => v... if v }', 'for(v in a: v.b => v if v)'],
])('collections and calls: %s', (text, shown) => {
  expect(value(text)).toBe(shown);
});

test.each([
  ['12', '12'],
  ['1.5e-3', '0.0015'],
  ['true', 'true'],
  ['null', 'null'],
  ['nullify', 'nullify'],
  ['""', '""'],
  ['"a\\n\\"\\\\\\u00e9\\U0001F600"', JSON.stringify('a\n"\\é😀')],
  ['"$${a} %%{b} $ %"', '"${a} %{b} $ %"'],
])('literals: %s', (text, shown) => {
  expect(value(text)).toBe(shown);
});

test.each([
  ['"${a}"', 'T(a)'],
  ['"a${b}c"', 'T("a", b, "c")'],
  ['"a ${~ b ~} c"', 'T("a", b, "c")'],
  ['"${f("${a.b}")}"', 'T(f(T(a.b)))'],
  ['"%{ if a.b }c%{ else }d%{ endif }"', 'T(a.b, "c", "d")'],
  ['"%{ for k, v in a }${v.b}%{ endfor }"', 'T(a, v.b)'],
])('templates: %s', (text, shown) => {
  expect(value(text)).toBe(shown);
});

test.each([
  ['<<X\n  a\n b\nX', 'H("  a\\n b\\n")'],
  ['<<-X\n  a\n\n   b\n  X', 'H("a\\n\\n b\\n")'],
  ['<<-X\n  a ${b}\n c\n X', 'H(" a ", b, "\\nc\\n")'],
  ['<<-X\n  a\n${b}\nX', 'H("  a\\n", b, "\\n")'],
  ['<<X\nX', 'H()'],
  // A trim marker takes one line break, and the line behind it keeps its indentation: Terraform's values.
  ['<<-X\n  %{ if a ~}\n    b\n  %{ endif ~}\n  c\n  X', 'H(a, "    b\\n", "  c\\n")'],
  ['<<X\na\n  ${~ b ~}\n\n c\nX', 'H("a\\n", b, "\\n c\\n")'],
  ['<<X\n$${a} \\n "\nX', 'H("${a} \\\\n \\"\\n")'],
  ['<<X\r\na\r\nX\r', 'H("a\\r\\n")'],
])('heredocs: %j', (text, shown) => {
  expect(value(text)).toBe(shown);
});

test('<<- takes the common indentation from the first line as from the others', () => {
  expect(value('<<-X\n  a\n  b\n  X')).toBe('H("a\\nb\\n")');
  expect(value('<<-X\n  ${a}\n   b\n  X')).toBe('H(a, "\\n b\\n")');
});

test('a trim marker at the start of a line removes the line break before it', () => {
  expect(value('<<X\na\n${~ b}\nX')).toBe('H("a", b, "\\n")');
});

test('names bound by directives are recorded', () => {
  const [attribute] = parseHcl('a = "%{ for k, v in b }x%{ endfor }"', 'a.tf').body.attributes;
  expect(attribute?.value).toMatchObject({ kind: 'template', names: ['k', 'v'] });
});

test('bodies have bare and quoted labels, nested blocks and one-line blocks', () => {
  const { body, faults } = parseHcl(
    '\ufeff# c\nx = 1\nresource "a" b {\n  c = 2\n  d "e" { f = 3 }\n  g {}\n}\nlocals {\n}\n',
    'a.tf',
  );
  expect(faults).toEqual([]);
  expect(showBody(body)).toBe('x = 1\nresource a b\n  c = 2\n  d e\n    f = 3\n  g\nlocals\n');
});

test('Terraform 0.11 syntax is read: quoted types and names, maps as blocks', () => {
  const { body, faults } = parseHcl(
    'variable "a" {\n  type = "map"\n  default { b = "c" }\n}\nresource "d" "e" {\n  "count" = "${var.f}"\n  tags { Name = "${var.a["b"]}" }\n}\n',
    'a.tf',
  );
  expect(faults).toEqual([]);
  expect(showBody(body)).toBe(
    'variable a\n  type = "map"\n  default\n    b = "c"\nresource d e\n  count = T(var.f)\n  tags\n    Name = T(var.a["b"])\n',
  );
});

test('member names of Object.prototype are ordinary names', () => {
  const { body } = parseHcl('__proto__ = constructor.toString\na = { __proto__ = 1, hasOwnProperty = 2 }\n', 'a.tf');
  expect(showBody(body)).toBe('__proto__ = constructor.toString\na = {"__proto__": 1, "hasOwnProperty": 2}\n');
});

test('brackets beyond the depth limit are a fault', () => {
  const faultsIn = (levels: number) =>
    parseHcl(`a = ${'['.repeat(levels - 1)}b${']'.repeat(levels - 1)}\n`, 'a.tf').faults.length;
  expect([faultsIn(HCL_DEPTH), faultsIn(HCL_DEPTH + 1)]).toEqual([0, 1]);
});
