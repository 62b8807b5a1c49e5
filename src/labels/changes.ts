/** Caption lines of a changed node: `db.t3.micro → db.t3.large, must be replaced`, `inside: +2 ~1`. */

import { nounOfBlock } from '../catalog/block-nouns.js';
import { opensToOutside } from '../catalog/exposure.js';
import { factsOf } from '../catalog/index.js';
import { valueInWords } from '../catalog/products.js';
import { parseAddress, unescapeName } from '../graph/address.js';
import {
  type BlockChange,
  type ChangeCounts,
  type ChangeDetails,
  type ChangedValue,
  countsInGlyphs,
  partsApart,
} from '../graph/changes.js';
import type { ExposureChange } from '../graph/exposure.js';
import type { GraphNode } from '../graph/model.js';
import type { RightsChange, Subject } from '../graph/rights.js';
import { ACTION_REASONS } from '../messages.js';
import * as messages from './messages.js';
import type { PresentedNode } from './model.js';

/** Maximum characters of a caption line. Longer lines are cut at the end, which has the new value. */
const CAPTION_LENGTH_MAX = 48;

/** Returns the change of a node or box with its texts; only the name of the change if there are none. */
export function changeOf(
  node: GraphNode,
): Pick<PresentedNode, 'change' | 'changed' | 'changeLines' | 'driftLine' | 'ghostOf'> {
  const { change, changed, ghostOf } = node;
  const lines = changeLines(node);
  const drift = driftLine(node);
  return {
    change,
    ...(changed !== undefined && { changed }),
    ...(lines.length > 0 && { changeLines: lines }),
    ...(drift !== undefined && { driftLine: drift }),
    ...(ghostOf !== undefined && { ghostOf }),
  };
}

/** Returns the caption lines of a node's change, most important first. Empty for none. */
export function changeLines(node: GraphNode): readonly string[] {
  const { changed } = node;
  if (changed === undefined) return [];
  const { exposure = [], rights = [], values = [], blocks = [], countBefore, movedFrom, folded, instances } = changed;
  const forcingFirst = [...values.filter(({ forces }) => forces), ...values.filter(({ forces }) => !forces)];
  return [
    ...openingsFirst(exposure).map(({ change, what, to, except }) => messages.openedLine(change, what, to, except)),
    ...new Set(rights.filter(({ isWithNew }) => isWithNew !== true).map(rightsLine)),
    ...(countBefore === undefined ? [] : [messages.fromTo(String(countBefore), String(node.count))]),
    ...(mayLoseData(node) ? [messages.MAY_BE_REPLACED] : []),
    ...forcingFirst.map((value) => valueLine(node.type, value)),
    ...blocks.map(blocksLine),
    ...replacementReason(node.change, changed),
    ...(instances === undefined ? [] : [messages.ofInstances(countsInGlyphs(instances))]),
    ...partsLine(node.change, folded),
    ...(movedFrom === undefined ? [] : [messages.movedFrom(movedFrom)]),
    ...(changed.isImported === true && node.change !== 'import' ? [messages.ALSO_IMPORTED] : []),
    ...(changed.isForgotten === true ? [messages.STAYS_UNMANAGED] : []),
    driftLine(node) ?? '',
    ...(changed.looksLike === undefined ? [] : [messages.looksLike(changed.looksLike)]),
  ].filter((line) => line !== '');
}

/** True for a data store that the provider may replace, depending on values that are known only after planning. */
const mayLoseData = ({ type, change, changed }: GraphNode): boolean =>
  change !== 'replace' && changed?.mayBeForcedBy !== undefined && factsOf(type).holdsData === true;

/** Returns the line about changes outside of Terraform; undefined if there are none. */
const driftLine = ({ type, changed }: GraphNode): string | undefined =>
  changed?.drift && messages.changedOutside(changed.drift.map((value) => valueLine(type, value)));

/** Returns the line with the counts of parts that change differently from their node: `inside: +2 ~1`. */
function partsLine(change: GraphNode['change'], folded: ChangeCounts = {}): readonly string[] {
  const counts = countsInGlyphs(partsApart(change, folded));
  return counts === '' ? [] : [messages.insideChanges(counts)];
}

/** Returns why Terraform replaces the node. Empty if a listed value already shows what forces it. */
function replacementReason(
  change: GraphNode['change'],
  { reason = '', values = [] }: ChangeDetails,
): readonly string[] {
  const text = ACTION_REASONS.get(reason);
  return change !== 'replace' || text === undefined || values.some(({ forces }) => forces) ? [] : [text];
}

/** Sorts the changes that open access to the front, because the formats draw the lines of these in red. */
const openingsFirst = (exposure: readonly ExposureChange[]): readonly ExposureChange[] =>
  [...exposure].sort((a, b) => Number(opensToOutside(b)) - Number(opensToOutside(a)));

/**
 * Returns the line of a changed value: `db.t3.micro → db.t3.large`, `allocated storage 20 → 50`. Values that need their attribute
 * name are shown as written, others in words.
 */
function valueLine(type: string, { name, before, after, forces }: ChangedValue): string {
  const inWords = (value: string | null): string | null =>
    value && (valueInWords(type, name, value.trim()) || value.trim());
  const needsName = ![before, after].map(inWords).every(isClearAlone);
  const format = (value: string | null): string | null => (needsName ? (value?.trim() ?? null) : inWords(value));
  const newValue = format(after);
  const both = messages.fromTo(format(before) ?? messages.NO_VALUE, newValue ?? messages.VALUE_UNSTATED);
  const values = both.length > CAPTION_LENGTH_MAX && newValue !== null ? messages.nowOnly(newValue) : both;
  const line = needsName ? `${name.replaceAll('_', ' ')} ${values}` : values;
  return forces === true ? messages.mustBeReplaced(line) : line;
}

/** Matches an IPv4 address range: `10.0.0.0/16`. */
const ADDRESS_RANGE = /^\d+(\.\d+){3}\//;

/** True for a value that needs no attribute name: `db.t3.micro`, an address range. Numbers, versions and booleans need one. */
const isClearAlone = (value: string | null): boolean =>
  value !== null && (ADDRESS_RANGE.test(value) || (/[a-z]{2}/i.test(value) && !/^(true|false)$/.test(value)));

/** Returns the line of added and removed blocks: `index by-date added`, `3 indexes removed`. Several names have no room. */
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
 * Returns the line of gained or lost rights. On the icon of the principal, it names the target: `may delete orders
 * (dynamodb:DeleteTable)`. A principal without an icon is named on the icon of the target: `account 999988887777 may read`.
 */
function rightsLine({ change, does, principal, target, actions, level, makes }: RightsChange): string {
  if (change === 'changes') return messages.POLICY_CHANGES;
  const isOnPrincipal = principal.address !== undefined;
  const ends = { principal: isOnPrincipal ? '' : nameOf(principal), target: isOnPrincipal ? nameOf(target) : '' };
  const isMore = change === 'gains';
  if (makes !== undefined) return messages.isMade(isMore, makes, ends.target);
  const [first = ''] = actions;
  if (level === undefined) return messages.hasRole(isMore, first);
  const moreActions = actions.length > 1 ? messages.andMore(actions.length - 1) : '';
  const right = { ...ends, isMore, verb: does };
  const text = messages.mayDo({ ...right, permissions: `${first}${moreActions}` });
  return text.length > CAPTION_LENGTH_MAX ? messages.mayDo({ ...right, permissions: '' }) : text;
}

/** Returns the name of a resource in the code, without its module; noun and name of any other subject. */
const nameOf = ({ address, noun, name }: Subject): string => {
  if (address === undefined) return [noun, name].filter((text) => text !== '').join(' ');
  const parts = parseAddress(address);
  return parts === null ? address : unescapeName(parts.name);
};
