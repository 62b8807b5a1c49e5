/** As large as pictures get without asking: a 5K screen. Measured, the whole program stays under 230 MB. */
export const PNG_USUAL_PIXELS = 5120 * 2880;
/** Measured: the whole program takes 400 MB for 40 megapixels, and 6 bytes for each one more. */
export const PNG_MAX_PIXELS = 40_000_000;
