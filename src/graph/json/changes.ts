/** Reads `changed` of debug data, the details of a change. Unless every field is valid, none is taken. */

import { ALLOWED_ATTRIBUTES } from '../../catalog/attributes.js';
import { isArchitectureBlock } from '../../catalog/block-nouns.js';
import { isPeer, isRange } from '../../catalog/exposure.js';
import { isHarmlessName } from '../../catalog/harmless-words.js';
import { isPermissionName } from '../../catalog/permissions.js';
import { ATTRIBUTE_TEXT_LENGTH } from '../../limits.js';
import { entriesOf, member, objectOf } from '../../platform/json/foreign.js';
import { oneLine } from '../../platform/text/printable.js';
import { isAddress, isShort } from '../address.js';
import {
  type AllChanges,
  type BlockChange,
  CHANGES,
  type ChangeCounts,
  type ChangeDetails,
  type ChangedPart,
  type ChangedRule,
  type ChangedValue,
  type PlanSummary,
} from '../changes.js';
import type { ExposureChange } from '../exposure.js';
import { LEVELS, type RightsChange, type Subject } from '../rights.js';
import { parseTerraformAddress, toGraphAddress } from '../terraform-address.js';

type Read = (value: unknown) => unknown;

const REASON = /^[a-z][a-z_]{0,79}$/;
/** Block names and an attribute, joined by dots. */
const ATTRIBUTE = /^[A-Za-z][A-Za-z0-9_]{0,63}(\.[A-Za-z][A-Za-z0-9_]{0,63}){0,15}$/;
const ATTRIBUTES: ReadonlySet<string> = new Set(ALLOWED_ATTRIBUTES);
const COUNTED: ReadonlySet<string> = new Set(CHANGES.filter((name) => name !== 'none'));

const trueOf: Read = (value) => (value === true ? true : null);

const matching =
  (pattern: RegExp): Read =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : null;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Accepts a Terraform address. */
const originOf: Read = (value) =>
  typeof value === 'string' && parseTerraformAddress(value) !== null && isShort(toGraphAddress(value) ?? '')
    ? value
    : null;

const addressOf: Read = (value) => (typeof value === 'string' && isShort(value) && isAddress(value) ? value : null);

function countsOf(value: unknown): ChangeCounts | null {
  const entries = entriesOf(value);
  const isFit = objectOf(value) !== null && entries.every(([name, count]) => COUNTED.has(name) && isCount(count));
  return isFit ? (Object.fromEntries(entries) as ChangeCounts) : null;
}

/** Accepts a list if every item is valid. */
const listOf =
  (read: Read): Read =>
  (value) => {
    const items = Array.isArray(value) ? value.map(read) : [null];
    return items.includes(null) ? null : items;
  };

const sideOf = (value: unknown): string | null | undefined =>
  value === null ||
  (typeof value === 'string' && value.length <= ATTRIBUTE_TEXT_LENGTH && value !== '' && !/[\r\n]/.test(value))
    ? value
    : undefined;

/** The allow-list of attributes applies here, too. */
function changedValueOf(value: unknown): ChangedValue | null {
  const name = member(value, 'name');
  const before = sideOf(member(value, 'before'));
  const after = sideOf(member(value, 'after'));
  if (typeof name !== 'string' || !ATTRIBUTES.has(name) || before === undefined || after === undefined) return null;
  return { name, before, after, ...(member(value, 'forces') === true && { forces: true as const }) };
}

/** Accepts blocks of the architecture by names that a report may show. */
function blocksOf(value: unknown): BlockChange | null {
  const path = member(value, 'path');
  const names = listOf((name) => (typeof name === 'string' && isHarmlessName(name) ? name : null));
  const [removed, added, kept] = ['removed', 'added', 'kept'].map((list) => names(member(value, list))) as (
    | readonly string[]
    | null
  )[];
  if (typeof path !== 'string' || !isArchitectureBlock(path) || !removed || !added || !kept) return null;
  return { path, removed, added, kept };
}

const WORDS = /^[\w ().,/*:&-]{0,160}$/;

const rangeOf = (value: unknown): string | null => (typeof value === 'string' && isRange(value) ? value : null);

/** Accepts only texts that groundplan itself could have written. */
function exposureOf(value: unknown): ExposureChange | null {
  const change = member(value, 'change');
  const [what, to, by] = ['what', 'to', 'by'].map((name) => member(value, name));
  const areWords = [what, to].every((text) => typeof text === 'string' && (WORDS.test(text) || isRange(text)));
  if ((change !== 'opens' && change !== 'closes') || !areWords || addressOf(by) === null) return null;
  const at = addressOf(member(value, 'at'));
  const except = listOf(rangeOf)(member(value, 'except')) as readonly string[] | null;
  return {
    ...{ change, what: what as string, to: to as string, by: by as string },
    ...(except !== null && except.length > 0 && { except }),
    ...(member(value, 'isRange') === true && { isRange: true as const }),
    ...(at !== null && { at: at as string }),
  };
}

const CHANGES_OF_RIGHTS: ReadonlySet<unknown> = new Set<RightsChange['change']>(['gains', 'loses', 'changes']);

const textOf = (pattern: RegExp, value: unknown): string | null => matching(pattern)(value) as string | null;

const nameOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= ATTRIBUTE_TEXT_LENGTH ? oneLine(value) : null;

function subjectOf(value: unknown): Subject | null {
  const [noun, name] = [textOf(WORDS, member(value, 'noun')), nameOf(member(value, 'name'))];
  const [address, detail] = [addressOf(member(value, 'address')), nameOf(member(value, 'detail'))];
  if (noun === null || name === null) return null;
  return { ...(address !== null && { address: address as string }), noun, name, ...(detail !== null && { detail }) };
}

/** Accepts only names of actions and roles that can occur in a policy. */
function rightsOf(value: unknown): RightsChange | null {
  const [change, level, is] = [
    member(value, 'change'),
    member(value, 'level'),
    member(member(value, 'principal'), 'is'),
  ];
  const [principal, target] = [subjectOf(member(value, 'principal')), subjectOf(member(value, 'target'))];
  const [does, makes] = [textOf(WORDS, member(value, 'does')), textOf(WORDS, member(value, 'makes'))];
  const actions = listOf((one) => (typeof one === 'string' && isPermissionName(one) ? one : null))(
    member(value, 'actions'),
  );
  const by = addressOf(member(value, 'by'));
  if (!CHANGES_OF_RIGHTS.has(change) || principal === null || target === null) return null;
  if (does === null || actions === null || by === null) return null;
  const known = LEVELS.find((one) => one === level);
  const isOf = (name: 'isDenial' | 'isByCondition' | 'isConditional' | 'isTrust' | 'isWithNew') =>
    member(value, name) === true ? { [name]: true as const } : {};
  return {
    change: change as RightsChange['change'],
    ...(known !== undefined && { level: known }),
    does,
    principal: { ...principal, ...((is === 'everybody' || is === 'service' || is === 'outsider') && { is }) },
    target,
    actions: actions as readonly string[],
    ...(makes !== null && { makes }),
    ...isOf('isDenial'),
    ...isOf('isByCondition'),
    ...isOf('isConditional'),
    ...isOf('isTrust'),
    ...isOf('isWithNew'),
    by: by as string,
  };
}

function partOf(value: unknown): ChangedPart | null {
  const address = originOf(member(value, 'address')) as string | null;
  const change = member(value, 'change');
  const given = member(value, 'values');
  const values = given === undefined ? [] : (listOf(changedValueOf)(given) as readonly ChangedValue[] | null);
  if (address === null || typeof change !== 'string' || !COUNTED.has(change) || values === null) return null;
  const name = sideOf(member(value, 'name'));
  const forcedBy = listOf(matching(ATTRIBUTE))(member(value, 'forcedBy')) as readonly string[] | null;
  return {
    address,
    change: change as ChangedPart['change'],
    ...(typeof name === 'string' && { name }),
    ...(forcedBy !== null && { forcedBy }),
    ...(values.length > 0 && { values }),
    ...rulesIn(value),
  };
}

function rulesIn(value: unknown): Pick<ChangedPart, 'rules'> {
  const rules = listOf(ruleOf)(member(value, 'rules'));
  return rules === null ? {} : { rules: rules as readonly ChangedRule[] };
}

const TRAFFIC = /^(?:in|out)bound traffic(?: (?:on|over) [\w (),-]{1,200})?$/;

function ruleOf(value: unknown): ChangedRule | null {
  const [change, does, what] = [member(value, 'change'), member(value, 'does'), member(value, 'what')];
  if (change !== 'create' && change !== 'delete') return null;
  if ((does !== 'allows' && does !== 'denies') || typeof what !== 'string' || !TRAFFIC.test(what)) return null;
  const ends = (end: 'from' | 'to') => {
    const all = member(value, end);
    const shown = (Array.isArray(all) ? all : []).filter((one) => typeof one === 'string' && isEnd(one));
    return shown.length === 0 ? {} : { [end]: shown as readonly string[] };
  };
  return { change, does, what, ...ends('from'), ...ends('to') };
}

const isEnd = (text: string): boolean => isPeer(text) || originOf(text) !== null;

const FIELDS: Readonly<Record<keyof ChangeDetails, Read>> = {
  createsFirst: trueOf,
  movedFrom: originOf,
  isImported: trueOf,
  isForgotten: trueOf,
  values: listOf(changedValueOf),
  blocks: listOf(blocksOf),
  reason: matching(REASON),
  forcedBy: listOf(matching(ATTRIBUTE)),
  mayBeForcedBy: listOf(matching(ATTRIBUTE)),
  folded: countsOf,
  parts: listOf(partOf),
  instances: countsOf,
  countBefore: (value) => (isCount(value) ? value : null),
  drift: listOf(changedValueOf),
  exposure: listOf(exposureOf),
  rights: listOf(rightsOf),
  looksLike: addressOf,
  rules: listOf(ruleOf),
};

/** Returns the details of a change; null if there are none, or any field is unknown or invalid. */
export function detailsOf(value: unknown): ChangeDetails | null {
  const entries = entriesOf(value).map(([name, field]): [string, unknown] => {
    const read = Object.hasOwn(FIELDS, name) ? FIELDS[name as keyof ChangeDetails] : null;
    return [name, read === null ? null : read(field)];
  });
  const isFit = entries.length > 0 && entries.every(([, field]) => field !== null);
  return isFit ? (Object.fromEntries(entries) as ChangeDetails) : null;
}

const SUMMED = ['import', 'add', 'change', 'destroy', 'forget'] as const;

/** Reads `in_all`, the changes of the whole source, drawn or not; undefined if it is invalid. */
export function allChangesOf(value: unknown): AllChanges | undefined {
  const counts = countsOf(member(value, 'counts'));
  const sums = SUMMED.map((name) => [name, member(member(value, 'plan'), name)] as const);
  if (counts === null) return undefined;
  const [hidden, shown] = [member(value, 'hidden'), countsOf(member(value, 'shown'))];
  const isSummed = sums.every(([, sum]) => sum === 0 || isCount(sum));
  return {
    counts,
    ...(isCount(hidden) && { hidden }),
    ...(shown !== null && { shown }),
    ...(isSummed && { plan: Object.fromEntries(sums) as unknown as PlanSummary }),
  };
}
