/** Distances in Graphviz layouts, in pixels at scale 1. A pixel is a point in Graphviz. */

/** Margin of the diagram, and padding of boxes. */
export const MARGIN = 24;
export const PADDING = 20;
/** Gap between nodes in a column, and between columns. An arrow with its label needs a visible run. */
export const NODE_GAP = 24;
export const RANK_GAP = 56;
/** Gap between an icon and the ends of its edges. */
export const ICON_GAP = 5;
/** Width that a label plate adds to its text, and height of the plate. */
export const LABEL_PAD = 10;
export const LABEL_HEIGHT = 16;
/** Content of an empty box, which would otherwise be a flat line. */
export const FILLER = { width: 40, height: 24 };
/** Margin that Graphviz adds above and below the label of a box. */
export const GRAPHVIZ_LABEL_MARGIN = 8;
/** Some attributes of Graphviz are in inches. */
export const PIXELS_PER_INCH = 72;
