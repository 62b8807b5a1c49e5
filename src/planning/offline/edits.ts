/**
 * Applies edits to the text of a code file on its way into the copy that Terraform plans. Maps offsets of the edited
 * text back to the original, so that Terraform's diagnostics can be located in the user's code.
 */

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

/** Text after edits, and its relation to the original. */
export interface EditedText {
  readonly text: string;
  /**
   * Maps an offset of the new text to the original text. An offset in inserted text maps to the start of the replaced
   * range.
   */
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
  const runs: Run[] = [];
  let length = 0;
  const push = (piece: string, original: number, isOriginal: boolean) => {
    if (piece === '') return;
    runs.push({ start: length, original, isOriginal });
    pieces.push(piece);
    length += piece.length;
  };
  let done = 0;
  for (const { start, end, text: replacement } of inOrder(edits)) {
    push(text.slice(done, start), done, true);
    push(replacement, start, false);
    done = end;
  }
  push(text.slice(done), done, true);
  return { text: pieces.join(''), toOriginal: (offset) => originOf(runs, offset) };
}

/** A piece of the new text. */
interface Run {
  /** Offset in the new text. */
  readonly start: number;
  /** Offset in the original text; for inserted text the offset at which it is inserted. */
  readonly original: number;
  /** False for inserted text. */
  readonly isOriginal: boolean;
}

/** Returns the offset in the original text. */
function originOf(runs: readonly Run[], offset: number): number {
  let low = 0;
  let high = runs.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (runs[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  const run = runs[low];
  if (run === undefined) return 0;
  return run.isOriginal ? run.original + (offset - run.start) : run.original;
}

/**
 * Order at one offset: closing texts (innermost first), insertions, opening texts (outermost first), replacements.
 */
const CLOSES = 0;
const INSERTS = 1;
const OPENS = 2;
const REPLACES = 3;

/** A replacement with the numbers that order it among others at the same offset. */
interface RankedReplacement extends Replacement {
  readonly rank: number;
  /** Offset of the other end of a wrapping, negated: a wider wrapping opens earlier and closes later. */
  readonly otherEnd: number;
  /** Index of the edit, negated for a closing text, since the first of two equal wrappings is the outer one. */
  readonly index: number;
}

/** Returns all texts to insert, in the order in which they appear. A wrapping becomes two insertions. */
function inOrder(edits: readonly Edit[]): Replacement[] {
  const isInReplaced = replacedTest(edits);
  const ranked = edits.flatMap((edit, index): RankedReplacement[] => {
    const { start, end } = edit;
    if (isInReplaced(edit)) return [];
    if ('text' in edit) {
      return [{ start, end, text: edit.text, rank: start === end ? INSERTS : REPLACES, otherEnd: 0, index }];
    }
    return [
      { start, end: start, text: edit.before, rank: OPENS, otherEnd: -end, index },
      { start: end, end, text: edit.after, rank: CLOSES, otherEnd: -start, index: -index },
    ];
  });
  return ranked.sort((a, b) => a.start - b.start || a.rank - b.rank || a.otherEnd - b.otherEnd || a.index - b.index);
}

/**
 * Returns a test for edits that lie in a range that another edit replaces. If two edits replace the same range, the
 * first one wins.
 */
function replacedTest(edits: readonly Edit[]): (edit: Edit) => boolean {
  const replacements = edits
    .filter((edit): edit is Replacement => 'text' in edit && edit.end > edit.start)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const widest: Replacement[] = [];
  for (const replacement of replacements) if (replacement.end > (widest.at(-1)?.end ?? -1)) widest.push(replacement);
  return (edit) => {
    const outer = lastBefore(widest, edit.start);
    if (outer === undefined || outer === edit || edit.start >= outer.end || edit.end > outer.end) return false;
    // A wrapping of exactly this range stays around the text that replaces the range.
    const wrapsOuter = !('text' in edit) && edit.start === outer.start && edit.end === outer.end;
    return !wrapsOuter;
  };
}

/** Finds the last range that begins at or before an offset. The ranges must be sorted. */
function lastBefore(ranges: readonly Replacement[], offset: number): Replacement | undefined {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  return ranges[low - 1];
}

// ---- Lines of a text.

/** Returns the line of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', end + 1)) line++;
  return line;
}

/** Returns the offset of the first word in a line. A line after the end of the text counts as the last one. */
export function startOfLine(text: string, line: number): number {
  let offset = 0;
  for (let current = 1; current < line; current++) {
    const end = text.indexOf('\n', offset);
    if (end < 0) break;
    offset = end + 1;
  }
  while (text[offset] === ' ' || text[offset] === '\t') offset++;
  return offset;
}
