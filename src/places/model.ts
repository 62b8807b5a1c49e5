/** Where things were put by a person, in a file that this program has written and an editor has changed. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface KeptThing extends Place {
  readonly width: number;
  readonly height: number;
  /** What it is in: the name of another one; null at the top. */
  readonly parent: string | null;
}

export interface KeptLine {
  /** From end to end. */
  readonly points: readonly Place[];
  /** Middle of its label. */
  readonly label: Place;
}

export interface Kept {
  /** Of boxes and icons, by address, or by what a box without one is called. */
  readonly things: ReadonlyMap<string, KeptThing>;
  /** By `lineName`. */
  readonly lines: ReadonlyMap<string, KeptLine>;
}

/** Addresses hold no line ends. */
export const lineName = (from: string, to: string): string => `${from}\n${to}`;
