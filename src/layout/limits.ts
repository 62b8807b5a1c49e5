/**
 * Maximum number of lanes in a level. Above it, all lines of one kind share one lane per column. Readable diagrams have
 * a few hundred. Measured: 394 edges between 150 icons need 3,655 lanes and take 2 s; 1,950 edges between 390 icons
 * took 15 s.
 */
export const LANES_MAX = 3_000;
/**
 * Up to this number of nodes Graphviz runs with its default effort; above it, with a tenth of it (measured, 1,000
 * nodes: 1.9 s against 0.4 s).
 */
export const DOT_CAREFUL_NODES = 300;
export const DOT_EFFORT = 0.1;
/**
 * Maximum number of gates of one box. A network has one gateway of each kind. In a box with more, all of them become
 * ordinary icons, which keeps the search for border positions fast.
 */
export const GATES_MAX = 12;

/**
 * Maximum length of a draw.io file, and of a compressed page after inflation, in characters. A diagram of 1,000 icons
 * has 3 million. The XML parser takes up to 32 bytes of memory and a tenth of a microsecond for each character.
 */
export const UNPACKED_MAX = 32_000_000;
/** Maximum number of XML elements in a draw.io file. A diagram of 1,000 icons has 12,000. */
export const ELEMENTS_MAX = 1_000_000;
/**
 * Maximum number of attributes of one XML element. The parser gets slow above a million. The editor writes a dozen,
 * users may add some.
 */
export const ATTRIBUTES_MAX = 1_000;
/** Maximum depth to which XML elements and draw.io cells may nest. Real diagrams have about ten levels. */
export const NESTED_MAX = 100;
/**
 * Maximum distance from the origin of the page, and maximum width and height of an element, in pixels. The limit of
 * draw.io is lower.
 */
export const COORDINATE_MAX = 1_000_000;
