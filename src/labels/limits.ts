/** Maximum characters of a caption line. Longer lines are cut at the end, which has the new value. */
export const CAPTION_LENGTH_MAX = 48;
