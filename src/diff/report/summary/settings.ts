/** Settings of an existing node that change: `turns off deletion protection of the database orders`. */

import { ACCESS_ATTRIBUTE } from '../../../catalog/attributes.js';
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
import { formerValue, fromTo, settingsAlso, WHEN_NOT_EMPTY, withUnit } from '../messages.js';
import type { ReportedNode } from '../model.js';
import { named } from '../words.js';
import type { ChangeEvent, EventBase } from './model.js';

/**
 * Returns the events for changed settings: risks first, then in the order of `catalog/settings.ts`. Settings that are
 * only changed, neither increased nor decreased, share one event, which names the first and counts the others.
 */
export function settingEvents(node: ReportedNode, base: EventBase): ChangeEvent[] {
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
  const directed = settings.filter(({ isRisk, verb }) => isRisk !== true && verb !== 'set');
  const [firstSet, ...otherSet] = settings.filter(({ isRisk, verb }) => isRisk !== true && verb === 'set');
  return [
    ...risks.map((setting): ChangeEvent => ({ ...settingEvent(setting, base), tier: 'risk' })),
    ...states,
    ...directed.map((setting) => settingEvent(setting, base)),
    ...(firstSet === undefined ? [] : [withMore(settingEvent(firstSet, base), otherSet.length)]),
  ];
}

/** True for a setting. Sizes, numbers, versions, rules and exposure have statements of their own. */
function isSetting(value: ChangedValue, { exposure = [], parts = [] }: ReportedNode): boolean {
  const { name, before, after } = value;
  if (meaningOf(name) !== undefined || isOfRule(name) || name === ACCESS_ATTRIBUTE) return false;
  if (stateOf(name, before, after)?.reach !== undefined) return false;
  if (isOfOpenness(name) && exposure.length > 0) return false;
  // A value of a part alone is reported with the part, unless the table lists it as a setting of the node.
  return isKnownSetting(name) || !parts.some(({ values = [] }) => values.some((other) => isSame(other, value)));
}

const isSame = (a: ChangedValue, b: ChangedValue): boolean =>
  a.name === b.name && a.before === b.before && a.after === b.after;

function settingEvent({ verb, noun, from, to, unit }: SettingChange, base: EventBase): ChangeEvent {
  const event: ChangeEvent = { ...base, verb, tail: '', ...(noun !== '' && { setting: noun }) };
  if (verb === 'allow' || verb === 'forbid') return { ...event, tail: WHEN_NOT_EMPTY };
  const values = valuesInText(from, to, unit);
  return verb === 'turnOff' && values !== '' ? { ...event, optionalTail: values } : { ...event, tail: values };
}

/** Returns the values as text: `from 7 to 14 days`, `(14 days before)`; empty if both are absent. */
function valuesInText(from: string | null | undefined, to: string | null | undefined, unit = ''): string {
  const quoted = (value: string | null | undefined): string | null =>
    value === null || value === undefined ? null : named(value);
  const withUnitIfNumber = (value: string): string =>
    unit === '' || !/^\d+$/.test(value) ? value : withUnit(value, unit);
  const [before, after] = [quoted(from), quoted(to)];
  if (after === null) return before === null ? '' : formerValue(withUnitIfNumber(before));
  // `1 day` takes the singular, so the old number needs its own unit.
  const needsOwnUnit = after === '1' && before !== null;
  return fromTo(needsOwnUnit ? withUnitIfNumber(before) : before, withUnitIfNumber(after));
}

/** Appends the number of further settings: `and 2 more settings`. */
const withMore = (event: ChangeEvent, more: number): ChangeEvent =>
  more === 0 ? event : { ...event, tail: [event.tail, settingsAlso(more)].filter((text) => text !== '').join(' ') };
