/** Facts about an existing node that changes: container, size, number, version. */

import { stateOf } from '../../../catalog/nouns.js';
import { MEANINGS_BY_WEIGHT, type Meaning, meaningOf, UNIT_OF } from '../../../catalog/settings.js';
import type { ChangedValue } from '../../../graph/changes.js';
import { listed } from '../../../platform/text/english.js';
import { TAILS_MAX } from '../limits.js';
import { fromTo, inInstances, inVersions, toState, type Verb } from '../messages.js';
import type { ReportedNode } from '../model.js';
import { named } from '../words.js';
import { moveOf } from './moves.js';
import type { Surroundings } from './surroundings.js';

export interface Fact {
  readonly verb: Verb;
  readonly tail: string;
}

/** Returns the facts, most relevant first. A changed address is only mentioned if there is nothing else. */
export function factsOf(node: ReportedNode, around: Surroundings): readonly Fact[] {
  const { change, countBefore, count, values = [] } = node;
  const move = moveOf(node, around);
  const counted: Fact[] =
    countBefore === undefined ? [] : [{ verb: 'scale', tail: fromTo(String(countBefore), inInstances(count)) }];
  const facts = [
    ...(move?.verb === 'move' ? [move] : []),
    ...MEANINGS_BY_WEIGHT.flatMap((meaning) => [
      ...values.filter(({ name }) => meaningOf(name) === meaning).map((value) => factOf(value, meaning)),
      ...(meaning === 'number' ? counted : []),
    ]),
    ...values.flatMap(statesOf),
  ];
  return facts.length === 0 && change === 'move' && move !== undefined ? [move] : facts;
}

const statesOf = ({ name, before, after }: ChangedValue): Fact[] => {
  const state = stateOf(name, before, after);
  return state === undefined || state.reach !== undefined || state.isRisk === true
    ? []
    : [{ verb: 'make', tail: state.said }];
};

/** Merges several facts: each verb once, followed by the tails. */
export function inOneFact(facts: readonly Fact[]): Fact & { readonly also: readonly Verb[] } {
  const [first, ...more] = facts as readonly [Fact, ...Fact[]];
  if (more.length === 0) return { ...first, also: [] };
  const joined = facts.map(
    ({ verb, tail }): Fact => (verb === 'make' ? { verb: 'update', tail: toState(tail) } : { verb, tail }),
  );
  const [verb, ...also] = [...new Set(joined.map((fact) => fact.verb))] as [Verb, ...Verb[]];
  return { verb, also, tail: listed(joined.slice(0, TAILS_MAX).map(({ tail }) => tail)) };
}

const VERB_OF: Readonly<Record<Meaning, Verb>> = { size: 'resize', number: 'scale', version: 'update' };

function factOf({ name, before, after }: ChangedValue, meaning: Meaning): Fact {
  const unit = UNIT_OF.get(name);
  const said = (value: string | null): string | null => (value === null ? null : named(value));
  const withUnit = (value: string | null): string | null =>
    value !== null && unit !== undefined && /^\d+$/.test(value) ? `${value} ${unit}` : value;
  const [from, to] = [said(before), withUnit(said(after))];
  const isNumbered = meaning === 'version' && from !== null && /^\d/.test(from);
  const tail = fromTo(isNumbered ? inVersions(from) : to === null ? withUnit(from) : from, to);
  return { verb: VERB_OF[meaning], tail };
}
