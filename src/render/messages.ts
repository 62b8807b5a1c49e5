import type { ChangeName } from '../graph/changes.js';
import { changeWord } from '../messages.js';
import { listedUpTo, plural } from '../platform/text/english.js';
import { printable, quote } from '../platform/text/printable.js';

export const LEGEND_COUNT_SAMPLE = '×n';

export const DIAGRAM = 'Architecture diagram';
/**
 * Returns the description of a diagram for screen readers.
 * @param changes the legend entries for changes, in legend order
 */
export const pictureDescription = (resources: number, connections: number, changes: readonly string[] = []) =>
  `Architecture diagram with ${plural(resources, 'resource')} and ${plural(connections, 'connection')}${changes.length === 0 ? '' : `; changes: ${changes.join('; ')}`}`;
/** Name of a layer in draw.io's list. */
export const NOTES_LAYER = 'Notes';
export const edgeTooltip = (from: string, to: string, twoWay: boolean, label: string, change = '') =>
  `${from} ${twoWay ? 'and' : 'to'} ${to}${label === '' ? '' : `: ${label}`}${change === '' ? '' : `, ${change}`}`;
export const TITLE_WITHOUT_WORDS = 'the layout has space for a title, but there is no title';
export const notANumber = (value: number) => `a coordinate is ${value}`;
export const pngScaledDown = (requested: number, used: number, megapixels: number) =>
  `the diagram is drawn at scale ${used} instead of ${requested}: a PNG has at most ${megapixels} megapixels; SVG has no such limit`;
export const fontPacked = (name: string) => `${printable(name)} is a font packed for the web (WOFF)`;
export const FONT_PACKED_REMEDY =
  'Unpack it to TrueType or OpenType: woff2_decompress <file>, or fonttools ttLib <file>.';
export const fontUnknown = (name: string) => `${printable(name)} is not a font that can be read`;
export const FONT_REMEDY = 'Pass a TrueType or OpenType font: .ttf, .otf, or a collection, .ttc.';
export const fontDamaged = (name: string) => `${printable(name)} is a damaged font`;
export const fontWithoutOutlines = (name: string) => `${printable(name)} is a bitmap font, without outlines`;
export const FONT_WITHOUT_OUTLINES_REMEDY =
  'Pass a font with outlines: for emoji, Noto Emoji instead of Noto Color Emoji.';
export const fontUndrawable = (name: string) =>
  `text cannot be drawn with the font ${printable(name)}: it is damaged, or its glyphs are too large`;
/**
 * Returns the note on texts that PNG and PDF files leave blank.
 * @param texts with a character that no font has
 */
export const textsUndrawn = (texts: readonly string[]) => {
  const listed = listedUpTo(
    texts.map((text) => quote(text, UNDRAWN_LENGTH)),
    UNDRAWN_LISTED,
  );
  return `the font lacks characters of ${plural(texts.length, 'text')}, which are left blank in PNG and PDF: ${listed}. SVG shows them; for the others, pass a font that has them with --font`;
};
const UNDRAWN_LISTED = 3;
const UNDRAWN_LENGTH = 40;
export const RASTERISER_FAILED = 'the diagram could not be converted to PNG';
export const RASTERISER_FAILED_REMEDY = 'Use --format svg until this is fixed.';
export const NOT_READABLE_SVG = 'the SVG for the PDF cannot be read';
/**
 * Returns the message for SVG content that the PDF writer does not support.
 * @param what an element, a colour or a transformation
 */
export const notDrawable = (what: string) => `the PDF writer does not support ${printable(what)}`;
export const NOT_A_FONT = 'a bundled font lacks a table';
export const NOT_AN_SVG = 'the SVG to rasterise has no size';

/** Returns the note on a reduced chart, as do the functions below. `shown` and `total` count icons and boxes. */
export const mermaidOfChanges = (shown: number, total: number) =>
  `only changes and their neighbours, ${shown} of ${total}`;
export const mermaidOfKinds = (shown: number, total: number) =>
  `identical resources are one icon, ${shown} for ${total}`;
export const mermaidOfBoxes = (shown: number, total: number) => `only the boxes, ${shown} of ${total}`;
export const mermaidOfOuterBoxes = (shown: number, total: number) => `only the outer boxes, ${shown} of ${total}`;
export const mermaidOfPart = (shown: number, total: number) => `only ${shown} of ${total}`;
export const mermaidFolded = (parts: string) => `too large for Mermaid: ${parts}`;
/** The box for nodes outside any box, in formats that allow nodes in boxes only. */
export const OUTSIDE = 'Outside';
/** Marks the former position of a moved element. */
export const WAS_HERE = changeWord('ghost');
/** Returns `−2 removed`, for the title of a diagram without a legend. */
export const titleOfChange = (sign: string, count: number, change: Exclude<ChangeName, 'none'>) =>
  `${sign}${count} ${changeWord(change)}`;
export const inside = (count: number) => `${count} inside`;
export const moreInside = (count: number) => `${count} more inside`;
export const times = (count: number) => `×${count}`;

export const PAGE_SEARCH = 'Search';
export const PAGE_LIST = 'List';
export const PAGE_LAYERS = 'Layers';
/** Returns the last entry of a list that is cut. */
export const andMore = (count: number) => `and ${count} more`;
export const PAGE_DRIFT = 'Drift';
export const PAGE_FLOW = 'Flows';
export const PAGE_THEME = 'Theme';
export const PAGE_MORE = 'More';
export const PAGE_DETAILS = 'Details';
export const PAGE_KEYS =
  'Arrows and Page Down move, Enter opens, E goes through connections, C collapses, Escape closes';
export const PAGE_KEYS_OF_CHANGE = `${PAGE_KEYS}, N and P go from change to change, S shows the change, before and after, R opens the review, T ticks off`;
export const PAGE_KEYS_OF_LEVELS = ', O opens the level behind an element, U goes back to the overview';
export const PAGE_SIDES = 'Change, before and after';
export const PAGE_LEVELS = 'Levels';
export const PAGE_OVERVIEW = 'Overview';
export const PAGE_ZOOM = 'Zoom';
export const PAGE_ZOOM_IN = 'Larger (+)';
export const PAGE_ZOOM_OUT = 'Smaller (-)';
export const PAGE_FIT = 'Fit (0)';
export const PAGE_COLLAPSE = 'Collapse all';
export const PAGE_EXPAND = 'Expand all';
export const PAGE_COPY_SVG = 'Copy SVG';
export const PAGE_COPY_PNG = 'Copy PNG';
/** Relation of a resource to the box that it would be drawn in. */
export const PAGE_IS_INSIDE = 'inside';
export const PAGE_PRINT = 'Print';

// ---- Reasons to refuse an icon file, each a clause about the file.

export const iconTooLarge = (bytes: number) => `it is larger than ${bytes / 1024} KB`;
export const ICON_NOT_SVG = 'it is neither an SVG nor a PNG';
export const ICON_DOCTYPE = 'it has a document type (<!DOCTYPE>), which is not allowed';
export const iconTooManyElements = (count: number) => `it has more than ${count} elements`;
export const iconTooDeep = (levels: number) => `its elements are nested more than ${levels} levels deep`;
export const iconElementUnknown = (name: string) => `it contains ${quote(name, ICON_QUOTED)}, which is not allowed`;
export const iconValueUnknown = (name: string) => `its value of ${quote(name, ICON_QUOTED)} is not allowed`;
const ICON_QUOTED = 40;
export const ICON_STYLESHEET = 'it has a style sheet; export it with presentation attributes';
export const ICON_IDS = 'two of its gradients or clip paths have the same id';
export const ICON_WITHOUT_SIZE = 'it has neither a valid viewBox nor a width and a height of at least 1';
export const ICON_EMPTY = 'it draws nothing';
export const ICON_PNG_DAMAGED = 'it is a damaged PNG';
export const iconPixels = (side: number) => `it has more than ${side} pixels in width or height`;
export const ICON_PNG_KIND = 'it is interlaced, or does not have 8 bits per channel';
