/** The lines of a drawing, in the order in which the page finds them. */
import { escapeXml } from '../svg/escape.js';

/** Ends of the lines, as they are drawn: bundle by bundle. Foreign text holds no quotes here. */
const DRAWN = /<g data-from="([^"]*)" data-to="([^"]*)"[^>]*><title>/g;

/** The ends of a line as one text, as they are written in the drawing. */
export const lineKey = (from: string, to: string): string => `${escapeXml(from)}\n${escapeXml(to)}`;

export const linesIn = (svg: string): readonly string[] =>
  [...svg.matchAll(DRAWN)].map(([, from, to]) => `${from}\n${to}`);
