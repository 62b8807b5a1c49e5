/**
 * Parses a reference in a plan's configuration, which is a string: `module.a["x"].out.id`, `data.aws_ami.b[0].id`,
 * `each.key`. For traversals in code see `subject.ts`.
 */

import { instanceKey } from './addresses.js';

/** A name between dots, with the keys after it: `a["x"]`. */
interface Segment {
  readonly name: string;
  /** Texts in the brackets after the name. */
  readonly keys: readonly string[];
}

/** A parsed reference. */
export interface Traversal {
  /** `repetition`: `each.key` or `count.index`. `iterated`: `each.value`. `other`: no address, such as a local. */
  readonly kind: 'resource' | 'variable' | 'output' | 'module' | 'repetition' | 'iterated' | 'other';
  /** Address within the module: `aws_vpc.a`, `data.aws_ami.b`, `var.c`, `module.m.output.o`, `module.m`. */
  readonly address: string;
  /** Instance key in the reference; null if there is none. */
  readonly key: string | null;
  /** First attribute after a resource; empty if there is none. */
  readonly attribute: string;
  /**
   * Element selected from the collection in a variable or output, written like an instance key; null if there is none.
   */
  readonly element: string | null;
}

/** Number of segments that are parsed. The longest form has four: `module.a.out.id`, `data.aws_ami.b.id`. */
const SEGMENTS_PARSED = 4;
const SEGMENT_NAME = /[^.[\]]*/y;

/** Splits a reference at its dots. Stops after SEGMENTS_PARSED, and at text that is no reference. */
function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let offset = 0;
  while (offset <= text.length && segments.length < SEGMENTS_PARSED) {
    SEGMENT_NAME.lastIndex = offset;
    const name = SEGMENT_NAME.exec(text)?.[0] as string;
    offset += name.length;
    const keys: string[] = [];
    while (text[offset] === '[') {
      const end = keyEnd(text, offset + 1);
      keys.push(text.slice(offset + 1, end));
      offset = end + 1;
    }
    segments.push({ name, keys });
    if (text[offset] !== '.') break;
    offset++;
  }
  return segments;
}

/** Returns the offset of the `]` after a key. Quoted keys may contain brackets. */
function keyEnd(text: string, start: number): number {
  if (text[start] !== '"') {
    const end = text.indexOf(']', start);
    return end < 0 ? text.length : end;
  }
  let offset = start + 1;
  while (offset < text.length && text[offset] !== '"') offset += text[offset] === '\\' ? 2 : 1;
  return offset + 1;
}

/** Returns the element in `subnets["web"]` or `subnets.web`; null for none. A number is a list position, not a key. */
function elementOf({ keys: [key] }: Segment, next: Segment | undefined): string | null {
  if (key !== undefined) return key.startsWith('"') ? key : null;
  return next === undefined ? null : instanceKey(next.name);
}

/** Roots that are not resource types. */
const OTHER_ROOTS: ReadonlySet<string> = new Set(['local', 'path', 'terraform', 'self', 'ephemeral']);

const traversalTo = (kind: Traversal['kind'], address: string, details: Partial<Traversal> = {}): Traversal => ({
  kind,
  address,
  key: null,
  attribute: '',
  element: null,
  ...details,
});

const resourceTraversal = (address: string, name: Segment, attribute: Segment | undefined): Traversal =>
  traversalTo('resource', address, { key: name.keys[0] ?? null, attribute: attribute?.name ?? '' });

/** Parses a reference. Anything that is not an address, a module, `each` or `count` has the kind `other`. */
export function parseTraversal(text: string): Traversal {
  const [root, second, third, fourth] = segmentsOf(text);
  if (root === undefined || second === undefined || OTHER_ROOTS.has(root.name)) return traversalTo('other', text);
  switch (root.name) {
    case 'var':
      return traversalTo('variable', `var.${second.name}`, { element: elementOf(second, third) });
    case 'each':
      return traversalTo(second.name === 'value' ? 'iterated' : 'repetition', text);
    case 'count':
      return traversalTo('repetition', text);
    case 'module':
      if (third === undefined) return traversalTo('module', `module.${second.name}`);
      return traversalTo('output', `module.${second.name}.output.${third.name}`, {
        key: second.keys[0] ?? null,
        element: elementOf(third, fourth),
      });
    case 'data':
      return third === undefined
        ? traversalTo('other', text)
        : resourceTraversal(`data.${second.name}.${third.name}`, third, fourth);
    default:
      return resourceTraversal(`${root.name}.${second.name}`, second, third);
  }
}
