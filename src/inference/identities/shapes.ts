/**
 * Shapes of identities in texts of other resources. `{}` is the resource's name, `{/}` a name that may have slashes, `*` anything
 * without a separator, a space any white space or none. Examples: `arn:*:sqs:*:*:{}`, `vault_name = "{}"`.
 */

import { holdsInstanceName, STAND_IN } from '../../graph/instance-name.js';

/** A name in a text, with its type. A wildcard of a policy stays as written. */
export interface Mention {
  readonly type: string;
  readonly name: string;
}

interface Shape {
  readonly type: string;
  readonly pattern: RegExp;
  /** For texts with unknown parts, which may be parts of names. */
  readonly partlyKnown: RegExp;
}

// Longer than any name, and bounded so that a hostile text takes no quadratic time.
const NAME = String.raw`[\w.+=@*?~-]{1,256}`;
const PATH = String.raw`[\w./+=@*?~-]{1,256}`;
const ANYTHING = String.raw`[^\s"'<>{}/:]{0,256}`;

/** Returns a part of a shape for texts with unknown parts, each of which counts as one character. */
const withUnknown = (part: string): string =>
  part.replace('[^', `[^${STAND_IN.charAt(0)}`).replace(/^(\[.*\])(\{.*\})$/, `(?:$1|${STAND_IN})$2`);

// Between the words of a setting.
const SPACE = String.raw`\s{0,64}`;

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

function compiled(type: string, shape: string): Shape {
  // A host name must not match as the end of another one, nor an ARN in the middle of a word.
  const start = shape.startsWith('/') ? '' : '(?<![\\w.-])';
  const sourceWith = (written: (part: string) => string): string =>
    shape
      .split(/(\{\/?\}|\*| )/)
      .map((part) => sourceOf(part, written))
      .join('');
  return {
    type,
    pattern: new RegExp(`${start}${sourceWith((part) => part)}`, 'g'),
    partlyKnown: new RegExp(`${start}${sourceWith(withUnknown)}`, 'g'),
  };
}

function sourceOf(part: string, written: (part: string) => string): string {
  if (part === '{}') return `(${written(NAME)})`;
  if (part === '{/}') return `(${written(PATH)})`;
  if (part === '*') return written(ANYTHING);
  return part === ' ' ? SPACE : escaped(part);
}

/** The longest literal part of a shape, for a quick test. */
const anchorOf = (shape: string): string =>
  shape.split(/\{\/?\}|\*| /).reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/**
 * Returns a function that finds every mention in a text.
 * @param shapes by type
 */
export function mentionFinder(shapes: ReadonlyMap<string, readonly string[]>): (text: string) => readonly Mention[] {
  const byAnchor = new Map<string, Shape[]>();
  for (const [type, all] of shapes) {
    for (const shape of all) {
      const anchor = anchorOf(shape);
      const known = byAnchor.get(anchor);
      if (known === undefined) byAnchor.set(anchor, [compiled(type, shape)]);
      else known.push(compiled(type, shape));
    }
  }
  if (byAnchor.size === 0) return () => [];
  const anyAnchor = new RegExp([...byAnchor.keys()].map(escaped).join('|'));
  return (text) => {
    const found: Mention[] = [];
    if (!anyAnchor.test(text)) return found;
    const isKnown = !holdsInstanceName(text);
    for (const [anchor, all] of byAnchor) {
      for (const { type, pattern, partlyKnown } of text.includes(anchor) ? all : []) {
        for (const [, name] of text.matchAll(isKnown ? pattern : partlyKnown))
          if (name !== undefined) found.push({ type, name });
      }
    }
    return found;
  };
}
