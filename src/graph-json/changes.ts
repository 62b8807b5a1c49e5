/** `changed` of debug data: what there is to say of a change beside its name. All of it fits, or none is taken. */
import { ALLOWED_ATTRIBUTES } from '../catalog/attributes.js';
import { isAddress, isShort } from '../graph/address.js';
import type { AllChanges, PlanSummary } from '../graph/changes.js';
import { CHANGES, type ChangeCounts, type ChangeDetails, type ChangedValue } from '../graph/changes.js';
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

const FIELDS: Readonly<Record<keyof ChangeDetails, Read>> = {
  createsFirst: trueOf,
  movedFrom: originOf,
  isImported: trueOf,
  isForgotten: trueOf,
  values: listOf(changedValueOf),
  reason: matching(REASON),
  forcedBy: listOf(matching(ATTRIBUTE)),
  folded: countsOf,
  instances: countsOf,
  countBefore: (value) => (isCount(value) ? value : null),
  drift: listOf(changedValueOf),
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
