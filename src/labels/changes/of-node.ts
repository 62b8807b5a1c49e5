import { nounOfBlock } from '../../catalog/block-nouns.js';
import { factsOf } from '../../catalog/index.js';
import { opensToOutside } from '../../catalog/openings.js';
import { valueInWords } from '../../catalog/products.js';
import { parseAddress } from '../../graph/address.js';
import type { BlockChange } from '../../graph/blocks.js';
import {
  type ChangeCounts,
  type ChangeDetails,
  type ChangedValue,
  countsInGlyphs,
  partsApart,
} from '../../graph/changes.js';
import { unescapeName } from '../../graph/escape.js';
import type { ExposureChange } from '../../graph/exposure.js';
import type { GraphNode } from '../../graph/model.js';
import type { RightsChange, Subject } from '../../graph/rights.js';
import { ACTION_REASONS } from '../../messages.js';
import { CAPTION_LENGTH_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { PresentedNode } from '../model.js';

/** Returns the change of a node or box with its texts; for most, only the name of the change. */
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

// ---- Caption lines of a change, most important first.

/** Returns the caption lines of a node's change: `db.t3.micro → db.t3.large`, `moved from aws_instance.web`. Empty for none. */
export function changeLines(node: GraphNode): readonly string[] {
  const { changed } = node;
  if (changed === undefined) return [];
  const { exposure = [], rights = [], values = [], blocks = [], countBefore, movedFrom, folded, instances } = changed;
  const inWords = (value: ChangedValue): string => valueLine(node.type, value);
  const ordered = [...values.filter(({ forces }) => forces), ...values.filter(({ forces }) => !forces)];
  return [
    ...outsideFirst(exposure).map(({ change, what, to, except }) => messages.openedLine(change, what, to, except)),
    ...new Set(rights.filter(({ isWithNew }) => isWithNew !== true).map(rightsLine)),
    ...(countBefore === undefined ? [] : [messages.fromTo(String(countBefore), String(node.count))]),
    ...(mayLoseData(node) ? [messages.MAY_BE_REPLACED] : []),
    ...ordered.map(inWords),
    ...blocks.map(blocksLine),
    ...reasonOf(node.change, changed, values),
    ...(instances === undefined ? [] : [messages.ofInstances(countsInGlyphs(instances))]),
    ...insideOf(node.change, folded),
    ...(movedFrom === undefined ? [] : [messages.movedFrom(movedFrom)]),
    ...(changed.isImported === true && node.change !== 'import' ? [messages.ALSO_IMPORTED] : []),
    ...(changed.isForgotten === true ? [messages.STAYS_UNMANAGED] : []),
    driftLine(node) ?? '',
    ...(changed.looksLike === undefined ? [] : [messages.looksLike(changed.looksLike)]),
  ].filter((line) => line !== '');
}

/** True for a data store that is not replaced for certain, but may be. */
const mayLoseData = ({ type, change, changed }: GraphNode): boolean =>
  change !== 'replace' && changed?.mayBeForcedBy !== undefined && factsOf(type).holdsData === true;

/** Returns the line about changes outside of Terraform; undefined if there are none. */
const driftLine = ({ type, changed }: GraphNode): string | undefined =>
  changed?.drift && messages.changedOutside(changed.drift.map((value) => valueLine(type, value)));

/** Returns the counts of parts that change differently from their node. Parts of a new or deleted node change with it. */
function insideOf(change: GraphNode['change'], folded: ChangeCounts = {}): readonly string[] {
  const counts = countsInGlyphs(partsApart(change, folded));
  return counts === '' ? [] : [messages.insideChanges(counts)];
}

/** Returns why Terraform replaces the node. Empty if a listed value already shows what forces it. */
const reasonOf = (
  change: GraphNode['change'],
  { reason = '' }: ChangeDetails,
  values: readonly ChangedValue[],
): readonly string[] =>
  change === 'replace' && !values.some(({ forces }) => forces) && ACTION_REASONS.has(reason)
    ? [ACTION_REASONS.get(reason) as string]
    : [];

/** The first lines are red: those that tell who gains access from outside. */
const outsideFirst = (exposure: readonly ExposureChange[]): readonly ExposureChange[] =>
  [...exposure].sort((a, b) => Number(opensToOutside(b)) - Number(opensToOutside(a)));

/** Returns the line of a changed value. With its attribute name, a value is shown as written; without, in words. */
function valueLine(type: string, { name, before, after, forces }: ChangedValue): string {
  const words = (value: string | null): string | null =>
    value && (valueInWords(type, name, value.trim()) || value.trim());
  const isTelling = [before, after].map(words).every(tells);
  const [was, is] = isTelling ? [words(before), words(after)] : [before?.trim() ?? null, after?.trim() ?? null];
  const both = messages.fromTo(was ?? messages.NO_VALUE, is ?? messages.VALUE_UNSTATED);
  const line = both.length > CAPTION_LENGTH_MAX && is !== null ? messages.nowOnly(is) : both;
  const named = isTelling ? line : `${name.replaceAll('_', ' ')} ${line}`;
  return forces === true ? messages.mustBeReplaced(named) : named;
}

/** `3 indexes removed`: there is no room for several names. */
function blocksLine({ path, removed, added }: BlockChange): string {
  const { one, many } = nounOfBlock(path);
  const counted = (names: readonly string[], done: (text: string) => string): string[] =>
    names.length === 0 ? [] : [done(names.length === 1 ? `${one} ${names[0]}` : `${names.length} ${many}`)];
  return [...counted(removed, messages.removedBlocks), ...counted(added, messages.addedBlocks)].join(', ');
}

/** True for a value that needs no attribute name: `db.t3.micro`, an address range. Numbers, versions and booleans need one. */
const tells = (value: string | null): boolean =>
  value !== null && (RANGE.test(value) || (/[a-z]{2}/i.test(value) && !/^(true|false)$/.test(value)));
const RANGE = /^\d+(\.\d+){3}\//;

// ---- Caption line of gained or lost rights.

/**
 * Returns the line for the principal, `may delete orders (dynamodb:DeleteTable)`, or for the target of a foreign principal,
 * `account 999988887777: may read`.
 */
function rightsLine({ change, does, principal, target, actions, level, makes }: RightsChange): string {
  if (change === 'changes') return messages.POLICY_CHANGES;
  const who = principal.address === undefined ? nameOf(principal) : '';
  const on = principal.address === undefined ? '' : nameOf(target);
  const isMore = change === 'gains';
  if (makes !== undefined) return messages.isMade(isMore, makes, on);
  const [first = ''] = actions;
  if (level === undefined) return messages.hasRole(isMore, first);
  const more = actions.length > 1 ? messages.andMore(actions.length - 1) : '';
  const text = messages.mayDo({ who, isMore, does, on, by: `${first}${more}` });
  return text.length > CAPTION_LENGTH_MAX ? messages.mayDo({ who, isMore, does, on, by: '' }) : text;
}

const nameOf = ({ address, noun, name }: Subject): string => {
  if (address === undefined) return [noun, name].filter((text) => text !== '').join(' ');
  const parts = parseAddress(address);
  return parts === null ? address : unescapeName(parts.name);
};
