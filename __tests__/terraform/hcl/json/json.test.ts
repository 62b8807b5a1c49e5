// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
import * as fc from 'fast-check';
import { parseHclJson } from '../../../../src/terraform/hcl/json/parse.js';
import { parseHcl } from '../../../../src/terraform/hcl/parse.js';
import { attributesIn, expressionsIn, traversalsIn } from '../../../../src/terraform/hcl/walk.js';
import { textOf } from '../outline.js';
import { show, showBody } from '../show.js';

const parse = (value: unknown) => parseHclJson(JSON.stringify(value, null, 2), 'a.tf.json');

const shown = (value: unknown): string => {
  const { body, faults } = parse(value);
  expect(faults).toEqual([]);
  return showBody(body);
};

test('JSON yields the same tree as the native syntax', () => {
  const native = parseHcl(
    `resource "aws_vpc" "a" {
  cidr_block = "\${var.x}/16"
  tags = { "\${var.k}" = "v" }
  count = 2
  depends_on = [aws_x.y]
  provider = aws.west
  provisioner "local-exec" { command = "echo \${self.id}" }
  dynamic "ingress" {
    for_each = "\${var.ports}"
    content { port = "\${ingress.value}" }
  }
  lifecycle { ignore_changes = [tags["a"]] }
}
module "m" {
  source = "./m"
  providers = { "aws" = aws.west }
}
variable "v" {
  type = list(string)
  default = "$\${"
}
locals { a = "\${b.c}" }
terraform {
  backend "s3" { key = "$\${" }
  required_providers { aws = { "source" = "hashicorp/aws" } }
}
check "c" {
  data "aws_x" "d" { e = null }
}
`,
    'a.tf',
  );
  const json = shown({
    '//': 'a comment',
    resource: {
      aws_vpc: {
        a: {
          '//': 'another',
          cidr_block: '${var.x}/16',
          tags: { '${var.k}': 'v' },
          count: 2,
          depends_on: ['aws_x.y'],
          provider: 'aws.west',
          provisioner: { 'local-exec': { command: 'echo ${self.id}' } },
          dynamic: { ingress: { for_each: '${var.ports}', content: { port: '${ingress.value}' } } },
          lifecycle: { ignore_changes: ['tags["a"]'] },
        },
      },
    },
    module: { m: { source: './m', providers: { aws: 'aws.west' } } },
    variable: { v: { type: 'list(string)', default: '${' } },
    locals: { a: '${b.c}' },
    terraform: { backend: { s3: { key: '${' } }, required_providers: { aws: { source: 'hashicorp/aws' } } },
    check: { c: { data: { aws_x: { d: { e: null } } } } },
  });
  expect(json).toBe(showBody(native.body));
});

test('arrays of objects at any level are several blocks', () => {
  const blocks = 'resource a b\n  x = 1\nresource a b\n  x = 2\nresource a c\n';
  expect(shown({ resource: { a: { b: [{ x: 1 }, { x: 2 }], c: {} } } })).toBe(blocks);
  expect(shown({ resource: [{ a: [{ b: [{ x: 1 }] }, { b: { x: 2 } }, { c: {} }] }] })).toBe(blocks);
  expect(shown([{ resource: { a: { b: [{ x: 1 }, { x: 2 }] } } }, { resource: { a: { c: {} } } }])).toBe(blocks);
});

test('null yields no block', () => {
  expect(shown({ resource: { a: null }, locals: null })).toBe('');
});

test('the key // is a comment in bodies only', () => {
  expect(shown({ resource: { '//': 'c', a: { b: { tags: { '//': 'v' } } } } })).toBe(
    'resource a b\n  tags = {"//": "v"}\n',
  );
});

test('positions are those in the file, also after escapes', () => {
  const text = '{\n  "locals": {\n    "\\u0061": "\\"é\\n${aws_vpc.a[\\"\\u0062\\"].id} ${x.y}"\n  }\n}\n';
  const file = parseHclJson(text, 'a.tf.json');
  const [attribute] = file.body.blocks[0]!.body.attributes;
  expect(attribute).toMatchObject({ name: 'a', span: { line: 3 } });
  expect(traversalsIn(attribute!.value).map((traversal) => textOf(file, traversal))).toEqual([
    'aws_vpc.a[\\"\\u0062\\"].id',
    'x.y',
  ]);
  expect(textOf(file, attribute!.value)).toBe('"\\"é\\n${aws_vpc.a[\\"\\u0062\\"].id} ${x.y}"');
});

test('a malformed template is a fault at its position, and the rest is read', () => {
  const { body, faults } = parse({
    locals: { a: '${b c}', d: '${e.f}' },
    resource: { x: { y: { depends_on: ['1 2'] } } },
  });
  expect(showBody(body)).toBe('locals\n  a = ???\n  d = T(e.f)\nresource x y\n  depends_on = [???]\n');
  expect(faults).toMatchObject([
    { line: 3, column: 15 },
    { line: 10, column: 14 },
  ]);
});

test.each([
  ['{"locals": {"a": 1}, "resource": {"b": {"c": {"d": 2', 'locals\n  a = 1\nresource b c\n  d = 2\n'],
  ['{"locals": {"a": 1 "b": 2}}', 'locals\n  a = 1\n'],
  ['{"locals": {"a": 1}} x', 'locals\n  a = 1\n'],
  ['', ''],
  ['nonsense', ''],
  ['{"locals": "x"}', ''],
  ['{"resource": {"a": 1}}', ''],
  ['{"locals": {"a": 1, "a": 2}}', 'locals\n  a = 1\n  a = 2\n'],
])('%s: a fault, and what is before it is there', (text, expected) => {
  const { body, faults } = parseHclJson(text, 'a.tf.json');
  expect(showBody(body)).toBe(expected);
  expect(faults).toHaveLength(1);
});

test('member names of Object.prototype are ordinary names', () => {
  const { body } = parseHclJson('{"resource": {"__proto__": {"constructor": {"__proto__": {"a": 1}}}}}', 'a.tf.json');
  expect(showBody(body)).toBe('resource __proto__ constructor\n  __proto__ = {"a": 1}\n');
});

test('spans of any JSON contain their values and nest', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (inner) => {
      const text = `{"locals": {"a": ${inner}}, "resource": ${inner}}`;
      const file = parseHclJson(text, 'a.tf.json');
      for (const { attribute } of attributesIn(file.body)) {
        for (const expression of expressionsIn(attribute.value)) {
          expect(expression.span.start).toBeGreaterThanOrEqual(attribute.value.span.start);
          expect(expression.span.end).toBeLessThanOrEqual(attribute.value.span.end);
          if (expression.kind !== 'tuple' && expression.kind !== 'object') continue;
          expect(() => JSON.parse(textOf(file, expression))).not.toThrow();
        }
        expect(show(attribute.value)).not.toBe('');
      }
    }),
    { numRuns: 300, seed: 3 },
  );
});
