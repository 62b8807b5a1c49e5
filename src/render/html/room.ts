/**
 * Limits how much evidence a page holds. Lists are cut to their first entries and a count of the rest, until everything
 * fits.
 */
import { short } from '../../platform/text/short.js';
import { EVIDENCE_ADDRESS_MAX, EVIDENCE_BYTES, EVIDENCE_OF_PICTURE, EVIDENCE_TEXT_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { CodePlace, Reason, ToldThing } from '../writer.js';

/** List lengths: `reasons` per line and per element's placement, `parts` (resources without an icon) per element. */
export interface Measure {
  readonly reasons: number;
  readonly parts: number;
  /** True if code locations are included. Each may name another file, so they can be large. */
  readonly places: boolean;
}

/** From the most to the least evidence. The last one leaves only counts, which are smaller than any drawing. */
export const MEASURES: readonly Measure[] = [
  { reasons: 12, parts: 30, places: true },
  { reasons: 6, parts: 10, places: true },
  { reasons: 3, parts: 3, places: true },
  { reasons: 1, parts: 1, places: true },
  { reasons: 0, parts: 0, places: true },
  { reasons: 0, parts: 0, places: false },
];

/** Returns the bytes available for evidence beside a drawing. */
export const roomBeside = (picture: string): number =>
  Math.max(EVIDENCE_BYTES, Buffer.byteLength(picture) * EVIDENCE_OF_PICTURE);

type Part = ToldThing['parts'][number];

const cutText = (text: string): string => short(text, EVIDENCE_TEXT_MAX);

export const placeIn = ({ places }: Measure, at: CodePlace | undefined): { readonly at?: CodePlace } =>
  at === undefined || !places ? {} : { at: cutPlace(at) };

export const reasonsIn = (measure: Measure, all: readonly Reason[]): readonly Reason[] =>
  beginning(all, measure.reasons, (one) => reasonIn(measure, one), { text: '' });

export const partsIn = (measure: Measure, all: readonly Part[]): readonly Part[] =>
  beginning(all, measure.parts, (one) => ({ ...reasonIn(measure, one), name: cutText(one.name) }), {
    text: '',
    name: '',
  });

const reasonIn = (measure: Measure, { text, at }: Reason): Reason => ({ text: cutText(text), ...placeIn(measure, at) });

/**
 * Returns the first `most` entries and a count of the rest. A single further entry is listed: the count would take as
 * much room.
 * @param others the entry that holds the count
 */
function beginning<T extends Reason>(all: readonly T[], most: number, cut: (one: T) => T, others: T): readonly T[] {
  if (all.length <= most + Math.min(most, 1)) return all.map(cut);
  return [...all.slice(0, most).map(cut), { ...others, text: messages.andMore(all.length - most) }];
}

/** A truncated address would be a broken link. */
const cutPlace = ({ file, line, address = '' }: CodePlace): CodePlace => ({
  file: cutText(file),
  line,
  ...(address !== '' && address.length <= EVIDENCE_ADDRESS_MAX && { address }),
});
