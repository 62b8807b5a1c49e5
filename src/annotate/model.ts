/** Decoded annotation files, before their addresses are resolved. docs/annotations.md */

/** Source position for messages. */
export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An address in an annotation file; `*` matches any characters. */
export interface Pattern {
  readonly text: string;
  readonly place: Location;
}

export interface Label {
  readonly to: Pattern;
  /** Empty if none is given. */
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
  /** Null for no change; empty to remove the label. */
  readonly label: string | null;
  readonly detail: string | null;
  readonly edgeLabels: readonly Label[];
}

export interface FlowStep {
  readonly at: Pattern;
  /** The target if the step is an edge, `a -> b`; else null. */
  readonly to: Pattern | null;
  readonly label: string;
  readonly detail: string;
}

export interface FlowText {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly FlowStep[];
}

/** One annotation file. */
export interface Annotations {
  readonly file: string;
  /** `person` may change the diagram. `model` may only add labels, people and external systems. */
  readonly author: 'person' | 'model';
  readonly title: string | null;
  readonly add: readonly Addition[];
  readonly connect: readonly Connection[];
  readonly disconnect: readonly Connection[];
  readonly remove: readonly Pattern[];
  readonly update: readonly Update[];
  readonly flows: readonly FlowText[];
  /** Paths of font files, relative to the directory of this file. */
  readonly fonts: readonly Pattern[];
}
