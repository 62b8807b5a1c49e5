/** Characters of a compressed page after inflation; a diagram of 1,000 icons has 3 million. */
export const UNPACKED_MAX = 64_000_000;
/** Elements of a file; a diagram of 1,000 icons has 12,000. */
export const ELEMENTS_MAX = 1_000_000;
/** Nesting depth of boxes. */
export const NESTED_MAX = 100;
/** Pixels from the origin of the page, and for each side of an element. The editor's own limit is lower. */
export const FAR = 1_000_000;
