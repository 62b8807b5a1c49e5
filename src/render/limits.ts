/** Pixels of a PNG without an explicit scale: a 5K screen. Measured, the whole program then stays under 230 MB. */
export const PNG_USUAL_PIXELS = 5120 * 2880;
/** Measured: the whole program takes 400 MB for 40 megapixels, and 6 bytes for each further pixel. */
export const PNG_MAX_PIXELS = 40_000_000;
/** Mermaid's own limits, and GitHub's, are 500 edges and 50,000 characters. A diagram cannot raise them. */
export const MERMAID_EDGES_MAX = 450;
export const MERMAID_CHARACTERS_MAX = 45_000;
/** A browser needs seconds to draw more boxes, and nobody can read them. */
export const MERMAID_NODES_MAX = 300;
/** Characters of one foreign text. */
export const MERMAID_LABEL_LENGTH_MAX = 60;
/** Characters of one foreign text in text formats without a limit of their own. */
export const FOREIGN_TEXT_MAX = 200;
/**
 * Evidence in a page: at most EVIDENCE_BYTES, or this fraction of its drawing if that is more. Measured on real code:
 * at most a fifth of the drawing, and 4 KB beside a small one.
 */
export const EVIDENCE_BYTES = 16 * 1024;
export const EVIDENCE_SHARE_OF_DRAWING = 1 / 4;
/** Characters of a reason, a resource address or a file name. The longest in real code has 188. */
export const EVIDENCE_TEXT_MAX = 240;
/** Characters of the URL of a file. */
export const EVIDENCE_ADDRESS_MAX = 500;
/** Bytes of one font file. Noto Sans CJK with all its languages has 19 MB. */
export const FONT_BYTES_MAX = 32 * 1024 * 1024;
/** Fonts of a diagram: enough for four writing systems in two weights. */
export const FONTS_MAX = 8;
/** Seconds for reading a font, and for shaping the texts of a diagram in it. */
export const FONT_SECONDS = 10;
/** Bytes of memory for HarfBuzz with one font, which it holds uncompressed. */
export const FONT_MEMORY_MAX = 128 * 1024 * 1024;
/** Characters of the outline of one text. An ideograph has about 1,000. */
export const OUTLINE_CHARACTERS_MAX = 4 * 1024 * 1024;
/** Bytes of one icon file that people supply. The largest bundled icon has 6 KB. */
export const ICON_BYTES_MAX = 100 * 1024;
/** Icon files of a diagram: more kinds than a reader can tell apart. */
export const ICONS_MAX = 64;
/** Pixels of each side of a PNG icon: eight times the size of an icon. */
export const ICON_PIXELS_MAX = 512;
/** Elements of an SVG icon, and their nesting. The bundled icons have at most 43 elements. */
export const ICON_ELEMENTS_MAX = 2000;
export const ICON_DEPTH_MAX = 24;
/** Attributes of one element. Inkscape writes 60 declarations, all in one. */
export const ICON_ATTRIBUTES_MAX = 100;
/** Largest coordinate in an SVG icon, and the largest factor of its transformations. */
export const ICON_COORDINATE_MAX = 100_000;
export const ICON_SCALE_MAX = 1_000_000;
