/** Values that a sentence names: `turns off deletion protection of the database orders`. */
import type { ChangedValue } from '../../graph/changes.js';
import { factsOf } from '../index.js';
import { SETTINGS, type SettingRow } from './setting-rows.js';

export type SettingVerb =
  | 'turnOn'
  | 'turnOff'
  | 'suspend'
  | 'raise'
  | 'lower'
  | 'shorten'
  | 'lengthen'
  | 'allow'
  | 'forbid'
  | 'set';

/** One changed value in words. */
export interface SettingChange {
  readonly verb: SettingVerb;
  /** With its article: `deletion protection`, `the engine`; empty if the verb says it all. */
  readonly noun: string;
  /** Values to say; absent if the verb says it all. */
  readonly from?: string | null;
  readonly to?: string | null;
  readonly unit?: string;
  /** Less is kept, encrypted or available than before. */
  readonly isRisk?: true;
  /** No row has it: its noun is the attribute. */
  readonly isPlain?: true;
}

const ORDER: ReadonlyMap<string, number> = new Map(Object.keys(SETTINGS).map((name, at) => [name, at]));

export const isKnownSetting = (attribute: string): boolean => ORDER.has(attribute);

/** Of two settings the smaller one is said first; those without a row last. */
export const orderOfSetting = (attribute: string): number => ORDER.get(attribute) ?? ORDER.size;

/** One changed value in words; a value without a row by the name of its attribute. */
export function settingChange(type: string, { name, before, after }: ChangedValue): SettingChange {
  const row = Object.hasOwn(SETTINGS, name) ? (SETTINGS[name] as SettingRow) : undefined;
  const isFlag = [before, after].every((text) => text === 'true' || text === 'false');
  if (row === undefined) {
    const feature = isFlag ? (/^enable_(.+)$|^(.+)_enabled$/.exec(name) ?? []).slice(1).find(Boolean) : undefined;
    if (feature !== undefined) {
      return { verb: after === 'true' ? 'turnOn' : 'turnOff', noun: inWords(feature), isPlain: true };
    }
    const values = isFlag ? { to: after } : { from: before, to: after };
    return { verb: 'set', noun: `the ${inWords(name)}`, ...values, isPlain: true };
  }
  const usual = factsOf(type).defaults?.[name] ?? row.usual;
  const sides = { before: before ?? usual ?? null, after: after ?? usual ?? null };
  return READERS[row.is](row, sides) ?? setTo(row, { before, after });
}

interface BeforeAfter {
  readonly before: string | null;
  readonly after: string | null;
}

type Reader = (row: SettingRow, sides: BeforeAfter) => SettingChange | undefined;

const READERS: Readonly<Record<SettingRow['is'], Reader>> = {
  switch: switched,
  amount: counted,
  level: leveled,
  choice: setTo,
  emptying: (row, { before, after }) =>
    isOn(row, before) === isOn(row, after)
      ? undefined
      : { verb: isOn(row, after) ? 'allow' : 'forbid', noun: '', ...(isOn(row, after) && { isRisk: true as const }) },
};

const OFF: ReadonlySet<string> = new Set(['false', 'disabled', 'suspended', 'none', 'off', '0']);

const isOn = ({ isInverted }: SettingRow, value: string | null): boolean =>
  (value !== null && !OFF.has(value.toLowerCase())) !== (isInverted === true);

function switched(row: SettingRow, { before, after }: BeforeAfter): SettingChange | undefined {
  const [was, is] = [isOn(row, before), isOn(row, after)];
  if (was === is) return undefined;
  const isRisk = row.safe !== undefined && (row.safe === 'on') !== is;
  const verb = is ? 'turnOn' : after?.toLowerCase() === 'suspended' ? 'suspend' : 'turnOff';
  return { verb, noun: row.noun, ...(isRisk && { isRisk: true as const }) };
}

function counted(row: SettingRow, { before, after }: BeforeAfter): SettingChange | undefined {
  const [was, is] = [before, after].map((text) => (text === null ? Number.NaN : Number(text))) as [number, number];
  const { noun, unit = '', zero } = row;
  if (Number.isNaN(was) || Number.isNaN(is) || was === is) return undefined;
  if (zero !== undefined && was * is === 0) {
    if (is === 0) return { verb: 'turnOff', noun: zero, from: String(was), unit, isRisk: true };
    return { verb: 'turnOn', noun: zero };
  }
  const isLess = is < was;
  return {
    ...{ verb: isLess ? 'shorten' : 'lengthen', noun, from: before, to: after, unit },
    ...(isLess && { isRisk: true as const }),
  };
}

/** By the number in it: `TLS1_2`, `1.2`. */
function leveled({ noun }: SettingRow, { before, after }: BeforeAfter): SettingChange | undefined {
  const [was, is] = [before, after].map((text) =>
    Number(
      /(\d+)[._](\d+)/
        .exec(text ?? '')
        ?.slice(1)
        .join('.') ?? Number.NaN,
    ),
  ) as [number, number];
  if (Number.isNaN(was) || Number.isNaN(is) || was === is) return undefined;
  const isLess = is < was;
  return {
    ...{ verb: isLess ? 'lower' : 'raise', noun, from: before, to: after },
    ...(isLess && { isRisk: true as const }),
  };
}

function setTo({ noun, unit }: SettingRow, { before, after }: BeforeAfter): SettingChange {
  return { verb: 'set', noun, from: before, to: after, ...(unit !== undefined && { unit }) };
}

const LETTERS: ReadonlySet<string> = new Set(
  'acl acu api az cpu dns gb http https iam id iops ip ipv4 ipv6 kms mb nat sql sse ssl tls ttl url vm vpc'.split(' '),
);

/** `max_allocated_storage` as words. */
const inWords = (attribute: string): string =>
  attribute
    .split('_')
    .map((word) => (LETTERS.has(word) ? word.toUpperCase() : word))
    .join(' ');
