/** Fonts that users supply, for formats that do not use the reader's fonts (PNG, PDF). */
import type { FallbackText } from './fallback/index.js';
import { undrawnTexts } from './undrawn.js';
import type { RenderOptions } from './writer.js';

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
