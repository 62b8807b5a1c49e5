/** Styles that draw icons in cells. Each cell embeds its image, because the format cannot share images. */
import { type Icons, iconDocument } from '../svg/icons.js';
import type { Theme } from '../theme.js';
import type { Style } from './cells.js';

export interface Pictures {
  /** Returns the style of a cell that is an icon. */
  readonly icon: (slug: string) => Style;
  /** Returns the style of a box that draws the icon in its own corner; null if the icon needs a cell of its own. */
  readonly frame: (slug: string) => Style | null;
}

/** Keeps the icon square. `shape` comes first: draw.io names the shape after the first entry. */
const IMAGE: Style = { shape: 'image', html: 1, imageAspect: 0, aspect: 'fixed' };

/**
 * A data URL without `;base64`, because the semicolon would end the style entry. Readers of the format assume base64.
 */
const ADDRESS = 'data:image/svg+xml,';

export function embedded(icons: Icons, theme: Theme): Pictures {
  const drawn = new Map<string, Style>();
  const icon = (slug: string): Style => {
    const known = drawn.get(slug);
    if (known !== undefined) return known;
    const image = ADDRESS + Buffer.from(iconDocument(slug, icons, theme)).toString('base64');
    const style = { ...IMAGE, image };
    drawn.set(slug, style);
    return style;
  };
  return { icon, frame: () => null };
}
