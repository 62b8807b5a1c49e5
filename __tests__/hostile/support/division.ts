/**
 * Who tries which row where not everything is tried. The command line and the action read code with the same readers, so of
 * the rows that are chosen for both each is tried by one of them; the first row of each class is tried by both in a whole run.
 */

import { IS_WHOLE } from '../../support/long.js';
import { CORPUS } from '../corpus/index.js';
import { isForAction } from '../runners/action.js';
import { ALL } from './bundle.js';
import { chosen, leaders } from './chosen.js';
import type { Hostile } from './hostile.js';

/** One row of so many, and of each class one at least. */
export const SHARE = IS_WHOLE ? 6 : 48;

const ROWS = CORPUS.flatMap(({ rows }) => rows).filter((row) => ALL || row.isHeavy !== true);

export const isForCli = (row: Hostile): boolean => row.notOnCli === undefined && row.isForUntrustedOnly !== true;

const candidates = { cli: ROWS.filter(isForCli), action: ROWS.filter(isForAction) };
const picked = { cli: chosen(candidates.cli, SHARE), action: chosen(candidates.action, SHARE) };
const first = new Set(IS_WHOLE ? [...leaders(candidates.cli), ...leaders(candidates.action)] : []);

const ofBoth = picked.cli.filter((row) => picked.action.includes(row) && !first.has(row));
const turn = new Map(ofBoth.map((row, at) => [row, at % 2 === 0 ? 'cli' : 'action']));

/** Rows of a run, in their order. */
export const rowsOf = (who: 'cli' | 'action'): readonly Hostile[] =>
  ALL ? candidates[who] : picked[who].filter((row) => (turn.get(row) ?? who) === who);

/** All that may be tried, for a run that asks for rows by name. */
export const allRowsOf = (who: 'cli' | 'action'): readonly Hostile[] => candidates[who];
