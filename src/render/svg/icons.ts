import type { Layout } from '../../layout/layout.js';
import type { Theme } from '../theme.js';
import { escapeXml } from './escape.js';
import { number } from './numbers.js';
import { painted } from './paint.js';

export interface Icon {
  readonly viewBox: string;
  /** Markup inside the icon's root. Its ids are unique in the whole bundle. */
  readonly body: string;
  /** Presentation attributes of the icon's root. Outline icons get their stroke from these. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Icons by slug. */
export type Icons = Readonly<Record<string, Icon>>;

/** A plain outlined box, drawn if the bundle lacks a slug, so that every resource has an icon. */
const MISSING: Icon = {
  viewBox: '0 0 24 24',
  body: '<path d="M12 3l8 4.5v9l-8 4.5l-8 -4.5v-9z"/><path d="M12 12l8 -4.5"/><path d="M12 12v9"/><path d="M12 12l-8 -4.5"/>',
  attributes: {
    fill: 'none',
    stroke: '#344054',
    'stroke-width': '1.25',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  },
};

const symbolId = (slug: string): string => `icon-${slug.replace(/[^A-Za-z0-9_-]/g, '_')}`;

/** Returns the icon at a position. The document must also contain `symbols`. */
export const useIcon = (slug: string, x: number, y: number, size: number): string =>
  `<use href="#${symbolId(slug)}" x="${number(x)}" y="${number(y)}" width="${number(size)}" height="${number(size)}"/>`;

/** Prefix of plain outline icons, which belong to no vendor and take the theme's colour. */
const GENERIC_ICONS = 'tabler-';

const iconCalled = (slug: string, icons: Icons): Icon => (Object.hasOwn(icons, slug) ? (icons[slug] as Icon) : MISSING);

/** Returns the attributes that the element around the icon's body needs. */
function rootAttributes(slug: string, icon: Icon, theme: Theme): string {
  const isGeneric = icon === MISSING || slug.startsWith(GENERIC_ICONS);
  const attributes = Object.entries(icon.attributes)
    .map(([name, value]) =>
      isGeneric && name === 'stroke' ? painted({ stroke: theme.outline }) : ` ${name}="${escapeXml(value)}"`,
    )
    .join('');
  return ` viewBox="${icon.viewBox}"${attributes}`;
}

function symbol(slug: string, icons: Icons, theme: Theme): string {
  const icon = iconCalled(slug, icons);
  return `<symbol id="${symbolId(slug)}"${rootAttributes(slug, icon, theme)}>${icon.body}</symbol>`;
}

/** Returns the icon as an SVG document. */
export function iconDocument(slug: string, icons: Icons, theme: Theme): string {
  const icon = iconCalled(slug, icons);
  return `<svg xmlns="http://www.w3.org/2000/svg"${rootAttributes(slug, icon, theme)}>${icon.body}</svg>`;
}

/** Returns the icons that the layout uses, boxes first, in order of first use. */
export function slugsOf(layout: Layout): ReadonlySet<string> {
  const slugs = new Set<string>();
  for (const { box } of layout.boxes) if (box.icon !== null) slugs.add(box.icon);
  for (const { node } of layout.nodes) slugs.add(node.icon);
  return slugs;
}

/** Returns one symbol per icon that the layout uses. */
export const symbols = (layout: Layout, icons: Icons, theme: Theme): string[] =>
  [...slugsOf(layout)].map((slug) => symbol(slug, icons, theme));
