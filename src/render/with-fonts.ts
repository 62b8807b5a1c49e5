/** Fallback fonts for formats that do not use the reader's fonts (PNG, PDF). */
import type { FallbackText } from './fallback/index.js';
import { undrawnTexts } from './undrawn.js';
import type { RenderOptions } from './writer.js';

/**
 * Returns the SVG with outlines in place of text that only the fallback fonts can draw.
 * @param isSearchable true to keep invisible text beneath the outlines
 * @throws InvalidInput naming a font that cannot be drawn
 */
export async function withFallbackFonts(
  svg: string,
  { fonts = [] }: Pick<RenderOptions, 'fonts'>,
  isSearchable = false,
): Promise<FallbackText> {
  if (fonts.length === 0) return { svg, undrawn: undrawnTexts(svg) };
  const { outlineFallbackText } = await import('./fallback/index.js');
  return outlineFallbackText(svg, { fonts, isSearchable });
}
