/** Parses the output of `terraform graph` of any version: the short form and the one with `[root]` and `(expand)`. */
import { InvalidInput } from '../../../errors.js';
import { decodeText } from '../../../platform/json/decode-text.js';
import { tokenInWords } from '../../../platform/json/in-words.js';
import { placeAt } from '../../../platform/json/tokens.js';
import * as messages from '../messages.js';
import type { DotGraph } from './model.js';
import { nodeAddress } from './node.js';
import { type DotToken, dotTokenAt } from './tokens.js';

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
  if (header === null) throw fault(text, dotTokenAt(text, 0), file);
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
      if (!token.quoted && token.text === 'subgraph') {
        if (after.kind === 'id') token = after;
      } else if (after.kind === '=') token = dotTokenAt(text, after.end);
      else if (token.quoted || !KEYWORDS.has(token.text)) {
        token = readChain(text, token, edges);
        continue;
      }
    } else if (token.kind !== ';' && token.kind !== ',') throw fault(text, token, file);
    next();
  }
  return edges;
}

/** Reads `a -> b -> c` from its first node; returns the token after it. */
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

/** Returns the `]` that closes an attribute list. */
function attributesEnd(text: string, open: DotToken, file: string): DotToken {
  let token = open;
  while (token.kind !== ']') {
    if (token.kind === 'end' || token.kind === 'bad') throw fault(text, token, file);
    token = dotTokenAt(text, token.end);
  }
  return token;
}

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

function fault(text: string, token: DotToken, file: string): InvalidInput {
  const found = token.kind === 'end' ? '' : tokenInWords(text.slice(token.start, token.end));
  return new InvalidInput(messages.notDot(file, placeAt(text, token.start), found), {
    remedy: messages.NOT_DOT_REMEDY,
  });
}
