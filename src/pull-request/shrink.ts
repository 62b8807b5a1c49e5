/**
 * Shortens the text of a comment until it fits the limit of the host. A text consists of pieces, each in several forms;
 * a list of steps says in which order they switch to shorter forms (src/pull-request/body.ts).
 */

import type { LEFT_OUT_NAMES } from './messages.js';

/** A passage in several forms, from the longest to the shortest, which may be empty. */
export interface Piece {
  readonly forms: readonly string[];
  /** Index of the current form in `forms`. */
  current: number;
}

/** Kind of content that a step leaves out: `mermaid`, `table`. */
export type LeftOutKind = keyof typeof LEFT_OUT_NAMES;

/** A reduction of several pieces at once. */
export interface Step {
  readonly kind: LeftOutKind;
  readonly pieces: readonly Piece[];
  /** Form that each piece switches to: the next shorter one, or the last and shortest one. */
  readonly to: 'next' | 'last';
}

/** Creates a piece in its longest form. */
export const piece = (...forms: readonly string[]): Piece => ({ forms, current: 0 });

/** Returns the text of a piece in its current form. */
export const textOf = ({ forms, current }: Piece): string => forms[current]!;

/**
 * Applies the steps in order until all pieces together fit. Changes the pieces in place.
 * @param bytesMax limit in UTF-8 bytes. Hosts count characters, and a text has at least as many bytes as characters.
 * @returns the number of applied steps by kind
 */
export function shrink(
  pieces: readonly Piece[],
  steps: Iterable<Step>,
  bytesMax: number,
): ReadonlyMap<LeftOutKind, number> {
  const leftOut = new Map<LeftOutKind, number>();
  let bytes = bytesOf(pieces);
  for (const { kind, pieces: shortened, to } of steps) {
    if (bytes <= bytesMax) break;
    const before = bytesOf(shortened);
    for (const piece of shortened) {
      const last = piece.forms.length - 1;
      piece.current = to === 'last' ? last : Math.min(piece.current + 1, last);
    }
    const saved = before - bytesOf(shortened);
    bytes -= saved;
    if (saved > 0) leftOut.set(kind, (leftOut.get(kind) ?? 0) + 1);
  }
  return leftOut;
}

const bytesOf = (pieces: readonly Piece[]): number => {
  let bytes = 0;
  for (const piece of pieces) bytes += Buffer.byteLength(textOf(piece));
  return bytes;
};
