/** Quoting of user text in sentences. */

import type { BlockChange, ChangedRule, ChangeName } from '../../graph/changes.js';
import { groupBy } from '../../graph/group-by.js';
import { listed } from '../../platform/text/english.js';
import { short } from '../../platform/text/printable.js';
import { BLOCK_NAMES_MAX, NAME_LENGTH_MAX, RULES_MAX } from './limits.js';
import * as messages from './messages.js';
import { ruleInside, ruleLine, rulesMore, traffic } from './messages.js';

/** A single word that cannot be mistaken for a part of the sentence. */
const PLAIN = /^[\p{L}\p{N}_./:+-]*[\p{L}\p{N}_]$/u;

/** Returns a name, shortened if too long, and quoted if it might be read as part of the sentence. */
export function named(name: string): string {
  const shown = short(name, NAME_LENGTH_MAX);
  return PLAIN.test(shown) ? shown : `"${shown.replaceAll('"', "'")}"`;
}

// ---- Texts for named blocks of one type that are added or removed:
// `-by_user`, `+by_mail`, `3 remain`.

/** Returns one text per block, removed ones first. The number of remaining blocks follows if any are removed. */
export function blockWords({ removed, added, kept }: Omit<BlockChange, 'path'>): readonly string[] {
  const all = [
    ...removed.map((name) => messages.removedName(named(name))),
    ...added.map((name) => messages.addedName(named(name))),
  ];
  const more = all.length - BLOCK_NAMES_MAX;
  return [
    ...all.slice(0, BLOCK_NAMES_MAX),
    ...(more > 0 ? [messages.rowsMore(more)] : []),
    ...(removed.length > 0 && kept.length > 0 ? [messages.remaining(kept.length)] : []),
  ];
}

// ---- Text of firewall rules that a change adds or removes: the traffic that they allow or deny.

/** A change that may concern firewall rules. */
export interface MaybeRules {
  readonly change: ChangeName;
  readonly rules?: readonly ChangedRule[];
}

/**
 * Returns the rules as one clause: `denied inbound traffic from 192.0.2.1/32 and 192.0.2.2/32`. Rules that differ only in their
 * ranges are merged. Empty unless every change adds or removes firewall rules.
 */
export function rulesInWords(all: readonly MaybeRules[]): string {
  if (!all.every(({ rules = [] }) => rules.length > 0)) return '';
  const rules = all.flatMap(({ change: ofWhole, rules: own = [] }) => own.map((rule) => ({ ofWhole, rule })));
  const kinds = groupBy(rules, ({ ofWhole, rule: { change, does, what, from, to } }) =>
    [ofWhole === change, change, does, what, from === undefined, to === undefined].join('\n'),
  );
  const texts = [...kinds.values()].map((kind) => {
    const [{ ofWhole, rule }] = kind as [(typeof kind)[number], ...typeof kind];
    const ends = (end: 'from' | 'to'): string[] => [...new Set(kind.flatMap((one) => one.rule[end] ?? []))];
    const what = traffic(rule.what, ends('from'), ends('to'));
    if (ofWhole !== rule.change) return ruleInside(rule.change, rule.does, what, kind.length);
    return ruleLine(rule.change, rule.does, what);
  });
  const more = texts.length - RULES_MAX;
  return listed(more > 0 ? [...texts.slice(0, RULES_MAX), rulesMore(more)] : texts);
}
