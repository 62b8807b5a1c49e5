/**
 * Order by UTF-16 code unit: the same on every machine. `localeCompare` depends on the ICU data of the Node build,
 * so it may not be used anywhere (a test greps for it).
 */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Digit runs compare as numbers (`web[2]` before `web[10]`); ties fall back to code units. */
export function byAddress(a: string, b: string): number {
  const left = a.split(/(\d+)/);
  const right = b.split(/(\d+)/);
  const shared = Math.min(left.length, right.length);
  for (let i = 0; i < shared; i++) {
    const l = left[i] as string;
    const r = right[i] as string;
    if (l === r) continue;
    const difference = i % 2 === 1 ? l.replace(/^0+/, '').length - r.replace(/^0+/, '').length : 0;
    return difference !== 0 ? difference : byText(l, r);
  }
  return left.length - right.length || byText(a, b);
}
