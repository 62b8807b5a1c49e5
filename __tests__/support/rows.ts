/** All rows of the catalogue, those of types and those of patterns. */

import * as aws from '../../src/catalog/aws/index.js';
import * as azure from '../../src/catalog/azure/index.js';
import * as google from '../../src/catalog/google/index.js';
import type { TypeRow } from '../../src/catalog/model.js';
import * as other from '../../src/catalog/other/index.js';
import { TABLES } from '../../src/catalog/tables.js';

export const ROWS: readonly (readonly [key: string, row: TypeRow])[] = [
  ...TABLES,
  ...[aws, azure, google, other].flatMap((tables) => tables.PATTERN_TABLES),
].flatMap((table) => Object.entries(table));

/** Rows that say how a type behaves, not only what it is called. */
export const RULES = ROWS.filter(([, { title, icon, category, ...rules }]) => Object.keys(rules).length > 0);
