/** Heredocs: a text between a line that ends in `<<EOT` and a line that contains only `EOT`. Shared by the tokenizer and the parser. */

import { matchEnd } from './match-end.js';

const MARKER = /^<<(-?)([^ \t\r\n]+)/;
const INDENT = /[ \t]*/y;
const REST_OF_LINE = /[ \t\r]*(?:\n|$)/y;

/** Parses the opening line `<<-EOT` or `<<EOT`, with or without its line break. `indented` is true for `<<-`. */
export function heredocStart(opening: string): { marker: string; indented: boolean } {
  const [, dash, marker] = MARKER.exec(opening) as unknown as [string, string, string];
  return { marker, indented: dash === '-' };
}

/** Returns the end of the marker if the line contains nothing else, apart from spaces; otherwise -1. */
export function markerEnd(text: string, lineStart: number, marker: string): number {
  const start = matchEnd(INDENT, text, lineStart);
  if (!text.startsWith(marker, start)) return -1;
  const end = start + marker.length;
  REST_OF_LINE.lastIndex = end;
  return REST_OF_LINE.test(text) ? end : -1;
}

const MARKER_LINE = /^[ \t]*([\p{ID_Start}_][\p{ID_Continue}-]*)[ \t\r]*$/gmu;

/** Returns, for every marker, the start of the last line that could end its heredoc. Scans the whole text: call it once per file. */
export function lastMarkers(text: string): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const match of text.matchAll(MARKER_LINE)) last.set(match[1] as string, match.index);
  return last;
}
