import { escapeXml } from './escape.js';

/**
 * Wraps markup in a link, which works if the SVG is opened on its own.
 * @param look attributes, each after a space
 */
export const link = (href: string, drawn: string, look = ''): string =>
  `<a href="${escapeXml(href)}"${look}>${drawn}</a>`;
