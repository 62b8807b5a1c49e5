/** Caption lines of a changed node: `db.t3.micro → db.t3.large, must be replaced`, `listener https added`. */

import { isGrantOnly } from '../catalog/access.js';
import { resourceOfPeer } from '../catalog/address-ranges.js';
import { isEffectAttribute, nounOfBlock } from '../catalog/block-effects.js';
import { isScaffolding } from '../catalog/cloud.js';
import { exposureInWords, opensToOutside } from '../catalog/exposure.js';
import { factsOf } from '../catalog/index.js';
import { partTitleOf, productOf, valueInWords } from '../catalog/products.js';
import { settingChange, withUnitOf } from '../catalog/settings.js';
import { isReplacementReported } from '../catalog/versioned.js';
import { originalOf, parseAddress, unescapeName } from '../graph/address.js';
import {
  addCount,
  type BlockChange,
  type ChangeCounts,
  type ChangeDetails,
  type ChangedPart,
  type ChangedRule,
  type ChangedValue,
  formatCounts,
  independentPartCounts,
  isSameChange,
  type JoinedResource,
} from '../graph/changes.js';
import { groupBy } from '../graph/group-by.js';
import type { GraphNode } from '../graph/model.js';
import { ANOTHER_PART, EXCEPT_A_PART, type RightsChange, type Subject } from '../graph/rights.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import { ACTION_REASONS, missingBefore } from '../messages.js';
import { listedUpTo, withUnit } from '../platform/text/english.js';
import * as messages from './messages.js';
import type { PresentedNode } from './model.js';

/** Maximum characters of a caption line. A longer one would be cut at its end, where the new value is. */
const CAPTION_LENGTH_MAX = 48;

/** Returns the name of a resource that has a node; undefined for any other. */
export type NodeName = (address: string) => string | undefined;

/**
 * Returns the change of a node or box with its caption lines; only the name of the change if there are none.
 * @param nodeName looks up the name of a principal or target of changed rights
 */
export function changeOf(
  node: GraphNode,
  nodeName: NodeName = () => undefined,
): Pick<PresentedNode, 'change' | 'changed' | 'changeLines' | 'alertLines' | 'losesData' | 'driftLine' | 'ghostOf'> {
  const { change, changed, ghostOf } = node;
  const alerts = dangerLines(node);
  const lines = [...alerts, ...otherLines(node, nodeName)];
  const drift = driftLine(node);
  return {
    change,
    ...(changed !== undefined && { changed }),
    ...(lines.length > 0 && { changeLines: lines }),
    ...(alerts.length > 0 && { alertLines: alerts.length }),
    ...(losesData(node) && { losesData: true as const }),
    ...(drift !== undefined && { driftLine: drift }),
    ...(ghostOf !== undefined && { ghostOf }),
  };
}

/** Returns the red lines: opened access, lost data inside the node, and the cause of a replacement. */
const dangerLines = ({ type, change, changed = {} }: GraphNode): readonly string[] => [
  ...(changed.exposure ?? []).filter(opensToOutside).map(exposureInWords),
  ...lostLines(change, changed),
  ...(isReplacementReported(type) ? causeLines(type, change, changed) : []),
];

/** Returns the values that force a replacement, or why Terraform replaces the node. */
const causeLines = (type: string, change: GraphNode['change'], changed: ChangeDetails): readonly string[] => [
  ...(changed.values ?? []).filter(({ forces }) => forces === true).map((value) => valueLine(type, value)),
  ...replacementReason(change, changed),
];

/** Returns what a new version differs in: of a type with versions, the old one is not lost. */
function versionLines({ type, change, changed = {} }: GraphNode): readonly string[] {
  if (change !== 'replace' || isReplacementReported(type)) return [];
  const paths = changed.forcedBy ?? (changed.values ?? []).flatMap(({ name, forces }) => (forces ? [name] : []));
  const names = paths.map((path) => attributeInWords(path.split('.').at(-1) ?? ''));
  return [messages.newVersion(listedUpTo([...new Set(names)], CAUSES_MAX))];
}

/** Returns the lines that are not red, most important first. */
function otherLines(node: GraphNode, nodeName: NodeName): readonly string[] {
  const { changed } = node;
  if (changed === undefined) return [];
  const { exposure = [], rights = [], values = [], blocks = [], effects, countBefore, movedFrom, instances } = changed;
  const rightsOfNode = rights.filter(({ isWithNew }) => isWithNew !== true);
  return [
    ...exposure.filter((change) => !opensToOutside(change)).map(exposureInWords),
    ...(countBefore === undefined ? [] : [messages.fromTo(String(countBefore), String(node.count))]),
    ...(mayLoseData(node) ? [messages.MAY_BE_REPLACED] : []),
    ...new Set(rightsOfNode.map((right) => rightsLine(right, node, nodeName))),
    ...versionLines(node),
    ...values
      .filter(({ forces, name }) => forces !== true && !(effects !== undefined && isEffectAttribute(node.type, name)))
      .map((value) => valueLine(node.type, value)),
    ...blocks.map(blocksLine),
    ...(instances === undefined ? [] : [messages.ofInstances(formatCounts(instances))]),
    ...ruleLinesOf(node),
    ...effectLines(changed),
    ...partLines(node),
    ...(movedFrom === undefined ? [] : [messages.movedFrom(movedFrom)]),
    ...(changed.isImported === true && node.change !== 'import' ? [messages.ALSO_IMPORTED] : []),
    ...(changed.isForgotten === true ? [messages.STAYS_UNMANAGED] : []),
    ...(changed.touched === undefined ? [] : [messages.touched(changed.touched)]),
    driftLine(node) ?? '',
    ...(changed.looksLike === undefined ? [] : [messages.RENAMED_WITHOUT_MOVED]),
  ].filter((line) => line !== '');
}

// ---- Data that is lost inside a node that stays: `Service Bus queue orders replaced`.

/** Maximum number of lost parts of one type that are named; more are counted. */
const LOST_NAMED_MAX = 2;

/** A data store that is part of a node and is removed or replaced. */
interface LostPart {
  readonly address: string;
  readonly type: string;
  readonly name: string;
  readonly change: 'delete' | 'replace';
}

/**
 * Returns the data stores among the parts that are removed or replaced. Empty for a node that is itself new, removed or
 * replaced, because its own mark covers its parts.
 */
function lostParts(change: GraphNode['change'], { parts = [], isForgotten }: ChangeDetails): readonly LostPart[] {
  if (change === 'create' || change === 'delete' || change === 'replace' || isForgotten === true) return [];
  return parts.flatMap((part): LostPart[] => {
    const { type = '', name = '' } = parseTerraformAddress(part.address) ?? {};
    const isLost = (part.change === 'delete' || part.change === 'replace') && factsOf(type).holdsData === true;
    const lost = { address: part.address, type, name: part.name ?? name, change: part.change as LostPart['change'] };
    return isLost ? [lost] : [];
  });
}

/** True for a data store with a removed or replaced instance, and for a node that loses one of its parts. */
function losesData({ type, change, changed = {} }: GraphNode): boolean {
  const { instances = { [change]: 1 }, isForgotten } = changed;
  const isLost = (instances.delete ?? 0) + (instances.replace ?? 0) > 0;
  const isOwn = isLost && isForgotten !== true && factsOf(type).holdsData === true;
  return isOwn || lostParts(change, changed).length > 0;
}

/** Returns a line for each lost part, or for each type with more than LOST_NAMED_MAX of them. */
function lostLines(change: GraphNode['change'], changed: ChangeDetails): readonly string[] {
  const alike = groupBy(lostParts(change, changed), (part) => `${part.change} ${part.type}`);
  return [...alike.values()].flatMap((parts) => {
    const [{ type, change: loss }] = parts as [LostPart, ...LostPart[]];
    const { title } = productOf(type, {});
    const format = loss === 'delete' ? messages.removedBlocks : messages.replacedParts;
    if (parts.length > LOST_NAMED_MAX) return [format(messages.severalParts(parts.length, title))];
    return parts.map(({ name }) => format(`${title} ${name}`));
  });
}

/** True for a data store that the provider may replace, depending on values that are known only after planning. */
const mayLoseData = ({ type, change, changed }: GraphNode): boolean =>
  change !== 'replace' && changed?.mayBeForcedBy !== undefined && factsOf(type).holdsData === true;

/** Returns the line about drift, which is a change outside Terraform; undefined if there is none. */
const driftLine = ({ type, changed }: GraphNode): string | undefined =>
  changed?.drift && messages.changedOutside(changed.drift.map((value) => valueLine(type, value)));

// ---- Parts that change differently from their node: `listener https added`, `rule removed: inbound from 10.0.0.0/8`.

/** Maximum number of effects and values of one part, and of address ranges of one rule, that a caption names. */
const DETAILS_MAX = 2;

const isAttachment = (type: string): boolean => factsOf(type).attachment === true;

const typeOf = ({ address }: ChangedPart): string => parseTerraformAddress(address)?.type ?? '';

/**
 * Returns one line for each type and change. Left out are parts of which another line tells: lost data stores, rules
 * that open or close access, grants of rights, and attachments that come with another part. The last line counts parts
 * without an address.
 */
function partLines({ change, changed = {} }: GraphNode): readonly string[] {
  const { parts = [], folded = {}, exposure = [], rights = [], values = [] } = changed;
  const openers = new Set(exposure.map(({ by }) => by));
  const lost = lostParts(change, changed).map(({ address }) => address);
  const others = parts.filter(
    (part) =>
      independentPartCounts(change, { [part.change]: 1 })[part.change] === 1 &&
      !lost.includes(part.address) &&
      !openers.has(part.address) &&
      !isScaffolding(typeOf(part)) &&
      !(rights.length > 0 && isGrantOnly(typeOf(part))),
  );
  const areAttachments = others.every((part) => isAttachment(typeOf(part)));
  const shown = others.filter((part) => areAttachments || !isAttachment(typeOf(part)));
  const uncounted = parts.reduce((counts: ChangeCounts, part) => addCount(counts, part.change, -1), folded);
  const counts = formatCounts(independentPartCounts(change, uncounted));
  const kinds = groupBy(shown, (part) => JSON.stringify([part.change, typeOf(part), part.rules, part.joins?.address]));
  return [
    ...[...kinds.values()].map((alike) => partLine(alike, values)),
    ...(counts === '' ? [] : [messages.insideChanges(counts)]),
  ];
}

/** Formats of the lines about parts. Other changes have `changedParts`. */
const PART_FORMATS: Readonly<Partial<Record<ChangedPart['change'], (part: string) => string>>> = {
  create: messages.addedBlocks,
  delete: messages.removedBlocks,
  replace: messages.replacedParts,
};

/** Returns the title and name of the resource that an attachment joins to the node. */
function joinedName({ address, name }: JoinedResource): string {
  const { type = '', name: block = '' } = parseTerraformAddress(address) ?? {};
  return `${partTitleOf(type)} ${name ?? block}`;
}

/**
 * Returns the line of one or several parts: `listener https added`, `3 routes removed`, `policy attached`.
 * @param parts parts of one type with the same change
 * @param shown values of the node itself, which have lines of their own
 */
function partLine(parts: readonly ChangedPart[], shown: readonly ChangedValue[]): string {
  const [part] = parts as [ChangedPart, ...ChangedPart[]];
  const type = typeOf(part);
  const title = partTitleOf(type);
  if (part.joins !== undefined)
    return (part.change === 'create' ? messages.attached : messages.detached)(joinedName(part.joins));
  if (part.rules !== undefined && part.rules.length > 0) return ruleLines(part.rules).join(', ');
  if (parts.length > 1)
    return (PART_FORMATS[part.change] ?? messages.changedParts)(messages.severalParts(parts.length, title));
  const subject = [title, part.name ?? parseTerraformAddress(part.address)?.name ?? ''].join(' ').trim();
  const others = (part.values ?? []).filter((value) => !shown.some((other) => isSameChange(other, value)));
  // The line says already that the part is replaced.
  const allDetails = [...effectLines(part), ...others.map(({ forces: _, ...value }) => valueLine(type, value))];
  const details = allDetails.slice(0, DETAILS_MAX).join(', ');
  const format = PART_FORMATS[part.change];
  if (format === undefined && details !== '') return messages.withDetails(subject, details);
  return messages.withDetails((format ?? messages.changedParts)(subject), details);
}

/** Returns the lines of the node's own rules; none if lines about opened or closed access already tell about them. */
const ruleLinesOf = ({ changed: { rules = [], exposure = [] } = {} }: GraphNode): readonly string[] =>
  exposure.length > 0 ? [] : ruleLines(rules);

/** Returns the effects that come with the change. Those that end are not shown. */
const effectLines = ({ effects = [] }: Pick<ChangeDetails, 'effects'>): readonly string[] =>
  effects.flatMap(({ change, text }) => (change === 'create' ? [text] : []));

/** Returns an address range as written; for a resource, the name of its block instead of its address. */
const peerName = (peer: string): string => resourceOfPeer(peer)?.name ?? peer;

const ruleLines = (rules: readonly ChangedRule[]): readonly string[] =>
  rules.map(({ change, does, what, from = [], to = [] }) =>
    messages.ruleLine(change === 'create', does === 'denies', {
      what: what.replace(' traffic', ''),
      from: listedUpTo(from.map(peerName), DETAILS_MAX),
      to: listedUpTo(to.map(peerName), DETAILS_MAX),
    }),
  );

/** Maximum number of attributes that a caption names as causes of a replacement, if no line shows their values. */
const CAUSES_MAX = 2;

/** Returns why Terraform replaces the node, if no listed value shows it: the attributes, or Terraform's reason. */
function replacementReason(
  change: GraphNode['change'],
  { reason = '', values = [], forcedBy = [] }: ChangeDetails,
): readonly string[] {
  if (change !== 'replace' || values.some(({ forces }) => forces)) return [];
  const text = ACTION_REASONS.get(reason);
  const causes = forcedBy.slice(0, CAUSES_MAX).map((path) => messages.mustBeReplaced(attributeInWords(path)));
  return text === undefined ? causes : [text];
}

const attributeInWords = (name: string): string => name.replaceAll('_', ' ');

/**
 * Returns the line of a changed value: `db.t3.micro → db.t3.large`, `allocated storage 20 → 50`. Values that need their
 * attribute name are shown as written, others in words.
 */
function valueLine(type: string, value: ChangedValue): string {
  const { name, before, after, forces } = value;
  const setting = forces === true ? undefined : settingLine(type, value);
  if (setting !== undefined) return setting;
  const inWords = (value: string | null): string | null =>
    value && (valueInWords(type, name, value.trim()) || value.trim());
  const needsName = ![before, after].map(inWords).every(isClearAlone);
  const format = (value: string | null): string | null => (needsName ? (value?.trim() ?? null) : inWords(value));
  const newValue = format(after);
  const both = messages.fromTo(
    format(before) ?? missingBefore(after),
    withUnitOf(name, newValue) ?? messages.VALUE_UNSTATED,
  );
  const values = both.length > CAPTION_LENGTH_MAX && newValue !== null ? messages.nowOnly(newValue) : both;
  const line = needsName ? `${attributeInWords(name)} ${values}` : values;
  return forces === true ? messages.mustBeReplaced(line) : line;
}

/**
 * Returns a changed switch or time in words: `deletion protection off`, `backup retention 14 → 7 days`. Undefined for
 * any other value.
 */
function settingLine(type: string, value: ChangedValue): string | undefined {
  const { after } = value;
  const isFlag = after === 'true' || after === 'false';
  const { verb, noun, from, to, unit = '' } = settingChange(type, value);
  const state = messages.SETTING_STATES[verb];
  if (state !== undefined) return [noun.replace(/^the /, ''), state].filter((text) => text !== '').join(' ');
  const isTime = (verb === 'shorten' || verb === 'lengthen') && from && to;
  // The catalogue has no row for this switch, so the words of its attribute are its name.
  if (isFlag && verb === 'set') return messages.flag(noun.replace(/^the /, ''), after === 'true');
  return isTime ? `${noun.replace(/^the /, '')} ${messages.fromTo(from, withUnit(to, unit))}` : undefined;
}

/** Matches an IPv4 address range: `10.0.0.0/16`. */
const ADDRESS_RANGE = /^\d+(\.\d+){3}\//;

/**
 * True for a value that needs no attribute name: `db.t3.micro`, an address range. Numbers, versions and booleans need
 * one.
 */
const isClearAlone = (value: string | null): boolean =>
  value !== null && (ADDRESS_RANGE.test(value) || (/[a-z]{2}/i.test(value) && !/^(true|false)$/.test(value)));

/**
 * Returns the line of added and removed blocks: `index by-date added`, `3 indexes removed`. Several blocks are counted,
 * because their names would not fit.
 */
function blocksLine({ path, removed, added }: BlockChange): string {
  const { one, many } = nounOfBlock(path);
  const textFor = (names: readonly string[]): string =>
    names.length === 1 ? `${one} ${names[0]}` : `${names.length} ${many}`;
  return [
    ...(removed.length > 0 ? [messages.removedBlocks(textFor(removed))] : []),
    ...(added.length > 0 ? [messages.addedBlocks(textFor(added))] : []),
  ].join(', ');
}

/**
 * Returns the line of gained or lost rights. On the icon of the principal and of the grant itself, it names the target:
 * `may delete orders (dynamodb:DeleteTable)`. On the icon of the target, it names the principal: `account 999988887777
 * may read`.
 */
function rightsLine(
  right: RightsChange,
  { address, type, instances = [address] }: GraphNode,
  nodeName: NodeName,
): string {
  const { change, does, principal, target, actions, level, makes } = right;
  if (change === 'changes') return messages.POLICY_CHANGES;
  const isOf = (end: Subject): boolean => end.address !== undefined && instances.map(originalOf).includes(end.address);
  const isOnPrincipal = isGrantOnly(type) || (principal.address !== undefined && (isOf(principal) || !isOf(target)));
  const ends = {
    principal: isOnPrincipal ? '' : nameOf(principal, nodeName),
    target: isOnPrincipal ? nameOf(target, nodeName) + partIn(target) : '',
  };
  const isMore = change === 'gains';
  if (makes !== undefined) return messages.isMade(isMore, makes, ends);
  const [first = ''] = actions;
  if (level === undefined) return messages.hasRole(isMore, first);
  const moreActions = actions.length > 1 ? messages.andMore(actions.length - 1) : '';
  const rightTexts = { ...ends, isMore, verb: does };
  const line = messages.mayDo({ ...rightTexts, permissions: `${first}${moreActions}` });
  return line.length > CAPTION_LENGTH_MAX ? messages.mayDo({ ...rightTexts, permissions: '' }) : line;
}

/** Returns the part of the target that the change is about; empty for the whole target. */
const partIn = ({ detail }: Subject): string =>
  detail === EXCEPT_A_PART || detail === ANOTHER_PART ? ` (${detail})` : '';

/**
 * Returns the name on the icon of a resource; without an icon, its address without modules. For any other subject,
 * returns noun and name.
 */
function nameOf({ address, noun, name }: Subject, nodeName: NodeName): string {
  if (address === undefined) return [noun, name].filter((text) => text !== '').join(' ');
  const parts = parseAddress(address);
  return nodeName(address) ?? (parts === null ? address : unescapeName(parts.name));
}
