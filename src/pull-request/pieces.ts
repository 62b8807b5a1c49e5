/** A text that gives way, piece by piece, until it is short enough. */
import type { LEFT_OUT_NAMES } from './messages.js';

/** One stretch of the text in several forms, from the whole of it to the least, which may be empty. */
export interface Piece {
  readonly forms: readonly string[];
  /** Which form stands in the text now. */
  at: number;
}

/** What gives way together. */
export interface Step {
  readonly what: keyof typeof LEFT_OUT_NAMES;
  readonly pieces: readonly Piece[];
  /** To the next form, or to the last. */
  readonly to: 'next' | 'last';
}

/** A piece of text; forms that say nothing new are left out. */
export const piece = (...forms: readonly string[]): Piece => ({ forms, at: 0 });

export const formOf = ({ forms, at }: Piece): string => forms[at]!;

/** How often each kind of thing gave way. */
export type LeftOut = ReadonlyMap<Step['what'], number>;

/** Takes the steps in their order, as many as it needs. Counts bytes, which are never fewer than characters. */
export function shrink(pieces: readonly Piece[], steps: Iterable<Step>, bytesMax: number): LeftOut {
  const leftOut = new Map<Step['what'], number>();
  let bytes = pieces.reduce((sum, one) => sum + Buffer.byteLength(formOf(one)), 0);
  for (const { what, pieces: given, to } of steps) {
    if (bytes <= bytesMax) break;
    const before = bytes;
    for (const one of given) {
      const last = one.forms.length - 1;
      bytes -= Buffer.byteLength(formOf(one));
      one.at = to === 'last' ? last : Math.min(one.at + 1, last);
      bytes += Buffer.byteLength(formOf(one));
    }
    if (bytes < before) leftOut.set(what, (leftOut.get(what) ?? 0) + 1);
  }
  return leftOut;
}
