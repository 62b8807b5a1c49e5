/**
 * A strict reader of the XML that is drawn here: throws at the first thing that a conforming parser would refuse.
 * Returns each start tag with its attributes, entities replaced, and the text directly after it.
 */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['#9', '\t'],
  ['#10', '\n'],
  ['#13', '\r'],
  ['#8232', '\u2028'],
  ['#8233', '\u2029'],
]);

function decode(raw: string): string {
  if (raw.includes('<')) throw new Error(`a bare < in ${raw}`);
  return raw.replace(/&([^;&]*);?/g, (whole, name: string) => {
    const character = whole.endsWith(';') ? ENTITIES.get(name) : undefined;
    if (character === undefined) throw new Error(`no entity: ${whole}`);
    return character;
  });
}

function checkCharacters(xml: string): void {
  for (const character of xml) {
    const code = character.codePointAt(0) as number;
    const allowed =
      code === 9 ||
      code === 10 ||
      code === 13 ||
      (code >= 0x20 && code <= 0xd7ff) ||
      (code >= 0xe000 && code <= 0xfffd);
    if (!allowed && code < 0x10000) throw new Error(`character ${code.toString(16)} is not allowed in XML`);
  }
}

function readAttributes(tag: string, rest: string): Map<string, string> {
  const attributes = new Map<string, string>();
  let left = rest;
  while (left.trim() !== '') {
    const match = /^\s+([A-Za-z_][\w:.-]*)="([^"]*)"/.exec(left);
    if (match === null) throw new Error(`attributes of <${tag}>: ${left}`);
    if (attributes.has(match[1]!)) throw new Error(`${match[1]} twice in <${tag}>`);
    attributes.set(match[1]!, decode(match[2]!));
    left = left.slice(match[0].length);
  }
  return attributes;
}

export function parseXml(xml: string): Element[] {
  checkCharacters(xml);
  const elements: Element[] = [];
  const open: string[] = [];
  const tags = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[^<>"]*"[^"<]*")*)\s*(\/?)>([^<]*)/gy;
  let end = 0;
  for (const match of xml.matchAll(tags)) {
    const [whole, closing, name = '', rest = '', empty, text = ''] = match;
    end = match.index + whole.length;
    if (elements.length > 0 && open.length === 0) throw new Error(`<${name}> after the root`);
    if (closing === '/') {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      decode(text);
    } else {
      elements.push({ name, attributes: readAttributes(name, rest), text: decode(text) });
      if (empty !== '/') open.push(name);
    }
    if (open.length === 0 && text.trim() !== '') throw new Error(`text after the root: ${text}`);
  }
  if (end !== xml.length) throw new Error(`not XML: ${xml.slice(end, end + 80)}`);
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is never closed`);
  return elements;
}
