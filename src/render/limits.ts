/** As large as pictures get without asking: a 5K screen. Measured, the whole program stays under 230 MB. */
export const PNG_USUAL_PIXELS = 5120 * 2880;
/** Measured: the whole program takes 400 MB for 40 megapixels, and 6 bytes for each one more. */
export const PNG_MAX_PIXELS = 40_000_000;
/** Mermaid's own limits, and GitHub's, are 500 edges and 50,000 characters, and a diagram cannot raise them. */
export const MERMAID_EDGES_MAX = 450;
export const MERMAID_CHARACTERS_MAX = 45_000;
/** A browser needs seconds for more boxes, and nobody reads them. */
export const MERMAID_NODES_MAX = 300;
/** Characters of one foreign text. */
export const MERMAID_LABEL_LENGTH_MAX = 60;
/** Characters of one foreign text in formats of text that have no limit of their own. */
export const FOREIGN_TEXT_MAX = 200;
/**
 * What a page says of why things are drawn as they are: at most so much, or this part of its drawing, where that is more.
 * Measured: of real code it is a fifth of the drawing at most, and 4 KB where that is a small one.
 */
export const EVIDENCE_BYTES = 16 * 1024;
export const EVIDENCE_OF_PICTURE = 1 / 4;
/** Of a reason, an address of a resource and the name of a file; of real code 188 characters at most. */
export const EVIDENCE_TEXT_MAX = 240;
/** Of a file on the web. */
export const EVIDENCE_ADDRESS_MAX = 500;
/** Bytes of one font file: Noto Sans CJK with all its languages has 19 MB. */
export const FONT_BYTES_MAX = 32 * 1024 * 1024;
/** One for each writing system of a picture, in two weights. */
export const FONTS_MAX = 8;
/** For reading a font, and for the texts of a picture in it. */
export const FONT_SECONDS = 10;
/** Bytes of memory for HarfBuzz with one font, which it holds uncompressed. */
export const FONT_MEMORY_MAX = 128 * 1024 * 1024;
/** Characters of the outline of one text. An ideograph has about 1,000. */
export const OUTLINE_CHARACTERS_MAX = 4 * 1024 * 1024;
