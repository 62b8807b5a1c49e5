import { escapeXml } from './escape.js';

/** What leads somewhere when it is clicked, in an SVG that is opened by itself. @param look attributes, each after a space */
export const link = (href: string, drawn: string, look = ''): string =>
  `<a href="${escapeXml(href)}"${look}>${drawn}</a>`;
