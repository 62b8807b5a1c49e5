/** Folded up until somebody opens it. Markdown inside needs the empty lines. @param summary escaped; @param content escaped */
export const details = (summary: string, content: string): string =>
  `<details><summary>${summary}</summary>\n\n${content}\n\n</details>\n\n`;
