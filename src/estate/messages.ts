/** Messages about estates. */
import { plural } from '../platform/text/english.js';
import { printable } from '../platform/text/printable.js';
import type { Estate } from './model.js';

export const notAnEstate = (name: string) => `${printable(name)} is not an estate file`;
export const NOT_AN_ESTATE_REMEDY = 'Pass a file that groundplan estate has written, or a directory.';
export const estateVersion = (name: string, version: string) =>
  `${printable(name)} has the version ${version === '' ? '(none)' : printable(version)} of the estate format, which this groundplan does not read`;
export const ESTATE_VERSION_REMEDY = 'Update groundplan, or write the file again.';
export const invalidRoot = (name: string, index: number) =>
  `${printable(name)}: roots[${index}] is not a valid root module`;

/** Returns the summary of an estate: `60 roots: 143 links (121 stated, 22 likely), 9 outside, 4 ambiguous`. */
export const estateSummary = ({ roots, links, outside, ambiguous }: Estate): string => {
  const stated = links.filter(({ certainty }) => certainty === 'stated').length;
  const certainties = `(${stated} stated, ${links.length - stated} likely)`;
  const unlinked = `${outside.length} outside, ${ambiguous.length} ambiguous`;
  return `${plural(roots.length, 'root')}: ${plural(links.length, 'link')} ${certainties}, ${unlinked}`;
};
