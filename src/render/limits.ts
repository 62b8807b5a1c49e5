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
