import type { Call, Expression, Step } from '../../terraform/hcl/model.js';

/** The expression with each call, the inner ones first, replaced by what `replace` makes of it; null leaves it. */
export function rewriteCalls(expression: Expression, replace: (call: Call) => Expression | null): Expression {
  const inside = (inner: Expression) => rewriteCalls(inner, replace);
  switch (expression.kind) {
    case 'literal':
    case 'unreadable':
      return expression;
    case 'call': {
      const call: Call = { ...expression, arguments: expression.arguments.map(inside) };
      return replace(call) ?? call;
    }
    case 'template':
      return { ...expression, parts: expression.parts.map(inside) };
    case 'tuple':
      return { ...expression, items: expression.items.map(inside) };
    case 'object':
      return {
        ...expression,
        entries: expression.entries.map(({ key, value }) => ({ key: inside(key), value: inside(value) })),
      };
    case 'traversal': {
      const steps = expression.steps.map(
        (step): Step => (step.kind === 'index' ? { ...step, key: inside(step.key) } : step),
      );
      const root = typeof expression.root === 'string' ? expression.root : inside(expression.root);
      return { ...expression, root, steps };
    }
    case 'for':
      return {
        ...expression,
        collection: inside(expression.collection),
        key: expression.key && inside(expression.key),
        value: inside(expression.value),
        condition: expression.condition && inside(expression.condition),
      };
    case 'conditional':
      return {
        ...expression,
        condition: inside(expression.condition),
        whenTrue: inside(expression.whenTrue),
        whenFalse: inside(expression.whenFalse),
      };
    case 'operation':
      return { ...expression, operands: expression.operands.map(inside) };
    case 'parenthesized':
      return { ...expression, inner: inside(expression.inner) };
  }
}
