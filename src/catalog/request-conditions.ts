/** Conditions of a rule of a web application firewall: a part of each request, and the values that it is compared with. */
import { isRangeWithin, sizeOfRange, UNLIMITED_RANGES } from './address-ranges.js';
import { isPlainWord } from './harmless-words.js';

/** The compared part of a request; `other` for a part that has no words. */
export type RequestPart =
  | 'address'
  | 'country'
  | 'path'
  | 'host'
  | 'method'
  | 'header'
  | 'query'
  | 'cookie'
  | 'body'
  | 'other';

/** The comparison of a part with the values. */
export type Comparison = 'is' | 'starts' | 'ends' | 'contains' | 'matches';

export interface RequestCondition {
  readonly part: RequestPart;
  readonly comparison: Comparison;
  /** Name of the header or cookie; absent for none. */
  readonly selector?: string;
  /**
   * The values that it is compared with, of which a request needs one. Undefined if they are not known, or in a set.
   */
  readonly values?: readonly string[];
  /** The set with the values: the path of its block, the attribute that names it, and the position among such blocks. */
  readonly set?: { readonly block: string; readonly attribute: string; readonly position: number };
  /** True if the requests that do not meet the condition are meant. */
  readonly isNegated: boolean;
  /** True if a request has to meet other conditions, too. */
  readonly isPartial: boolean;
}

/** Maximum length of a path or host that is shown. */
const PATH_LENGTH_MAX = 80;

const isPath = (text: string): boolean =>
  text.length <= PATH_LENGTH_MAX &&
  text.startsWith('/') &&
  text.split('/').every((segment) => segment === '' || segment === '*' || isPlainWord(segment.replaceAll('*', '')));

const SHOWN: Readonly<Partial<Record<RequestPart, (text: string) => boolean>>> = {
  address: (text) => isEveryAddress(text) || sizeOfRange(text) > 0n,
  country: (text) => /^[A-Z]{2}$/.test(text),
  path: isPath,
  host: (text) => text.length <= PATH_LENGTH_MAX && /^[a-z0-9*.-]+$/i.test(text),
  method: (text) => /^[A-Z]{3,7}$/.test(text),
};

/** True for the range of all addresses. */
export const isEveryAddress = (text: string): boolean => UNLIMITED_RANGES.has(text.toLowerCase());

/**
 * True for a value that a report may show: an address in the list of a firewall, a country, a path, a host or a method.
 * The value of a header, a cookie or a body may be a shared secret.
 */
export const isShownValue = ({ part, comparison }: RequestCondition, text: string): boolean =>
  comparison !== 'matches' && SHOWN[part]?.(text) === true;

/** True if all requests that meet the condition with `inner` meet it with `outer`, too. */
export function coversValue({ part, comparison }: RequestCondition, outer: string, inner: string): boolean {
  if (outer === inner) return true;
  if (part === 'address')
    return (
      isEveryAddress(outer) || (sizeOfRange(outer) > 0n && sizeOfRange(inner) > 0n && isRangeWithin(inner, [outer]))
    );
  return COVERS[comparison]?.(outer, inner) === true;
}

const COVERS: Readonly<Partial<Record<Comparison, (outer: string, inner: string) => boolean>>> = {
  starts: (outer, inner) => inner.startsWith(outer),
  ends: (outer, inner) => inner.endsWith(outer),
  contains: (outer, inner) => inner.includes(outer),
};
