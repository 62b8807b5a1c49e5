/** All rows of the catalogue, those of types and those of patterns. */
import type { TypeRow } from '../../src/catalog/model.js';
import { PATTERN_TABLES, TABLES } from '../../src/catalog/tables.js';

export const ROWS: readonly (readonly [key: string, row: TypeRow])[] = [...TABLES, ...PATTERN_TABLES].flatMap((table) =>
  Object.entries(table),
);

/** Rows that say how a type behaves, not only what it is called. */
export const RULES = ROWS.filter(([, { title, icon, category, ...rules }]) => Object.keys(rules).length > 0);
