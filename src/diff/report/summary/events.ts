/** The change events of a node: what the summary may say about it. */

import { ACCESS_ATTRIBUTE } from '../../../catalog/attributes.js';
import { nounOfBlock } from '../../../catalog/block-effects.js';
import { isExposureAttribute, isFirewallRuleAttribute } from '../../../catalog/detail-attributes.js';
import { factsOf as factsOfType } from '../../../catalog/index.js';
import { formerly, type Noun, nounOf, stateOf } from '../../../catalog/nouns.js';
import { productOf } from '../../../catalog/products.js';
import {
  type DataFate,
  dataFateOf,
  ENGINE_ATTRIBUTES,
  hasToBeEmpty,
  isCapacity,
  isKnownSetting,
  isMajorStep,
  isTier,
  SETTING_KINDS_BY_WEIGHT,
  type SettingChange,
  type SettingKind,
  settingChange,
  settingKindOf,
  settingPosition,
  unitOf,
} from '../../../catalog/settings.js';
import { isPublicName } from '../../../catalog/type-names.js';
import { parseAddress } from '../../../graph/address.js';
import { CHANGES, type ChangedValue, isSameChange } from '../../../graph/changes.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import { listed, withUnit } from '../../../platform/text/english.js';
import {
  because,
  FATES,
  FATES_OF_SEVERAL,
  formerValue,
  fromContainer,
  fromTo,
  inInstances,
  inSizes,
  inVersions,
  MAY_REPLACE,
  mayLoseData,
  THE_CAPACITY,
  TIER,
  toContainer,
  type Verb,
  WHEN_NOT_EMPTY,
  WHEN_SEVERAL_NOT_EMPTY,
  WITHOUT_MOVED,
  withContents,
  withDistinction,
  withLoss,
} from '../messages.js';
import type { ReportedNode } from '../model.js';
import { BUILDS } from '../nodes.js';
import { named } from '../words.js';
import { detailsOf } from './details.js';
import type { ChangeEvent, EventBase } from './model.js';
import { moveOf } from './moves.js';
import {
  causeOf,
  causeWithEffect,
  effectEvents,
  lostParts,
  lostWithNode,
  nounOfTitle,
  partEvents,
  replacedWithNew,
  withEffects,
  withRules,
} from './parts.js';
import { blockName, phraseForOne } from './phrases.js';
import type { Surroundings } from './surroundings.js';

/** Returns what all events of a node have in common. */
function baseOf(node: ReportedNode, surroundings: Surroundings): EventBase {
  const { address, type, title, change } = node;
  const reducedBlock = surroundings.reducedBlockOf(node);
  return {
    address,
    change,
    noun: builtNounOf(node) ?? nounOf(type, title),
    name: nameInText(node),
    ...builtResourcesOf(node),
    ...(factsOfType(type).unread === true && { isModule: true as const }),
    distinction: surroundings.isRecreated(node) ? '' : surroundings.distinctionOf(node),
    isPublic: surroundings.isPublic(node),
    ...(factsOfType(type).holdsData === true && { holdsData: true as const }),
    isOnly: surroundings.isOnly(node),
    amount: node.count + countOtherHalves(node),
    ...(reducedBlock !== undefined && { reducedBlock }),
  };
}

/**
 * Returns the noun of what a removed unread module built, if its name is that of the resource: the storage account that
 * an argument names. Undefined for any other node.
 */
function builtNounOf({ type, address, change, title, name }: ReportedNode): Noun | undefined {
  const call = parseAddress(address)?.modules.at(-1)?.name;
  const isBuilt = factsOfType(type).unread === true && change === 'delete' && title !== productOf(type, {}).title;
  return isBuilt && name !== '' && name !== call ? nounOfTitle(nounOf(type, title), title) : undefined;
}

/** Returns the name, quoted if necessary. A module whose name only repeats what it builds has that of its call. */
function nameInText(node: ReportedNode): string {
  const { address, type, name } = node;
  if (countOtherHalves(node) > 0) return '';
  const isModule = factsOfType(type).unread === true;
  const text = name === '' && isModule ? (parseAddress(address)?.modules.at(-1)?.name ?? '') : name;
  return text === '' ? '' : named(text);
}

/** Returns the events of the new half of a recreated node, whose old half has the event of the node itself. */
export const eventsOfNewHalf = (node: ReportedNode, surroundings: Surroundings): ChangeEvent[] =>
  replacedWithNew(node, { ...baseOf(node, surroundings), distinction: '' });

/** Returns the change events of a node; empty if nothing is worth a statement. */
export function eventsOf(node: ReportedNode, surroundings: Surroundings): ChangeEvent[] {
  const { instances, countBefore, isBox } = node;
  const base = baseOf(node, surroundings);
  // An icon whose count changes is reported as scaled; containers are reported as added and removed.
  if (instances !== undefined && (countBefore === undefined || isBox)) {
    return [...reachEvents(node, base), ...instanceEvents(base, instances, node), ...lostParts(node, base)];
  }
  const events = withPossibleLoss([...reachEvents(node, base), ...eventsOfChange(node, base, surroundings)], node);
  return [...events, ...blockEvents(node, base), ...lostParts(node, base), ...replacedWithNew(node, base)];
}

/** Returns what a new unread module builds, `RDS, postgres 14.1`, because its name is the user's choice. */
function builtResourcesOf({ change, facts = [] }: ReportedNode): Pick<ChangeEvent, 'builtResources'> {
  const factOf = (name: string): string | undefined => facts.find((fact) => fact.name === name)?.value;
  const product = factOf(BUILDS);
  if (change !== 'create' || product === undefined) return {};
  const engine = ENGINE_ATTRIBUTES.map(factOf).flatMap((text) => (text === undefined ? [] : named(text)));
  return { builtResources: [product, engine.join(' ')].filter((text) => text !== '').join(', ') };
}

/**
 * Mentions a possible loss of data even if only the provider knows whether it happens. If nothing else is known of the
 * update, the loss is the event: `may replace the database orders (encryption_key_name; its data would be lost)`.
 */
function withPossibleLoss(
  events: readonly ChangeEvent[],
  { change, mayBeForcedBy, values = [] }: ReportedNode,
): readonly ChangeEvent[] {
  const [first, ...others] = events;
  if (first?.holdsData !== true || mayBeForcedBy === undefined || change === 'replace') return events;
  const isNothingElseKnown = (first.verb === 'update' && first.tail === '') || first.verb === 'mayReplace';
  const isOfForcing = ({ name }: ChangedValue): boolean =>
    mayBeForcedBy.some((path) => path === name || path.endsWith(`.${name}`));
  if (!isNothingElseKnown && (others.length > 0 || !values.every(isOfForcing))) {
    // Beside another value, the remark would read as if that one might replace it.
    const { setting: _, optionalTail: __, ...base } = first;
    return [{ ...base, verb: 'mayReplace', tail: mayLoseData('', mayBeForcedBy).trim(), tier: 'doubt' }, ...events];
  }
  const loss: Pick<ChangeEvent, 'verb' | 'tail'> = isNothingElseKnown
    ? { verb: 'mayReplace', tail: mayLoseData('', mayBeForcedBy).trim() }
    : { verb: first.verb, tail: withDistinction(first.tail, MAY_REPLACE).trim() };
  return [{ ...first, ...loss, tier: 'doubt' }, ...others];
}

/**
 * Counts the parts of the node's type that change with it: a connection between two networks may consist of two
 * resources, one for each direction.
 */
const countOtherHalves = ({ type, change, parts = [] }: ReportedNode): number =>
  parts.filter((part) => part.change === change && parseTerraformAddress(part.address)?.type === type).length;

/**
 * Returns events for values that change who can reach the node, such as public access: `makes the bucket files public`.
 */
function reachEvents({ change, values = [], count }: ReportedNode, base: EventBase): ChangeEvent[] {
  if (change !== 'update' && change !== 'move') return [];
  return values.flatMap(({ name, before, after }): ChangeEvent[] => {
    const state = stateOf(name, before, after);
    if (state?.reach === undefined) return [];
    const noun = state.formerAdjective === undefined ? base.noun : formerly(base.noun, state.formerAdjective);
    return [{ ...base, noun, verb: 'make', tail: state.phrase, reach: state.reach, isPublic: false, amount: count }];
  });
}

/** Returns the events of a node that stands for one resource, or for instances with the same change. */
function eventsOfChange(node: ReportedNode, base: EventBase, surroundings: Surroundings): ChangeEvent[] {
  const { change, values = [], blocks = [] } = node;
  const copyChange = surroundings.copyChangeOf(node);
  if (copyChange !== undefined) return [{ ...base, ...copyChange }];
  if (surroundings.isRecreated(node)) return [recreation(node, base, surroundings)];
  if (change !== 'update' && change !== 'move') {
    const ordinal = surroundings.ordinalOf(node);
    const block = ordinal === undefined ? undefined : blockName(base.name, base.noun);
    const cause = change === 'replace' ? causeWithEffect(node, base.noun) : '';
    const lost = lostWithNode(node, base);
    const reason = base.holdsData === true ? withLoss(cause) : cause;
    const fate = change === 'delete' ? toldFate(node, surroundings) : undefined;
    const tailWith = (words: (fate: DataFate) => string): string =>
      [lost, reason, fate === undefined ? '' : because(words(fate))].filter((text) => text !== '').join(' ');
    const isLoss = lost === '' ? {} : { tier: 'loss' as const };
    const event = {
      ...base,
      verb: change,
      tail: tailWith((each) => FATES[each]),
      ...(fate !== undefined && { tailOfSeveral: tailWith((each) => FATES_OF_SEVERAL[each]) }),
      ...isLoss,
      ...(block !== undefined && { ordinal, name: block }),
    } as ChangeEvent;
    const instanceNames = base.holdsData === true ? surroundings.instanceNamesOf(node) : [];
    if (instanceNames.length > 1)
      return instanceNames.map((text): ChangeEvent => ({ ...event, name: named(text), distinction: '', amount: 1 }));
    if (node.rules !== undefined) return [withRules(event, [node])];
    if (isPublicName(node.type)) return [withEffects(event, [node])];
    const details = detailsOf(node, surroundings);
    return [details === '' ? event : { ...event, details }];
  }
  const settings = settingEvents(node, base);
  const facts = factsOf(node, surroundings);
  if (facts.length > 0) {
    // Several instances of one name count as one resource if they are scaled: the tail has the numbers.
    const amount = facts.some(({ verb }) => verb === 'scale') ? 1 : base.amount;
    const events = facts.map(
      ({ isMajor, ...fact }): ChangeEvent => ({ ...base, ...fact, amount, ...(isMajor && { tier: 'risk' as const }) }),
    );
    // Data at higher risk comes before another major version.
    const [risks, others] = [true, false].map((isRisk) => settings.filter(({ tier }) => (tier === 'risk') === isRisk));
    return [...risks!, ...events, ...others!, ...effectEvents(node, base)];
  }
  if (settings.length > 0) return [...settings, ...effectEvents(node, base)];
  const parts = partEvents(node, base);
  if (parts !== undefined) return [...parts, ...effectEvents({ ...node, parts: [] }, base)];
  const isReachValue = ({ name, before, after }: ChangedValue): boolean =>
    stateOf(name, before, after)?.reach !== undefined;
  const areReachValues = values.length + blocks.length > 0 && values.every(isReachValue);
  const event: ChangeEvent = mayBeReplaced(node)
    ? { ...base, ...possibleReplacement(node) }
    : { ...base, verb: change, tail: '' };
  if (areReachValues) return [];
  const told = withEffects(withRules(event, [node]), [node]);
  // A name that leads elsewhere takes its requests along: more than that another name is removed.
  const isRedirected = node.effects !== undefined && isPublicName(node.type) && told.tier === undefined;
  return [isRedirected ? { ...told, tier: 'connection' } : told];
}

/**
 * Returns what becomes of a removed resource, as far as the code states it. Anything may be protected; what a store
 * without any statement loses goes without saying.
 */
function toldFate({ type, address, fate }: ReportedNode, { attributesOf }: Surroundings): DataFate | undefined {
  const stated = fate ?? dataFateOf(type, attributesOf(address));
  const isTold =
    fate === undefined
      ? stated === 'protected'
      : stated === 'protected' || stated === 'noSnapshot' || stated === 'withContents';
  return isTold ? stated : undefined;
}

/** Returns the event of a resource that is removed and created again: its data is not moved along. */
function recreation({ type, address }: ReportedNode, base: EventBase, { attributesOf }: Surroundings): ChangeEvent {
  const isDeletedWithContents = !hasToBeEmpty(type, attributesOf(address));
  const tail = base.holdsData === true ? withContents(WITHOUT_MOVED, isDeletedWithContents) : WITHOUT_MOVED;
  return { ...base, verb: 'recreate', tail };
}

function instanceEvents(
  base: EventBase,
  instances: NonNullable<ReportedNode['instances']>,
  node: ReportedNode,
): ChangeEvent[] {
  const { count, countBefore = count, isBox } = node;
  return CHANGES.flatMap((change): ChangeEvent[] => {
    const amount = instances[change];
    if (amount === undefined || change === 'none') return [];
    const tail = change === 'replace' ? causeOf(node) : '';
    const event: ChangeEvent = { ...base, change, verb: change, tail, amount };
    if (!isBox) return [{ ...event, ...(amount < count && { totalAmount: count }) }];
    const isOneMore = change === 'create' && amount === 1 && count === countBefore + 1;
    // Relative to the old number, which the remaining number does not tell.
    const isPart = change !== 'create' && amount < countBefore;
    const block = isNamedAfterBlock(node) ? base.name : '';
    return [
      {
        ...event,
        ...(isOneMore && { ordinal: count, name: block }),
        ...(isPart && { totalAmount: countBefore, name: block }),
      },
    ];
  });
}

/**
 * True if the name of the node is that of its block. A container of subnets from several blocks is named after all of
 * them, but the new subnet belongs to only one.
 */
const isNamedAfterBlock = ({ address, name }: ReportedNode): boolean =>
  parseAddress(address)?.name.endsWith(name) ?? false;

/** Returns the events for added and removed blocks, each by name. A lost index ranks before mere updates. */
function blockEvents({ change, blocks = [] }: ReportedNode, { holdsData: _, ...base }: EventBase): ChangeEvent[] {
  if (change !== 'update' && change !== 'move') return [];
  const whole = phraseForOne({ ...base, isPublic: false, isKnown: true });
  return blocks.flatMap(({ path, removed, added }) => {
    const noun = nounOfBlock(path);
    const event = (name: string): EventBase => ({
      ...{ ...base, noun, name: named(name), distinction: '', amount: 1 },
      ...{ isPublic: false, isOnly: false, isOfWhole: true, isNamedPart: true, whole },
    });
    return [
      ...removed.map(
        (name): ChangeEvent => ({ ...event(name), verb: 'delete', tail: fromContainer(whole), tier: 'risk' }),
      ),
      ...added.map(
        (name): ChangeEvent => ({ ...event(name), verb: 'create', tail: toContainer(whole), tier: 'update' }),
      ),
    ];
  });
}

// ---- Facts about an existing node that changes: container, size, number, version, state.

/** A verb with its tail: `resize` `from db.t3.micro to db.t3.large`. */
interface Fact {
  readonly verb: Verb;
  readonly tail: string;
  /** The setting that changes, if the verb does not tell it: `the tier`. */
  readonly setting?: string;
  /** True for another major version, which may need other code or data. */
  readonly isMajor?: true;
}

/**
 * True if the provider may replace the node, or if nobody knows what becomes of it, because it is a module without
 * code: neither is a move.
 */
const mayBeReplaced = ({ change, type, mayBeForcedBy }: ReportedNode): boolean =>
  change === 'move' && (mayBeForcedBy !== undefined || factsOfType(type).unread === true);

const possibleReplacement = ({ mayBeForcedBy }: ReportedNode): Pick<ChangeEvent, 'verb' | 'tail' | 'tier'> =>
  mayBeForcedBy === undefined
    ? { verb: 'update', tail: '' }
    : { verb: 'mayReplace', tail: because(listed(mayBeForcedBy)), tier: 'replace' };

/** Returns the facts, most relevant first. A changed address is only mentioned if there is nothing else. */
function factsOf(node: ReportedNode, surroundings: Surroundings): readonly Fact[] {
  const { change, countBefore, count, type, values = [] } = node;
  const move = mayBeReplaced(node) ? undefined : moveOf(node, surroundings);
  const counted: Fact[] =
    countBefore === undefined ? [] : [{ verb: 'scale', tail: fromTo(String(countBefore), inInstances(count)) }];
  const facts: readonly Fact[] = [
    ...(move?.verb === 'move' ? [move] : []),
    ...SETTING_KINDS_BY_WEIGHT.flatMap((meaning) => [
      ...values
        .filter(({ name }) => settingKindOf(name, type) === meaning)
        .map((value) => ({
          ...factOf(value, meaning, type),
          ...(meaning === 'version' && isMajorStep(type, value.before, value.after) && { isMajor: true as const }),
        })),
      ...(meaning === 'number' ? counted : []),
    ]),
    ...values.flatMap(stateFacts),
  ];
  // Two attributes may have one value: the name and the tier of a SKU.
  const once = new Map(facts.map((fact) => [JSON.stringify([fact.verb, fact.setting, fact.tail]), fact]));
  return facts.length === 0 && change === 'move' && move !== undefined ? [move] : [...once.values()];
}

/** Returns the fact of a value that is a state, such as `makes` `private`. Reach and risks have events of their own. */
const stateFacts = ({ name, before, after }: ChangedValue): Fact[] => {
  const state = stateOf(name, before, after);
  return state === undefined || state.reach !== undefined || state.isRisk === true
    ? []
    : [{ verb: 'make', tail: state.phrase }];
};

const VERB_OF: Readonly<Record<SettingKind, Verb>> = { size: 'resize', number: 'scale', version: 'update' };

/** @param type in which a number may name a size, `from size 0 to 1`, or have a unit of its own */
function factOf({ name, before, after }: ChangedValue, meaning: SettingKind, type: string): Fact {
  const { sizes, units } = factsOfType(type);
  const isSizeName = sizes?.includes(name) === true;
  const unit = units?.[name] ?? unitOf(name);
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
  const start = isVersionNumber ? inVersions(from) : isSizeName && from !== null ? inSizes(from) : shownFrom;
  const tail = fromTo(start, shownTo);
  if (isTier(name, [before, after])) return { verb: 'set', tail, setting: TIER };
  return meaning === 'number' && isCapacity(name)
    ? { verb: 'set', tail, setting: THE_CAPACITY }
    : { verb: VERB_OF[meaning], tail };
}

// ---- Settings of an existing node that change: `turns off deletion protection of the database orders`.

/**
 * Returns the events for changed settings: risks first, then those that are increased or decreased, each in the order
 * of `catalog/setting-rows.ts`.
 */
function settingEvents(node: ReportedNode, base: EventBase): ChangeEvent[] {
  const values = (node.values ?? []).filter((value) => isSetting(value, node));
  const states = values.flatMap(({ name, before, after }): ChangeEvent[] => {
    const state = stateOf(name, before, after);
    return state?.isRisk === true ? [{ ...base, verb: 'make', tail: state.phrase, tier: 'risk' }] : [];
  });
  const settings = values
    .filter(({ name, before, after }) => stateOf(name, before, after) === undefined)
    .sort((a, b) => settingPosition(a.name) - settingPosition(b.name))
    .map((value) => settingChange(node.type, value))
    .filter(({ isSame }) => isSame !== true);
  const risks = settings.filter(({ isRisk }) => isRisk === true);
  const directed = settings.filter(({ isRisk, verb }) => isRisk !== true && verb !== 'set');
  const set = settings.filter(({ isRisk, verb }) => isRisk !== true && verb === 'set');
  return [
    ...risks.map((setting): ChangeEvent => ({ ...settingEvent(setting, base), tier: 'risk' })),
    ...states,
    ...[...directed, ...set].map((setting) => settingEvent(setting, base)),
  ];
}

/** True for an updated node of which only switches change, which the code now sets to what they were by default. */
export const statesOnlyDefaults = ({ type, change, values = [], ...node }: ReportedNode): boolean =>
  change === 'update' &&
  values.length > 0 &&
  values.every((value) => settingChange(type, value).isSame === true) &&
  [node.blocks, node.folded, node.exposure, node.rules, node.effects, node.mayBeForcedBy, node.instances].every(
    (detail) => detail === undefined,
  );

/** True for a setting. Sizes, numbers, versions, rules and exposure have statements of their own. */
function isSetting(value: ChangedValue, { exposure = [], parts = [] }: ReportedNode): boolean {
  const { name, before, after } = value;
  if (settingKindOf(name) !== undefined || isFirewallRuleAttribute(name) || name === ACCESS_ATTRIBUTE) return false;
  if (stateOf(name, before, after)?.reach !== undefined) return false;
  if (isExposureAttribute(name) && exposure.length > 0) return false;
  // A value of a part alone is reported with the part, unless the table lists it as a setting of the node.
  return isKnownSetting(name) || !parts.some(({ values = [] }) => values.some((other) => isSameChange(other, value)));
}

function settingEvent({ verb: stated, noun, from, to, unit }: SettingChange, base: EventBase): ChangeEvent {
  const verb = stated === 'set' && from === null ? 'define' : stated;
  const event: ChangeEvent = { ...base, verb, tail: '', ...(noun !== '' && { setting: noun }) };
  if (verb === 'allow' || verb === 'forbid')
    return { ...event, tail: WHEN_NOT_EMPTY, tailOfSeveral: WHEN_SEVERAL_NOT_EMPTY };
  const values = valuesInText(from, to, unit);
  return verb === 'turnOff' && values !== '' ? { ...event, optionalTail: values } : { ...event, tail: values };
}

/** Returns the values as text: `from 7 to 14 days`, `(14 days before)`; empty if both are absent. */
function valuesInText(from: string | null | undefined, to: string | null | undefined, unit = ''): string {
  const quoted = (value: string | null | undefined): string | null =>
    value === null || value === undefined ? null : named(value);
  const withUnitIfNumber = (value: string): string =>
    unit === '' || !/^\d+(?:\.\d+)?$/.test(value) ? value : withUnit(value, unit);
  const [before, after] = [quoted(from), quoted(to)];
  if (after === null) return before === null ? '' : formerValue(withUnitIfNumber(before));
  // `1 day` takes the singular, so the old number needs its own unit.
  const needsOwnUnit = after === '1' && before !== null;
  return fromTo(needsOwnUnit ? withUnitIfNumber(before) : before, withUnitIfNumber(after));
}
