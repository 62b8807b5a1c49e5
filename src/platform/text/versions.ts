/** Compares versions by their numbers, because strings sort 1.10 before 1.9. */

/**
 * True if a program's version is at least `minimum`. Ignores anything after the numbers of `minimum`: 1.0.0-beta2 counts
 * as 1.0.0, because it has the required features.
 * @param version as printed by the program: `1.11.4`, `2.43`, `3.12.0rc1`; a missing part counts as 0
 * @param minimum numbers separated by dots
 */
export function isAtLeast(version: string, minimum: string): boolean {
  const parts = version.split(/[.+-]/);
  for (const [index, needed] of minimum.split('.').map(Number).entries()) {
    const actual = Number.parseInt(parts[index] ?? '0', 10);
    if (actual !== needed) return actual > needed;
  }
  return true;
}

/**
 * Compares two versions for sorting, the older one first.
 * @param a numbers separated by dots, without a prerelease; a missing number counts as 0
 */
export function byVersion(a: string, b: string): number {
  const [first, second] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]];
  for (let index = 0; index < Math.max(first.length, second.length); index++) {
    const [x, y] = [first[index] ?? 0, second[index] ?? 0];
    if (x !== y) return x < y ? -1 : 1;
  }
  return 0;
}
