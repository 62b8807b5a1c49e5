/** Fonts for formats that do not use the reader's fonts (PNG, PDF): the bundled ones, and those that people supply. */
import inter400 from './assets/inter-400.ttf';
import inter600 from './assets/inter-600.ttf';
import type { FallbackText } from './fallback/index.js';
import { undrawnTexts } from './undrawn.js';
import type { RenderOptions } from './writer.js';

export const FONT_FAMILY = 'Inter';

/**
 * The only fonts that a PNG may use. They are TrueType, because the rasteriser silently drops text in a font that it
 * cannot read.
 */
export const FONTS: readonly Uint8Array[] = [inter400, inter600];

/**
 * Returns the SVG with outlines in place of text that the bundled font does not draw.
 * @param isSearchable true to keep invisible text beneath the outlines
 * @throws InvalidInput naming a font that cannot be drawn
 */
export async function withFallbackFonts(
  svg: string,
  { fonts = [], brandFonts = [] }: Pick<RenderOptions, 'fonts' | 'brandFonts'>,
  isSearchable = false,
): Promise<FallbackText> {
  if (fonts.length + brandFonts.length === 0) return { svg, undrawn: undrawnTexts(svg) };
  const { outlineFallbackText } = await import('./fallback/index.js');
  return outlineFallbackText(svg, { fonts, brandFonts, isSearchable });
}
