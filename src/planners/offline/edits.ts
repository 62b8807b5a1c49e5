/** Changes to a text at exact places, and the way back from a place in the new text to the old one. */

/** Offsets in UTF-16 code units of the old text. */
export type Edit = Replacement | Wrapping;

/** `start` equal to `end` inserts. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Puts something before and behind; other edits may change what is between. Of two of one span, the first is outside. */
export interface Wrapping {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

export interface EditedText {
  readonly text: string;
  /** Where in the old text an offset of the new one is; the start of the replaced part for what was put in. */
  readonly toOriginal: (offset: number) => number;
}

/** What begins inside a part that is replaced is dropped with it: what is deleted needs no mending. */
export function applyEdits(text: string, edits: readonly Edit[]): EditedText {
  const pieces: string[] = [];
  /** Where each run of the new text begins, and where it comes from. */
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

/** At one place: what closes, the innermost first; what opens, the outermost first; what replaces the rest. */
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

/** Whether an edit lies in a part that another one replaces; of two that replace the same part, the later one does. */
function replacedParts(edits: readonly Edit[]): (edit: Edit) => boolean {
  const parts = edits
    .filter((edit): edit is Replacement => 'text' in edit && edit.end > edit.start)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const widest: Replacement[] = [];
  for (const part of parts) if (part.end > (widest.at(-1)?.end ?? -1)) widest.push(part);
  return (edit) => {
    const part = lastBefore(widest, edit.start);
    if (part === undefined || part === edit || edit.start >= part.end) return false;
    // A wrapping of just this part stays around what takes its place.
    return edit.end <= part.end && !(!('text' in edit) && edit.start === part.start && edit.end === part.end);
  };
}

/** The last part that begins there or before; they are in order. */
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
