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
