/** Statements about nodes of which only parts without an icon change: `adds a listener to the load balancer web`. */

import { factsOf } from '../../../catalog/index.js';
import { isAttachment, isScaffolding, type Noun, spokenOf } from '../../../catalog/nouns.js';
import { productOf } from '../../../catalog/products.js';
import { meaningOf } from '../../../catalog/settings.js';
import {
  CHANGES,
  type ChangeCounts,
  type ChangedPart,
  type ChangedValue,
  type ChangeName,
  countedWith,
} from '../../../graph/changes.js';
import { groupBy } from '../../../graph/group-by.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import { listed, pluralOf } from '../../../platform/text/english.js';
import { FORCING_MAX, LOST_NAMES_MAX } from '../limits.js';
import {
  because,
  fromBox,
  fromTo,
  ofBox,
  rowsMore,
  theNamed,
  theOne,
  toBox,
  together,
  withDistinction,
} from '../messages.js';
import type { ReportedNode } from '../model.js';
import { type MaybeRules, named, rulesInWords } from '../words.js';
import type { ChangeEvent } from './model.js';
import { countedNoun } from './phrases.js';

type Base = Omit<ChangeEvent, 'verb' | 'tail'>;

/** Returns an event for each lost data store among the parts, by name, regardless of other changes. */
export function lostParts({ change, parts = [] }: ReportedNode, base: Base): ChangeEvent[] {
  // The event of a deleted node or replaced data store covers its parts. A replaced server loses no data itself, but its volume
  // does.
  if (change === 'delete' || (change === 'replace' && base.holdsData === true)) return [];
  return parts.filter(isLost).map((part): ChangeEvent => {
    const type = typeOf(part);
    const whole = countedNoun({ ...base, isPublic: false, isKnown: true });
    const name = part.name ?? parseTerraformAddress(part.address)?.name ?? '';
    return {
      ...base,
      ...{
        change: part.change,
        verb: part.change as 'delete' | 'replace',
        holdsData: true,
        isPublic: false,
        isOnly: false,
      },
      ...{
        spoken: partNoun(type, base.spoken.one),
        name: name === '' ? '' : named(name),
        apart: '',
        amount: 1,
      },
      tail:
        part.change === 'delete'
          ? fromBox(whole)
          : [ofBox(whole), causeOf(part)].filter((text) => text !== '').join(' '),
    };
  });
}

/**
 * Returns the text for data stores that are deleted with their node: `with its database grafana`. Empty for stores with the same
 * noun as the node.
 */
export function lostWithIt({ change, parts = [] }: ReportedNode, { spoken }: Base): string {
  if (change !== 'delete') return '';
  const lost = parts.filter((part) => isLost(part) && part.name !== undefined);
  const nouns = new Map(lost.map((part) => [part, spokenOf(typeOf(part), productOf(typeOf(part), {}).title)]));
  const kinds = groupBy(lost, (part) => nouns.get(part)?.one ?? '');
  kinds.delete(spoken.one);
  const texts = [...kinds.values()].map((kind) => {
    const names = kind.map(({ name = '' }) => named(name));
    const { one, many } = nouns.get(kind[0] as ChangedPart) as Noun;
    if (names.length === 1) return theOne(one, names[0] as string);
    return theNamed(many, names.slice(0, LOST_NAMES_MAX), Math.max(0, names.length - LOST_NAMES_MAX));
  });
  return texts.length === 0 ? '' : together(texts.map((text) => text.replace(/^the /, '')));
}

/** Names a part by its title if its noun is also that of the node: the Aurora instance of a database. */
function partNoun(type: string, whole: string): Noun {
  const { title } = productOf(type, {});
  const spoken = spokenOf(type, title);
  return spoken.one === whole ? { ...spoken, one: title, many: pluralOf(title) } : spoken;
}

const isLost = (part: ChangedPart): boolean =>
  (part.change === 'delete' || part.change === 'replace') && factsOf(typeOf(part)).holdsData === true;

/** Returns the event for the changed parts. Undefined if the node itself changes too; null if nothing is left to report. */
export function partEvent(node: ReportedNode, base: Base): ChangeEvent | null | undefined {
  const lost = (node.parts ?? []).filter(isLost);
  if (lost.length === 0) return otherParts(node, base);
  const parts = (node.parts ?? []).filter((part) => !isLost(part));
  const folded = lost.reduce((counts: ChangeCounts, { change }) => countedWith(counts, change, -1), node.folded ?? {});
  return parts.length === 0 ? null : otherParts({ ...node, parts, folded }, base);
}

/**
 * Returns the event for parts that are not lost data stores. Resources that only exist inside Terraform, such as a random
 * password, are ignored.
 */
function otherParts(
  { folded: counts, parts: all = [], values, blocks, drift }: ReportedNode,
  base: Base,
): ChangeEvent | null | undefined {
  if (counts === undefined || drift !== undefined) return undefined;
  const parts = all.filter((part) => !isScaffolding(typeOf(part)));
  const folded = all
    .filter((part) => !parts.includes(part))
    .reduce((left: ChangeCounts, { change }) => countedWith(left, change, -1), counts);
  const amount = CHANGES.reduce((sum, change: ChangeName) => sum + (change === 'none' ? 0 : (folded[change] ?? 0)), 0);
  const [first] = parts;
  if (amount === 0 && all.length > 0) return null;
  const isWhole = parts.length === amount && first !== undefined;
  // Attachments only connect two resources, and are implied by the part that they attach.
  const [[subject], others] = [parts.filter(isSubject), parts.filter((part) => !isSubject(part))];
  if (isWhole && subject !== undefined && isAlike(parts.filter(isSubject), subject) && others.every(isWith(subject)))
    return withRules(alike(subject, amount - others.length, base), parts.filter(isSubject));
  if (isWhole && isAlike(parts, first)) return withRules(alike(first, amount, base), parts);
  if (values !== undefined || blocks !== undefined) return undefined;
  const isOneWay = isWhole && parts.every(({ change }) => change === first.change);
  const verb = isOneWay && JOINED[first.change] !== undefined ? first.change : 'part';
  return { ...base, verb, tail: '', amount, areParts: true };
}

/** Adds the text of firewall rules to an event. Deleting a rule that denies traffic opens access. */
export function withRules(deed: ChangeEvent, parts: readonly MaybeRules[]): ChangeEvent {
  const rules = rulesInWords(parts);
  if (rules === '') return deed;
  const told: ChangeEvent = { ...deed, tail: withDistinction(deed.tail, rules).trim() };
  const all = parts.flatMap(({ rules: own = [] }) => own);
  if (!all.every(({ does }) => does === 'denies')) return told;
  return { ...told, tier: all.some(({ change }) => change === 'delete') ? 'open' : 'close' };
}

const isSubject = (part: ChangedPart): boolean => !isAttachment(typeOf(part));

const isWith =
  ({ change }: ChangedPart) =>
  (part: ChangedPart): boolean =>
    part.change === change;

const typeOf = ({ address }: ChangedPart): string => parseTerraformAddress(address)?.type ?? '';

const isAlike = (parts: readonly ChangedPart[], first: ChangedPart): boolean =>
  typeOf(first) !== '' && parts.every((part) => part.change === first.change && typeOf(part) === typeOf(first));

const JOINED: Readonly<Partial<Record<ChangeName, (whole: string) => string>>> = { create: toBox, delete: fromBox };

function alike(first: ChangedPart, amount: number, base: Base): ChangeEvent {
  const type = typeOf(first);
  const whole = countedNoun({ ...base, isPublic: false, isKnown: true });
  const tail = (JOINED[first.change] ?? ofBox)(whole);
  const verb = first.change === 'update' ? 'part' : first.change;
  const spoken = spokenOf(type, productOf(type, {}).title);
  const name = amount === 1 && first.name !== undefined ? named(first.name) : '';
  return { ...base, verb, spoken, name, apart: '', isPublic: false, isOnly: false, isOfWhole: true, amount, tail };
}

// ---- Causes of a replacement.

interface Replaced extends Pick<ReportedNode, 'forcedBy' | 'values'> {
  /** Name in the sentence; absent if unnamed. */
  readonly name?: string;
}

/**
 * Returns the attributes that force a replacement, with their values if these may be shown: `(engine from postgres to mysql)`.
 * Empty if they are unknown.
 */
export function causeOf({ forcedBy = [], values = [], name: called }: Replaced): string {
  // The sentence already uses the new name.
  const shown = values.filter(({ name, after, forces }) => forces === true && !(name === 'name' && after === called));
  const names = new Set(shown.map(({ name }) => name));
  const others = forcedBy.filter((path) => !names.has(path) && !names.has(lastName(path)));
  const all = [...shown.map(changeInWords), ...others.map(lastName)];
  if (all.length === 0) return '';
  const more = all.length - FORCING_MAX;
  return because(more > 0 ? `${all.slice(0, FORCING_MAX).join(', ')} ${rowsMore(more)}` : listed(all));
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** A size such as `db.t3.micro` needs no attribute name. */
function changeInWords({ name, before, after }: ChangedValue): string {
  const values = fromTo(before === null ? null : named(before), after === null ? null : named(after));
  return meaningOf(name) === 'size' && before !== null && /[a-z]\./.test(before) ? values : `${name} ${values}`;
}
