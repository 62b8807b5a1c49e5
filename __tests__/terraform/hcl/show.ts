import type { Body, Expression, Step } from '../../../src/terraform/hcl/model.js';

/** A tree in one line: operations and conditions in parentheses, templates as T(...), heredocs as H(...). */
export function show(expression: Expression): string {
  const all = (list: readonly Expression[], between = ', '): string => list.map(show).join(between);
  switch (expression.kind) {
    case 'literal':
      return JSON.stringify(expression.value);
    case 'template':
      return `${expression.heredoc ? 'H' : 'T'}(${all(expression.parts)})`;
    case 'tuple':
      return `[${all(expression.items)}]`;
    case 'object':
      return `{${expression.entries.map(({ key, value }) => `${show(key)}: ${show(value)}`).join(', ')}}`;
    case 'traversal':
      return `${typeof expression.root === 'string' ? expression.root : `<${show(expression.root)}>`}${expression.steps.map(showStep).join('')}`;
    case 'call':
      return `${expression.name}(${all(expression.arguments)})`;
    case 'for': {
      const { names, collection, key, value, condition } = expression;
      const result = key === null ? show(value) : `${show(key)} => ${show(value)}`;
      return `for(${names.join(', ')} in ${show(collection)}: ${result}${condition === null ? '' : ` if ${show(condition)}`})`;
    }
    case 'conditional':
      return `(${show(expression.condition)} ? ${show(expression.whenTrue)} : ${show(expression.whenFalse)})`;
    case 'operation':
      return expression.operands.length === 1
        ? `(${expression.operator}${all(expression.operands)})`
        : `(${all(expression.operands, ` ${expression.operator} `)})`;
    case 'parenthesised':
      return `P(${show(expression.inner)})`;
    case 'unreadable':
      return '???';
  }
}

const showStep = (step: Step): string =>
  step.kind === 'attribute' ? `.${step.name}` : step.kind === 'splat' ? '[*]' : `[${show(step.key)}]`;

/** One line an attribute and block, nested ones indented. */
export function showBody(body: Body, indent = ''): string {
  return [
    ...body.attributes.map(({ name, value }) => `${indent}${name} = ${show(value)}\n`),
    ...body.blocks.map(
      ({ type, labels, body: inner }) => `${indent}${[type, ...labels].join(' ')}\n${showBody(inner, `${indent}  `)}`,
    ),
  ].join('');
}
