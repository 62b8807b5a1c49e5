/** A thing of which only parts change that have no icon: `adds a listener to the load balancer web`. */
import { productOf } from '../../catalog/products.js';
import { spokenOf } from '../../catalog/speech/index.js';
import { CHANGES, type ChangedPart, type ChangeName } from '../../graph/changes.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import { fromBox, ofBox, toBox } from '../messages.js';
import type { ReportedNode } from '../model.js';
import type { Deed } from './model.js';
import { oneThing } from './phrases.js';

type Base = Omit<Deed, 'verb' | 'tail'>;

/** Undefined where something of its own changes, too. */
export function partDeed({ folded, parts = [], values, drift }: ReportedNode, base: Base): Deed | undefined {
  if (folded === undefined || drift !== undefined) return undefined;
  const amount = CHANGES.reduce((sum, change: ChangeName) => sum + (change === 'none' ? 0 : (folded[change] ?? 0)), 0);
  const [first] = parts;
  const isWhole = parts.length === amount && first !== undefined;
  if (isWhole && isAlike(parts, first)) return alike(first, amount, base);
  if (values !== undefined) return undefined;
  const isOneWay = isWhole && parts.every(({ change }) => change === first.change);
  const verb = isOneWay && JOINED[first.change] !== undefined ? first.change : 'part';
  return { ...base, verb, tail: '', amount, areParts: true };
}

const typeOf = ({ address }: ChangedPart): string => parseTerraformAddress(address)?.type ?? '';

const isAlike = (parts: readonly ChangedPart[], first: ChangedPart): boolean =>
  typeOf(first) !== '' && parts.every((part) => part.change === first.change && typeOf(part) === typeOf(first));

const JOINED: Readonly<Partial<Record<ChangeName, (whole: string) => string>>> = { create: toBox, delete: fromBox };

function alike(first: ChangedPart, amount: number, base: Base): Deed {
  const type = typeOf(first);
  const whole = oneThing({ ...base, isPublic: false, isKnown: true });
  const tail = (JOINED[first.change] ?? ofBox)(whole);
  const verb = first.change === 'update' ? 'part' : first.change;
  const spoken = spokenOf(type, productOf(type, {}).title);
  return { ...base, verb, spoken, name: '', apart: '', isPublic: false, isOnly: false, isOfWhole: true, amount, tail };
}
