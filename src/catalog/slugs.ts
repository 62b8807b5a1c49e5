import { BOX_ICONS } from './boxes.js';
import { PREFIXES, UNKNOWN } from './fallback.js';
import { TABLES } from './tables.js';

const ROWS = TABLES.flatMap((table) => Object.values(table));

/** Of products that share a type. */
const PRODUCT_ICONS = ROWS.flatMap(({ products }) =>
  [...(products?.is.values() ?? [])].flatMap(([, icon]) => icon ?? []),
);

/** Every icon that some fact names, in order and once: what the bundle has to hold. */
export const ICON_SLUGS: readonly string[] = [
  ...new Set([
    ...ROWS.flatMap(({ icon }) => icon ?? []),
    ...[...PREFIXES.values()].map((facts) => facts.icon),
    ...BOX_ICONS,
    ...PRODUCT_ICONS,
    UNKNOWN.icon,
  ]),
].sort();
