/** Icons that the facts of this folder name. */

import { AWS_PREFIXES } from './aws/patterns.js';
import { AZURE_PREFIXES } from './azure/patterns.js';
import { BOX_ICONS } from './boxes.js';
import { GOOGLE_PREFIXES } from './google/patterns.js';
import { WORD_ICONS } from './other/clouds.js';
import { OTHER_PREFIXES } from './other/patterns.js';
import { UNKNOWN_PREFIX } from './rows.js';
import { TABLES } from './tables.js';

const PREFIX_TABLES = [AWS_PREFIXES, AZURE_PREFIXES, GOOGLE_PREFIXES, OTHER_PREFIXES];

const ROWS = TABLES.flatMap((table) => Object.values(table));

// Icons of products that share a type.
const PRODUCT_ICONS = ROWS.flatMap(({ products }) =>
  [...(products?.products.values() ?? [])].flatMap(([, icon]) => icon ?? []),
);

/** Every icon that a fact names, sorted and unique: the contents of the icon bundle. */
export const ICON_SLUGS: readonly string[] = [
  ...new Set([
    ...ROWS.flatMap(({ icon }) => icon ?? []),
    ...PREFIX_TABLES.flatMap((table) => Object.values(table).map(({ icon }) => icon)),
    ...BOX_ICONS,
    ...WORD_ICONS,
    ...PRODUCT_ICONS,
    UNKNOWN_PREFIX.icon,
  ]),
].sort();
