/** Hostile repositories in the action, for each event that starts it. */
import { portion } from '../support/long.js';
import { needs } from '../support/tools.js';
import { tryInAction } from './runners/action.js';
import { EVENTS, type HostileEvent } from './runners/events.js';
import { ALL, IS_NARROW, isAsked, isInPart } from './support/bundle.js';
import { allRowsOf, rowsOf } from './support/division.js';
import type { Hostile } from './support/hostile.js';
import { harmed, type Tried, tally } from './support/verdict.js';

/** Rows of one run. */
const BATCH = 24;

const TRIED_EVENTS = portion(EVENTS, 3);

/** Each with one event, the next one with the next. */
const CHOSEN = IS_NARROW ? allRowsOf('action') : rowsOf('action');

const rowsFor = (event: HostileEvent, at: number): readonly Hostile[] =>
  CHOSEN.filter((row, n) => {
    if (!isAsked(row)) return false;
    if (row.isForUntrustedOnly === true) return event.isUntrusted;
    return ALL || n % TRIED_EVENTS.length === at || IS_NARROW;
  }).filter(isInPart);

const batches = (rows: readonly Hostile[]): Hostile[][] => {
  // Hosts are allowed for a whole run.
  const groups = [rows.filter(({ served }) => served === undefined), rows.filter(({ served }) => served !== undefined)];
  return groups.flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / BATCH) }, (_, n) => group.slice(n * BATCH, (n + 1) * BATCH)),
  );
};

needs('terraform').it.each(TRIED_EVENTS.map((event, at) => [event.about, event, at] as const))(
  '%s: nothing is got',
  async (_, event, at) => {
    const tried: Tried[] = [];
    for (const batch of batches(rowsFor(event, at))) tried.push(...(await tryInAction(batch, event)));
    process.stdout.write(`${tally(`action, ${event.about}`, tried)}\n`);
    expect(harmed(tried)).toEqual([]);
  },
);
