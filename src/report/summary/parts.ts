/** A thing of which only parts change that have no icon: `adds a listener to the load balancer web`. */
import { factsOf } from '../../catalog/index.js';
import { isAttachment, isScaffolding, type Noun, spokenOf } from '../../catalog/nouns.js';
import { productOf } from '../../catalog/products.js';
import { CHANGES, type ChangeCounts, type ChangedPart, type ChangeName, countedWith } from '../../graph/changes.js';
import { groupBy } from '../../graph/group-by.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import { pluralOf } from '../../text/english.js';
import { LOST_NAMES_MAX } from '../limits.js';
import { fromBox, ofBox, theNamed, theOne, toBox, together } from '../messages.js';
import type { ReportedNode } from '../model.js';
import { named } from '../words.js';
import { causeOf } from './cause.js';
import type { ChangeEvent } from './model.js';
import { oneThing } from './phrases.js';

type Base = Omit<ChangeEvent, 'verb' | 'tail'>;

/** Parts with data in them that go: each by its name, whatever else becomes of the whole. */
export function lostParts({ change, parts = [] }: ReportedNode, base: Base): ChangeEvent[] {
  // What goes with the whole is said of the whole; a machine is anew without a loss, and its volume is not.
  if (change === 'delete' || (change === 'replace' && base.holdsData === true)) return [];
  return parts.filter(isLost).map((part): ChangeEvent => {
    const type = typeOf(part);
    const whole = oneThing({ ...base, isPublic: false, isKnown: true });
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

/** Parts with data in them that go with the whole, `with its database grafana`; empty for none that another noun names. */
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

/** A part that people call by the noun of the whole is told apart by its title: the Aurora instance of a database. */
function partNoun(type: string, whole: string): Noun {
  const { title } = productOf(type, {});
  const spoken = spokenOf(type, title);
  return spoken.one === whole ? { ...spoken, one: title, many: pluralOf(title) } : spoken;
}

const isLost = (part: ChangedPart): boolean =>
  (part.change === 'delete' || part.change === 'replace') && factsOf(typeOf(part)).holdsData === true;

/** Undefined where something of its own changes, too, null where `lostParts` names all of them. */
export function partDeed(node: ReportedNode, base: Base): ChangeEvent | null | undefined {
  const lost = (node.parts ?? []).filter(isLost);
  if (lost.length === 0) return otherParts(node, base);
  const parts = (node.parts ?? []).filter((part) => !isLost(part));
  const folded = lost.reduce((counts: ChangeCounts, { change }) => countedWith(counts, change, -1), node.folded ?? {});
  return parts.length === 0 ? null : otherParts({ ...node, parts, folded }, base);
}

/** Parts of which none is a store that goes. What only runs with Terraform, a random password, is no part of the architecture. */
function otherParts(
  { folded: counts, parts: all = [], values, drift }: ReportedNode,
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
  // What only joins two things goes without saying.
  const [[subject], others] = [parts.filter(isSubject), parts.filter((part) => !isSubject(part))];
  if (isWhole && subject !== undefined && isAlike(parts.filter(isSubject), subject) && others.every(isWith(subject)))
    return alike(subject, amount - others.length, base);
  if (isWhole && isAlike(parts, first)) return alike(first, amount, base);
  if (values !== undefined) return undefined;
  const isOneWay = isWhole && parts.every(({ change }) => change === first.change);
  const verb = isOneWay && JOINED[first.change] !== undefined ? first.change : 'part';
  return { ...base, verb, tail: '', amount, areParts: true };
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
  const whole = oneThing({ ...base, isPublic: false, isKnown: true });
  const tail = (JOINED[first.change] ?? ofBox)(whole);
  const verb = first.change === 'update' ? 'part' : first.change;
  const spoken = spokenOf(type, productOf(type, {}).title);
  const name = amount === 1 && first.name !== undefined ? named(first.name) : '';
  return { ...base, verb, spoken, name, apart: '', isPublic: false, isOnly: false, isOfWhole: true, amount, tail };
}
