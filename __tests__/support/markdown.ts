/** Markdown whose texts are escaped: what is left in it for Markdown to find, and what a reader sees. */

const ESCAPED = /\\[!-/:-@[-`{-~]/g;
const ENTITY = /&(?:#(\d+)|(amp|lt|gt));/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };

/** Null for nothing: a mark that has no backslash, or a line that begins like a list or a heading. */
export const syntaxIn = (markdown: string): RegExpMatchArray | null =>
  markdown
    .replace(ENTITY, ' ')
    .replace(ESCAPED, ' ')
    .match(/[<>\\`*[\]~$\r\n]|&(?=[#\p{L}])|(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])|^[-+=#]|^\d+[.)]/u);

export const unescaped = (markdown: string): string =>
  markdown
    .replace(ESCAPED, (pair) => pair.slice(1))
    .replace(ENTITY, (_, code, name) => (name ? (NAMED[name] as string) : String.fromCodePoint(Number(code))));
