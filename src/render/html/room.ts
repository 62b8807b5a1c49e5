/** How much is told beside a drawing: of each list its beginning, and how many more there are, until there is room for all of it. */
import { short } from '../../text/short.js';
import { EVIDENCE_ADDRESS_MAX, EVIDENCE_BYTES, EVIDENCE_OF_PICTURE, EVIDENCE_TEXT_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { CodePlace, Reason, ToldThing } from '../writer.js';

/** Of an arrow, and of why a thing is where it is, so many reasons; of a thing so many parts. */
export interface Measure {
  readonly reasons: number;
  readonly parts: number;
  /** Whether places in the code are told: each may be in a file of its own. */
  readonly places: boolean;
}

/** The widest first. The last one leaves numbers, which are less than any drawing. */
export const MEASURES: readonly Measure[] = [
  { reasons: 12, parts: 30, places: true },
  { reasons: 6, parts: 10, places: true },
  { reasons: 3, parts: 3, places: true },
  { reasons: 1, parts: 1, places: true },
  { reasons: 0, parts: 0, places: true },
  { reasons: 0, parts: 0, places: false },
];

/** In bytes. */
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

/** @param others says how many they are. One alone takes no more room than that. */
function beginning<T extends Reason>(all: readonly T[], most: number, cut: (one: T) => T, others: T): readonly T[] {
  if (all.length <= most + Math.min(most, 1)) return all.map(cut);
  return [...all.slice(0, most).map(cut), { ...others, text: messages.andMore(all.length - most) }];
}

/** Half of an address leads nowhere. */
const cutPlace = ({ file, line, address = '' }: CodePlace): CodePlace => ({
  file: cutText(file),
  line,
  ...(address !== '' && address.length <= EVIDENCE_ADDRESS_MAX && { address }),
});
