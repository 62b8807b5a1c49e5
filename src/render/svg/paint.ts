import type { Paint } from '../theme.js';

type Part = 'fill' | 'stroke';

/** The class names the dark colour, so that equal paints share a rule: `fill-0d1117`. */
const className = (part: Part, dark: string): string => `${part}-${dark.replace('#', '').toLowerCase()}`;

/**
 * Returns the attributes that paint an element. A paint with a dark colour also gets a class, which only the `<style>`
 * of a diagram for both themes defines. Viewers that drop styles show the light colours.
 */
export function painted(paints: Readonly<Partial<Record<Part, Paint>>>): string {
  const parts = Object.entries(paints) as [Part, Paint][];
  const classes = parts.flatMap(([part, { dark }]) => (dark === undefined ? [] : className(part, dark)));
  const attributes = parts.map(([part, { value }]) => ` ${part}="${value}"`).join('');
  return classes.length === 0 ? attributes : `${attributes} class="${classes.join(' ')}"`;
}

/** Matches class attributes. Quotes in foreign text are escaped, so each match is a real attribute. */
const CLASSES = / class="([^"]*)"/g;

/** Returns a style element with rules for the classes that occur; empty if there are none. */
export function darkStyle(markup: readonly string[]): string {
  const names = new Set<string>();
  for (const part of markup)
    for (const [, list] of part.matchAll(CLASSES)) for (const name of (list as string).split(' ')) names.add(name);
  const rules = [...names].sort().map((name) => {
    const [part, colour] = name.split('-') as [Part, string];
    return `.${name}{${part}:${colour === 'none' ? colour : `#${colour}`}}`;
  });
  return rules.length === 0 ? '' : `<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`;
}
