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
  readonly location: Location;
}

/** The target of a connection with its label. */
export interface Label {
  readonly to: Pattern;
  /** Empty if none is given. */
  readonly label: string;
}

/** A connection to add or remove, or to label. */
export interface Connection extends Label {
  readonly from: Pattern;
}

/** A node that no code builds. */
export interface Addition {
  readonly address: Pattern;
  /** Text instead of a name; null for none. */
  readonly label: string | null;
  /** Text instead of the detail line; null for none. */
  readonly detail: string | null;
}

/** New texts for existing nodes and their edges. */
export interface Update {
  readonly of: Pattern;
  /** Null for no change; empty to remove the label. */
  readonly label: string | null;
  /** Null for no change; empty to remove the detail. */
  readonly detail: string | null;
  readonly edgeLabels: readonly Label[];
}

/** A step of a flow, at a node or along an edge. */
export interface FlowStep {
  readonly at: Pattern;
  /** The target if the step is an edge, `a -> b`; else null. */
  readonly to: Pattern | null;
  readonly label: string;
  readonly detail: string;
}

/** A flow before its steps have numbers. */
export interface FlowText {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly FlowStep[];
}

/** One annotation file. */
export interface Annotations {
  /** Path as the user wrote it. */
  readonly file: string;
  /** `person` may change the diagram. `model` may only add labels, people and external systems. */
  readonly author: 'person' | 'model';
  /** Title of the diagram; null for none. */
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
