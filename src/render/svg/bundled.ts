/** The bundled icons. A diagram of one cloud unpacks the icons of that cloud only. */
import type { Icon, Icons } from './icons.js';

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
