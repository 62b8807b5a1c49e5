import inter400 from '../assets/inter-400.ttf';
import inter600 from '../assets/inter-600.ttf';

export const FONT_FAMILY = 'Inter';

/**
 * The only fonts that a PNG may use. They are TrueType, because the rasteriser silently drops text in a font that it
 * cannot read.
 */
export const FONTS: readonly Uint8Array[] = [inter400, inter600];
