/** Values of a thing that stays, by name: `turns off deletion protection of the database orders`. */
import { ACCESS_ATTRIBUTE } from '../../catalog/attributes.js';
import { isOfOpenness, isOfRule } from '../../catalog/detail-attributes.js';
import { stateOf } from '../../catalog/nouns.js';
import {
  isKnownSetting,
  meaningOf,
  orderOfSetting,
  type SettingChange,
  settingChange,
} from '../../catalog/settings.js';
import type { ChangedValue } from '../../graph/changes.js';
import { fromTo, settingsAlso, WHEN_NOT_EMPTY, wasBefore, withUnit } from '../messages.js';
import type { ReportedNode } from '../model.js';
import { named } from '../words.js';
import type { ChangeEvent } from './model.js';

type Base = Omit<ChangeEvent, 'verb' | 'tail'>;

/** The most telling first: risks, then by the table; of values that are neither more nor less one, the others counted. */
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

/** Sizes, numbers, versions and rules are said otherwise, and what is open before all else. */
function isSetting(value: ChangedValue, { exposure = [], parts = [] }: ReportedNode): boolean {
  const { name, before, after } = value;
  if (meaningOf(name) !== undefined || isOfRule(name) || name === ACCESS_ATTRIBUTE) return false;
  if (stateOf(name, before, after)?.reach !== undefined) return false;
  if (isOfOpenness(name) && exposure.length > 0) return false;
  // A value that only a part has is said of the part, unless the table knows it as one of the whole.
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

/** Nothing where both sides are left out. */
function valuesInText(from: string | null | undefined, to: string | null | undefined, unit = ''): string {
  const [was, is] = [from, to].map((value) => (value === null || value === undefined ? null : named(value)));
  const withIts = (value: string): string => (unit === '' || !/^\d+$/.test(value) ? value : withUnit(value, unit));
  if (is === null || is === undefined) return was === null || was === undefined ? '' : wasBefore(withIts(was));
  // One day has a word of its own.
  const isOneAlone = is === '1' && was !== null && was !== undefined;
  return fromTo(isOneAlone ? withIts(was) : (was ?? null), withIts(is));
}

const withMore = (deed: ChangeEvent, more: number): ChangeEvent =>
  more === 0 ? deed : { ...deed, tail: [deed.tail, settingsAlso(more)].filter((text) => text !== '').join(' ') };
