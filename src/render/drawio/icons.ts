/** How cells show icons: each holds its picture, since the format has no place to share one. */
import { type Icons, iconDocument } from '../svg/icons.js';
import type { Theme } from '../theme.js';
import type { Style } from './cells.js';

export interface Pictures {
  /** The style of a cell that is an icon. */
  readonly icon: (slug: string) => Style;
  /** The style of a box that draws this icon in its corner by itself; null where the icon is a cell of its own. */
  readonly frame: (slug: string) => Style | null;
}

/** It stays square; the first of these is what the editor calls the shape. */
const IMAGE: Style = { shape: 'image', html: 1, imageAspect: 0, aspect: 'fixed' };

/** Without `;base64`, which would end the entry of a style: readers of the format know that it is. */
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
