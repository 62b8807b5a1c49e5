/**
 * Prints expressions in Terraform's native syntax. The offline planner uses it for the copy of the code that Terraform
 * plans.
 */

import type { Expression, For, Step, Template } from './model.js';

/** Replaces an unreadable expression. Terraform knows no such name, so its value is unknown. */
export const UNKNOWN_NAME = 'terraform.unknown';

/** Returns text that parses to the same expression. Comments and line breaks are lost. */
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
      const args = expression.arguments.map(printExpression).join(', ');
      return `${expression.name}(${args}${expression.expands ? '...' : ''})`;
    }
    case 'for':
      return printFor(expression);
    case 'conditional': {
      const { condition, whenTrue, whenFalse } = expression;
      return `(${printExpression(condition)} ? ${printExpression(whenTrue)} : ${printExpression(whenFalse)})`;
    }
    case 'operation': {
      const [first, second] = expression.operands.map(printExpression);
      return second === undefined ? `(${expression.operator}${first})` : `(${first} ${expression.operator} ${second})`;
    }
    case 'parenthesised':
      return `(${printExpression(expression.inner)})`;
  }
}

/** Puts parentheses around a key expression, because a bare word is a string. */
const printKey = (key: Expression): string =>
  key.kind === 'literal' || key.kind === 'parenthesised' ? printExpression(key) : `(${printExpression(key)})`;

/** Prints one step of a traversal: `.id`, `["my name"]`, `[0]`, `[*]`. */
export function printStep(step: Step): string {
  if (step.kind === 'attribute') return isIdentifier(step.name) ? `.${step.name}` : `[${quoted(step.name)}]`;
  if (step.kind === 'index') return `[${printExpression(step.key)}]`;
  return step.attributesOnly ? '.*' : '[*]';
}

/**
 * Prints a template. With directives, prints only a list of the parts, because the text depends on values unknown here.
 */
function printTemplate({ parts, directives, heredoc }: Template): string {
  if (directives !== undefined) return `[${parts.map(printExpression).join(', ')}]`;
  const texts = parts.map((part) =>
    part.kind === 'literal' && typeof part.value === 'string' ? escaped(part.value) : `\${${printExpression(part)}}`,
  );
  // Appends an empty part, because a template of a single expression would have that expression's type instead of
  // string.
  return `"${texts.join('')}${heredoc && parts.length === 1 ? `\${""}` : ''}"`;
}

/** Prints `[for ...]` or `{for ...}`. */
function printFor({ names, collection, key, value, condition, grouped }: For): string {
  const intro = `for ${names.join(', ')} in ${printExpression(collection)} :`;
  const rest = `${printExpression(value)}${grouped ? '...' : ''}${condition ? ` if ${printExpression(condition)}` : ''}`;
  return key === null ? `[${intro} ${rest}]` : `{${intro} ${printExpression(key)} => ${rest}}`;
}

// ---- Writes strings in Terraform's native syntax.

const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** Includes every `$` and `%`, not only those before `{`: then no text after them can make them begin a sequence. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be escaped
const SPECIAL = /["\\$%\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Cs}/gu;

/** Returns the escape of a special character. A lone surrogate cannot be written in UTF-8, so it becomes U+FFFD. */
const escapeOf = (char: string): string =>
  SHORT_ESCAPES[char] ?? (/\p{Cs}/u.test(char) ? '\ufffd' : `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Escapes a text for use between quotes, also in a template string of the JSON syntax. */
export const escaped = (text: string): string => text.replace(SPECIAL, escapeOf);

/** Returns a string expression that evaluates to exactly this text. */
export const quoted = (text: string): string => `"${escaped(text)}"`;

const IDENTIFIER = /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u;

/** True for a name that can be written without quotes. */
export const isIdentifier = (name: string): boolean => IDENTIFIER.test(name);
