/** Text of firewall rules that a change adds or removes: the traffic that they allow or deny. */
import type { ChangedRule, ChangeName } from '../../graph/changes.js';
import { groupBy } from '../../graph/group-by.js';
import { listed } from '../../platform/text/english.js';
import { RULES_MAX } from './limits.js';
import { ruleInside, ruleLine, rulesMore, traffic } from './messages.js';

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
