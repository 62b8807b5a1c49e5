/** The icons of a diagram: loads them from the bundle, and writes them as symbols that `<use>` elements refer to. */
import type { Layout } from '../../layout/layout.js';
import type { Theme } from '../theme.js';
import type { Icon, Icons } from '../writer.js';
import { escapeXml, formatNumber, paintAttributes } from './notation.js';

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
  `<use href="#${symbolId(slug)}" x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(size)}" height="${formatNumber(size)}"/>`;

/** Prefix of plain outline icons, which belong to no vendor and take the theme's colour. */
const GENERIC_ICONS = 'tabler-';

const iconBySlug = (slug: string, icons: Icons): Icon => (Object.hasOwn(icons, slug) ? (icons[slug] as Icon) : MISSING);

/** Returns the attributes that the element around the icon's body needs. */
function rootAttributes(slug: string, icon: Icon, theme: Theme): string {
  const isGeneric = icon === MISSING || slug.startsWith(GENERIC_ICONS);
  const attributes = Object.entries(icon.attributes)
    .map(([name, value]) =>
      isGeneric && name === 'stroke' ? paintAttributes({ stroke: theme.outline }) : ` ${name}="${escapeXml(value)}"`,
    )
    .join('');
  return ` viewBox="${icon.viewBox}"${attributes}`;
}

function symbol(slug: string, icons: Icons, theme: Theme): string {
  const icon = iconBySlug(slug, icons);
  return `<symbol id="${symbolId(slug)}"${rootAttributes(slug, icon, theme)}>${icon.body}</symbol>`;
}

/** Returns the icon as an SVG document of its own, without a size: for formats that embed icons as images. */
export function iconDocument(slug: string, icons: Icons, theme: Theme): string {
  const icon = iconBySlug(slug, icons);
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

// ---- The bundled icons.
// A diagram of one cloud unpacks the icons of that cloud only.

/** Prefix of a slug -> its file; `other` for all other prefixes. `npm run assets` writes the files. */
const FAMILIES = {
  aws: () => import('../assets/icons/aws.json', { with: { type: 'json' } }),
  azure: () => import('../assets/icons/azure.json', { with: { type: 'json' } }),
  gcp: () => import('../assets/icons/gcp.json', { with: { type: 'json' } }),
  other: () => import('../assets/icons/other.json', { with: { type: 'json' } }),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly default: Icons }>>>;

const familyOf = (slug: string): keyof typeof FAMILIES => {
  const start = slug.split('-', 1)[0]!;
  return Object.hasOwn(FAMILIES, start) ? (start as keyof typeof FAMILIES) : 'other';
};

/** Returns the icons of all families that the slugs belong to. A slug may be missing from the result. */
export async function bundledIcons(slugs: Iterable<string>): Promise<Icons> {
  const families = new Set([...slugs].map(familyOf));
  const icons: Record<string, Icon> = {};
  for (const family of families) Object.assign(icons, (await FAMILIES[family]()).default);
  return icons;
}

/**
 * Returns the icons for the slugs.
 * @param ownIcons icons that users supply
 */
export const iconsFor = async (slugs: ReadonlySet<string>, ownIcons: Icons = {}): Promise<Icons> => ({
  ...(await bundledIcons([...slugs].filter((slug) => !Object.hasOwn(ownIcons, slug)))),
  ...ownIcons,
});

// ---- Plates behind dark logos.

/**
 * Logos that are dark all over and may not be recoloured. A plate behind them keeps them visible on a dark background.
 * A test measures every icon of the bundle.
 */
export const DARK_MARKS: ReadonlySet<string> = new Set([
  'apache-kafka',
  'datadog',
  'elastic',
  'github',
  'hashicorp',
  'helm',
  'mongodb',
  'mysql',
  'opsgenie',
  'ovh',
  'scaleway',
  'sentry',
  'snyk',
  'splunk',
  'tailscale',
  'vercel',
]);

/** Pixels by which the plate extends beyond its icon. */
const BORDER = 3;

/** Returns the light plate behind an icon that is dark itself; an empty string where a theme or an icon needs none. */
export function drawPlate(slug: string, x: number, y: number, size: number, theme: Theme): string {
  if (theme.plate === null || !DARK_MARKS.has(slug)) return '';
  const side = formatNumber(size + 2 * BORDER);
  return `<rect x="${formatNumber(x - BORDER)}" y="${formatNumber(y - BORDER)}" width="${side}" height="${side}" rx="${BORDER + 2}"${paintAttributes({ fill: theme.plate })}/>`;
}
