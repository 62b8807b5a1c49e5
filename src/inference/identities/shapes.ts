/**
 * Shapes of identities in texts of other resources. `{}` is the resource's name, `{/}` a name that may have slashes,
 * `*` anything without a separator, a space any white space or none. Examples: `arn:*:sqs:*:*:{}`, `vault_name = "{}"`.
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
  const sourceWith = (partSource: (part: string) => string): string =>
    shape
      .split(/(\{\/?\}|\*| )/)
      .map((part) => sourceOf(part, partSource))
      .join('');
  return {
    type,
    pattern: new RegExp(`${start}${sourceWith((part) => part)}`, 'g'),
    partlyKnown: new RegExp(`${start}${sourceWith(withUnknown)}`, 'g'),
  };
}

function sourceOf(part: string, partSource: (part: string) => string): string {
  if (part === '{}') return `(${partSource(NAME)})`;
  if (part === '{/}') return `(${partSource(PATH)})`;
  if (part === '*') return partSource(ANYTHING);
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
  for (const [type, texts] of shapes) {
    for (const shape of texts) {
      const anchor = anchorOf(shape);
      const known = byAnchor.get(anchor);
      if (known === undefined) byAnchor.set(anchor, [compiled(type, shape)]);
      else known.push(compiled(type, shape));
    }
  }
  if (byAnchor.size === 0) return () => [];
  const anyAnchor = new RegExp([...byAnchor.keys()].map(escaped).join('|'));
  return (text) => {
    const mentions: Mention[] = [];
    if (!anyAnchor.test(text)) return mentions;
    const isKnown = !holdsInstanceName(text);
    for (const [anchor, compiledShapes] of byAnchor) {
      for (const { type, pattern, partlyKnown } of text.includes(anchor) ? compiledShapes : []) {
        for (const [, name] of text.matchAll(isKnown ? pattern : partlyKnown))
          if (name !== undefined) mentions.push({ type, name });
      }
    }
    return mentions;
  };
}
