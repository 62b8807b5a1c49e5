/**
 * Shapes of identities: how a resource is called in texts of others. `{}` is its own name, `{/}` one that may have slashes,
 * `*` anything that is no separator, a space any white space or none: `arn:*:sqs:*:*:{}`, `https://sqs.*.amazonaws.com/*\/{}`,
 * `vault_name = "{}"`.
 */

/** A name found in a text, of a type that has such names; a wildcard of a policy stands in it as it is written. */
export interface Mention {
  readonly type: string;
  readonly name: string;
}

interface Shape {
  readonly type: string;
  readonly pattern: RegExp;
}

/** Longer than any name; bounded, so that a hostile text takes no quadratic time. */
const NAME = String.raw`[\w.+=@*?~-]{1,256}`;
const PATH = String.raw`[\w./+=@*?~-]{1,256}`;
const ANYTHING = String.raw`[^\s"'<>{}/:]{0,256}`;

/** Between the words of a setting. */
const SPACE = String.raw`\s{0,64}`;

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

function compiled(type: string, shape: string): Shape {
  const source = shape
    .split(/(\{\/?\}|\*| )/)
    .map((part) =>
      part === '{}'
        ? `(${NAME})`
        : part === '{/}'
          ? `(${PATH})`
          : part === '*'
            ? ANYTHING
            : part === ' '
              ? SPACE
              : escaped(part),
    )
    .join('');
  // A host name is not the end of another one, nor an ARN the middle of a word.
  const start = shape.startsWith('/') ? '' : '(?<![\\w.-])';
  return { type, pattern: new RegExp(`${start}${source}`, 'g') };
}

/** The longest part of a shape that every text of it has. */
const anchorOf = (shape: string): string =>
  shape.split(/\{\/?\}|\*| /).reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** @param shapes by type @returns what finds every mention in a text */
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
    for (const [anchor, all] of byAnchor) {
      for (const { type, pattern } of text.includes(anchor) ? all : []) {
        for (const [, name] of text.matchAll(pattern)) if (name !== undefined) found.push({ type, name });
      }
    }
    return found;
  };
}
