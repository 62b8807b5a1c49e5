/** Expressions as text in Terraform's native syntax. */
import type { Expression, For, Step, Template } from './model.js';
import { escaped, isIdentifier, quoted } from './write.js';

/** Stands for what cannot be read: Terraform knows no such name, so its value is not known. */
export const UNKNOWN_NAME = 'terraform.unknown';

/** Text that is read as the same expression; comments and line breaks are lost. */
export function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string' ? quoted(expression.value) : String(expression.value);
    case 'unreadable':
      return UNKNOWN_NAME;
    case 'template':
      return printTemplate(expression);
    case 'tuple':
      return `[${expression.items.map(printExpression).join(', ')}]`;
    case 'object':
      return `{ ${expression.entries.map(({ key, value }) => `${printKey(key)} = ${printExpression(value)}`).join(', ')} }`;
    case 'traversal': {
      const { root, steps } = expression;
      return `${typeof root === 'string' ? root : `(${printExpression(root)})`}${steps.map(printStep).join('')}`;
    }
    case 'call': {
      const given = expression.arguments.map(printExpression).join(', ');
      return `${expression.name}(${given}${expression.expands ? '...' : ''})`;
    }
    case 'for':
      return printFor(expression);
    case 'conditional': {
      const [condition, whenTrue, whenFalse] = [expression.condition, expression.whenTrue, expression.whenFalse].map(
        printExpression,
      );
      return `(${condition} ? ${whenTrue} : ${whenFalse})`;
    }
    case 'operation': {
      const [first, second] = expression.operands.map(printExpression);
      return second === undefined ? `(${expression.operator}${first})` : `(${first} ${expression.operator} ${second})`;
    }
    case 'parenthesized':
      return `(${printExpression(expression.inner)})`;
  }
}

/** A key that is an expression needs parentheses, or it is a word. */
const printKey = (key: Expression): string =>
  key.kind === 'literal' || key.kind === 'parenthesized' ? printExpression(key) : `(${printExpression(key)})`;

export function printStep(step: Step): string {
  if (step.kind === 'attribute') return isIdentifier(step.name) ? `.${step.name}` : `[${quoted(step.name)}]`;
  if (step.kind === 'index') return `[${printExpression(step.key)}]`;
  return step.attributesOnly ? '.*' : '[*]';
}

/** Of directives only what they refer to is kept: their text depends on what is not known here. */
function printTemplate({ parts, directives, heredoc }: Template): string {
  if (directives) return `[${parts.map(printExpression).join(', ')}]`;
  const texts = parts.map((part) =>
    part.kind === 'literal' && typeof part.value === 'string' ? escaped(part.value) : `\${${printExpression(part)}}`,
  );
  // A heredoc of one expression is a text, and not what the expression is.
  return `"${texts.join('')}${heredoc && parts.length === 1 ? `\${""}` : ''}"`;
}

function printFor({ names, collection, key, value, condition, grouped }: For): string {
  const intro = `for ${names.join(', ')} in ${printExpression(collection)} :`;
  const rest = `${printExpression(value)}${grouped ? '...' : ''}${condition ? ` if ${printExpression(condition)}` : ''}`;
  return key === null ? `[${intro} ${rest}]` : `{${intro} ${printExpression(key)} => ${rest}}`;
}
