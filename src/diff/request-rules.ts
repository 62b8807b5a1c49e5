/**
 * Rules of web application firewalls that a change adds, removes or changes: which requests the firewall now blocks or
 * lets pass, with the values that its rules list.
 */
import { coversValue, isEveryAddress, isShownValue, type RequestCondition } from '../catalog/request-conditions.js';
import {
  hasRequestRules,
  OUTCOMES,
  type Outcome,
  type RequestRule,
  requestRulesOf,
  valuesOfSet,
} from '../catalog/request-rules.js';
import type { ChangedEffect, ChangeName } from '../graph/changes.js';
import { groupBy } from '../graph/group-by.js';
import { holdsInstanceName } from '../graph/instance-name.js';
import type { Reference, Resource } from '../graph/inventory.js';
import * as messages from './messages.js';
import type { Revision } from './model.js';

/** True if the values of a resource tell what is at one of the paths. */
export type KnownAt = (resource: Resource, words: readonly string[]) => boolean;

/** Returns the effects of the rules of a resource in both revisions; the first of them is undefined for a new one. */
export type RequestEffectsOf = (
  before: Resource | undefined,
  after: Resource | undefined,
  change: ChangeName,
) => readonly ChangedEffect[];

/** Indexes the sets of values that rules name in both revisions. */
export function requestEffects(before: Revision, after: Revision, isKnownAt: KnownAt): RequestEffectsOf {
  const [rulesBefore, rulesAfter] = [rulesReader(before), rulesReader(after)];
  return (old, current, change) => {
    const { type } = current ?? old ?? { type: '' };
    if (!hasRequestRules(type)) return [];
    if (change === 'create') return rulesAfter(current).map((rule) => effect('create', ruleInWords(rule), false));
    if (change === 'delete') return rulesBefore(old).map((rule) => effect('delete', ruleInWords(rule), false));
    if (old === undefined || current === undefined) return [];
    const isKnown = (words: readonly string[]): boolean => [old, current].every((each) => isKnownAt(each, words));
    return ruleDifferences(rulesBefore(old), rulesAfter(current), isKnown);
  };
}

const effect = (change: ChangedEffect['change'], text: string, isRisk: boolean): ChangedEffect => ({
  ...{ change, text },
  ...(isRisk && { isRisk: true as const }),
});

// ---- The rules of one revision

function rulesReader(revision: Revision): (resource: Resource | undefined) => readonly RequestRule[] {
  let bySource: ReadonlyMap<string, readonly Reference[]> | undefined;
  return (resource) => {
    if (resource === undefined) return [];
    bySource ??= groupBy(revision.references ?? [], ({ from }) => from);
    const references = bySource.get(resource.address) ?? [];
    const valuesIn = (condition: RequestCondition): RequestCondition => {
      const set = setOf(condition, resource, references);
      const named = set === undefined ? undefined : revision.resources?.get(set);
      const values = named === undefined ? undefined : valuesOfSet(named.type, named.values);
      return values === undefined ? condition : { ...condition, values };
    };
    return requestRulesOf(resource.type, resource.values).map((rule) => ({
      ...rule,
      conditions: rule.conditions.map(valuesIn),
    }));
  };
}

/** Returns the address of the set that a condition names; undefined if it is not known. */
function setOf(
  { set }: RequestCondition,
  { declared }: Resource,
  references: readonly Reference[],
): string | undefined {
  if (set === undefined) return undefined;
  const path = `${set.block}.${set.attribute}`;
  const found = references.filter((reference) => reference.path === path);
  if (new Set(found.map(({ to }) => to)).size === 1) return found[0]?.to;
  const line = declared?.blocks?.get(set.block)?.[set.position]?.lines.get(set.attribute);
  const first = declared?.lines.get(path);
  return line === undefined ? undefined : found.find((reference) => (reference.line ?? first) === line)?.to;
}

// ---- Differences

function ruleDifferences(
  before: readonly RequestRule[],
  after: readonly RequestRule[],
  isKnown: (words: readonly string[]) => boolean,
): readonly ChangedEffect[] {
  const old = new Map(before.map((rule) => [rule.key, rule]));
  const kept = new Set(after.map(({ key }) => key));
  return [
    ...after.flatMap((rule) => {
      const former = old.get(rule.key);
      if (former !== undefined) return ruleDifference(former, rule, isKnown);
      return isKnown(rule.words) ? [effect('create', ruleInWords(rule), isLenient(rule))] : [];
    }),
    ...before
      .filter(({ key, words }) => !kept.has(key) && isKnown(words))
      .map((rule) => effect('create', messages.noLonger(ruleInWords(rule)), isStrict(rule.outcome))),
  ];
}

/** True for a rule that lets requests pass which would otherwise be blocked. */
const isLenient = ({ outcome, isException }: RequestRule): boolean =>
  outcome === 'passes' || (outcome === 'counts' && isException);

const isStrict = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined && outcome !== 'counts' && outcome !== 'passes';

const lenience = (outcome: Outcome | undefined): number => (outcome === undefined ? 0 : OUTCOMES.indexOf(outcome));

function ruleDifference(
  before: RequestRule,
  after: RequestRule,
  isKnown: (words: readonly string[]) => boolean,
): readonly ChangedEffect[] {
  if (before.outcome !== after.outcome) {
    if (!isKnown(after.words)) return [];
    const isRisk = lenience(after.outcome) > lenience(before.outcome);
    return [effect('create', outcomeInWords(before, after), isRisk)];
  }
  return conditionDifferences(before, after, isKnown);
}

function outcomeInWords(before: RequestRule, after: RequestRule): string {
  const requests = requestsOf(after);
  if (after.outcome === undefined)
    return before.outcome === undefined ? '' : messages.noLonger(messages.outcome(before.outcome, requests));
  const text = messages.outcome(after.outcome, requests);
  return before.outcome === undefined ? text : messages.insteadOf(text, messages.outcomeOfThem(before.outcome));
}

const requestsOf = ({ isDefault, name }: RequestRule): string =>
  isDefault ? messages.UNMATCHED_REQUESTS : messages.requestsOfRule(name);

const keyOf = ({ part, comparison, selector = '', isNegated, isPartial }: RequestCondition): string =>
  [part, comparison, selector, isNegated, isPartial].join('\n');

function conditionDifferences(
  before: RequestRule,
  after: RequestRule,
  isKnown: (words: readonly string[]) => boolean,
): readonly ChangedEffect[] {
  const { outcome } = after;
  if (outcome === undefined || after.isDefault) return [];
  const isAlike =
    before.conditions.length === after.conditions.length &&
    before.conditions.every((condition, i) => keyOf(condition) === keyOf(after.conditions[i] as RequestCondition));
  const other = effect(
    'create',
    messages.outcome(outcome, messages.OTHER_REQUESTS, messages.byRule(after.name)),
    outcome !== 'counts',
  );
  if (!isAlike) return isKnown([after.conditionsAt]) ? [other] : [];
  const changes = after.conditions.flatMap((condition, i): readonly ChangedEffect[] => {
    const { values: old } = before.conditions[i] as RequestCondition;
    const { values } = condition;
    if (values === undefined || old === undefined || [...values, ...old].some(holdsInstanceName)) return [];
    const [gained, lost] = [valuesWithout(condition, values, old), valuesWithout(condition, old, values)];
    if (gained.length + lost.length === 0) return [];
    return condition.part === 'other' ? [other] : valueEffects(condition, after, { gained, lost });
  });
  return [...new Map(changes.map((each) => [each.text, each])).values()];
}

/** Returns the values that none of the others covers: `/api` covers `/api/v1` as the start of a path. */
const valuesWithout = (
  condition: RequestCondition,
  values: readonly string[],
  others: readonly string[],
): readonly string[] => values.filter((value) => !others.some((other) => coversValue(condition, other, value)));

interface Values {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** Returns the effects of the values that a condition gains and loses. One that is negated matches what it loses. */
function valueEffects(
  condition: RequestCondition,
  rule: RequestRule,
  { gained, lost }: Values,
): readonly ChangedEffect[] {
  const { name, outcome = 'counts' } = rule;
  const [more, less] = condition.isNegated ? [lost, gained] : [gained, lost];
  const isOpening = (isMore: boolean): boolean => (isMore ? outcome === 'passes' : isStrict(outcome));
  const inWords = (phrase: string): string =>
    messages.outcome(outcome, messages.requestsWith(phrase), messages.byRule(name, condition.isPartial));
  if (![...gained, ...lost].every((value) => isShownValue(condition, value))) {
    const amount = less.length === 0 ? 'more' : more.length === 0 ? 'fewer' : 'other';
    const text = inWords(hiddenValues(condition, amount));
    return [effect('create', text, isOpening(true) ? amount !== 'fewer' : isOpening(false) && amount !== 'more')];
  }
  const textWith = (values: readonly string[]): string => inWords(messages.requestValues(condition, shownOf(values)));
  return [
    ...(more.length === 0 ? [] : [effect('create', textWith(more), isOpening(true))]),
    ...(less.length === 0 ? [] : [effect('create', messages.noLonger(textWith(less)), isOpening(false))]),
  ];
}

const hiddenValues = ({ part, selector }: RequestCondition, amount: 'more' | 'fewer' | 'other'): string =>
  messages.hiddenValues(part, selector, amount);

const shownOf = (values: readonly string[]): readonly string[] =>
  values.map((value) => (isEveryAddress(value) ? messages.EVERY_ADDRESS : value));

/** Returns the words of a whole rule, with the values of its only condition if they may be shown. */
function ruleInWords(rule: RequestRule): string {
  const { outcome = 'counts', name, conditions, isDefault } = rule;
  const [only, ...others] = conditions;
  const values = only?.values ?? [];
  const isShown =
    only !== undefined &&
    others.length === 0 &&
    values.length > 0 &&
    !only.isPartial &&
    values.every((value) => !holdsInstanceName(value) && isShownValue(only, value));
  if (!isShown || isDefault) return messages.outcome(outcome, requestsOf(rule));
  const phrase = messages.requestValues(only, shownOf(values), only.isNegated);
  return messages.outcome(outcome, messages.requestsWith(phrase), messages.byRule(name));
}
