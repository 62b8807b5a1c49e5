/**
 * Limit for the positions at which the edges of one box pass a column; above it, edges are bundled. Readable diagrams
 * have a few hundred. Measured: 394 edges between 150 icons pass 3,655 columns and take 2 s; 1,950 between 390 took 15
 * s.
 */
export const LANES_MAX = 3_000;
/**
 * Up to this size Graphviz runs with its default effort; above, with a tenth of it (measured, 1,000 nodes: 1.9 s
 * against 0.4 s).
 */
export const DOT_CAREFUL_NODES = 300;
export const DOT_EFFORT = 0.1;
/**
 * A network has one boundary node of each kind. If there are more, they are placed as ordinary icons, which keeps the
 * search for border positions fast.
 */
export const GATES_MAX = 12;

/**
 * Characters of a draw.io file, and of a compressed page after inflation; a diagram of 1,000 icons has 3 million. The
 * XML parser takes up to 32 bytes of memory and a tenth of a microsecond for each.
 */
export const UNPACKED_MAX = 32_000_000;
/** Elements of a file; a diagram of 1,000 icons has 12,000. */
export const ELEMENTS_MAX = 1_000_000;
/** Attributes of one element; the parser gets slow above a million. The editor writes a dozen, users may add some. */
export const ATTRIBUTES_MAX = 1_000;
/** Nesting depth of boxes. */
export const NESTED_MAX = 100;
/** Pixels from the origin of the page, and for each side of an element. The editor's own limit is lower. */
export const COORDINATE_MAX = 1_000_000;
