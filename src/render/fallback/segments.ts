/** Splits a text into segments of one script and direction, in visual order. */
import type { Segment } from './harfbuzz.js';

/** Right-to-left scripts. */
const RIGHT_TO_LEFT = ['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko', 'Adlam'];
/**
 * Scripts whose letters join, stack or reorder, so that the shaper must know the script. Right-to-left ones come first.
 */
const SCRIPTS = [
  ...RIGHT_TO_LEFT,
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Mongolian', 'Javanese', 'Balinese', 'Hangul'],
].map((name) => new RegExp(`^\\p{Script=${name}}`, 'u'));
/** Characters without a script of their own: spaces, marks, punctuation, joiners. */
const COMMON = /^[\p{Script=Common}\p{Script=Inherited}]/u;
const DIGIT = /^\p{N}/u;

/** Index in SCRIPTS, OTHER, or NUMBER. */
type Script = number;
/** Any other script, such as Latin. */
const OTHER: Script = SCRIPTS.length;
/** Digits in a text with right-to-left letters, which are written from left to right. */
const NUMBER: Script = -1;

/** A part of a text in one script. */
interface Part {
  text: string;
  script: Script;
}

/** True if a letter belongs to a right-to-left script. */
export const isRightToLeft = (character: string): boolean =>
  SCRIPTS.slice(0, RIGHT_TO_LEFT.length).some((script) => script.test(character));

/**
 * Returns the segments in visual order, from left to right. The base direction is left to right, as in the SVG: only
 * adjacent right-to-left segments, with the numbers between them, are reversed.
 * @example segmentsOf('אב 12 גד') is ' גד', '12', 'אב ' in this order
 */
export function segmentsOf(text: string): readonly Segment[] {
  const parts = partsOf(text);
  const segments: Segment[] = [];
  for (let start = 0; start < parts.length; ) {
    let end = start;
    while (end < parts.length && isReversed(parts[end] as Part)) end++;
    if (end === start) end++;
    const group = parts.slice(start, end);
    segments.push(...(isReversed(group[0] as Part) ? group.reverse() : group).map(asSegment));
    start = end;
  }
  return segments;
}

/** Returns the characters in visual order, because PDF readers extract text in that order. */
export const inVisualOrder = (text: string): string =>
  segmentsOf(text)
    .map((segment) => (segment.isRightToLeft ? [...segment.text].reverse().join('') : segment.text))
    .join('');

/**
 * True for a part whose order among its neighbours is reversed: right-to-left letters, and the numbers between them.
 */
const isReversed = ({ script }: Part): boolean => script < RIGHT_TO_LEFT.length;

const asSegment = ({ text, script }: Part): Segment => ({
  text,
  isRightToLeft: script !== NUMBER && script < RIGHT_TO_LEFT.length,
});

function partsOf(text: string): Part[] {
  const hasRightToLeft = [...text].some(isRightToLeft);
  const parts: Part[] = [];
  let letterScript = OTHER;
  for (const character of text) {
    const last = parts.at(-1);
    const script = hasRightToLeft && DIGIT.test(character) ? NUMBER : scriptOf(character, letterScript);
    if (script !== NUMBER) letterScript = script;
    if (last !== undefined && last.script === script) last.text += character;
    else parts.push({ text: character, script });
  }
  return parts;
}

/**
 * Returns the script of a character.
 * @param before script of the preceding letters, which a character without a script takes
 */
function scriptOf(character: string, before: Script): Script {
  const script = SCRIPTS.findIndex((pattern) => pattern.test(character));
  if (script !== -1) return script;
  return COMMON.test(character) ? before : OTHER;
}
