import { AWS_PREFIXES } from './aws/prefixes.js';
import { AZURE_PREFIXES } from './azure/prefixes.js';
import { BOX_ICONS } from './boxes.js';
import { UNKNOWN } from './fallback.js';
import { GOOGLE_PREFIXES } from './google/prefixes.js';
import { OTHER_PREFIXES } from './other/prefixes.js';
import { TABLES } from './tables.js';

const PREFIX_TABLES = [AWS_PREFIXES, AZURE_PREFIXES, GOOGLE_PREFIXES, OTHER_PREFIXES];

const ROWS = TABLES.flatMap((table) => Object.values(table));

/** Of products that share a type. */
const PRODUCT_ICONS = ROWS.flatMap(({ products }) =>
  [...(products?.is.values() ?? [])].flatMap(([, icon]) => icon ?? []),
);

/** Every icon that some fact names, in order and once: what the bundle has to hold. */
export const ICON_SLUGS: readonly string[] = [
  ...new Set([
    ...ROWS.flatMap(({ icon }) => icon ?? []),
    ...PREFIX_TABLES.flatMap((table) => Object.values(table).map(({ icon }) => icon)),
    ...BOX_ICONS,
    ...PRODUCT_ICONS,
    UNKNOWN.icon,
  ]),
].sort();
