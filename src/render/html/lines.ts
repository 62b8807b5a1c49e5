/** The lines of a drawing, in the order in which the viewer finds them. */

import { escapeXml } from '../svg/escape.js';

/** Matches the ends of each line in drawing order, bundle by bundle. Quotes in foreign text are escaped. */
const DRAWN = /<g data-from="([^"]*)" data-to="([^"]*)"[^>]*><title>/g;

/** Returns the key of a line: its two ends, escaped as in the SVG. */
export const lineKey = (from: string, to: string): string => `${escapeXml(from)}\n${escapeXml(to)}`;

export const linesIn = (svg: string): readonly string[] =>
  [...svg.matchAll(DRAWN)].map(([, from, to]) => `${from}\n${to}`);
