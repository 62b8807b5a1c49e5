/** The icons of the bundle: a picture of one cloud unpacks those of that cloud. */
import type { Icon, Icons } from './icons.js';

/** What a slug begins with -> its file; `other` for all that begins otherwise. `npm run assets` writes them. */
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

/** Those of the slugs that the bundle has, and their families. */
export async function bundledIcons(slugs: Iterable<string>): Promise<Icons> {
  const families = new Set([...slugs].map(familyOf));
  const icons: Record<string, Icon> = {};
  for (const family of families) Object.assign(icons, (await FAMILIES[family]()).default);
  return icons;
}
