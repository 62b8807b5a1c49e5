/** Files of each format in text, as far as it can be told without their readers that a foreign text in them is a text. */
import type { Format } from '../../src/render/formats.js';
import { parseXml } from './xml.js';

const ELEMENTS =
  /^(svg|g|title|desc|style|defs|marker|path|rect|text|tspan|circle|ellipse|line|polygon|polyline|use|symbol|image|clipPath|linearGradient|radialGradient|stop|pattern|mask|filter|fe\w+)$/;

/** Returns what in an SVG could run, load or lead anywhere. */
export function dangersInSvg(svg: string): readonly string[] {
  const elements = parseXml(svg);
  const attributes = elements.flatMap(({ attributes: all }) => [...all]);
  const styles = elements.filter(({ name }) => name === 'style').map(({ text }) => text);
  return [
    ...elements.map(({ name }) => name).filter((name) => !ELEMENTS.test(name)),
    ...attributes.map(([name]) => name).filter((name) => /^on/i.test(name)),
    ...attributes
      .filter(([name]) => /(^|:)(href|src)$/.test(name))
      .map(([, value]) => value)
      .filter((value) => !/^(#|data:(image|font)\/)/.test(value)),
    ...styles.filter((text) => /@import|url\((?!['"]?(#|data:font))/.test(text)),
  ];
}

const TAG = /<[/!?]?[A-Za-z][^\s/>]*/g;
const tagsIn = (text: string): ReadonlySet<string> => new Set(text.match(TAG) ?? []);

/** Returns the tags that a file of the same picture does not have where its texts are harmless. */
const newTags = (text: string, usual: string): readonly string[] => {
  const known = tagsIn(usual);
  return [...tagsIn(text)].filter((tag) => !known.has(tag));
};

/** The program of a page holds what looks like tags; its data, and all that is before it, holds none of strangers. */
function dangersInPage(page: string, usual: string): readonly string[] {
  const [before, ...scripts] = page.split('<script');
  const [usualBefore] = usual.split('<script');
  const data = scripts.filter((script) => script.startsWith(' type="application/json"'));
  return [
    ...newTags(before!, usualBefore!),
    ...data.flatMap((script) => script.match(/<(?!\/script>(?:\n|$))/g) ?? []),
    ...(scripts.length - data.length === 1 ? [] : [`${scripts.length - data.length} programs`]),
  ];
}

/** A text ends in its line, in as many quotes as it begins. */
const openLines = (text: string): readonly string[] =>
  text.split('\n').filter((line) => (line.replace(/\\./g, '').match(/"/g)?.length ?? 0) % 2 > 0);

const jsonFault = (text: string): readonly string[] => {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [String(error)];
  }
};

/** Returns what is wrong with a file. @param usual the same picture with harmless texts */
export const DANGERS: Readonly<Partial<Record<Format, (text: string, usual: string) => readonly string[]>>> = {
  svg: dangersInSvg,
  html: dangersInPage,
  drawio: (text, usual) => [...newTags(text, usual), ...(parseXml(text).length > 0 ? [] : ['no XML'])],
  excalidraw: jsonFault,
  mermaid: (text, usual) => [...openLines(text), ...newTags(text, usual)],
  structurizr: openLines,
};
