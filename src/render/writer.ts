/** The interface of an output format: a function from a presentation, a layout or both to the content of a file. */

import type { Presentation } from '../labels/model.js';
import type { Layout } from '../layout/layout.js';
import type { FallbackFont } from './fallback/font.js';
import type { Machine } from './png/native.js';

/** `auto` follows the reader's light or dark setting. */
export type ThemeName = 'light' | 'dark' | 'auto';

/**
 * Link targets of elements, as relative URLs that are escaped for URLs but not for XML. Formats without links ignore
 * them.
 */
export interface Links {
  /** Targets by id of node or box. */
  readonly hrefs: ReadonlyMap<string, string>;
  /** Target of the title; null for none. */
  readonly heading: string | null;
}

/**
 * A revision of a diagram of changes. `change` shows both revisions with every difference marked. `before` and `after`
 * show one of them without marks, at the same positions.
 */
export type Revision = 'change' | 'before' | 'after';

/**
 * `embedded`: this program's icons, stored in the file. `native`: icons of the application that opens the file, if it
 * has them.
 */
export type IconsOf = 'embedded' | 'native';

/** A page that shows a part of the diagram, in a format with several pages per file. */
export interface Sheet {
  /** The target of links to the page. */
  readonly id: string;
  readonly said: LabeledLayout;
  readonly links: Links;
}

/** A line of source code. */
export interface CodePlace {
  /** Path of the file as in the source. */
  readonly file: string;
  readonly line: number;
  /** URL of the file up to the line number; absent if unknown. */
  readonly address?: string;
}

/** Evidence for an element, a position or an edge. */
export interface Reason {
  readonly text: string;
  /** Code location of the evidence; absent if unknown. */
  readonly at?: CodePlace;
}

/** Details of an element that the diagram does not show. */
export interface ElementDetails {
  /** Code location of its own block. */
  readonly at?: CodePlace;
  /** Evidence for its position. */
  readonly why: readonly Reason[];
  /** Resources without an icon that are part of it, by address, with the evidence. */
  readonly parts: readonly (Reason & { readonly name: string })[];
}

/** Details for formats that can show more than the diagram: attribute names and code locations, no values. */
export interface ProvenanceDetails {
  /** Evidence by edge, the most certain first. The key is the ids of both ends, joined by a line feed. */
  readonly lines: ReadonlyMap<string, readonly Reason[]>;
  /** Details by element id. */
  readonly things: ReadonlyMap<string, ElementDetails>;
  /** Values of the requested tags: tag name -> element id -> values; absent for none. */
  readonly tags?: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
}

export interface RenderOptions {
  readonly theme: ThemeName;
  /** Pixels per unit of the layout, in formats with pixels; null for a scale that suits the size. */
  readonly scale: number | null;
  /** Access to a faster rasteriser. */
  readonly machine?: Machine;
  readonly links?: Links;
  /** Program version and fingerprint of the graph, in formats that can store them: src/diagram/stamp.ts. */
  readonly stamp?: string;
  /** Default: `change`. */
  readonly side?: Revision;
  /** Pages for parts of the diagram and the links to them, in formats with `holdsPages`; absent for a single page. */
  readonly pages?: { readonly sheets: readonly Sheet[]; readonly links: Links };
  /** Details for formats with `tells`. */
  readonly told?: ProvenanceDetails;
  /** Icon set for formats with `hasIcons`. Default: `embedded`. */
  readonly icons?: IconsOf;
  /** Fonts for characters that the bundled one lacks, in formats with `takesFonts`. */
  readonly fonts?: readonly FallbackFont[];
}

export interface Output {
  readonly content: string | Uint8Array;
  /** A note for the user, or null. */
  readonly note: string | null;
}

/** Writes a file. Deterministic: the same subject and options give the same bytes. */
export type Writer<Subject> = (subject: Subject, options: RenderOptions) => Output | Promise<Output>;

/** The texts of a diagram and its layout. */
export interface LabeledLayout {
  readonly presentation: Presentation;
  readonly layout: Layout;
}

interface Row<Needs extends string, Subject> {
  /**
   * `presentation`: texts only, so there is no theme and no layout. `both`: the file follows the reader's theme, so a
   * single file serves all.
   */
  readonly needs: Needs;
  /** File name extension without a dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** True if a terminal cannot show the content. */
  readonly isBinary: boolean;
  /** The format can show details beside the diagram: see ProvenanceDetails. */
  readonly tells?: true;
  /** Elements can be links: see Links. */
  readonly hasLinks?: true;
  /** The format has pixels, so `scale` applies. */
  readonly hasPixels?: true;
  /** Text is drawn with this program's fonts and `fonts`, not with the reader's. */
  readonly takesFonts?: true;
  /** The application that opens the file has icons of its own, which `icons` selects. */
  readonly hasIcons?: true;
  /** One file holds all pages. In other formats each page is a file. */
  readonly holdsPages?: true;
  /** Loads the writer on demand. */
  readonly load: () => Promise<{ readonly write: Writer<Subject> }>;
}

export type FormatRow = Row<'layout', Layout> | Row<'presentation', Presentation> | Row<'both', LabeledLayout>;
