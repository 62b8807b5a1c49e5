import * as aws from '../../src/catalog/aws/index.js';
import * as azure from '../../src/catalog/azure/index.js';
import * as google from '../../src/catalog/google/index.js';
import type { TypeRow } from '../../src/catalog/model.js';
import * as other from '../../src/catalog/other/index.js';
import { TABLES } from '../../src/catalog/tables.js';

/** All tables by cloud. */
export const CLOUDS = [aws, azure, google, other] as const;

/** All rows of the catalogue, those of types and those of patterns. */
export const ROWS: readonly (readonly [key: string, row: TypeRow])[] = [
  ...TABLES,
  ...CLOUDS.flatMap((tables) => tables.PATTERN_TABLES),
].flatMap((table) => Object.entries(table));

/** Facts that say what a type is called and looks like, or that have tests of their own as a whole. */
const ASIDE: ReadonlySet<string> = new Set([
  ...['title', 'icon', 'category', 'prominence', 'listens', 'exposure', 'rights', 'rightsScope', 'startupRole'],
  ...['writesDocument', 'valueAttributes', 'namedSettings', 'standsFor', 'deploys', 'caller', 'relay', 'attachment'],
  ...['turnsOn', 'defaults', 'phrase', 'placeName', 'makesName', 'tierByFacing'],
]);

/** Rows that say how a type behaves in a graph. */
export const RULES = ROWS.filter(([, row]) => Object.keys(row).some((fact) => !ASIDE.has(fact)));
