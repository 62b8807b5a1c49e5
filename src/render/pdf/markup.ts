/**
 * Parses the SVG that this program writes, which is drawn as PDF. It is simpler than XML in general: no
 * namespaces, no document types, no comments, and double-quoted attributes.
 */
import { Bug } from '../../errors.js';
import { NOT_READABLE_SVG } from '../messages.js';
import { unescapeXml } from '../svg/notation.js';

/** An element. Attribute values and texts are unescaped. */
export interface Markup {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (Markup | string)[];
}

/** Matches an opening, closing or empty tag, or the text between two tags. */
const TOKEN = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name as string, unescapeXml(value as string)]));

/** An element whose closing tag has not been read. */
interface OpenElement extends Markup {
  readonly children: (Markup | string)[];
}

/**
 * Returns the first root element. Names of closing tags are not compared, because the text is our own.
 * @throws Bug if tags are not balanced, or there is no element
 */
export function readMarkup(text: string): Markup {
  const document: OpenElement = { name: '', attributes: new Map(), children: [] };
  const open: OpenElement[] = [document];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text);
    const parent = open.at(-1);
    if (token === null || parent === undefined) throw new Bug(NOT_READABLE_SVG);
    const [, closingSlash, name = '', attributes = '', emptySlash, content] = token;
    if (content !== undefined) parent.children.push(unescapeXml(content));
    else if (closingSlash === '/') open.pop();
    else {
      const element: OpenElement = { name, attributes: attributesOf(attributes), children: [] };
      parent.children.push(element);
      if (emptySlash !== '/') open.push(element);
    }
  }
  const [root] = elementsIn(document);
  if (root === undefined || open.length !== 1) throw new Bug(NOT_READABLE_SVG);
  return root;
}

/** Returns the child elements, without texts. */
export const elementsIn = ({ children }: Markup): Markup[] =>
  children.filter((child): child is Markup => typeof child !== 'string');

/** Returns all elements that have an id, by id. */
export function byId(root: Markup): ReadonlyMap<string, Markup> {
  const elements = new Map<string, Markup>();
  const stack: Markup[] = [root];
  for (let element = stack.pop(); element !== undefined; element = stack.pop()) {
    const id = element.attributes.get('id');
    if (id !== undefined) elements.set(id, element);
    stack.push(...elementsIn(element));
  }
  return elements;
}

/**
 * Returns a length attribute as pixels: `12`, or a share of `full` such as `50%`.
 * @param fallback value if the attribute is absent
 * @param full length of 100 percent
 */
export function lengthAttribute({ attributes }: Markup, name: string, fallback = 0, full = 1): number {
  const text = attributes.get(name);
  if (text === undefined) return fallback;
  return text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * full : Number(text);
}

/** Returns the id in `#a` or `url(#a)`; empty if there is none. */
export const idIn = (reference: string): string => /#([^)]+)/.exec(reference)?.[1] ?? '';
