/** Parses the output of `terraform graph` of any version: the short form and the one with `[root]` and `(expand)`. */

import { InvalidInput } from '../../errors.js';
import { decodeText } from '../../platform/json/decode-text.js';
import { tokenInWords } from '../../platform/json/in-words.js';
import { positionAt } from '../../platform/json/tokens.js';
import { configAddressOf } from '../references/addresses.js';
import * as messages from './messages.js';

/** Matches anywhere in the text, because wrappers print the command first. */
const HEADER = /^[ \t\ufeff]*(?:strict[ \t]+)?(?:di)?graph\b[^\n{]*\{/m;
const KEYWORDS: ReadonlySet<string> = new Set(['node', 'edge', 'graph']);

/**
 * Parses a DOT graph into the dependencies between its nodes.
 * @throws InvalidInput with line and column if the text is not a DOT graph
 */
export function parseDot(source: Uint8Array | string, file: string): DotGraph {
  const text = typeof source === 'string' ? source : decodeText(source, file);
  const header = HEADER.exec(text);
  if (header === null) throw faultAt(text, dotTokenAt(text, 0), file);
  const edges = readStatements(text, header.index + header[0].length, file);
  return { file, dependencies: dependenciesOf(edges) };
}

type Edge = readonly [from: string, to: string | null];

/** Returns the edges between the outer braces. A node that stands alone has a null target. */
function readStatements(text: string, start: number, file: string): Edge[] {
  const edges: Edge[] = [];
  let depth = 1;
  let token = dotTokenAt(text, start);
  const next = (): DotToken => {
    token = dotTokenAt(text, token.end);
    return token;
  };
  while (depth > 0) {
    if (token.kind === '}') depth--;
    else if (token.kind === '{') depth++;
    else if (token.kind === '[') token = attributesEnd(text, token, file);
    else if (token.kind === 'id') {
      const after = dotTokenAt(text, token.end);
      if (!token.isQuoted && token.text === 'subgraph') {
        if (after.kind === 'id') token = after;
      } else if (after.kind === '=') token = dotTokenAt(text, after.end);
      else if (token.isQuoted || !KEYWORDS.has(token.text)) {
        token = readChain(text, token, edges);
        continue;
      }
    } else if (token.kind !== ';' && token.kind !== ',') throw faultAt(text, token, file);
    next();
  }
  return edges;
}

/** Adds the edges of `a -> b -> c`, from its first node on; returns the token after it. */
function readChain(text: string, first: DotToken, edges: Edge[]): DotToken {
  edges.push([first.text, null]);
  let from = first.text;
  let token = afterPort(text, first);
  while (token.kind === 'edge') {
    const target = dotTokenAt(text, token.end);
    if (target.kind !== 'id') return target;
    edges.push([from, target.text]);
    from = target.text;
    token = afterPort(text, target);
  }
  return token;
}

/** Returns the token after a node and its port (`a:n`). */
function afterPort(text: string, node: DotToken): DotToken {
  let token = dotTokenAt(text, node.end);
  while (token.kind === ':') token = dotTokenAt(text, dotTokenAt(text, token.end).end);
  return token;
}

/**
 * Returns the `]` that closes an attribute list.
 * @throws InvalidInput if it is missing
 */
function attributesEnd(text: string, open: DotToken, file: string): DotToken {
  let token = open;
  while (token.kind !== ']') {
    if (token.kind === 'end' || token.kind === 'bad') throw faultAt(text, token, file);
    token = dotTokenAt(text, token.end);
  }
  return token;
}

/** Returns the dependencies by configuration address. Nodes without an address are left out. */
function dependenciesOf(edges: readonly Edge[]): ReadonlyMap<string, readonly string[]> {
  const addresses = new Map<string, string | null>();
  const addressOf = (id: string): string | null => {
    const known = addresses.get(id);
    if (known !== undefined) return known;
    const address = nodeAddress(id);
    addresses.set(id, address);
    return address;
  };
  const dependencies = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    const dependent = addressOf(from);
    if (dependent === null) continue;
    const targets = dependencies.get(dependent) ?? new Set<string>();
    dependencies.set(dependent, targets);
    const target = to === null ? null : addressOf(to);
    if (target !== null && target !== dependent) targets.add(target);
  }
  return new Map([...dependencies].map(([from, targets]) => [from, [...targets]]));
}

/** Returns the error for a token that no DOT graph has at this position. */
function faultAt(text: string, token: DotToken, file: string): InvalidInput {
  const actual = token.kind === 'end' ? '' : tokenInWords(text.slice(token.start, token.end));
  return new InvalidInput(messages.notDot(file, positionAt(text, token.start), actual), {
    remedy: messages.NOT_DOT_REMEDY,
  });
}

// ---- Node names in the output of `terraform graph`.

const ROOT = '[root] ';
/** The action in a node name, such as ` (destroy)`; ` (expand)` stands for the resource itself. */
const ACTION = / \(([^()]*)\)$/;
const EXPAND = 'expand';
/** `provider.aws` of old versions, `module.a.provider["..."]` of new ones. */
const PROVIDER = /(?:^|\.)provider[.[]/;

/**
 * Returns the configuration address of a node, or null for providers, module boundaries and the destroy nodes of an
 * apply graph. Those depend on almost everything and carry no information.
 */
function nodeAddress(id: string): string | null {
  const plain = id.startsWith(ROOT) ? id.slice(ROOT.length) : id;
  const action = ACTION.exec(plain);
  if ((action !== null && action[1] !== EXPAND) || PROVIDER.test(plain)) return null;
  return configAddressOf(action === null ? plain : plain.slice(0, action.index));
}

// ---- Tokens of the DOT language.

interface DotToken {
  /** `edge` is `->` or `--`; a punctuation token's kind is the character itself. */
  readonly kind: 'id' | 'edge' | '{' | '}' | '[' | ']' | '=' | ';' | ',' | ':' | 'end' | 'bad';
  /** The identifier without its quotes. */
  readonly text: string;
  /** True for an identifier in quotes or angle brackets, which is never a keyword. */
  readonly isQuoted: boolean;
  readonly start: number;
  readonly end: number;
}

/** White space and comments. */
const TRIVIA = /(?:[ \t\r\n\ufeff]|\/\/[^\n]*|#[^\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/)/y;
const BARE_ID = /[A-Za-z_0-9.\u0080-\uffff]+/y;
const PUNCTUATION: ReadonlySet<string> = new Set(['{', '}', '[', ']', '=', ';', ',', ':']);

function matchEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}

function skipTrivia(text: string, start: number): number {
  let offset = start;
  for (let next = matchEnd(TRIVIA, text, offset); next > offset; next = matchEnd(TRIVIA, text, offset)) offset = next;
  return offset;
}

/** Reads a quoted identifier; a backslash escapes the next character. */
function quotedId(text: string, start: number): DotToken {
  let offset = start + 1;
  while (offset < text.length && text[offset] !== '"') offset += text[offset] === '\\' ? 2 : 1;
  const isClosed = offset < text.length;
  const inside = text.slice(start + 1, offset).replace(/\\(["\\])/g, '$1');
  return {
    kind: isClosed ? 'id' : 'bad',
    text: inside,
    isQuoted: true,
    start,
    end: Math.min(offset + 1, text.length),
  };
}

/** Reads an HTML identifier: nested pairs of angle brackets. */
function htmlId(text: string, start: number): DotToken {
  let depth = 0;
  let end = start;
  do {
    if (text[end] === '<') depth++;
    if (text[end] === '>') depth--;
    end++;
  } while (depth > 0 && end < text.length);
  return { kind: depth === 0 ? 'id' : 'bad', text: text.slice(start, end), isQuoted: true, start, end };
}

/** Returns the first token that starts at or after a position. */
function dotTokenAt(text: string, from: number): DotToken {
  const start = skipTrivia(text, from);
  const char = text[start];
  const token = (kind: DotToken['kind'], end: number): DotToken => {
    return { kind, text: text.slice(start, end), isQuoted: false, start, end };
  };
  if (char === undefined) return token('end', start);
  if (PUNCTUATION.has(char)) return token(char as DotToken['kind'], start + 1);
  if (char === '"') return quotedId(text, start);
  if (char === '<') return htmlId(text, start);
  if (text.startsWith('->', start) || text.startsWith('--', start)) return token('edge', start + 2);
  const idStart = char === '-' ? start + 1 : start;
  const end = matchEnd(BARE_ID, text, idStart);
  return end > idStart ? token('id', end) : token('bad', start + 1);
}

// ---- Result.

/** The output of `terraform graph`, reduced to dependencies. */
export interface DotGraph {
  /** Name of the file, as the user gave it. */
  readonly file: string;
  /**
   * Each node and its dependencies, as configuration addresses without instance keys. Nodes are resources, data
   * sources, and the variables, locals and outputs between them (`module.a.var.b`). Providers and module boundaries are
   * left out.
   */
  readonly dependencies: ReadonlyMap<string, readonly string[]>;
}
