import type { Paint } from '../theme.js';

type Part = 'fill' | 'stroke';

/** A class says what it paints in dark, so that equal paints share a rule. */
const className = (part: Part, dark: string): string => `${part}-${dark.replace('#', '').toLowerCase()}`;

/**
 * Attributes that paint an element. What has a second colour for dark systems gets a class for it, which only the one
 * `<style>` of such a picture knows: without styles, the picture is as light as it was.
 */
export function painted(paints: Readonly<Partial<Record<Part, Paint>>>): string {
  const parts = Object.entries(paints) as [Part, Paint][];
  const classes = parts.flatMap(([part, { dark }]) => (dark === undefined ? [] : className(part, dark)));
  const attributes = parts.map(([part, { value }]) => ` ${part}="${value}"`).join('');
  return classes.length === 0 ? attributes : `${attributes} class="${classes.join(' ')}"`;
}

/** Text that a reader wrote holds no quotes here, so that what looks like a class is one. */
const CLASSES = / class="([^"]*)"/g;

/** The rules for the classes that occur, as the style element that a picture for both themes needs; empty for none. */
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
