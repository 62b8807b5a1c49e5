/** Distances of the nested layout, in pixels at scale 1. Measured by eye on real plans; see docs/layout.md. */

/** Between a box's border and its content. */
export const PADDING = 16;
/** In a box without frame and title. */
export const BARE_PADDING = 2;
/** Between a box's title and its content. */
export const HEADER_GAP = 8;
/** Between two things one above the other. */
export const ROW_GAP = 22;
/** Between two things side by side that no edge joins. */
export const COLUMN_GAP = 22;
/** Least length of a straight line between two columns, from icon to icon: an arrow needs a visible run. */
export const EDGE_RUN = 48;
/** Of a line that goes on behind a border or in the next column, this much of that counts as part of its run. */
export const RUN_ON = 12;
/** Least room between a border with ports and the first column. */
export const PORT_GAP = 16;
/** Between two parallel lines: nearer than this the eye has to look twice to tell them apart. */
export const LINE_GAP = 16;
/** Between a vertical run and the columns beside it. */
export const TRACK_MARGIN = 14;
/** The same for the outermost of several, which need the room between them more. */
export const TRACKS_MARGIN = 12;
/** Between a line that passes a column and a thing in the column. */
export const LANE_GAP = 12;
/** Between an icon and the tip or the start of an edge. */
export const ICON_GAP = 5;
/**
 * Lines that arrive on the right of an icon, or leave on its left, do so this much below the middle, and lines with two
 * heads start this much above it where others start too: heads must not sit where other lines start.
 */
export const AGAINST_SHIFT = 16;
/** Around the whole picture. */
export const MARGIN = 24;
/** Width over height that packing aims at, and beyond which a sheet is no page any longer. */
export const ASPECT = 1.6;
export const ASPECT_MIN = 0.7;
export const ASPECT_MAX = 2.2;
/** A label's plate is this much wider than its text, and this high. */
export const LABEL_PAD = 10;
export const LABEL_HEIGHT = 16;
/** Between two lines that both carry a label. */
export const LABEL_GAP = LABEL_HEIGHT + 4;
/** Line beside a label that must stay visible, in total. */
export const LABEL_RUN = 40;
