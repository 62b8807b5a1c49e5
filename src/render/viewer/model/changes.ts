/**
 * Changes of a comparison: the revisions, each of which hides what only the other one has, and the order in which a
 * reviewer goes through the changes.
 */
import { type Only, type Target, targetOfLine } from './scene.js';

/**
 * The layers that each revision hides. A line from a former to a new position needs no layer: each revision lacks one
 * of its ends.
 */
export const SIDES = { change: [], before: ['after'], after: ['before'] } as const satisfies Readonly<
  Record<string, readonly Only[]>
>;
/** A revision of the comparison, or both of them with their differences. */
export type Revision = keyof typeof SIDES;
export const SIDE_NAMES = Object.keys(SIDES) as readonly Revision[];

/** The only revision that has a created or a deleted element. */
const LAYERS: Readonly<Record<string, Only | undefined>> = { create: 'after', delete: 'before' };

/**
 * Returns the only revision that has an element: `after` for a created or moved one, `before` for a deleted one and for
 * a former position; undefined if both revisions have it.
 */
export const onlyOf = (change = '', isGhost: boolean, hasGhost: boolean): Only | undefined =>
  LAYERS[change] ?? (isGhost ? 'before' : hasGhost ? 'after' : undefined);

/** Returns the only revision that has a line; undefined if both have it. */
export const onlyOfLine = (change = ''): Only | undefined => LAYERS[change];

/** Returns the revision that is visible with these layers hidden. */
export const sideSeen = (off: ReadonlySet<string>): Revision =>
  off.has('after') ? 'before' : off.has('before') ? 'after' : 'change';

// ---- Review.

/** The digits of src/render/html/data.ts per element and per line: 1 for the greatest risk, 0 for no change. */
export type Risks = readonly [elements: string, lines: string];

/** True for the digit of a danger that the diagram marks in red: lost data, or access from outside. */
export const isDanger = (digit = ''): boolean => /[12]/.test(digit);

/** An element or line that changes. */
export interface ReviewedChange {
  readonly target: Target;
  readonly risk: number;
}

/** Returns the changes, the riskiest first, elements before lines. */
export const reviewOrder = ([elements, lines]: Risks): readonly ReviewedChange[] =>
  [
    ...[...elements].map((digit, at) => ({ target: at, risk: Number(digit) })),
    ...[...lines].map((digit, at) => ({ target: targetOfLine(at), risk: Number(digit) })),
  ]
    .filter(({ risk }) => risk > 0)
    .sort((a, b) => a.risk - b.risk);

/** Returns the next change in the direction of `step`, wrapping around; undefined if nothing changes. */
export function nextChange(changed: readonly Target[], current: Target, step: 1 | -1): Target | undefined {
  const at = changed.indexOf(current);
  return at < 0 ? changed.at(step > 0 ? 0 : -1) : changed[(at + step + changed.length) % changed.length];
}

/**
 * Returns a short key of a change for the address. A change that differs in any word has another key, so a tick never
 * stays on a change that has become another one.
 */
export const tickOf = (words: string): string =>
  [...words].reduce((hash, character) => (Math.imul(hash, 31) + character.codePointAt(0)!) >>> 0, 7).toString(36);
