/** Reads the properties of types, with their comments, from the generated declarations of a Pulumi package. */

export interface Property {
  readonly name: string;
  /** Text of the comment. */
  readonly doc: string;
  /** Name of the nested type, such as `storage.AccountBlobProperties`; null for a plain value. */
  readonly nested: string | null;
  readonly isList: boolean;
}

const START = /^\s*(?:export )?(?:declare )?(?:class|interface) (\w+)/;
const OPENS = /^\s*(?:export )?(?:declare )?namespace (\w+) \{$/;
const PROPERTY = /^\s+(?:readonly )?(\w+)\??: (.*);$/;
const NESTED = /\binputs\.((?:\w+\.)*\w+)/;

/** Returns the properties of each type. A type in a namespace has the name `namespace.Type`. */
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
