/** A text that is shortened piece by piece until it fits. */
import type { LEFT_OUT_NAMES } from './messages.js';

/** A passage in several forms, from the longest to the shortest, which may be empty. */
export interface Piece {
  readonly forms: readonly string[];
  /** Index of the current form. */
  at: number;
}

/** A reduction of several pieces at once. */
export interface Step {
  readonly what: keyof typeof LEFT_OUT_NAMES;
  readonly pieces: readonly Piece[];
  /** Switch to the next shorter form or directly to the last one. */
  readonly to: 'next' | 'last';
}

/** Creates a piece that starts with its longest form. */
export const piece = (...forms: readonly string[]): Piece => ({ forms, at: 0 });

export const formOf = ({ forms, at }: Piece): string => forms[at]!;

/** Number of reductions by kind. */
export type LeftOut = ReadonlyMap<Step['what'], number>;

/**
 * Applies steps in order until the text fits. Counts UTF-8 bytes, of which there are at least as many as characters.
 */
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
