/**
 * True if a program's version is at least `least`. Compares numbers, because strings sort 1.10 before 1.9. Ignores anything after
 * the numbers of `least`: 1.0.0-beta2 counts as 1.0.0, because it has the required features.
 * @param version as printed by the program: `1.11.4`, `2.43`, `3.12.0rc1`; a missing part counts as 0
 * @param least numbers separated by dots
 */
export function isAtLeast(version: string, least: string): boolean {
  const parts = version.split(/[.+-]/);
  const numbers = least.split('.').map((part, i) => [Number(part), Number.parseInt(parts[i] ?? '0', 10)] as const);
  const different = numbers.find(([needed, found]) => needed !== found);
  return different === undefined || different[1] > different[0];
}
