/** Names with unknown parts, which a plan without values leaves: `shop-…-db`. */

/** Stands for the unknown part of a name. */
export const GAP = '…';

/** Gaps at the ends of a name, with the separators between them and the known part. */
const GAPS_AT_ENDS = /^[-_./ ]*…[-_./ …]*|[-_./ …]*…[-_./ ]*$/g;

/** A gap inside a name, with the separators around it. A gap within a word stays. */
const GAP_INSIDE = /([-_./ ])[-_./ ]*…[-_./ …]*|…([-_./ ])[-_./ …]*/g;

/**
 * Returns a name without its unknown parts, which tell a reader nothing: `…-orders-…` becomes `orders`, and
 * `shop-…-orders` `shop-orders`. Of a host name only the first known part is left, because the joined parts would name
 * another domain. A known name stays as it is. Undefined if almost no letter is left, as of `…-0`.
 */
export function knownPart(name: string): string | undefined {
  if (!name.includes(GAP)) return name;
  const known = name.replace(GAPS_AT_ENDS, '');
  const [host = ''] = known.split(/\.*…/, 1);
  const part = known.includes('.') && known !== host ? host : known.replace(GAP_INSIDE, '$1$2');
  return /\p{L}{2}/u.test(part) ? part : undefined;
}
