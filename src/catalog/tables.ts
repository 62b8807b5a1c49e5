/** Tables of all clouds at once, for tests and the list of icons. A diagram loads them by cloud. */
import * as aws from './aws/index.js';
import * as azure from './azure/index.js';
import * as google from './google/index.js';
import type { TypeTable } from './model.js';
import * as other from './other/index.js';

/** All tables of types. No type is in two tables, as a test checks. */
export const TABLES: readonly TypeTable[] = [aws, azure, google, other].flatMap((tables) => tables.TABLES);
