import inter400 from '../assets/inter-400.ttf';
import inter600 from '../assets/inter-600.ttf';

export const FONT_FAMILY = 'Inter';

/** The only fonts that a PNG may use. TrueType: the rasteriser drops text without a word for fonts that it cannot read. */
export const FONTS: readonly Uint8Array[] = [inter400, inter600];
