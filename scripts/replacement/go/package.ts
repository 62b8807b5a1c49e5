/** Reads the functions, methods and variables of a Go package, which declare its schemas. */
import { put } from '../../../src/graph/group-by.js';
import { behind, type Call, type Expression, expressionAt, fieldOf, type Literal, tokensOf } from './expressions.js';

/** Tokens of function bodies and expressions of variables, by name. A method is `Receiver.Name`. */
export interface Package {
  readonly functions: ReadonlyMap<string, readonly string[]>;
  readonly variables: ReadonlyMap<string, Expression>;
  /** Names of methods, as in `functions`, by their names without a receiver. */
  readonly methods: ReadonlyMap<string, readonly string[]>;
  /** Calls that make a resource, by resource type: entries of maps such as `"google_a": ResourceA()`. */
  readonly registered: readonly (readonly [string, Call])[];
  /** Major version of the provider, which decides conditions such as `features.FivePointOh()`. */
  readonly major: number;
}

export function packageOf(texts: readonly string[], major = 0): Package {
  const functions = new Map<string, readonly string[]>();
  const variables = new Map<string, Expression>();
  const registered: (readonly [string, Call])[] = [];
  for (const tokens of texts.map(tokensOf)) {
    registered.push(...entriesIn(tokens));
    for (let i = 0; i < tokens.length; ) {
      const token = tokens[i]!;
      if (token === 'func') {
        const { name, body, end } = functionAt(tokens, i);
        functions.set(name, body);
        i = end;
      } else if (token === 'var' && tokens[i + 1] !== '(') {
        const equals = tokens.indexOf('=', i);
        if (equals !== -1 && equals < i + 12) variables.set(tokens[i + 1]!, expressionAt(tokens, equals + 1)[0]);
        i += 2;
      } else if (token === '(' || token === '{') i = behind(tokens, i);
      else i++;
    }
  }
  return { functions, variables, methods: methodsIn(functions), registered, major };
}

function methodsIn(functions: ReadonlyMap<string, unknown>): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, string[]>();
  for (const name of functions.keys()) if (name.includes('.')) put(methods, lastName(name), name);
  return methods;
}

const REGISTERED = /^"(?:google|azurerm)_[a-z0-9_]+"$/;
const MAKES_RESOURCE = /^(?:\w+\.)?[rR]esource/;

/** Finds `"google_a": ResourceA()`, and `registry.Schema{Name: "google_a", ..., Schema: ResourceA()}` of newer versions. */
function entriesIn(tokens: readonly string[]): readonly (readonly [string, Call])[] {
  return tokens.flatMap((token, i): (readonly [string, Call])[] => {
    if (REGISTERED.test(token) && tokens[i + 1] === ':' && MAKES_RESOURCE.test(tokens[i + 2] ?? '')) {
      const [made] = expressionAt(tokens, i + 2);
      return made.kind === 'call' ? [[token.slice(1, -1), made]] : [];
    }
    if (token !== 'registry.Schema' || tokens[i + 1] !== '{') return [];
    const [literal] = expressionAt(tokens.slice(i, behind(tokens, i + 1)), 0);
    if (literal.kind !== 'literal') return [];
    const [name, kind, made] = ['Name', 'Type', 'Schema'].map((field) => fieldOf(literal, field));
    const isResource = kind?.kind === 'other' && /SchemaType(?:IAM)?Resource$/.test(kind.text);
    return isResource && name?.kind === 'other' && made?.kind === 'call' ? [[name.text.slice(1, -1), made]] : [];
  });
}

/** Matches `func Name(...) result {` and `func (r Receiver) Name(...) result {`. */
function functionAt(tokens: readonly string[], at: number): { name: string; body: readonly string[]; end: number } {
  const isMethod = tokens[at + 1] === '(';
  const signature = isMethod ? behind(tokens, at + 1) : at + 1;
  const name = isMethod ? `${tokens[signature - 2]}.${tokens[signature]}` : tokens[signature]!;
  let i = signature + 1;
  while (i < tokens.length && tokens[i] !== '{') i = tokens[i] === '(' || tokens[i] === '[' ? behind(tokens, i) : i + 1;
  // A result type such as `map[string]interface{}` contains braces.
  while (tokens[i - 1] === 'interface' || tokens[i - 1] === 'struct') {
    i = behind(tokens, i);
    while (i < tokens.length && tokens[i] !== '{') i++;
  }
  const end = behind(tokens, i);
  return { name, body: tokens.slice(i + 1, end - 1), end };
}

/** Returns an expression with names of functions and variables resolved. */
export function resolve(own: Package, expression: Expression): Expression {
  if (expression.kind === 'call') {
    // `pointer.To(x)` and conversions keep the value.
    if (/^pointer\.To$/.test(expression.name) && expression.args[0]) return resolve(own, expression.args[0]);
    return returned(own, expression) ?? expression;
  }
  if (expression.kind === 'other' && expression.body) return resultOf(own, expression.body) ?? expression;
  if (expression.kind === 'other')
    return own.variables.get(expression.text) ?? own.variables.get(lastName(expression.text)) ?? expression;
  return expression;
}

const lastName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** Returns the literal that a function returns, directly or through a local variable. */
function returned(own: Package, { name, args }: Call): Expression | null {
  const body = own.functions.get(name) ?? own.functions.get(lastName(name));
  if (body !== undefined) return resultOf(own, body, args);
  // A method of an embedded type, `r.base.arguments(fields)`, if it is the only one of its name.
  const methods = name.includes('.') ? (own.methods.get(lastName(name)) ?? []) : [];
  const [only, ...others] = methods.map((method) => own.functions.get(method) ?? []);
  return only === undefined || others.length > 0 ? null : resultOf(own, only, args);
}

/**
 * Returns the literal that a function body returns, with the changes that it makes to a local variable before.
 * @param args of the call; maps among them are added to a map that is returned, as wrappers of schemas do
 */
export function resultOf(own: Package, body: readonly string[], args: readonly Expression[] = []): Expression | null {
  const at = lastReturn(body);
  if (at === -1) return null;
  const [value] = expressionAt(body, at + 1);
  const result = value.kind === 'other' ? localOf(own, body.slice(0, at), value.text) : resolve(own, value);
  if (result?.kind !== 'literal') return isParameter(value) ? (args.find(isMap) ?? result) : result;
  const added = isMap(result) ? args.filter(isMap).flatMap(({ entries }) => entries) : [];
  return withLocals(own, body.slice(0, at), { ...result, entries: [...result.entries, ...added] });
}

const isMap = (expression: Expression): expression is Literal =>
  expression.kind === 'literal' && expression.type.startsWith('map[string]');

const isParameter = (value: Expression): boolean => value.kind === 'other' && /^\w+$/.test(value.text);

/** Returns the value of a local variable at the end of the statements, or that of a variable of the package. */
function localOf(own: Package, statements: readonly string[], text: string): Expression | null {
  const name = text.replace(/^&/, '');
  const assigned = statements.findIndex((token, i) => token === name && /^:?=$/.test(statements[i + 1] ?? ''));
  if (assigned === -1) return own.variables.get(name) ?? null;
  const [first, end] = expressionAt(statements, assigned + 2);
  const initial = resolve(own, first);
  return initial.kind === 'literal' ? amended(own, initial, statements.slice(end), name) : initial;
}

/** Returns the literal with local variables resolved where a schema is expected. */
function withLocals(own: Package, statements: readonly string[], literal: Literal): Literal {
  const entries = literal.entries.map(([name, value]): readonly [string | null, Expression] => {
    if (value.kind === 'literal') return [name, withLocals(own, statements, value)];
    const isLocal = /^(?:Schema|Elem)$/.test(name ?? '') && isParameter(value);
    return [name, isLocal && value.kind === 'other' ? (localOf(own, statements, value.text) ?? value) : value];
  });
  return { ...literal, entries };
}

/** Returns the function's own `return` statements, without those of inner functions. */
function lastReturn(body: readonly string[]): number {
  let last = -1;
  for (let i = 0; i < body.length; i = /^[{([]$/.test(body[i]!) ? behind(body, i) : i + 1)
    if (body[i] === 'return') last = i;
  return last;
}

/** Applies `m["a"] = ...`, `m["a"].Field = ...` and `delete(m, "a")` to a map of schemas, or to that of a resource. */
function amended(own: Package, literal: Literal, statements: readonly string[], variable: string): Literal {
  const isResource = /(?:^|\.)Resource$/.test(literal.type);
  const path = isResource ? `${variable}.Schema` : variable;
  const schema = isResource ? fieldOf(literal, 'Schema') : literal;
  const resolved = schema === undefined ? undefined : resolve(own, schema);
  if (resolved?.kind !== 'literal') return literal;
  const entries = new Map(resolved.entries);
  for (let i = 0; i < statements.length; i++) {
    if (statements[i] === 'if') i = behindSkipped(own, statements, i);
    if (statements[i] === 'delete' && statements[i + 2] === path) entries.delete(unquoted(statements[i + 4] ?? ''));
    if (statements[i] !== path || statements[i + 1] !== '[' || !/^"/.test(statements[i + 2] ?? '')) continue;
    const name = unquoted(statements[i + 2]!);
    const field = statements[i + 4] === '.' ? statements[i + 5]! : null;
    const equals = field === null ? i + 4 : i + 6;
    if (statements[equals] !== '=') continue;
    const [value] = expressionAt(statements, equals + 1);
    const before = entries.get(name);
    if (field === null) entries.set(name, value);
    else if (before !== undefined) entries.set(name, withField(resolve(own, before), field, value));
  }
  const changed: Literal = { ...resolved, entries: [...entries] };
  return isResource ? (withField(literal, 'Schema', changed) as Literal) : changed;
}

const unquoted = (token: string): string => token.replace(/^"(.*)"$/, '$1');

const withField = (literal: Expression, field: string, value: Expression): Expression =>
  literal.kind === 'literal'
    ? { ...literal, entries: [...literal.entries.filter(([name]) => name !== field), [field, value]] }
    : literal;

const MAJORS: readonly string[] = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

/** Returns true or false for `features.FivePointOh()` and its negation; null for another condition. */
export function conditionIn({ major }: Pick<Package, 'major'>, text: string): boolean | null {
  const [, not, word = ''] = /^(!?)features\.(\w+?)PointOh(?:Beta)?(?:\(\))?$/.exec(text) ?? [];
  if (not === undefined || !MAJORS.includes(word)) return null;
  return major >= MAJORS.indexOf(word) !== (not === '!');
}

/** Returns the index of the block's `{`, or that of its end if the condition is false or unknown. */
function behindSkipped(own: Package, tokens: readonly string[], at: number): number {
  const opened = tokens.indexOf('{', at);
  const isTrue = conditionIn(own, tokens.slice(at + 1, opened).join('')) === true;
  return isTrue ? opened : behind(tokens, opened) - 1;
}
