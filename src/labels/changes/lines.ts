/** A change in the words that a picture has room for, the most telling first. */
import { valueInWords } from '../../catalog/products.js';
import {
  type ChangeCounts,
  type ChangeDetails,
  type ChangedValue,
  countsInGlyphs,
  partsApart,
} from '../../graph/changes.js';
import type { GraphNode } from '../../graph/model.js';
import * as messages from '../messages.js';
import { CAPTION_LENGTH_MAX } from './limits.js';
import { rightsLine } from './rights.js';

export function changeLines(node: GraphNode): readonly string[] {
  const { changed } = node;
  if (changed === undefined) return [];
  const { exposure = [], rights = [], values = [], countBefore, movedFrom, folded, instances } = changed;
  const inWords = (value: ChangedValue): string => valueLine(node.type, value);
  const ordered = [...values.filter(({ forces }) => forces), ...values.filter(({ forces }) => !forces)];
  return [
    ...exposure.map(({ change, what, to, except }) => messages.openedLine(change, what, to, except)),
    ...new Set(rights.map(rightsLine)),
    ...(countBefore === undefined ? [] : [messages.fromTo(String(countBefore), String(node.count))]),
    ...ordered.map(inWords),
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

/** What has changed outside of Terraform; absent where nothing has. */
export const driftLine = ({ type, changed }: GraphNode): string | undefined =>
  changed?.drift && messages.changedOutside(changed.drift.map((value) => valueLine(type, value)));

/** What is new or gone is so with all that is part of it: only what is not so alone is said. */
function insideOf(change: GraphNode['change'], folded: ChangeCounts = {}): readonly string[] {
  const counts = countsInGlyphs(partsApart(change, folded));
  return counts === '' ? [] : [messages.insideChanges(counts)];
}

/** Of a value that forces it nobody has to ask why. */
const reasonOf = (
  change: GraphNode['change'],
  { reason = '' }: ChangeDetails,
  values: readonly ChangedValue[],
): readonly string[] =>
  change === 'replace' && !values.some(({ forces }) => forces) && Object.hasOwn(messages.REASONS, reason)
    ? [messages.REASONS[reason] as string]
    : [];

/** Under its name a value is as it is written; alone it is in the words of the field. */
function valueLine(type: string, { name, before, after, forces }: ChangedValue): string {
  const words = (value: string | null): string | null =>
    value && (valueInWords(type, name, value.trim()) || value.trim());
  const isTelling = [before, after].map(words).every(tells);
  const [was, is] = isTelling ? [words(before), words(after)] : [before?.trim() ?? null, after?.trim() ?? null];
  const both = messages.fromTo(was ?? messages.NO_VALUE, is ?? messages.NOT_SAID);
  const line = both.length > CAPTION_LENGTH_MAX && is !== null ? messages.nowOnly(is) : both;
  const named = isTelling ? line : `${name.replaceAll('_', ' ')} ${line}`;
  return forces === true ? messages.mustBeReplaced(named) : named;
}

/** `db.t3.micro` and an address range say what they are of; a number, a version and a truth do not. */
const tells = (value: string | null): boolean =>
  value !== null && (RANGE.test(value) || (/[a-z]{2}/i.test(value) && !/^(true|false)$/.test(value)));
const RANGE = /^\d+(\.\d+){3}\//;
