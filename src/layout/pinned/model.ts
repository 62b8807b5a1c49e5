/**
 * The positions in a draw.io file that groundplan wrote and a user edited. `read.ts` reads them, and `index.ts` applies
 * them to a fresh layout. Lengths are in pixels at scale 1.
 */

/** Positions and sizes in pixels that differ by less are equal: too small to see. */
export const TOLERANCE = 0.02;

export interface PinnedPoint {
  readonly x: number;
  readonly y: number;
}

/** Position and size of a box or icon on the page. */
export interface PinnedElement extends PinnedPoint {
  readonly width: number;
  readonly height: number;
  /** Name of the enclosing element; null at the top level. */
  readonly parent: string | null;
}

/** Route of an edge on the page. */
export interface PinnedLine {
  /** Including both ends. */
  readonly points: readonly PinnedPoint[];
  /** Centre of the label. */
  readonly label: PinnedPoint;
}

/** The pinned elements and edges of a file. */
export interface PinnedLayout {
  /** Boxes and icons by address, or by id for boxes without one. */
  readonly elements: ReadonlyMap<string, PinnedElement>;
  /** Edges by `lineName`. */
  readonly lines: ReadonlyMap<string, PinnedLine>;
}

/** Returns the key of an edge. A line break separates the ends, because addresses contain none. */
export const lineName = (from: string, to: string): string => `${from}\n${to}`;
