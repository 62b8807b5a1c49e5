import { BOX_ICONS } from './boxes.js';
import { PREFIXES, UNKNOWN } from './fallback.js';
import { PRODUCT_ICONS } from './products.js';
import { TABLES } from './tables.js';

/** Every icon that some fact names, in order and once: what the bundle has to hold. */
export const ICON_SLUGS: readonly string[] = [
  ...new Set([
    ...TABLES.flatMap((table) => Object.values(table).flatMap(({ icon }) => icon ?? [])),
    ...[...PREFIXES.values()].map((facts) => facts.icon),
    ...BOX_ICONS,
    ...PRODUCT_ICONS,
    UNKNOWN.icon,
  ]),
].sort();
