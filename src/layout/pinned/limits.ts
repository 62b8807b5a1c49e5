/** Characters of one page that is packed: a picture of 1,000 icons has 3 million. */
export const UNPACKED_MAX = 64_000_000;
/** Elements of a file: a picture of 1,000 icons has 12,000. */
export const ELEMENTS_MAX = 1_000_000;
/** Boxes in boxes. */
export const NESTED_MAX = 100;
/** Pixels from the middle of the page, or from side to side: the editor itself ends before. */
export const FAR = 1_000_000;
