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

/** New labels for existing nodes and their edges. */
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

/** A flow as it is in the file, before its steps have numbers. */
export interface FlowText {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly FlowStep[];
}

/** A group of nodes that people define. It is drawn as a box around the nodes, or as a colour behind their icons. */
export interface GroupText {
  /** Title of the box, or text of the legend. */
  readonly name: Pattern;
  readonly members: readonly Pattern[];
  /**
   * Tags that make a resource a member: one of `names`, which are spellings of the same tag, must have one of `values`.
   */
  readonly tags: readonly { readonly names: readonly string[]; readonly values: readonly string[] }[];
  readonly draw: GroupStyle;
  /** `#rrggbb`; null for grey. */
  readonly colour: string | null;
}

export type GroupStyle = 'box' | 'colour';

/** An icon file for a type or an address. */
export interface IconText {
  /** A resource type, or an address with a dot. */
  readonly of: Pattern;
  readonly path: Pattern;
}

/** Colours of a theme as `#rrggbb`; absent for the theme's own. */
export type BrandColours = Readonly<Partial<Record<BrandColour, string>>>;

export const BRAND_COLOURS = ['background', 'text', 'line', 'accent'] as const;
export type BrandColour = (typeof BRAND_COLOURS)[number];

/** Colours and font of a diagram. */
export interface Brand {
  readonly light: BrandColours;
  readonly dark: BrandColours;
  /** Name of the font family, for formats that use the reader's fonts; null for none. */
  readonly font: string | null;
  /** Paths of its files, for formats that contain their fonts. */
  readonly fontFiles: readonly Pattern[];
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
  readonly groups: readonly GroupText[];
  readonly icons: readonly IconText[];
  /** Null if the file sets neither colours nor a font. */
  readonly brand: Brand | null;
}
