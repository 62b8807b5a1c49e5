/** Where things were put by a person, in a file that this program has written and an editor has changed. */
export interface PinnedPoint {
  readonly x: number;
  readonly y: number;
}

export interface PinnedElement extends PinnedPoint {
  readonly width: number;
  readonly height: number;
  /** What it is in: the name of another one; null at the top. */
  readonly parent: string | null;
}

export interface PinnedLine {
  /** From end to end. */
  readonly points: readonly PinnedPoint[];
  /** Middle of its label. */
  readonly label: PinnedPoint;
}

export interface PinnedLayout {
  /** Of boxes and icons, by address, or by what a box without one is called. */
  readonly things: ReadonlyMap<string, PinnedElement>;
  /** By `lineName`. */
  readonly lines: ReadonlyMap<string, PinnedLine>;
}

/** Addresses hold no line ends. */
export const lineName = (from: string, to: string): string => `${from}\n${to}`;
