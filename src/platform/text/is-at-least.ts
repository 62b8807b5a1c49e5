/**
 * True if a program's version is at least `minimum`. Compares numbers, because strings sort 1.10 before 1.9. Ignores
 * anything after the numbers of `minimum`: 1.0.0-beta2 counts as 1.0.0, because it has the required features.
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
