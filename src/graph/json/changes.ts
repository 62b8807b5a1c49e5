/**
 * Reads changes from debug data (`groundplan draw --debug`, src/graph/json/index.ts): the details of a node's change,
 * and the totals of the source. The file may come from anyone, so only values in the form that groundplan writes are
 * accepted. An invalid field rejects all details of the node; an invalid optional member is left out.
 */

import { isPeer, isRangeOrTag } from '../../catalog/address-ranges.js';
import { ALLOWED_ATTRIBUTES } from '../../catalog/attributes.js';
import { isArchitectureBlock } from '../../catalog/block-effects.js';
import { isNarrowAudience } from '../../catalog/exposure.js';
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
  type ChangedEffect,
  type ChangedPart,
  type ChangedRule,
  type ChangedValue,
  type ChangeName,
  type JoinedResource,
  type PlanSummary,
} from '../changes.js';
import type { ExposureChange } from '../exposure.js';
import { LEVELS, type RightsChange, type Subject } from '../rights.js';
import { parseTerraformAddress, toGraphAddress } from '../terraform-address.js';

/** Returns the valid value, or null. */
type Reader<T> = (value: unknown) => T | null;

// ---- Single values.

/** A reason in Terraform's own words: `replace_because_tainted`. */
const REASON = /^[a-z][a-z_]{0,79}$/;
/** The path of an attribute: `root_block_device.volume_size`. */
const ATTRIBUTE_PATH = /^[A-Za-z][A-Za-z0-9_]{0,63}(\.[A-Za-z][A-Za-z0-9_]{0,63}){0,15}$/;
/** Phrases that groundplan writes: `port 22 (SSH)`, `the internet`; may be empty. */
const PHRASE = /^[\w ().,/*:&-]{0,160}$/;
/** The traffic of a firewall rule: `inbound traffic on port 443`. */
const TRAFFIC = /^(?:in|out)bound traffic(?: (?:on|over) [\w (),-]{1,200})?$/;
/** The key of a condition: `aws:PrincipalAccount`. */
const CONDITION_KEY = /^[a-z0-9-]{1,64}:[A-Za-z]{1,64}$/;
/** The effect of a block: `moves objects to GLACIER after 30 days`. */
const EFFECT = /^[a-z][\w .,/*?%:-]{0,300}$/;

/** Accepts a text if it is valid. */
const readText =
  (isValid: (text: string) => boolean): Reader<string> =>
  (value) =>
    typeof value === 'string' && isValid(value) ? value : null;

/** Accepts a text that matches a pattern. */
const readMatching = (pattern: RegExp): Reader<string> => readText((text) => pattern.test(text));

const readPhrase = readMatching(PHRASE);
const readGraphAddress = readText((text) => isShort(text) && isAddress(text));
const readTerraformAddress = readText(
  (text) => parseTerraformAddress(text) !== null && isShort(toGraphAddress(text) ?? ''),
);
const readAttributeText = readText(
  (text) => text !== '' && text.length <= ATTRIBUTE_TEXT_LENGTH && !/[\r\n]/.test(text),
);

/** Accepts any name of a moderate length, reduced to one line. */
const readName: Reader<string> = (value) =>
  typeof value === 'string' && value.length <= ATTRIBUTE_TEXT_LENGTH ? oneLine(value) : null;

const readTrue: Reader<true> = (value) => (value === true ? true : null);

/** Accepts an integer above 0. */
const readCount: Reader<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;

/** Accepts one of a few words. */
const readOneOf =
  <const T extends string>(allowed: readonly T[]): Reader<T> =>
  (value) =>
    allowed.find((text) => text === value) ?? null;

/** Accepts a list if every item is valid. */
const readList =
  <T>(readItem: Reader<T>): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return null;
    const items = value.map((item) => readItem(item));
    return items.some((item) => item === null) ? null : (items as readonly T[]);
  };

/** Returns an object with the member if it is there and valid, otherwise an empty one. */
function optionalMember<Name extends string, T>(object: unknown, name: Name, read: Reader<T>) {
  const value = read(member(object, name));
  return (value === null ? {} : { [name]: value }) as { readonly [key in Name]?: T };
}

// ---- Parts of a change.

/** A change that has a mark. */
type MarkedChange = Exclude<ChangeName, 'none'>;

const readChange = readOneOf(CHANGES.filter((name): name is MarkedChange => name !== 'none'));

/** Accepts counts above 0 of any changes but `none`; there may be no counts. */
const readCounts: Reader<ChangeCounts> = (value) => {
  const entries = entriesOf(value);
  const isValid = entries.every(([name, count]) => readChange(name) !== null && readCount(count) !== null);
  return objectOf(value) !== null && isValid ? (Object.fromEntries(entries) as ChangeCounts) : null;
};

const SHOWN_ATTRIBUTES: ReadonlySet<string> = new Set(ALLOWED_ATTRIBUTES);

/** Accepts only attributes that may be shown (`catalog/attributes.ts`). */
const readChangedValue: Reader<ChangedValue> = (value) => {
  const name = readText((text) => SHOWN_ATTRIBUTES.has(text))(member(value, 'name'));
  const [before, after] = [member(value, 'before'), member(value, 'after')];
  const isValid = [before, after].every((text) => text === null || readAttributeText(text) !== null);
  if (name === null || !isValid) return null;
  return {
    name,
    before: readAttributeText(before),
    after: readAttributeText(after),
    ...optionalMember(value, 'forces', readTrue),
  };
};

/** Accepts only blocks that are part of the architecture and have names that may be shown. */
const readBlockChange: Reader<BlockChange> = (value) => {
  const path = readText(isArchitectureBlock)(member(value, 'path'));
  const readNames = readList(readText(isHarmlessName));
  const removed = readNames(member(value, 'removed'));
  const added = readNames(member(value, 'added'));
  const kept = readNames(member(value, 'kept'));
  if (path === null || removed === null || added === null || kept === null) return null;
  return { path, removed, added, kept };
};

const readExposure: Reader<ExposureChange> = (value) => {
  const readPhraseOrRange = readText((text) => PHRASE.test(text) || isRangeOrTag(text));
  const change = readOneOf(['opens', 'closes'])(member(value, 'change'));
  const what = readPhraseOrRange(member(value, 'what'));
  const to = readPhraseOrRange(member(value, 'to'));
  const by = readGraphAddress(member(value, 'by'));
  if (change === null || what === null || to === null || by === null) return null;
  const except =
    readList(readText((text) => isRangeOrTag(text) || isNarrowAudience(text)))(member(value, 'except')) ?? [];
  return {
    change,
    what,
    to,
    by,
    ...(except.length > 0 && { except }),
    ...optionalMember(value, 'isRange', readTrue),
    ...optionalMember(value, 'at', readGraphAddress),
  };
};

const readSubject: Reader<Subject> = (value) => {
  const noun = readPhrase(member(value, 'noun'));
  const name = readName(member(value, 'name'));
  if (noun === null || name === null) return null;
  return {
    ...optionalMember(value, 'address', readGraphAddress),
    noun,
    name,
    ...optionalMember(value, 'detail', readName),
  };
};

const IDENTITIES = ['everybody', 'service', 'outsider', 'policy'] as const;

const readPrincipal: Reader<RightsChange['principal']> = (value) => {
  const subject = readSubject(value);
  if (subject === null) return null;
  return { ...subject, ...optionalMember(value, 'is', readOneOf(IDENTITIES)) };
};

/** Accepts rights whose actions have names that can occur in a policy. */
const readRights: Reader<RightsChange> = (value) => {
  const change = readOneOf(['gains', 'loses', 'changes'])(member(value, 'change'));
  const does = readPhrase(member(value, 'does'));
  const principal = readPrincipal(member(value, 'principal'));
  const target = readSubject(member(value, 'target'));
  const actions = readList(readText(isPermissionName))(member(value, 'actions'));
  const by = readGraphAddress(member(value, 'by'));
  if (change === null || does === null || by === null) return null;
  if (principal === null || target === null || actions === null) return null;
  return {
    change,
    ...optionalMember(value, 'level', readOneOf(LEVELS)),
    does,
    principal,
    target,
    actions,
    ...optionalMember(value, 'makes', readPhrase),
    ...optionalMember(value, 'isDenial', readTrue),
    ...optionalMember(value, 'isByCondition', readTrue),
    ...optionalMember(value, 'conditionKeys', readList(readMatching(CONDITION_KEY))),
    ...optionalMember(value, 'isConditional', readTrue),
    ...optionalMember(value, 'isByValues', readTrue),
    ...optionalMember(value, 'keeps', readList(readSubject)),
    ...optionalMember(value, 'isFurther', readTrue),
    ...optionalMember(value, 'isTrust', readTrue),
    ...optionalMember(value, 'isWithNew', readTrue),
    ...optionalMember(value, 'isOfNewRole', readTrue),
    by,
  };
};

const readPart: Reader<ChangedPart> = (value) => {
  const address = readTerraformAddress(member(value, 'address'));
  const change = readChange(member(value, 'change'));
  const rawValues = member(value, 'values');
  const values = rawValues === undefined ? [] : readList(readChangedValue)(rawValues);
  if (address === null || change === null || values === null) return null;
  return {
    address,
    change,
    ...optionalMember(value, 'name', readAttributeText),
    ...optionalMember(value, 'forcedBy', readList(readMatching(ATTRIBUTE_PATH))),
    ...(values.length > 0 && { values }),
    ...optionalMember(value, 'rules', readList(readRule)),
    ...optionalMember(value, 'effects', readList(readEffect)),
    ...optionalMember(value, 'isOfNewRole', readTrue),
    ...optionalMember(value, 'looksLike', readTerraformAddress),
    ...optionalMember(value, 'of', readEnd),
    ...optionalMember(value, 'joins', readJoined),
  };
};

const readEnd: Reader<JoinedResource> = (value) => {
  const address = readTerraformAddress(member(value, 'address'));
  return address === null ? null : { address, ...optionalMember(value, 'name', readAttributeText) };
};

const readJoined: Reader<NonNullable<ChangedPart['joins']>> = (value) => {
  const end = readEnd(value);
  return end === null ? null : { ...end, ...optionalMember(value, 'to', readEnd) };
};

const readEffect: Reader<ChangedEffect> = (value) => {
  const change = readOneOf(['create', 'delete'])(member(value, 'change'));
  const text = readMatching(EFFECT)(member(value, 'text'));
  if (change === null || text === null) return null;
  return {
    change,
    text,
    ...optionalMember(value, 'isRisk', readTrue),
    ...optionalMember(value, 'traffic', readMatching(EFFECT)),
    ...optionalMember(value, 'of', readMatching(EFFECT)),
  };
};

const readRule: Reader<ChangedRule> = (value) => {
  const change = readOneOf(['create', 'delete'])(member(value, 'change'));
  const does = readOneOf(['allows', 'denies'])(member(value, 'does'));
  const what = readMatching(TRAFFIC)(member(value, 'what'));
  if (change === null || does === null || what === null) return null;
  return {
    ...{ change, does, what },
    ...optionalMember(value, 'from', readPeers),
    ...optionalMember(value, 'to', readPeers),
    ...optionalMember(value, 'of', readPeers),
    ...optionalMember(value, 'at', readList(readGraphAddress)),
  };
};

/** Returns the peers of a firewall rule without invalid ones; null if none is left. */
const readPeers: Reader<readonly string[]> = (value) => {
  const isValid = (text: string): boolean => isPeer(text) || readTerraformAddress(text) !== null;
  const peers = (Array.isArray(value) ? value : []).filter((item) => typeof item === 'string' && isValid(item));
  return peers.length === 0 ? null : peers;
};

// ---- The whole change.

/** Readers by field. A node with any other field is rejected. */
const FIELDS: { readonly [Field in keyof ChangeDetails]-?: Reader<NonNullable<ChangeDetails[Field]>> } = {
  createsFirst: readTrue,
  movedFrom: readTerraformAddress,
  isImported: readTrue,
  isForgotten: readTrue,
  values: readList(readChangedValue),
  blocks: readList(readBlockChange),
  reason: readMatching(REASON),
  forcedBy: readList(readMatching(ATTRIBUTE_PATH)),
  mayBeForcedBy: readList(readMatching(ATTRIBUTE_PATH)),
  folded: readCounts,
  parts: readList(readPart),
  instances: readCounts,
  countBefore: readCount,
  drift: readList(readChangedValue),
  exposure: readList(readExposure),
  rights: readList(readRights),
  looksLike: readGraphAddress,
  rules: readList(readRule),
  effects: readList(readEffect),
  touched: readPhrase,
};

/** Returns the details of a change; null if there are none, or if any field is unknown or invalid. */
export function readChangeDetails(value: unknown): ChangeDetails | null {
  const entries = entriesOf(value).map(([name, field]): [string, unknown] => {
    const read: Reader<unknown> | null = Object.hasOwn(FIELDS, name) ? FIELDS[name as keyof ChangeDetails] : null;
    return [name, read === null ? null : read(field)];
  });
  const isValid = entries.length > 0 && entries.every(([, field]) => field !== null);
  return isValid ? (Object.fromEntries(entries) as ChangeDetails) : null;
}

/**
 * Reads `in_all`: the changes of the whole source, whether drawn or not. Returns undefined without valid counts; other
 * invalid members are left out. `before` and `sentence` are never read: they belong to comparisons, which have no debug
 * data.
 */
export function readAllChanges(value: unknown): AllChanges | undefined {
  const counts = readCounts(member(value, 'counts'));
  if (counts === null) return undefined;
  return {
    counts,
    ...optionalMember(value, 'hidden', readCount),
    ...optionalMember(value, 'shown', readCounts),
    ...optionalMember(value, 'plan', readPlanSummary),
  };
}

const PLAN_TOTALS = ['import', 'add', 'change', 'destroy', 'forget'] as const satisfies readonly (keyof PlanSummary)[];

const readPlanSummary: Reader<PlanSummary> = (value) => {
  const totals = PLAN_TOTALS.map((name) => [name, member(value, name)] as const);
  const isValid = totals.every(([, total]) => total === 0 || readCount(total) !== null);
  return isValid ? (Object.fromEntries(totals) as unknown as PlanSummary) : null;
};
