/** Reads the generated declarations of a Pulumi package: which properties a type has, and what is said of each. */

export interface Property {
  readonly name: string;
  /** The comment, one line. */
  readonly doc: string;
  /** `storage.AccountBlobProperties`, the nested type that it is of; null for plain values. */
  readonly nested: string | null;
  readonly isList: boolean;
}

const START = /^\s*(?:export )?(?:declare )?(?:class|interface) (\w+)/;
const OPENS = /^\s*(?:export )?(?:declare )?namespace (\w+) \{$/;
const PROPERTY = /^\s+(?:readonly )?(\w+)\??: (.*);$/;
const NESTED = /\binputs\.((?:\w+\.)*\w+)/;

/** Type to its properties; a type of a namespace is called `namespace.Type`. */
export function interfacesOf(text: string): ReadonlyMap<string, readonly Property[]> {
  const types = new Map<string, Property[]>();
  let namespace = '';
  let properties: Property[] = [];
  let doc: string[] = [];
  for (const line of text.split('\n')) {
    const opened = OPENS.exec(line);
    const started = START.exec(line);
    const property = PROPERTY.exec(line);
    if (opened !== null) namespace = `${opened[1]}.`;
    else if (started !== null) {
      properties = [];
      types.set(`${namespace}${started[1]}`, properties);
    } else if (/^\s*\/\*\*/.test(line)) doc = [];
    else if (/^\s*\*/.test(line)) doc.push(line.replace(/^\s*\*\/?\s?/, ''));
    else if (property !== null) {
      const [, name = '', type = ''] = property;
      const nested = NESTED.exec(type)?.[1] ?? null;
      properties.push({ name, doc: doc.join('\n'), nested, isList: type.includes('[]') });
      doc = [];
    }
  }
  return types;
}
