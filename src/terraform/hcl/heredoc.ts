/** Where heredocs end: at a line that holds the marker and nothing else. */
import { matchEnd } from './scanner.js';

const MARKER = /^<<(-?)([^ \t\r\n]+)/;
const SPACE = /[ \t]*/y;
const REST_OF_LINE = /[ \t\r]*(?:\n|$)/y;

/** Of the opening line, `<<-EOT` and its line break. */
export function heredocStart(opening: string): { marker: string; indented: boolean } {
  const [, dash, marker] = MARKER.exec(opening) as unknown as [string, string, string];
  return { marker, indented: dash === '-' };
}

/** Where the marker ends on the line that starts here; -1 where it is another line. */
export function markerEnd(text: string, lineStart: number, marker: string): number {
  const start = matchEnd(SPACE, text, lineStart);
  if (!text.startsWith(marker, start)) return -1;
  const end = start + marker.length;
  REST_OF_LINE.lastIndex = end;
  return REST_OF_LINE.test(text) ? end : -1;
}

const MARKER_LINE = /^[ \t]*([\p{ID_Start}_][\p{ID_Continue}-]*)[ \t\r]*$/gmu;

/** Where the last line is that could end a heredoc, by marker. Reads the whole text, so it is asked for after a fault. */
export function lastMarkers(text: string): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const match of text.matchAll(MARKER_LINE)) last.set(match[1] as string, match.index);
  return last;
}
