import { ACCESS_ATTRIBUTE } from '../../../catalog/attributes.js';
import { nounOfBlock } from '../../../catalog/block-nouns.js';
import { isOfOpenness, isOfRule } from '../../../catalog/detail-attributes.js';
import { factsOf as factsOfType } from '../../../catalog/index.js';
import { formerly, spokenOf, stateOf } from '../../../catalog/nouns.js';
import {
  ENGINE_ATTRIBUTES,
  isKnownSetting,
  MEANINGS_BY_WEIGHT,
  type Meaning,
  meaningOf,
  orderOfSetting,
  type SettingChange,
  settingChange,
  UNIT_OF,
} from '../../../catalog/settings.js';
import { parseAddress } from '../../../graph/address.js';
import { CHANGES, type ChangedValue } from '../../../graph/changes.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import { listed } from '../../../platform/text/english.js';
import { TAILS_MAX } from '../limits.js';
import {
  fromBox,
  fromTo,
  inInstances,
  inVersions,
  MAY_REPLACE,
  mayLoseData,
  settingsAlso,
  toBox,
  toState,
  type Verb,
  WHEN_NOT_EMPTY,
  WITHOUT_MOVED,
  wasBefore,
  withDistinction,
  withUnit,
} from '../messages.js';
import type { ReportedNode } from '../model.js';
import { BUILDS } from '../nodes.js';
import { named } from '../words.js';
import type { ChangeEvent } from './model.js';
import { moveOf } from './moves.js';
import { causeOf, lostParts, lostWithIt, partEvent, withRules } from './parts.js';
import { blockName, countedNoun } from './phrases.js';
import type { Surroundings } from './surroundings.js';

type Base = Omit<ChangeEvent, 'verb' | 'tail'>;

/** Returns the change events of a node. */
export function eventsOf(node: ReportedNode, around: Surroundings): ChangeEvent[] {
  const { address, type, title, name, change, instances, countBefore, isBox } = node;
  const reducedBlock = around.reducedBlockOf(node);
  const base: Base = {
    address,
    change,
    spoken: spokenOf(type, title),
    name: name === '' || halvesOf(node) > 0 ? '' : named(name),
    ...aboutOf(node),
    apart: around.isRecreated(node) ? '' : around.apart(node),
    isPublic: around.isPublic(node),
    ...(factsOfType(type).holdsData === true && { holdsData: true as const }),
    isOnly: around.isOnly(node),
    amount: node.count + halvesOf(node),
    ...(reducedBlock !== undefined && { reducedBlock }),
  };
  // An icon whose count changes is reported as scaled; containers are reported as added and removed.
  if (instances !== undefined && (countBefore === undefined || isBox)) {
    return [...madeOf(node, base), ...ofInstances(base, instances, node), ...lostParts(node, base)];
  }
  const deeds = withDoubt([...madeOf(node, base), ...doneTo(node, base, around)], node);
  return [...deeds, ...blockDeeds(node, base), ...lostParts(node, base)];
}

/** `RDS, postgres 14.1`: what a new unread module builds, because the user chose its name. */
function aboutOf({ change, facts = [] }: ReportedNode): Pick<ChangeEvent, 'about'> {
  const factNamed = (name: string): string | undefined => facts.find((fact) => fact.name === name)?.value;
  const built = factNamed(BUILDS);
  if (change !== 'create' || built === undefined) return {};
  const engine = ENGINE_ATTRIBUTES.map(factNamed).flatMap((text) => (text === undefined ? [] : named(text)));
  return { about: [built, engine.join(' ')].filter((text) => text !== '').join(', ') };
}

/**
 * Mentions a possible loss of data even if only the provider knows whether it happens. If nothing else is known of the
 * update, the loss is the event: `may replace the database orders (encryption_key_name; its data would be lost)`.
 */
function withDoubt(deeds: readonly ChangeEvent[], { change, mayBeForcedBy }: ReportedNode): readonly ChangeEvent[] {
  const [first, ...others] = deeds;
  if (first?.holdsData !== true || mayBeForcedBy === undefined || change === 'replace') return deeds;
  const isBare = first.verb === 'update' && first.tail === '';
  const doubt: Pick<ChangeEvent, 'verb' | 'tail'> = isBare
    ? { verb: 'mayReplace', tail: mayLoseData('', mayBeForcedBy).trim() }
    : { verb: first.verb, tail: withDistinction(first.tail, MAY_REPLACE).trim() };
  return [{ ...first, ...doubt, tier: 'doubt' }, ...others];
}

/** Counts the other half of a pair that is drawn as one edge. */
const halvesOf = ({ type, change, parts = [] }: ReportedNode): number =>
  parts.filter((part) => part.change === change && parseTerraformAddress(part.address)?.type === type).length;

/** Events for values that change who can reach the node, such as public access; each is a statement of its own. */
function madeOf({ change, values = [], count }: ReportedNode, base: Base): ChangeEvent[] {
  if (change !== 'update' && change !== 'move') return [];
  return values.flatMap(({ name, before, after }): ChangeEvent[] => {
    const state = stateOf(name, before, after);
    if (state?.reach === undefined) return [];
    const spoken = state.was === undefined ? base.spoken : formerly(base.spoken, state.was);
    return [{ ...base, spoken, verb: 'make', tail: state.said, reach: state.reach, isPublic: false, amount: count }];
  });
}

function doneTo(node: ReportedNode, base: Base, around: Surroundings): ChangeEvent[] {
  const { change, values = [], blocks = [] } = node;
  const spread = around.spreadOf(node);
  if (spread !== undefined) return [{ ...base, ...spread }];
  const ordinal = around.ordinalOf(node);
  if (around.isRecreated(node)) return [{ ...base, verb: 'recreate', tail: WITHOUT_MOVED }];
  if (change !== 'update' && change !== 'move') {
    const block = ordinal === undefined ? undefined : blockName(base.name, base.spoken);
    const tail = change === 'replace' ? causeOf(node) : lostWithIt(node, base);
    const deed = { ...base, verb: change, tail, ...(block !== undefined && { ordinal, name: block }) } as ChangeEvent;
    return [node.rules === undefined ? deed : withRules(deed, [node])];
  }
  const settings = settingDeeds(node, base);
  const facts = factsOf(node, around);
  if (facts.length > 0) {
    const { verb, also, tail } = inOneFact(facts);
    // Several instances of one name count as one resource if they are scaled: the tail has the numbers.
    const amount = [verb, ...also].includes('scale') ? 1 : base.amount;
    return [{ ...base, verb, tail, amount, ...(also.length > 0 && { also }) }, ...settings];
  }
  if (settings.length > 0) return settings;
  const parts = partEvent(node, base);
  if (parts !== undefined) return parts === null ? [] : [parts];
  const isSaid = ({ name, before, after }: ChangedValue): boolean => stateOf(name, before, after)?.reach !== undefined;
  const areAllSaid = values.length + blocks.length > 0 && values.every(isSaid);
  return areAllSaid ? [] : [withRules({ ...base, verb: change, tail: '' }, [node])];
}

function ofInstances(base: Base, instances: NonNullable<ReportedNode['instances']>, node: ReportedNode): ChangeEvent[] {
  const { count, countBefore = count, isBox } = node;
  return CHANGES.flatMap((change): ChangeEvent[] => {
    const amount = instances[change];
    if (amount === undefined || change === 'none') return [];
    const tail = change === 'replace' ? causeOf(node) : '';
    const deed: ChangeEvent = { ...base, change, verb: change, tail, amount };
    if (!isBox) return [{ ...deed, ...(amount < count && { among: count }) }];
    const isOneMore = change === 'create' && amount === 1 && count === countBefore + 1;
    // Relative to the old number, which the remaining number does not tell.
    const isPart = change !== 'create' && amount < countBefore;
    const block = isNamedAfterBlock(node) ? base.name : '';
    return [
      {
        ...deed,
        ...(isOneMore && { ordinal: count, name: block }),
        ...(isPart && { among: countBefore, name: block }),
      },
    ];
  });
}

/**
 * True if the name of the node is that of its block. A container of subnets from several blocks is named after all of them, but
 * the new subnet belongs to only one.
 */
const isNamedAfterBlock = ({ address, name }: ReportedNode): boolean =>
  parseAddress(address)?.name.endsWith(name) ?? false;

// ---- Facts about an existing node that changes: container, size, number, version.

interface Fact {
  readonly verb: Verb;
  readonly tail: string;
}

/** Returns the facts, most relevant first. A changed address is only mentioned if there is nothing else. */
function factsOf(node: ReportedNode, around: Surroundings): readonly Fact[] {
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
function inOneFact(facts: readonly Fact[]): Fact & { readonly also: readonly Verb[] } {
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

// ---- Settings of an existing node: `turns off deletion protection of the database orders`.

/**
 * Returns the events for changed settings: risks first, then in the order of the table. Settings that are only changed, neither
 * increased nor decreased, share one event that counts all but the first.
 */
function settingDeeds(node: ReportedNode, base: Base): ChangeEvent[] {
  const values = (node.values ?? []).filter((value) => isSetting(value, node));
  const states = values.flatMap(({ name, before, after }): ChangeEvent[] => {
    const state = stateOf(name, before, after);
    return state?.isRisk === true ? [{ ...base, verb: 'make', tail: state.said, tier: 'risk' }] : [];
  });
  const settings = values
    .filter(({ name, before, after }) => stateOf(name, before, after) === undefined)
    .sort((a, b) => orderOfSetting(a.name) - orderOfSetting(b.name))
    .map((value) => settingChange(node.type, value));
  const risks = settings.filter(({ isRisk }) => isRisk === true);
  const others = settings.filter(({ isRisk, verb }) => isRisk !== true && verb !== 'set');
  const [set, ...more] = settings.filter(({ isRisk, verb }) => isRisk !== true && verb === 'set');
  return [
    ...risks.map((setting): ChangeEvent => ({ ...deedOf(setting, base), tier: 'risk' })),
    ...states,
    ...others.map((setting) => deedOf(setting, base)),
    ...(set === undefined ? [] : [withMore(deedOf(set, base), more.length)]),
  ];
}

/** Returns the events for added and removed blocks, each by name. A lost index ranks before mere updates. */
function blockDeeds({ change, blocks = [] }: ReportedNode, { holdsData: _, ...base }: Base): ChangeEvent[] {
  if (change !== 'update' && change !== 'move') return [];
  const whole = countedNoun({ ...base, isPublic: false, isKnown: true });
  return blocks.flatMap(({ path, removed, added }) => {
    const spoken = nounOfBlock(path);
    const deed = (name: string): Base => ({
      ...{ ...base, spoken, name: named(name), apart: '', amount: 1 },
      ...{ isPublic: false, isOnly: false, isOfWhole: true, isNamedPart: true },
    });
    return [
      ...removed.map((name): ChangeEvent => ({ ...deed(name), verb: 'delete', tail: fromBox(whole), tier: 'risk' })),
      ...added.map((name): ChangeEvent => ({ ...deed(name), verb: 'create', tail: toBox(whole), tier: 'update' })),
    ];
  });
}

/** True for a setting. Sizes, numbers, versions, rules and exposure have statements of their own. */
function isSetting(value: ChangedValue, { exposure = [], parts = [] }: ReportedNode): boolean {
  const { name, before, after } = value;
  if (meaningOf(name) !== undefined || isOfRule(name) || name === ACCESS_ATTRIBUTE) return false;
  if (stateOf(name, before, after)?.reach !== undefined) return false;
  if (isOfOpenness(name) && exposure.length > 0) return false;
  // A value of a part alone is reported with the part, unless the table lists it as a setting of the node.
  return isKnownSetting(name) || !parts.some(({ values = [] }) => values.some((each) => isSame(each, value)));
}

const isSame = (one: ChangedValue, other: ChangedValue): boolean =>
  one.name === other.name && one.before === other.before && one.after === other.after;

function deedOf({ verb, noun, from, to, unit }: SettingChange, base: Base): ChangeEvent {
  const deed: ChangeEvent = { ...base, verb, tail: '', ...(noun !== '' && { noun }) };
  if (verb === 'allow' || verb === 'forbid') return { ...deed, tail: WHEN_NOT_EMPTY };
  const values = valuesInText(from, to, unit);
  return verb === 'turnOff' && values !== '' ? { ...deed, aside: values } : { ...deed, tail: values };
}

/** Returns the values as text; empty if both are absent. */
function valuesInText(from: string | null | undefined, to: string | null | undefined, unit = ''): string {
  const [was, is] = [from, to].map((value) => (value === null || value === undefined ? null : named(value)));
  const withIts = (value: string): string => (unit === '' || !/^\d+$/.test(value) ? value : withUnit(value, unit));
  if (is === null || is === undefined) return was === null || was === undefined ? '' : wasBefore(withIts(was));
  // `1 day` takes the singular, so the old number needs its own unit.
  const isOneAlone = is === '1' && was !== null && was !== undefined;
  return fromTo(isOneAlone ? withIts(was) : (was ?? null), withIts(is));
}

const withMore = (deed: ChangeEvent, more: number): ChangeEvent =>
  more === 0 ? deed : { ...deed, tail: [deed.tail, settingsAlso(more)].filter((text) => text !== '').join(' ') };
