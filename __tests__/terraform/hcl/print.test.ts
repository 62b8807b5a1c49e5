// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** Printed expressions are read back as the same expressions. */
import fc from 'fast-check';
import type { Body, Expression } from '../../../src/terraform/hcl/model.js';
import { parseHcl } from '../../../src/terraform/hcl/parse.js';
import { printExpression } from '../../../src/terraform/hcl/print.js';
import { expressionsIn, mapChildren } from '../../../src/terraform/hcl/walk.js';
import { casesMet } from '../../support/long.js';
import { configuration } from './generate.js';

/** Without places, parentheses, and the two ways to write a text. */
function plain(expression: Expression): unknown {
  if (expression.kind === 'parenthesised') return plain(expression.inner);
  const parts: unknown[] = [];
  const { span: _, ...rest } = mapChildren(expression, (part) => {
    parts.push(plain(part));
    return part;
  });
  if (rest.kind === 'literal') return rest.value;
  if (rest.kind === 'template') return { template: joined(parts) };
  const own = {
    ...(rest.kind === 'traversal' && {
      root: typeof rest.root === 'string' ? rest.root : null,
      steps: rest.steps.map((step) => ({ ...step, key: null })),
    }),
    ...(rest.kind === 'call' && { name: rest.name, expands: rest.expands }),
    ...(rest.kind === 'for' && { names: rest.names, grouped: rest.grouped, hasKey: rest.key !== null }),
    ...(rest.kind === 'operation' && { operator: rest.operator }),
  };
  return { kind: rest.kind, ...own, parts };
}

function joined(parts: readonly unknown[]): unknown[] {
  const all: unknown[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part === '') continue;
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part;
    else all.push(part);
  }
  return all;
}

const parsed = (text: string): Expression => {
  const { body, faults } = parseHcl(`v = ${text}\n`, 'main.tf');
  if (faults.length > 0) throw new Error(`${text}: ${faults[0]!.problem}`);
  return body.attributes[0]!.value;
};

test.each([
  ['module.a.subnets[1].id', 'module.a.subnets[1].id'],
  ['a["b c"]["d"]', 'a["b c"]["d"]'],
  ['a.*.b[0]', 'a.*.b[0]'],
  ['a[*].b', 'a[*].b'],
  ['-a + b * c', '((-a) + (b * c))'],
  ['!a || b ? "x" : null', '(((!a) || b) ? "x" : null)'],
  ['f(a, b...)', 'f(a, b...)'],
  ['[for k, v in a : v if k != ""]', '[for k, v in a : v if (k != "")]'],
  ['{ for v in a : v.id => v... }', '{for v in a : v.id => v...}'],
  ['{ a = 1, (b) = 2, "c d" = 3 }', '{ "a" = 1, (b) = 2, "c d" = 3 }'],
  ['"a${b}$${c}\\n"', '"a${b}\\u0024{c}\\n"'],
  ['<<E\n${a}\nE', '"${a}\\n"'],
])('%s', (text, printed) => {
  expect(printExpression(parsed(text))).toBe(printed);
  expect(plain(parsed(printed))).toEqual(plain(parsed(text)));
});

const all = ({ attributes, blocks }: Body): Expression[] => [
  ...attributes.map(({ value }) => value),
  ...blocks.flatMap(({ body }) => all(body)),
];
/** Expressions that lose something: the text of directives, and code that could not be read. */
const isExact = (expression: Expression): boolean =>
  [...expressionsIn(expression)].every(
    (part) => part.kind !== 'unreadable' && !(part.kind === 'template' && (part.directives || part.heredoc)),
  );

test('any expression parses to itself after printing', () => {
  let count = 0;
  fc.assert(
    fc.property(configuration, (text) => {
      for (const expression of all(parseHcl(text, 'main.tf').body).filter(isExact)) {
        count++;
        expect(plain(parsed(printExpression(expression)))).toEqual(plain(expression));
      }
    }),
    { numRuns: 300, seed: 20261128 },
  );
  expect(count).toBeGreaterThan(casesMet(300));
});

test('a template with directives prints its references', () => {
  expect(printExpression(parsed('"%{ if a.b }${c.d}%{ endif }"'))).toBe('[a.b, c.d]');
});
