/** Characters of a line in a caption. Of a longer one the end is cut, which says what will be. */
export const CAPTION_LENGTH_MAX = 48;
