/** Hostile repositories in the action, for each event that starts it. */
import { needs } from '../support/tools.js';
import { CORPUS } from './corpus/index.js';
import { isForAction, tryInAction } from './runners/action.js';
import { EVENTS, type HostileEvent } from './runners/events.js';
import { ALL, IS_NARROW, isAsked, isInPart } from './support/bundle.js';
import { chosen } from './support/chosen.js';
import type { Hostile } from './support/hostile.js';
import { harmed, type Tried, tally } from './support/verdict.js';

/** One row of so many, and of each class one at least: each with one event, the next one with the next. */
const SHARE = 6;
/** Rows of one run. */
const BATCH = 24;

const ROWS = CORPUS.flatMap(({ rows }) => rows).filter((row) => isForAction(row) && (ALL || row.isHeavy !== true));

const CHOSEN = ALL || IS_NARROW ? ROWS : chosen(ROWS, SHARE);

const rowsFor = (event: HostileEvent, at: number): readonly Hostile[] =>
  CHOSEN.filter((row, n) => {
    if (!isAsked(row)) return false;
    if (row.isForStrangersOnly === true) return event.isOfStrangers;
    return ALL || n % EVENTS.length === at || IS_NARROW;
  }).filter(isInPart);

const batches = (rows: readonly Hostile[]): Hostile[][] => {
  // Hosts are allowed for a whole run.
  const groups = [rows.filter(({ served }) => served === undefined), rows.filter(({ served }) => served !== undefined)];
  return groups.flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / BATCH) }, (_, n) => group.slice(n * BATCH, (n + 1) * BATCH)),
  );
};

needs('terraform').it.each(EVENTS.map((event, at) => [event.about, event, at] as const))(
  '%s: nothing is got',
  async (_, event, at) => {
    const tried: Tried[] = [];
    for (const batch of batches(rowsFor(event, at))) tried.push(...(await tryInAction(batch, event)));
    process.stdout.write(`${tally(`action, ${event.about}`, tried)}\n`);
    expect(harmed(tried)).toEqual([]);
  },
);
