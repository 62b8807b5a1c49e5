/** Differences of two sides in what is open: by ports, and by whom they are open to. */
import {
  allPortsBut,
  hasAllAddresses,
  INTERNET,
  isAllPorts,
  isRangeWithin,
  portsInWords,
  STRANGERS,
  sizeOfRange,
  widerThan,
} from '../catalog/exposure.js';
import type { Exposed, ExposureChange } from '../graph/exposure.js';
import { groupBy } from '../graph/group-by.js';
import { byText } from '../graph/order.js';
import { hasPorts, type Ports, withoutPorts } from './ports.js';

/** An opening of one side that the other side does not have, and address ranges for which the other side has it. */
export type Left = Exposed & { readonly except?: readonly string[] };

type Change = ExposureChange['change'];

/**
 * The openings of one side without those of the other; of ports, the ports that are left.
 * @param around the boxes around something: ports that a network has open, all in it has
 */
export function onlyIn(
  side: readonly Exposed[],
  other: readonly Exposed[],
  { change, around }: { readonly change: Change; readonly around: (address: string) => readonly string[] },
): readonly Left[] {
  const others = groupBy(other, subjectOf);
  return [...groupBy(side, subjectOf)].flatMap(([subject, own]) => {
    const [first] = own as [Exposed, ...Exposed[]];
    const boxes = first.ports === undefined ? [] : around(first.of).map((of) => subjectOf({ ...first, of }));
    const theirs = [subject, ...boxes].flatMap((each) => others.get(each) ?? []);
    // Most of a thousand rules of a group stay as they are: only the others are held against all.
    const same = new Set(theirs.map(keyOf));
    return notSaidWider(own.filter((one) => !same.has(keyOf(one)))).flatMap(({ one, ports }) =>
      ports === null ? withoutPortsLeft(one, theirs, change) : portsLeft(one, ports, theirs, change),
    );
  });
}

const keyOf = ({ of, what, to, range, ports }: Exposed): string =>
  JSON.stringify([of, what, to, range, ports?.protocol, ports?.from, ports?.to]);

const subjectOf = ({ of, what, by, isOfPart, ports }: Exposed): string =>
  [of, ports === undefined ? what : 'ports', isOfPart === true ? by : ''].join('\n');

/** True if whoever one opening is for is among those of the other. */
const isAmong = ({ to, range }: Exposed, wide: Exposed): boolean =>
  wide.to === to ||
  (range === undefined
    ? widerThan(to).includes(wide.to)
    : wide.range === undefined
      ? hasAllAddresses(wide.to)
      : isRangeWithin(range, [wide.range]));

/** The same of several: two halves of a range are all of it. */
const isAmongAll = (one: Exposed, others: readonly Exposed[]): boolean =>
  others.some((other) => isAmong(one, other)) ||
  (one.range !== undefined && isRangeWithin(one.range, rangesOf(others)));

const rangesOf = (all: readonly Exposed[]): readonly string[] => all.flatMap(({ range }) => range ?? []);

function withoutPortsLeft(one: Exposed, theirs: readonly Exposed[], change: Change): readonly Left[] {
  return isAmongAll(one, theirs) ? [] : [{ ...one, ...exceptFor(one, theirs, change) }];
}

function portsLeft(one: Exposed, own: readonly Ports[], theirs: readonly Exposed[], change: Change): readonly Left[] {
  const wide = theirs.filter((other) => isAmong(one, other)).flatMap(portsIn);
  const havingAll = (part: Ports): readonly Exposed[] =>
    theirs.filter(({ ports }) => ports !== undefined && hasPorts(ports, part));
  const left = own.flatMap((part) => withoutPorts(part, wide)).filter((part) => !isAmongAll(one, havingAll(part)));
  const ports = one.ports as Ports;
  const kept = isAllPorts(ports) ? wide.filter((other) => hasPorts(ports, other)) : [];
  if (left.length > 0 && kept.length > 0) {
    if (change === 'opens') return [{ ...one, what: portsInWords(ports) }];
    if (kept.length <= KEPT_MAX) return [{ ...one, what: allPortsBut(kept), ...exceptFor(one, [], change) }];
  }
  return left.map((part) => ({
    ...{ ...one, what: portsInWords(part), ports: part },
    ...exceptFor(one, havingAll(part), change),
  }));
}

/** Ports that stay open of all: more are said as the ranges that are closed. */
const KEPT_MAX = 3;

/** For which ranges it stays open: nobody from a private network is on the internet. */
function exceptFor(one: Exposed, theirs: readonly Exposed[], change: Change): Pick<Left, 'except'> {
  if (change === 'opens') return {};
  const isIn = (range: string): boolean =>
    one.range === undefined
      ? hasAllAddresses(one.to) && !(one.to === INTERNET && isRangeWithin(range, STRANGERS.never))
      : isRangeWithin(range, [one.range]);
  const except = [...new Set(rangesOf(theirs).filter(isIn))].sort(byText);
  return except.length === 0 ? {} : { except };
}

const portsIn = ({ ports }: Exposed): readonly Ports[] => (ports === undefined ? [] : [ports]);

interface OwnPorts {
  readonly one: Exposed;
  /** Null for what has no ports. */
  readonly ports: readonly Ports[] | null;
}

const sizeOf = ({ ports }: Exposed): number => (ports === undefined ? 0 : ports.to - ports.from);

/** Those for more before those for fewer, more ports before fewer. */
function byWidth(a: Exposed, b: Exposed): number {
  const [one, other] = [a.range, b.range];
  if (one === undefined || other === undefined)
    return Number(one !== undefined) - Number(other !== undefined) || sizeOf(b) - sizeOf(a);
  const [size, otherSize] = [sizeOfRange(one), sizeOfRange(other)];
  return size > otherSize ? -1 : size < otherSize ? 1 : sizeOf(b) - sizeOf(a);
}

/** Of one side, without what a wider opening of it says too, and of equals the first. */
function notSaidWider(side: readonly Exposed[]): readonly OwnPorts[] {
  const said: Exposed[] = [];
  return [...side].sort(byWidth).flatMap((one): readonly OwnPorts[] => {
    const wide = said.filter((other) => isAmong(one, other));
    said.push(one);
    if (one.ports === undefined) return wide.length === 0 ? [{ one, ports: null }] : [];
    return [{ one, ports: withoutPorts(one.ports, wide.flatMap(portsIn)) }];
  });
}
