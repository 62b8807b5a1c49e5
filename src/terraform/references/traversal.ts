/** One reference as a plan's configuration writes it: `module.a["x"].out.id`, `data.aws_ami.b[0].id`, `each.key`. */

import { instanceKey } from './instance-key.js';

interface Segment {
  readonly name: string;
  /** The texts between the brackets after the name. */
  readonly keys: readonly string[];
}

export interface Traversal {
  readonly kind: 'resource' | 'variable' | 'output' | 'module' | 'repetition' | 'iterated' | 'other';
  /** Address within the module: `aws_vpc.a`, `data.aws_ami.b`, `var.c`, `module.m.output.o`, `module.m`. */
  readonly address: string;
  /** The instance key that the reference names, or null. */
  readonly key: string | null;
  /** The attribute of a resource that is named first; empty for none. */
  readonly attribute: string;
  /** What of the collection that a variable or output holds is taken, as instance keys are written, or null. */
  readonly element: string | null;
}

/** Segments at the front of a traversal, as many as an address can need. */
const SEGMENTS = 4;
const SEGMENT_NAME = /[^.[\]]*/y;

function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  while (at <= text.length && segments.length < SEGMENTS) {
    SEGMENT_NAME.lastIndex = at;
    const name = SEGMENT_NAME.exec(text)?.[0] as string;
    at += name.length;
    const keys: string[] = [];
    while (text[at] === '[') {
      const end = keyEnd(text, at + 1);
      keys.push(text.slice(at + 1, end));
      at = end + 1;
    }
    segments.push({ name, keys });
    if (text[at] !== '.') break;
    at++;
  }
  return segments;
}

/** Where the `]` after a key is; keys in quotes may hold brackets. */
function keyEnd(text: string, start: number): number {
  if (text[start] !== '"') {
    const end = text.indexOf(']', start);
    return end < 0 ? text.length : end;
  }
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** `subnets["web"]` or `subnets.web`; a number is no key, but a place in a list. */
function elementOf({ keys: [key] }: Segment, next: Segment | undefined): string | null {
  if (key !== undefined) return key.startsWith('"') ? key : null;
  return next === undefined ? null : instanceKey(next.name);
}

/** First words that are not the type of a resource. */
const OTHER_ROOTS: ReadonlySet<string> = new Set(['local', 'path', 'terraform', 'self', 'ephemeral']);

export function parseTraversal(text: string): Traversal {
  const [root, second, third, fourth] = segmentsOf(text);
  const of = (kind: Traversal['kind'], address: string, key?: string, element: string | null = null): Traversal => {
    return { kind, address, key: key ?? null, attribute: '', element };
  };
  const resource = (address: string, name: Segment, attribute: Segment | undefined): Traversal => {
    return { ...of('resource', address, name.keys[0]), attribute: attribute?.name ?? '' };
  };
  if (root === undefined || second === undefined || OTHER_ROOTS.has(root.name)) return of('other', text);
  switch (root.name) {
    case 'var':
      return of('variable', `var.${second.name}`, undefined, elementOf(second, third));
    case 'each':
      return of(second.name === 'value' ? 'iterated' : 'repetition', text);
    case 'count':
      return of('repetition', text);
    case 'module':
      if (third === undefined) return of('module', `module.${second.name}`);
      return of('output', `module.${second.name}.output.${third.name}`, second.keys[0], elementOf(third, fourth));
    case 'data':
      return third === undefined ? of('other', text) : resource(`data.${second.name}.${third.name}`, third, fourth);
    default:
      return resource(`${root.name}.${second.name}`, second, third);
  }
}
