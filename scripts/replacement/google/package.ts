/** Reads the functions and variables of a Go package, which declare its schemas. */
import { behind, type Call, type Expression, expressionAt, type Literal, tokensOf } from './go.js';

/** Tokens of function bodies and expressions of variables, by name. */
export interface Package {
  readonly functions: ReadonlyMap<string, readonly string[]>;
  readonly variables: ReadonlyMap<string, Expression>;
  /** Calls and literals in `init`, where resource types are registered. */
  readonly registered: readonly Literal[];
}

export function packageOf(texts: readonly string[]): Package {
  const functions = new Map<string, readonly string[]>();
  const variables = new Map<string, Expression>();
  const registered: Literal[] = [];
  for (const tokens of texts.map(tokensOf)) {
    for (let i = 0; i < tokens.length; ) {
      const token = tokens[i]!;
      if (token === 'func') {
        const { name, body, end } = functionAt(tokens, i);
        if (name === 'init') registered.push(...literalsIn(body));
        else if (name !== null) functions.set(name, body);
        i = end;
      } else if (token === 'var' && tokens[i + 1] !== '(') {
        const equals = tokens.indexOf('=', i);
        if (equals !== -1 && equals < i + 12) variables.set(tokens[i + 1]!, expressionAt(tokens, equals + 1)[0]);
        i += 2;
      } else if (token === '(' || token === '{') i = behind(tokens, i);
      else i++;
    }
  }
  return { functions, variables, registered };
}

/** Matches `func Name(...) result {`. Methods are ignored. */
function functionAt(
  tokens: readonly string[],
  at: number,
): { name: string | null; body: readonly string[]; end: number } {
  const isMethod = tokens[at + 1] === '(';
  let i = at + 2;
  while (i < tokens.length && tokens[i] !== '{') i = tokens[i] === '(' || tokens[i] === '[' ? behind(tokens, i) : i + 1;
  // A result type such as `map[string]interface{}` contains braces.
  while (tokens[i - 1] === 'interface' || tokens[i - 1] === 'struct') {
    i = behind(tokens, i);
    while (i < tokens.length && tokens[i] !== '{') i++;
  }
  const end = behind(tokens, i);
  return { name: isMethod ? null : tokens[at + 1]!, body: tokens.slice(i + 1, end - 1), end };
}

function literalsIn(body: readonly string[]): readonly Literal[] {
  const literals: Literal[] = [];
  for (let i = 0; i < body.length; i++)
    if (body[i] === 'registry.Schema' && body[i + 1] === '{') {
      const [literal] = expressionAt(body.slice(i, behind(body, i + 1)), 0);
      if (literal.kind === 'literal') literals.push(literal);
    }
  return literals;
}

/** Returns an expression with names of functions and variables resolved. */
export function resolve(own: Package, expression: Expression): Expression {
  if (expression.kind === 'call') return returned(own, expression) ?? expression;
  if (expression.kind === 'other') return own.variables.get(expression.text) ?? expression;
  return expression;
}

/** Returns the literal that a function returns, directly or through a local variable. */
function returned(own: Package, { name }: Call): Expression | null {
  const body = own.functions.get(name);
  if (body === undefined) return null;
  const at = lastReturn(body);
  if (at === -1) return null;
  const [value] = expressionAt(body, at + 1);
  if (value.kind !== 'other') return resolve(own, value);
  const assigned = body.findIndex((token, i) => token === value.text && /^:?=$/.test(body[i + 1] ?? ''));
  if (assigned === -1) return own.variables.get(value.text) ?? null;
  return resolve(own, expressionAt(body, assigned + 2)[0]);
}

/** Returns the function's own `return` statements, without those of inner functions. */
function lastReturn(body: readonly string[]): number {
  let last = -1;
  for (let i = 0; i < body.length; i = /^[{([]$/.test(body[i]!) ? behind(body, i) : i + 1)
    if (body[i] === 'return') last = i;
  return last;
}
