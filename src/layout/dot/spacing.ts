/** Distances in the pictures that Graphviz arranges, in pixels at scale 1. Graphviz calls a pixel a point. */

/** Around the whole picture, and between a box's border and its content. */
export const MARGIN = 24;
export const PADDING = 20;
/** Between things in one column, and between columns: an arrow and its label need a visible run. */
export const NODE_GAP = 24;
export const RANK_GAP = 56;
/** Between an icon and the tip or the start of an edge. */
export const ICON_GAP = 5;
/** A label's plate is this much wider than its text, and this high. */
export const LABEL_PAD = 10;
export const LABEL_HEIGHT = 16;
/** Content of a box that holds nothing, so that it is no flat line. */
export const FILLER = { width: 40, height: 24 };
/** What Graphviz adds around the label of a box, above and below it. */
export const GRAPHVIZ_LABEL_MARGIN = 8;
/** Inches are the unit of some of its attributes. */
export const PIXELS_PER_INCH = 72;
