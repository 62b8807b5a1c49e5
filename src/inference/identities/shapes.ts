/**
 * Shapes of identities in texts of other resources. `{}` is the resource's name, `{/}` a name that may have slashes, `*` anything
 * without a separator, a space any white space or none. Examples: `arn:*:sqs:*:*:{}`, `vault_name = "{}"`.
 */

/** A name in a text, with its type. A wildcard of a policy stays as written. */
export interface Mention {
  readonly type: string;
  readonly name: string;
}

interface Shape {
  readonly type: string;
  readonly pattern: RegExp;
}

// Longer than any name, and bounded so that a hostile text takes no quadratic time.
const NAME = String.raw`[\w.+=@*?~-]{1,256}`;
const PATH = String.raw`[\w./+=@*?~-]{1,256}`;
const ANYTHING = String.raw`[^\s"'<>{}/:]{0,256}`;

// Between the words of a setting.
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
  // A host name must not match as the end of another one, nor an ARN in the middle of a word.
  const start = shape.startsWith('/') ? '' : '(?<![\\w.-])';
  return { type, pattern: new RegExp(`${start}${source}`, 'g') };
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
    for (const [anchor, all] of byAnchor) {
      for (const { type, pattern } of text.includes(anchor) ? all : []) {
        for (const [, name] of text.matchAll(pattern)) if (name !== undefined) found.push({ type, name });
      }
    }
    return found;
  };
}
