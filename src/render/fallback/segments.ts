/** Splits a text into segments of one script and direction, in visual order. */
import type { Segment } from './harfbuzz.js';

/**
 * Scripts whose letters join, stack or reorder, so that the shaper must know the script. Right-to-left scripts come
 * first.
 */
const SCRIPTS = [
  ...['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko', 'Adlam'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Mongolian', 'Javanese', 'Balinese', 'Hangul'],
].map((name) => new RegExp(`^\\p{Script=${name}}`, 'u'));
const OTHER = SCRIPTS.length;
/** Number of right-to-left scripts at the start of SCRIPTS. */
const RIGHT_TO_LEFT_COUNT = 6;
/** Characters without a script of their own: spaces, marks, punctuation, joiners. */
const COMMON = /^[\p{Script=Common}\p{Script=Inherited}]/u;
const DIGIT = /^\p{N}/u;
const NUMBER = -1;

interface Part {
  text: string;
  /** Index in SCRIPTS, OTHER, or NUMBER for digits among right-to-left letters. */
  script: number;
}

/** True if a letter belongs to a right-to-left script. */
export const isRightToLeft = (character: string): boolean =>
  SCRIPTS.slice(0, RIGHT_TO_LEFT_COUNT).some((script) => script.test(character));

/**
 * Returns the segments in visual order, from left to right. The base direction is left to right, as in the SVG: only
 * adjacent right-to-left segments, with the numbers between them, are reversed.
 * @example segmentsOf('אב 12 גד') is ' גד', '12', 'אב ' in this order
 */
export function segmentsOf(text: string): readonly Segment[] {
  const parts = partsOf(text);
  const segments: Segment[] = [];
  for (let i = 0; i < parts.length; ) {
    let end = i;
    while (end < parts.length && isTurned(parts[end] as Part)) end++;
    const turned = parts.slice(i, Math.max(end, i + 1));
    segments.push(...(end > i ? turned.reverse() : turned).map(asSegment));
    i += turned.length;
  }
  return segments;
}

/** Returns the characters in visual order, because PDF readers extract text in that order. */
export const asSeen = (text: string): string =>
  segmentsOf(text)
    .map((segment) => (segment.isRightToLeft ? [...segment.text].reverse().join('') : segment.text))
    .join('');

const isTurned = ({ script }: Part): boolean => script < RIGHT_TO_LEFT_COUNT;

const asSegment = ({ text, script }: Part): Segment => ({
  text,
  isRightToLeft: script !== NUMBER && script < RIGHT_TO_LEFT_COUNT,
});

function partsOf(text: string): Part[] {
  const hasTurned = [...text].some(isRightToLeft);
  const parts: Part[] = [];
  let letters = OTHER;
  for (const character of text) {
    const last = parts.at(-1);
    const script = scriptOf(character, hasTurned, letters);
    if (script !== NUMBER) letters = script;
    if (last !== undefined && last.script === script) last.text += character;
    else parts.push({ text: character, script });
  }
  return parts;
}

/**
 * Returns the script of a character.
 * @param before script of the preceding letters, which a character without a script takes
 */
function scriptOf(character: string, hasTurned: boolean, before: number): number {
  if (hasTurned && DIGIT.test(character)) return NUMBER;
  const script = SCRIPTS.findIndex((each) => each.test(character));
  if (script !== -1) return script;
  return COMMON.test(character) ? before : OTHER;
}
