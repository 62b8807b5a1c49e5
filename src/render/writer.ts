/** What a format is: a function from what is said, or from where it stands, to the content of a file. */

import type { Presentation } from '../labels/model.js';
import type { Layout } from '../layout/layout.js';
import type { FallbackFont } from './fallback/font.js';
import type { Machine } from './png/native.js';

/** `auto`: light, and dark where the reader's system is. */
export type ThemeName = 'light' | 'dark' | 'auto';

/** Where parts of a picture lead; relative addresses, escaped for a URL and not for XML. Formats that cannot link leave them out. */
export interface Links {
  /** By id of node or box. */
  readonly hrefs: ReadonlyMap<string, string>;
  /** Where the title leads; null for nowhere. */
  readonly heading: string | null;
}

/**
 * `change`: what was and what will be in one picture, each difference marked. `before` and `after`: one of the two without
 * marks, everything in the place that it has in the other ones.
 */
export type Revision = 'change' | 'before' | 'after';

/** `embedded`: those of this program, in the file. `native`: those that the format's reader has, where it has one. */
export type IconsOf = 'embedded' | 'native';

/** The picture of a part, in a file that holds all of them. */
export interface Sheet {
  /** What leads to it says this. */
  readonly id: string;
  readonly said: LabeledLayout;
  readonly links: Links;
}

/** A line of the code. */
export interface CodePlace {
  /** As the source calls it. */
  readonly file: string;
  readonly line: number;
  /** Of the file on the web, up to the number of the line; absent where nobody knows one. */
  readonly address?: string;
}

/** Why something is drawn as it is. */
export interface Reason {
  readonly text: string;
  /** Where the code says so, where that is at hand. */
  readonly at?: CodePlace;
}

/** What there is to say of a thing beside what is drawn. */
export interface ToldThing {
  /** Where its own block stands. */
  readonly at?: CodePlace;
  /** Why it is where it is. */
  readonly why: readonly Reason[];
  /** What is part of it and has no icon, by its address, and why. */
  readonly parts: readonly (Reason & { readonly name: string })[];
}

/** What formats with room for it say beside the drawing: names of attributes and places in the code, no values. */
export interface ProvenanceDetails {
  /** Of each arrow, by the ids of its ends, each on a line; the surest first. */
  readonly lines: ReadonlyMap<string, readonly Reason[]>;
  /** By id. */
  readonly things: ReadonlyMap<string, ToldThing>;
  /** Of the tags that were asked for, by name, the values of each thing, by id; absent for none. */
  readonly tags?: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
}

export interface RenderOptions {
  readonly theme: ThemeName;
  /** Pixels for one of the layout, where the format has pixels; null for what suits its size. */
  readonly scale: number | null;
  /** Where a faster rasteriser may be found. */
  readonly machine?: Machine;
  readonly links?: Links;
  /** What has drawn it, and of what, where the format has a place for that: src/diagram/stamp.ts. */
  readonly stamp?: string;
  /** Absent: the change. */
  readonly side?: Revision;
  /** Pictures of the parts, and what leads to them from the whole, for a format that holds them; absent for one picture. */
  readonly pages?: { readonly sheets: readonly Sheet[]; readonly links: Links };
  /** Where the format is one that tells it. */
  readonly told?: ProvenanceDetails;
  /** Whose icons, where the format's reader has some of its own. */
  readonly icons?: IconsOf;
  /** For characters that the bundled font lacks, where the format takes fonts. */
  readonly fonts?: readonly FallbackFont[];
}

export interface Output {
  readonly content: string | Uint8Array;
  /** What the user should know about it, or null. */
  readonly note: string | null;
}

/** The same subject and theme make the same bytes. */
export type Writer<Subject> = (subject: Subject, how: RenderOptions) => Output | Promise<Output>;

/** Words and places. */
export interface LabeledLayout {
  readonly presentation: Presentation;
  readonly layout: Layout;
}

interface Row<Needs extends string, Subject> {
  /**
   * `presentation`: words alone, so it has no theme and nothing is arranged for it. `both`: it follows the theme of its
   * reader, so one is enough.
   */
  readonly needs: Needs;
  /** Of its files, without a dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** No terminal can show it. */
  readonly isBinary: boolean;
  /** It has room for what is not drawn: see Told. */
  readonly tells?: true;
  /** Its parts can lead somewhere: see Links. */
  readonly hasLinks?: true;
  /** Its pixels are counted: `scale` says how many. */
  readonly hasPixels?: true;
  /** Its text is drawn with fonts of this program, and with those of `fonts`: its reader's do not count. */
  readonly takesFonts?: true;
  /** Its reader has icons of its own, which `icons` asks for. */
  readonly hasIcons?: true;
  /** One file has the pictures of all parts; others have a file each. */
  readonly holdsPages?: true;
  /** Loaded when it is asked for. */
  readonly load: () => Promise<{ readonly write: Writer<Subject> }>;
}

export type FormatRow = Row<'layout', Layout> | Row<'presentation', Presentation> | Row<'both', LabeledLayout>;
