/**
 * Distances of the nested layout, in pixels at scale 1, chosen by eye on diagrams of real plans. docs/layout.md
 * explains the terms.
 */

/** Between a box's border and its content. */
export const PADDING = 16;
/** Padding of a box without frame and title. */
export const BARE_PADDING = 2;
/** Between a box's title and its content. */
export const HEADER_GAP = 8;
/** Between an item and the one below it. */
export const ROW_GAP = 22;
/** Between two unconnected items side by side. */
export const COLUMN_GAP = 22;
/**
 * Minimum length of an edge between two neighbouring columns, from icon to icon, so that a piece of line is visible
 * before the arrowhead.
 */
export const EDGE_RUN = 48;
/**
 * Length that an end without an icon adds to the visible run of an edge, because the edge continues there behind a
 * border or in the next column.
 */
export const RUN_CONTINUATION = 12;
/** Minimum gap between a border with ports and the first column. */
export const PORT_GAP = 16;
/** Between two parallel lines; closer lines are hard to distinguish. */
export const LINE_GAP = 16;
/** Between a vertical run and the columns beside it. */
export const TRACK_MARGIN = 14;
/** The same for the outermost of several vertical runs, which need the room between them more. */
export const TRACKS_MARGIN = 12;
/** Between a line that passes a column and an item in the column. */
export const LANE_GAP = 12;
/** Between an icon and the ends of its edges. */
export const ICON_GAP = 5;
/**
 * Distance below the middle of an icon at which a reversed edge arrives on its right side or leaves on its left side. A
 * two-way edge starts this far above the middle if a one-way edge starts on the same side. Otherwise an arrowhead would
 * cover the start of another edge.
 */
export const REVERSED_SHIFT = 16;
/** Margin of the whole diagram. */
export const MARGIN = 24;
/** The width over height that packing aims at, and the range that still looks like a page. */
export const ASPECT = 1.6;
export const ASPECT_MIN = 0.7;
export const ASPECT_MAX = 2.2;
/** Width that a label plate adds to its text, and height of the plate. */
export const LABEL_PAD = 10;
export const LABEL_HEIGHT = 16;
/** Between two lines that both carry a label. */
export const LABEL_GAP = LABEL_HEIGHT + 4;
/** Total length of line beside a label that must stay visible. */
export const LABEL_RUN = 40;
