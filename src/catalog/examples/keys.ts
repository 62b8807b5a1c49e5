/** Texts that stand for elements that nobody knows: keys of instances are made of them, names never are. */

/** The only element that is known of. */
export const ELEMENT = 'each';

/** One of several. @param index from 0 */
export const elementOf = (index: number): string => `${ELEMENT}-${index}`;

/** `each`, `each-0`, the answer `aws_subnets.ids-1` of a data source; several of them joined where keys are pairs. */
const PART = String.raw`(?:each|[a-z][a-z0-9]*_[a-z0-9_]+\.[a-z0-9_]+)(?:-[0-2])?`;
const ELEMENTS = new RegExp(`^${PART}(?:[-_.:/ ]${PART})*$`);
const NUMBER = /-([0-2])(?![\w.])/g;
/** The third part of the placeholder networks is their number. */
const NETWORK_PART = /^198\.18\.(\d)\.0\/24$/;

/** Whether a text has such an element in it, between other words. */
export const holdsElement = (text: string): boolean => /(?:^|[^a-z0-9])each(?:-[0-2])?(?![a-z0-9])/.test(text);

/** Whether an instance stands for elements that nobody knows. @param address of the graph, or as Terraform writes it */
export const isAnyElement = (address: string): boolean =>
  [...address.matchAll(/\["([^"]*)"\]/g)].some(([, key = '']) => holdsElement(key));

/**
 * The number of a placeholder among its siblings in words: `2` for `each-1`, empty for the only one; null for a text that is
 * none.
 */
export function elementNumber(text: string): string | null {
  const network = NETWORK_PART.exec(text);
  if (network !== null) return String(Number(network[1]) + 1);
  if (!ELEMENTS.test(text)) return null;
  return [...text.matchAll(NUMBER)].map(([, index]) => String(Number(index) + 1)).join(' ');
}
