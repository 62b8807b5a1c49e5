/** Messages about estates. */
import { plural } from '../platform/text/english.js';
import { printable } from '../platform/text/printable.js';

export const notAnEstate = (name: string) => `${printable(name)} is not an estate file`;
export const NOT_AN_ESTATE_REMEDY = 'Pass a file that groundplan estate has written, or a directory.';
export const estateVersion = (name: string, version: string) =>
  `${printable(name)} has the version ${version === '' ? '(none)' : printable(version)} of the estate format, which this groundplan does not read`;
export const ESTATE_VERSION_REMEDY = 'Update groundplan, or write the file again.';
export const invalidRoot = (name: string, at: number) => `${printable(name)}: roots[${at}] is not a valid root module`;

/** The summary line of an estate. */
export const summary = (counts: {
  readonly roots: number;
  readonly stated: number;
  readonly likely: number;
  readonly outside: number;
  readonly ambiguous: number;
}) => {
  const { roots, stated, likely, outside, ambiguous } = counts;
  const links = plural(stated + likely, 'link');
  return `${plural(roots, 'root')}: ${links} (${stated} stated, ${likely} likely), ${outside} outside, ${ambiguous} ambiguous`;
};
