/** Reads composite literals of Go, in which schemas of Terraform's SDK are written. Nothing else of the language is parsed. */

/** A composite literal: `&schema.Schema{Type: schema.TypeString}`, a map, a list. */
export interface Literal {
  readonly kind: 'literal';
  readonly type: string;
  /** Keys as written, texts without quotes; null for the items of a list. */
  readonly entries: readonly (readonly [string | null, Expression])[];
}

export interface Call {
  readonly kind: 'call';
  readonly name: string;
  readonly args: readonly Expression[];
}

/** Any other expression, as tokens. */
export interface Other {
  readonly kind: 'other';
  readonly text: string;
  /** Tokens of the body of a function without a name. */
  readonly body?: readonly string[];
}

export type Expression = Literal | Call | Other;

const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|`[^`]*`|'(?:[^'\\\n]|\\.)*'|[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*|\d[\w.]*|:=|\n|[^\s\w]/g;

export const tokensOf = (text: string): readonly string[] =>
  (text.match(TOKEN) ?? []).filter((token) => token !== '\n' && !token.startsWith('//') && !token.startsWith('/*'));

/** Returns the index after the bracket that closes an opening one. */
export function behind(tokens: readonly string[], at: number): number {
  let depth = 0;
  for (let i = at; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === '{' || token === '(' || token === '[') depth++;
    else if (token === '}' || token === ')' || token === ']') depth--;
    if (depth === 0) return i + 1;
  }
  return tokens.length;
}

/** Reads the expression at an index, up to a comma or closing bracket. @returns the expression and the index after it */
export function expressionAt(tokens: readonly string[], at: number): readonly [Expression, number] {
  let head = '';
  let i = at;
  let parsed: Expression | null = null;
  for (; i < tokens.length && !/^[,})\]:]$|^:=$/.test(tokens[i]!); ) {
    const token = tokens[i]!;
    if (token === '[') {
      const end = behind(tokens, i);
      head += tokens.slice(i, end).join('');
      i = end;
    } else if (token === '{' || token === '(') {
      const isPlain = !head.startsWith('func') && parsed === null;
      const end = behind(tokens, i);
      if (isPlain && token === '{') parsed = { kind: 'literal', type: head, entries: entriesIn(tokens, i + 1) };
      else if (isPlain) parsed = { kind: 'call', name: head, args: argsIn(tokens, i + 1) };
      else if (parsed === null && token === '{')
        parsed = { kind: 'other', text: head, body: tokens.slice(i + 1, end - 1) };
      // Arguments or a result type of a function, or the call of one without a name.
      else if (!hasBody(parsed))
        parsed = token === '(' && head.startsWith('func') ? null : { kind: 'other', text: head };
      i = end;
    } else if (parsed !== null && /^\w/.test(token)) {
      // The next statement begins, because line ends are not tokens.
      break;
    } else {
      if (parsed !== null) parsed = { kind: 'other', text: head };
      head += head !== '' && /\w$/.test(head) && /^\w/.test(token) ? ` ${token}` : token;
      i++;
    }
  }
  return [parsed ?? { kind: 'other', text: head }, i];
}

const hasBody = (expression: Expression | null): boolean =>
  expression?.kind === 'other' && expression.body !== undefined;

function entriesIn(tokens: readonly string[], at: number): readonly (readonly [string | null, Expression])[] {
  const entries: (readonly [string | null, Expression])[] = [];
  for (let i = at; i < tokens.length && tokens[i] !== '}'; ) {
    const [first, next] = expressionAt(tokens, i);
    if (tokens[next] !== ':') {
      entries.push([null, first]);
      i = next;
    } else {
      const [value, end] = expressionAt(tokens, next + 1);
      entries.push([first.kind === 'other' ? first.text.replace(/^"(.*)"$/, '$1') : null, value]);
      i = end;
    }
    if (tokens[i] === ',') i++;
    else if (tokens[i] !== '}') i = Math.max(i + 1, next + 1);
  }
  return entries;
}

function argsIn(tokens: readonly string[], at: number): readonly Expression[] {
  const args: Expression[] = [];
  for (let i = at; i < tokens.length && tokens[i] !== ')'; ) {
    const [value, end] = expressionAt(tokens, i);
    args.push(value);
    i = tokens[end] === ',' ? end + 1 : Math.max(end, i + 1);
  }
  return args;
}

/** Returns the value of a field of a literal. */
export const fieldOf = (literal: Literal, name: string): Expression | undefined =>
  literal.entries.find(([key]) => key === name)?.[1];
