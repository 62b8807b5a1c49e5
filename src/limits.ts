/** Named limits, each with its source. */

// ---- command line ----------------------------------------------------------------------------------------------

/** Below this an icon of 48 px is a dot; above it a 1,000-node picture passes what image viewers open. */
export const SCALE_MIN = 0.25;
export const SCALE_MAX = 8;
/** Twice the pixels: sharp on the high-density screens that most readers have. */
export const SCALE_DEFAULT = 2;

// ---- read ------------------------------------------------------------------------------------------------------

// ---- arrange ---------------------------------------------------------------------------------------------------

// ---- draw ------------------------------------------------------------------------------------------------------

/** Measured with the rasteriser: 40 megapixels take about a gigabyte of memory, 95 take more than two. */
export const PNG_MAX_PIXELS = 40_000_000;
