/** What annotation files say, before it is known what their addresses stand for. docs/annotations.md. */

/** Where something is written, for messages. */
export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An address as a person writes it; `*` stands for any characters. */
export interface Pattern {
  readonly text: string;
  readonly place: Location;
}

export interface Label {
  readonly to: Pattern;
  /** Empty where none is given. */
  readonly label: string;
}

export interface Connection extends Label {
  readonly from: Pattern;
}

export interface Addition {
  readonly address: Pattern;
  readonly label: string | null;
  readonly detail: string | null;
}

export interface Update {
  readonly of: Pattern;
  /** Null where it stays as it is; empty where it is to be gone. */
  readonly label: string | null;
  readonly detail: string | null;
  readonly edgeLabels: readonly Label[];
}

export interface FlowStep {
  readonly at: Pattern;
  /** The other end, where the step is an arrow: `a -> b`. */
  readonly to: Pattern | null;
  readonly label: string;
  readonly detail: string;
}

export interface FlowText {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly FlowStep[];
}

/** One file. */
export interface Annotations {
  readonly file: string;
  /** `person`: it may change what is drawn. `model`: it may put words to it, and people and external systems beside it. */
  readonly author: 'person' | 'model';
  readonly title: string | null;
  readonly add: readonly Addition[];
  readonly connect: readonly Connection[];
  readonly disconnect: readonly Connection[];
  readonly remove: readonly Pattern[];
  readonly update: readonly Update[];
  readonly flows: readonly FlowText[];
  /** Paths of font files, from the directory of this file. */
  readonly fonts: readonly Pattern[];
}
