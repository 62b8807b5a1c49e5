/** Rules of firewalls that come and go, as one clause: what they allow or deny. */
import type { ChangeName, FirewallRule } from '../graph/changes.js';
import { groupBy } from '../graph/group-by.js';
import { listed } from '../text/english.js';
import { ruleLine, traffic } from './messages.js';

/** Something that may be a rule of a firewall. */
export interface MaybeRule {
  readonly change: ChangeName;
  readonly rule?: FirewallRule;
}

/**
 * `denied inbound traffic from 192.0.2.1/32 and 192.0.2.2/32`: rules that differ in their ranges alone are told at once. Empty
 * where one of them is no rule that comes or goes.
 */
export function rulesInWords(all: readonly MaybeRule[]): string {
  const rules = all.flatMap(({ change, rule }) =>
    rule === undefined || (change !== 'create' && change !== 'delete') ? [] : [{ change, rule }],
  );
  if (rules.length === 0 || rules.length < all.length) return '';
  const kinds = groupBy(rules, ({ change, rule: { does, what, from, to } }) =>
    [change, does, what, from === undefined, to === undefined].join('\n'),
  );
  return listed(
    [...kinds.values()].map((kind) => {
      const [{ change, rule }] = kind as [(typeof kind)[number], ...typeof kind];
      const ranges = (end: 'from' | 'to'): string[] => [...new Set(kind.flatMap((one) => one.rule[end] ?? []))];
      return ruleLine(change, rule.does, traffic(rule.what, ranges('from'), ranges('to')));
    }),
  );
}
