/** Statements about settings of an existing node: `turns off deletion protection of the database orders`. */

import { ACCESS_ATTRIBUTE } from '../../../catalog/attributes.js';
import { blocksBetween, nounOfBlock } from '../../../catalog/block-nouns.js';
import { isOfOpenness, isOfRule } from '../../../catalog/detail-attributes.js';
import { stateOf } from '../../../catalog/nouns.js';
import {
  isKnownSetting,
  meaningOf,
  orderOfSetting,
  type SettingChange,
  settingChange,
} from '../../../catalog/settings.js';
import type { ChangedValue } from '../../../graph/changes.js';
import { fromBox, fromTo, settingsAlso, toBox, WHEN_NOT_EMPTY, wasBefore, withUnit } from '../messages.js';
import type { ReportedNode } from '../model.js';
import { named } from '../words.js';
import type { ChangeEvent } from './model.js';
import { oneThing } from './phrases.js';

type Base = Omit<ChangeEvent, 'verb' | 'tail'>;

/**
 * Returns the events for changed settings: risks first, then in the order of the table. Settings that are only changed, neither
 * increased nor decreased, share one event that counts all but the first.
 */
export function settingDeeds(node: ReportedNode, base: Base): ChangeEvent[] {
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

/** Returns the events for countable blocks, each by name. A lost index ranks before mere updates. */
export function blockDeeds({ change, values = [] }: ReportedNode, { holdsData: _, ...base }: Base): ChangeEvent[] {
  if (change !== 'update' && change !== 'move') return [];
  const whole = oneThing({ ...base, isPublic: false, isKnown: true });
  return values.flatMap(({ name: block, before, after }) => {
    const spoken = nounOfBlock(block);
    if (spoken === undefined) return [];
    const { removed, added } = blocksBetween(before, after);
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
  if (nounOfBlock(name) !== undefined) return false;
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
