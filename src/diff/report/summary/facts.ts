/** Facts about an existing node that changes: container, size, number, version, state. */

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

/** A verb with its tail: `resize` `from db.t3.micro to db.t3.large`. */
export interface Fact {
  readonly verb: Verb;
  readonly tail: string;
}

/** Returns the facts, most relevant first. A changed address is only mentioned if there is nothing else. */
export function factsOf(node: ReportedNode, surroundings: Surroundings): readonly Fact[] {
  const { change, countBefore, count, values = [] } = node;
  const move = moveOf(node, surroundings);
  const counted: Fact[] =
    countBefore === undefined ? [] : [{ verb: 'scale', tail: fromTo(String(countBefore), inInstances(count)) }];
  const facts = [
    ...(move?.verb === 'move' ? [move] : []),
    ...MEANINGS_BY_WEIGHT.flatMap((meaning) => [
      ...values.filter(({ name }) => meaningOf(name) === meaning).map((value) => factOf(value, meaning)),
      ...(meaning === 'number' ? counted : []),
    ]),
    ...values.flatMap(stateFacts),
  ];
  return facts.length === 0 && change === 'move' && move !== undefined ? [move] : facts;
}

/** Returns the fact of a value that is a state, such as `makes` `private`. Reach and risks have events of their own. */
const stateFacts = ({ name, before, after }: ChangedValue): Fact[] => {
  const state = stateOf(name, before, after);
  return state === undefined || state.reach !== undefined || state.isRisk === true
    ? []
    : [{ verb: 'make', tail: state.said }];
};

/**
 * Merges several facts into one event: each verb once, followed by the tails, `resizes and scales ... from db.t3.micro
 * to db.t3.large and from 1 to 2 instances`.
 */
export function mergeFacts(facts: readonly Fact[]): Fact & { readonly furtherVerbs: readonly Verb[] } {
  const [first, ...more] = facts as readonly [Fact, ...Fact[]];
  if (more.length === 0) return { ...first, furtherVerbs: [] };
  // `makes X private` has no place for a second tail; `updates X to private and from version 14 to 15` has.
  const mergeable = facts.map(
    ({ verb, tail }): Fact => (verb === 'make' ? { verb: 'update', tail: toState(tail) } : { verb, tail }),
  );
  const [verb, ...furtherVerbs] = [...new Set(mergeable.map((fact) => fact.verb))] as [Verb, ...Verb[]];
  return { verb, furtherVerbs, tail: listed(mergeable.slice(0, TAILS_MAX).map(({ tail }) => tail)) };
}

const VERB_OF: Readonly<Record<Meaning, Verb>> = { size: 'resize', number: 'scale', version: 'update' };

function factOf({ name, before, after }: ChangedValue, meaning: Meaning): Fact {
  const unit = UNIT_OF.get(name);
  const withUnitIfNumber = (value: string): string =>
    unit !== undefined && /^\d+$/.test(value) ? `${value} ${unit}` : value;
  const [from, to] = [before, after].map((value) => (value === null ? null : named(value))) as [
    string | null,
    string | null,
  ];
  const isVersionNumber = meaning === 'version' && from !== null && /^\d/.test(from);
  // Only the last value has the unit: `from 20 to 100 GB`.
  const shownFrom = to === null && from !== null ? withUnitIfNumber(from) : from;
  const shownTo = to === null ? null : withUnitIfNumber(to);
  return { verb: VERB_OF[meaning], tail: fromTo(isVersionNumber ? inVersions(from) : shownFrom, shownTo) };
}
