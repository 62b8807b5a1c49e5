/** Parses the SVG that this program writes: no namespaces, no document types, quoted attributes. */
import { Bug } from '../../errors.js';
import { NOT_READABLE_SVG } from '../messages.js';
import { unescapeXml } from '../svg/notation.js';

export interface Markup {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (Markup | string)[];
}

const TOKEN = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name as string, unescapeXml(value as string)]));

interface Open extends Markup {
  readonly children: (Markup | string)[];
}

/**
 * Returns the root element.
 * @throws Bug if the text is not one complete element
 */
export function readMarkup(text: string): Markup {
  const root: Open = { name: '', attributes: new Map(), children: [] };
  const open: Open[] = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text);
    const around = open.at(-1);
    if (token === null || around === undefined) throw new Bug(NOT_READABLE_SVG);
    const [, closing, name = '', attributes = '', empty, words] = token;
    if (words !== undefined) around.children.push(unescapeXml(words));
    else if (closing === '/') open.pop();
    else {
      const element: Open = { name, attributes: attributesOf(attributes), children: [] };
      around.children.push(element);
      if (empty !== '/') open.push(element);
    }
  }
  const first = root.children.find((child): child is Markup => typeof child !== 'string');
  if (first === undefined || open.length !== 1) throw new Bug(NOT_READABLE_SVG);
  return first;
}

export const elementsIn = ({ children }: Markup): Markup[] =>
  children.filter((child): child is Markup => typeof child !== 'string');

/** Returns all elements that have an id, by id. */
export function byId(root: Markup): ReadonlyMap<string, Markup> {
  const found = new Map<string, Markup>();
  const stack: Markup[] = [root];
  for (let element = stack.pop(); element !== undefined; element = stack.pop()) {
    const id = element.attributes.get('id');
    if (id !== undefined) found.set(id, element);
    stack.push(...elementsIn(element));
  }
  return found;
}

/** Returns a length attribute. `whole` is 100 percent, `usual` the value if the attribute is absent. */
export function lengthOf({ attributes }: Markup, name: string, usual = 0, whole = 1): number {
  const text = attributes.get(name);
  if (text === undefined) return usual;
  return text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text);
}

/** Returns the id in `#a` or `url(#a)`; empty if there is none. */
export const idIn = (reference: string): string => /#([^)]+)/.exec(reference)?.[1] ?? '';
