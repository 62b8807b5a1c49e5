/** Address ranges of rules: CIDR blocks, single addresses, and `first-last`, of IPv4 and IPv6. */

/** Addresses as numbers, both ends included. */
interface Interval {
  readonly bits: 32 | 128;
  readonly from: bigint;
  readonly to: bigint;
}

/** Longer texts are no range. */
const LENGTH_MAX = 90;

/** Words for ranges that a cloud keeps: `VirtualNetwork`, `AzureCloud.WestEurope`. */
const TAG = /^[A-Za-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)?$/;

/** True for an address range, or a service tag, that may be shown as it is written. */
export const isRange = (text: string): boolean =>
  text.length <= LENGTH_MAX && (TAG.test(text) || intervalOf(text) !== null);

/** True if every address of a range lies in these; a service tag lies in itself only. */
export function isRangeWithin(range: string, others: readonly string[]): boolean {
  if (others.includes(range)) return true;
  const own = intervalOf(range);
  if (own === null) return false;
  const around = others
    .map(intervalOf)
    .filter((other): other is Interval => other !== null && other.bits === own.bits)
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  let next = own.from;
  for (const { from, to } of around) {
    if (from > next) return false;
    if (to >= next) next = to + 1n;
    if (next > own.to) return true;
  }
  return false;
}

/** Number of addresses of a range; 0 for a service tag. */
export function sizeOfRange(range: string): bigint {
  const found = intervalOf(range);
  return found === null ? 0n : found.to - found.from + 1n;
}

function intervalOf(text: string): Interval | null {
  if (text.length > LENGTH_MAX) return null;
  const [first = '', last, ...more] = text.split('-');
  if (more.length > 0) return null;
  if (last === undefined) return blockOf(first);
  const [from, to] = [blockOf(first.trim()), blockOf(last.trim())];
  if (from === null || to === null || from.bits !== to.bits || from.from > to.to) return null;
  return { bits: from.bits, from: from.from, to: to.to };
}

/** A CIDR block, or one address. */
function blockOf(text: string): Interval | null {
  const [address = '', length, ...more] = text.split('/');
  const found = numberOf(address);
  if (found === null || more.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return null;
  const { bits, value } = found;
  const free = BigInt(bits - Number(length ?? bits));
  if (free < 0n) return null;
  const from = (value >> free) << free;
  return { bits, from, to: from + (1n << free) - 1n };
}

const V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const V6 = /^[0-9a-f]{0,4}(:[0-9a-f]{0,4}){1,8}$/i;

function numberOf(text: string): { readonly bits: 32 | 128; readonly value: bigint } | null {
  const bytes = V4.exec(text)?.slice(1).map(Number);
  if (bytes !== undefined) {
    if (bytes.some((byte) => byte > 255)) return null;
    return { bits: 32, value: bytes.reduce((all, byte) => all * 256n + BigInt(byte), 0n) };
  }
  if (!V6.test(text)) return null;
  const [head = '', tail, ...more] = text.split('::');
  const groups = (part: string | undefined): string[] => (part === undefined || part === '' ? [] : part.split(':'));
  const [start, end] = [groups(head), groups(tail)];
  const left = 8 - start.length - end.length;
  if (more.length > 0 || [...start, ...end].includes('') || (tail === undefined ? left !== 0 : left < 1)) return null;
  const all = [...start, ...Array.from({ length: left }, () => '0'), ...end];
  return { bits: 128, value: all.reduce((sum, group) => sum * 65_536n + BigInt(Number.parseInt(group, 16)), 0n) };
}
