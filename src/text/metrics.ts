/** Widths of text in the bundled font. Implemented from the generated advance table. */
export type Weight = 400 | 600;
