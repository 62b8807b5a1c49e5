/** Address ranges as texts. */

const V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\/(\d{1,2}))?$/;
const V6 = /^[0-9a-f]*:[0-9a-f:]*(?:\/\d{1,3})?$/;

function written(bits: number, length: number): string {
  const base = length === 0 ? 0 : (bits & (-1 << (32 - length))) >>> 0;
  return `${[24, 16, 8, 0].map((shift) => (base >>> shift) & 255).join('.')}/${length}`;
}

function parsed(text: string): { readonly bits: number; readonly length: number } | null {
  const [, a, b, c, d, length = '32'] = V4.exec(text) ?? [];
  const bytes = [a, b, c, d].map(Number);
  if (a === undefined || Number(length) > 32 || bytes.some((byte) => byte > 255)) return null;
  return { bits: bytes.reduce((all, byte) => all * 256 + byte, 0), length: Number(length) };
}

/**
 * Normalizes a CIDR range, so that equal ranges are equal texts; null if the text is no range. Example: `10.0.0.7/24` yields
 * `10.0.0.0/24`.
 */
export function rangeOf(text: string): string | null {
  const range = parsed(text);
  if (range !== null) return written(range.bits, range.length);
  const lower = text.toLowerCase();
  return lower.length < 48 && V6.test(lower) ? lower : null;
}

/** Returns an IPv4 range and all ranges that contain it; only the range itself for IPv6. */
export function enclosingRanges(range: string): readonly string[] {
  const found = parsed(range);
  if (found === null) return [range];
  return Array.from({ length: found.length + 1 }, (_, length) => written(found.bits, length));
}
