/**
 * The interface of an output format. Each format is a row of `formats.ts` and a module with a function `write`, which
 * turns a presentation (texts), a layout (positions) or both into the content of a file. `src/diagram/draw.ts` calls
 * it.
 */

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
export type IconSet = 'embedded' | 'native';

/** A page that shows a part of the diagram, in a format with several pages per file. */
export interface DiagramPage {
  /** The target of links to the page. */
  readonly id: string;
  readonly labeled: LabeledLayout;
  readonly links: Links;
}

/** A part of the diagram, or all of it, as a drawing of its own in an interactive page. */
export interface Level {
  /** Address of the part, by which links name the level; `*` for the whole diagram. */
  readonly id: string;
  readonly title: string;
  readonly labeled: LabeledLayout;
  /** True for the whole diagram; absent for a part. */
  readonly isWhole?: true;
}

/** The levels of a page besides the one that it opens with, which is an overview of them. */
export interface Levels {
  readonly all: readonly Level[];
  /**
   * The level on which a node is drawn as itself: an index of `all`, or -1 for the overview. Absent if only counted
   * icons show the node.
   */
  readonly homes: ReadonlyMap<string, number>;
  /** Details of all levels, as for a drawing of everything; absent for none. */
  readonly provenance?: ProvenanceDetails;
}

/** A location in the source code, such as `network/main.tf:12`. */
export interface CodeLocation {
  /** Path of the file as in the source. */
  readonly file: string;
  readonly line: number;
  /** URL of the file up to the line number; absent if unknown. */
  readonly address?: string;
}

/** One piece of evidence for an element, a position or an edge. */
export interface Reason {
  /** The rule and the attribute that proves it. */
  readonly text: string;
  /** Code location of the evidence; absent if unknown. */
  readonly at?: CodeLocation;
}

/** Details of an element that the diagram does not show. */
export interface ElementDetails {
  /** Code location of the element's block. */
  readonly at?: CodeLocation;
  /** Evidence for its position. */
  readonly why: readonly Reason[];
  /** Resources without an icon that are part of it, by address, with the evidence. */
  readonly parts: readonly (Reason & { readonly name: string })[];
}

/**
 * Details for formats with `showsProvenance`: attribute names and code locations, but no attribute values except tags.
 */
export interface ProvenanceDetails {
  /** Evidence by edge, the most certain first. The key is the ids of both ends, joined by a line feed. */
  readonly lines: ReadonlyMap<string, readonly Reason[]>;
  /** Details by element id. */
  readonly elements: ReadonlyMap<string, ElementDetails>;
  /** Values of the requested tags: tag name -> element id -> values; absent for none. */
  readonly tags?: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  /** Resources that are not drawn under their own address; absent for none. */
  readonly undrawn?: readonly UndrawnResource[];
}

/** A resource of the source that another element shows, or none. */
export interface UndrawnResource {
  /** Address as the source writes it. */
  readonly address: string;
  /** Name in the cloud, if known. */
  readonly name?: string;
  /**
   * Ids of elements that may show it, the best first. Of an edge, the ids of both ends, joined by a line feed. Empty if
   * the resource is hidden.
   */
  readonly hosts: readonly string[];
  /** Ids of the boxes around it, the innermost first, for a diagram without any of its hosts. */
  readonly around: readonly string[];
  /** Relation to its host, such as `part of`; of a hidden resource, the reason why it is not drawn. */
  readonly relation: string;
}

/** An icon as the content of an SVG. */
export interface Icon {
  readonly viewBox: string;
  /** Markup inside the icon's root. Its ids are unique in the whole bundle. */
  readonly body: string;
  /** Presentation attributes of the icon's root. Outline icons get their stroke from these. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Icons by slug. */
export type Icons = Readonly<Record<string, Icon>>;

/** `#rrggbb` by use; absent for the theme's own colour. */
export type BrandColours = Readonly<Partial<Record<'background' | 'text' | 'line' | 'accent', string>>>;

/** Colours and font of an organization, which annotations set. */
export interface Brand {
  readonly light: BrandColours;
  readonly dark: BrandColours;
  readonly font: string | null;
}

/** Icons, colours and font that users set. */
export interface Appearance {
  /** Icons by slug, besides the bundled ones. */
  readonly icons: Icons;
  readonly brand: Brand | null;
}

/** Options of a writer. A format ignores the options that it does not support: see FormatRow. */
export interface RenderOptions {
  readonly theme: ThemeName;
  /** Pixels per unit of the layout, in formats with pixels; null for a scale that suits the size. */
  readonly scale: number | null;
  /** Access to a faster rasteriser. */
  readonly machine?: Machine;
  readonly links?: Links;
  /** Program version and fingerprint of the graph, in formats that can store them: src/diagram/stamp.ts. */
  readonly stamp?: string;
  /** The revision to draw; `change` if absent. */
  readonly side?: Revision;
  /** Pages for parts of the diagram and the links to them, in formats with `hasPages`; absent for a single page. */
  readonly pages?: { readonly sheets: readonly DiagramPage[]; readonly links: Links };
  /** Levels of a page, in formats with `hasLevels`; absent for a single drawing. */
  readonly levels?: Levels;
  /** Details for formats with `showsProvenance`; absent for none. */
  readonly provenance?: ProvenanceDetails;
  /** Icon set for formats with `hasIcons`; `embedded` if absent. */
  readonly icons?: IconSet;
  /** Fonts for characters that the bundled one lacks, in formats with `usesFallbackFonts`; in order of preference. */
  readonly fonts?: readonly FallbackFont[];
  /** Fonts for all characters, in formats with `usesFallbackFonts`; the bundled font if absent. */
  readonly brandFonts?: readonly FallbackFont[];
  /** Icons, colours and font that replace the usual ones; absent for none. */
  readonly appearance?: Appearance;
}

/** A written file. */
export interface Output {
  readonly content: string | Uint8Array;
  /** A note for the user, such as a list of texts that no font can draw; null for none. */
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
  /** The file shows evidence and code locations on demand: see ProvenanceDetails. */
  readonly showsProvenance?: true;
  /** Elements can be links: see Links. */
  readonly hasLinks?: true;
  /** The format has pixels, so `scale` applies. */
  readonly hasPixels?: true;
  /** The file contains its fonts: the bundled one and the option `fonts`. Other formats use the reader's fonts. */
  readonly usesFallbackFonts?: true;
  /** The application that opens the file has icons of its own, which `icons` selects. */
  readonly hasIcons?: true;
  /** One file contains all pages. In other formats each page is a file. */
  readonly hasPages?: true;
  /** One file contains an overview and all that it counts: see Levels. */
  readonly hasLevels?: true;
  /** People edit the file in another program, and `--layout-from` keeps their edits: layout/pinned/edits.ts. */
  readonly keepsEdits?: true;
  /** Loads the writer on demand. */
  readonly load: () => Promise<{ readonly write: Writer<Subject> }>;
}

/** A row of `formats.ts`: the properties of a format, with a writer for the input that it needs. */
export type FormatRow = Row<'layout', Layout> | Row<'presentation', Presentation> | Row<'both', LabeledLayout>;
