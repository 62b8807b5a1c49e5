/** Text of created and deleted firewall rules: the traffic that they allow or deny. */
import type { ChangeName, FirewallRule } from '../../graph/changes.js';
import { groupBy } from '../../graph/group-by.js';
import { listed } from '../../platform/text/english.js';
import { ruleLine, traffic } from './messages.js';

/** A change that may concern a firewall rule. */
export interface MaybeRule {
  readonly change: ChangeName;
  readonly rule?: FirewallRule;
}

/**
 * Returns the rules as one clause: `denied inbound traffic from 192.0.2.1/32 and 192.0.2.2/32`. Rules that differ only in their
 * ranges are merged. Empty unless every change creates or deletes a firewall rule.
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
