/** Text of a picture that its reader's fonts do not draw: with the bundled font, and given ones for what that lacks. */
import type { FallbackText } from './fallback/index.js';
import { undrawnTexts } from './undrawn.js';
import type { RenderOptions } from './writer.js';

/** Returns the picture with outlines for what only given fonts draw. @param isSearchable whether text that becomes outlines stays beneath them @throws InvalidInput for a font that cannot be drawn */
export async function withFallbackFonts(
  svg: string,
  { fonts = [] }: Pick<RenderOptions, 'fonts'>,
  isSearchable = false,
): Promise<FallbackText> {
  if (fonts.length === 0) return { svg, undrawn: undrawnTexts(svg) };
  const { outlineFallbackText } = await import('./fallback/index.js');
  return outlineFallbackText(svg, { fonts, isSearchable });
}
