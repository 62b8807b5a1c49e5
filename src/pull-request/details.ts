/**
 * Returns a collapsed section. Markdown inside it needs the empty lines.
 * @param summary escaped text
 * @param content escaped text
 */
export const details = (summary: string, content: string): string =>
  `<details><summary>${summary}</summary>\n\n${content}\n\n</details>\n\n`;
