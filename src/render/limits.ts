/**
 * Maximum number of pixels of a PNG without an explicit scale: those of a 5K screen. Measured, the whole program then
 * stays under 230 MB.
 */
export const PNG_USUAL_PIXELS = 5120 * 2880;
/**
 * Maximum number of pixels of any PNG. Measured: the whole program takes 400 MB for 40 megapixels, and 6 bytes for each
 * further pixel.
 */
export const PNG_MAX_PIXELS = 40_000_000;
/**
 * A little less than the limits of Mermaid and GitHub, 500 edges and 50,000 characters, which a diagram cannot raise.
 */
export const MERMAID_EDGES_MAX = 450;
export const MERMAID_CHARACTERS_MAX = 45_000;
/**
 * Maximum number of icons and boxes in a Mermaid chart. A browser needs seconds to draw more, and nobody can read them.
 */
export const MERMAID_NODES_MAX = 300;
/** Maximum length of one text from the source in a Mermaid chart, in characters. */
export const MERMAID_LABEL_LENGTH_MAX = 60;
/** Maximum length of one text from the source in other text formats, in characters. */
export const FOREIGN_TEXT_MAX = 200;
/**
 * Maximum size of the evidence in a page: EVIDENCE_BYTES, or this fraction of the drawing if that is more. Measured on
 * real code: evidence has at most a fifth of the size of the drawing, and 4 KB beside a small one.
 */
export const EVIDENCE_BYTES = 16 * 1024;
export const EVIDENCE_SHARE_OF_DRAWING = 1 / 4;
/**
 * Maximum length of a reason, a resource address or a file name in a page, in characters. The longest in real code has
 * 188.
 */
export const EVIDENCE_TEXT_MAX = 240;
/** Maximum length of the URL of a file in a page, in characters. */
export const EVIDENCE_ADDRESS_MAX = 500;
/** Maximum size of a font file, in bytes. Noto Sans CJK with all its languages has 19 MB. */
export const FONT_BYTES_MAX = 32 * 1024 * 1024;
/** Maximum number of fonts for a diagram: enough for four writing systems in two weights. */
export const FONTS_MAX = 8;
/** Time limit for reading a font, and for shaping the texts of a diagram in it, in seconds. */
export const FONT_SECONDS = 10;
/** Maximum memory of HarfBuzz with one font, which it holds uncompressed, in bytes. */
export const FONT_MEMORY_MAX = 128 * 1024 * 1024;
/** Maximum length of the path data of one text, in characters. The outline of an ideograph has about 1,000. */
export const OUTLINE_CHARACTERS_MAX = 4 * 1024 * 1024;
/** Maximum size of an icon file that users supply, in bytes. The largest bundled icon has 6 KB. */
export const ICON_BYTES_MAX = 100 * 1024;
/** Maximum number of icon files for a diagram: more kinds than a reader can tell apart. */
export const ICONS_MAX = 64;
/** Maximum width and height of a PNG icon, in pixels: eight times the size of a drawn icon. */
export const ICON_PIXELS_MAX = 512;
/**
 * Maximum number of elements of an SVG icon, and maximum depth of their nesting. The bundled icons have at most 43
 * elements.
 */
export const ICON_ELEMENTS_MAX = 2000;
export const ICON_DEPTH_MAX = 24;
/**
 * Maximum number of attributes of one element in an SVG icon. Inkscape writes 60 declarations, but all of them in one
 * attribute.
 */
export const ICON_ATTRIBUTES_MAX = 100;
/** Largest coordinate in an SVG icon, and the largest factor of its transformations. */
export const ICON_COORDINATE_MAX = 100_000;
export const ICON_SCALE_MAX = 1_000_000;
