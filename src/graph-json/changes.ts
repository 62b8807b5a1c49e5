/** `changed` of debug data: what there is to say of a change beside its name. All of it fits, or none is taken. */
import { ALLOWED_ATTRIBUTES } from '../catalog/attributes.js';
import { isAddress, isShort } from '../graph/address.js';
import {
  type AllChanges,
  CHANGES,
  type ChangeCounts,
  type ChangeDetails,
  type ChangedPart,
  type ChangedValue,
  type PlanSummary,
} from '../graph/changes.js';
import type { ExposureChange } from '../graph/exposure.js';
import { parseTerraformAddress, toGraphAddress } from '../graph/terraform-address.js';
import { entriesOf, member, objectOf } from '../json/foreign.js';
import { ATTRIBUTE_TEXT_LENGTH } from '../limits.js';

type Read = (value: unknown) => unknown;

const REASON = /^[a-z][a-z_]{0,79}$/;
const ATTRIBUTE = /^[a-z][a-z0-9_]{0,63}$/;
const ATTRIBUTES: ReadonlySet<string> = new Set(ALLOWED_ATTRIBUTES);
const COUNTED: ReadonlySet<string> = new Set(CHANGES.filter((name) => name !== 'none'));

const trueOf: Read = (value) => (value === true ? true : null);

const matching =
  (pattern: RegExp): Read =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : null;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** As Terraform writes it. */
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

/** A list of which every item fits. */
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

/** The list of what may be shown holds here, too. */
function changedValueOf(value: unknown): ChangedValue | null {
  const name = member(value, 'name');
  const before = sideOf(member(value, 'before'));
  const after = sideOf(member(value, 'after'));
  if (typeof name !== 'string' || !ATTRIBUTES.has(name) || before === undefined || after === undefined) return null;
  return { name, before, after, ...(member(value, 'forces') === true && { forces: true as const }) };
}

const WORDS = /^[\w ().,-]{0,80}$/;

/** Words of ours: what could not be one of them is none. */
function exposureOf(value: unknown): ExposureChange | null {
  const change = member(value, 'change');
  const [what, to, by] = ['what', 'to', 'by'].map((name) => member(value, name));
  const areWords = [what, to].every((text) => typeof text === 'string' && WORDS.test(text));
  if ((change !== 'opens' && change !== 'closes') || !areWords || addressOf(by) === null) return null;
  const at = addressOf(member(value, 'at'));
  return { change, what: what as string, to: to as string, by: by as string, ...(at !== null && { at: at as string }) };
}

function partOf(value: unknown): ChangedPart | null {
  const address = originOf(member(value, 'address')) as string | null;
  const change = member(value, 'change');
  const given = member(value, 'values');
  const values = given === undefined ? [] : (listOf(changedValueOf)(given) as readonly ChangedValue[] | null);
  if (address === null || typeof change !== 'string' || !COUNTED.has(change) || values === null) return null;
  return { address, change: change as ChangedPart['change'], ...(values.length > 0 && { values }) };
}

const FIELDS: Readonly<Record<keyof ChangeDetails, Read>> = {
  createsFirst: trueOf,
  movedFrom: originOf,
  isImported: trueOf,
  isForgotten: trueOf,
  values: listOf(changedValueOf),
  reason: matching(REASON),
  forcedBy: listOf(matching(ATTRIBUTE)),
  folded: countsOf,
  parts: listOf(partOf),
  instances: countsOf,
  countBefore: (value) => (isCount(value) ? value : null),
  drift: listOf(changedValueOf),
  exposure: listOf(exposureOf),
  looksLike: addressOf,
};

export function detailsOf(value: unknown): ChangeDetails | null {
  const entries = entriesOf(value).map(([name, field]): [string, unknown] => {
    const read = Object.hasOwn(FIELDS, name) ? FIELDS[name as keyof ChangeDetails] : null;
    return [name, read === null ? null : read(field)];
  });
  const isFit = entries.length > 0 && entries.every(([, field]) => field !== null);
  return isFit ? (Object.fromEntries(entries) as ChangeDetails) : null;
}

const SUMMED = ['import', 'add', 'change', 'destroy', 'forget'] as const;

/** `in_all`: what its source changes, also of what is not drawn; undefined for what does not fit. */
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
