/** Applies edits to a text, and maps offsets of the edited text back to the original. */

/** An edit. Its offsets are UTF-16 code units of the original text. */
export type Edit = Replacement | Wrapping;

/** Replaces a range by a text. If `start` equals `end`, the text is inserted. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Puts text before and after a range. Other edits may change the text between them. If two edits wrap the same range,
 * the first one is the outer one.
 */
export interface Wrapping {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

export interface EditedText {
  readonly text: string;
  /** Maps an offset of the new text to the original text. An offset in inserted text maps to the start of the replaced range. */
  readonly toOriginal: (offset: number) => number;
}

/**
 * Applies edits in any order. An edit inside a range that another edit replaces is dropped: deleted text needs no
 * repair.
 *
 * Example: `a = b` with a wrapping of `b` by `try(` and `)` becomes `a = try(b)`.
 */
export function applyEdits(text: string, edits: readonly Edit[]): EditedText {
  const pieces: string[] = [];
  /** Start of each run in the new text, and the original offset that it comes from. `moves` is false for inserted text. */
  const runs: { readonly at: number; readonly from: number; readonly moves: boolean }[] = [];
  let length = 0;
  const push = (piece: string, from: number, moves: boolean) => {
    if (piece === '') return;
    runs.push({ at: length, from, moves });
    pieces.push(piece);
    length += piece.length;
  };
  let done = 0;
  for (const { start, end, text: put } of inOrder(edits)) {
    push(text.slice(done, start), done, true);
    push(put, start, false);
    done = end;
  }
  push(text.slice(done), done, true);
  return { text: pieces.join(''), toOriginal: (offset) => originOf(runs, offset) };
}

function originOf(
  runs: readonly { readonly at: number; readonly from: number; readonly moves: boolean }[],
  offset: number,
): number {
  let low = 0;
  let high = runs.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (runs[middle]!.at <= offset) low = middle;
    else high = middle - 1;
  }
  const run = runs[low];
  if (run === undefined) return 0;
  return run.moves ? run.from + (offset - run.at) : run.from;
}

/** Order at one offset: closing texts (innermost first), insertions, opening texts (outermost first), replacements. */
const CLOSES = 0;
const INSERTS = 1;
const OPENS = 2;
const REPLACES = 3;

interface Put extends Replacement {
  readonly rank: number;
  readonly within: number;
  readonly given: number;
}

function inOrder(edits: readonly Edit[]): Replacement[] {
  const covered = replacedParts(edits);
  const puts = edits.flatMap((edit, given): Put[] => {
    const { start, end } = edit;
    if (covered(edit)) return [];
    if ('text' in edit) {
      return [{ start, end, text: edit.text, rank: start === end ? INSERTS : REPLACES, within: 0, given }];
    }
    return [
      { start, end: start, text: edit.before, rank: OPENS, within: -end, given },
      { start: end, end, text: edit.after, rank: CLOSES, within: -start, given: -given },
    ];
  });
  return puts.sort((a, b) => a.start - b.start || a.rank - b.rank || a.within - b.within || a.given - b.given);
}

/**
 * Returns a test for edits that lie in a range that another edit replaces. If two edits replace the same range, the
 * first one wins.
 */
function replacedParts(edits: readonly Edit[]): (edit: Edit) => boolean {
  const parts = edits
    .filter((edit): edit is Replacement => 'text' in edit && edit.end > edit.start)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const widest: Replacement[] = [];
  for (const part of parts) if (part.end > (widest.at(-1)?.end ?? -1)) widest.push(part);
  return (edit) => {
    const part = lastBefore(widest, edit.start);
    if (part === undefined || part === edit || edit.start >= part.end) return false;
    // A wrapping of exactly this range stays around the text that replaces the range.
    return edit.end <= part.end && !(!('text' in edit) && edit.start === part.start && edit.end === part.end);
  };
}

/** Finds the last range that begins at or before an offset. The ranges must be sorted. */
function lastBefore(parts: readonly Replacement[], at: number): Replacement | undefined {
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (parts[middle]!.start <= at) low = middle + 1;
    else high = middle;
  }
  return parts[low - 1];
}

// ---- Lines of a text.

/** Returns the line of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** Returns the offset of the first word in a line. A line after the end of the text counts as the last one. */
export function startOfLine(text: string, line: number): number {
  let at = 0;
  for (let n = 1; n < line; n++) {
    const next = text.indexOf('\n', at);
    if (next < 0) break;
    at = next + 1;
  }
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at;
}
