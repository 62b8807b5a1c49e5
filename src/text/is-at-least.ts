/**
 * Whether a program is as new as a limit asks for. By number, as texts have 1.10 before 1.9. What comes behind the
 * numbers of the limit says nothing: 1.0.0-beta2 is as good as 1.0.0, as it has what is needed.
 * @param version as the program says it: `1.11.4`, `2.43`, `3.12.0rc1`; a part that is not there counts as 0
 * @param least numbers with dots
 */
export function isAtLeast(version: string, least: string): boolean {
  const parts = version.split(/[.+-]/);
  const numbers = least.split('.').map((part, i) => [Number(part), Number.parseInt(parts[i] ?? '0', 10)] as const);
  const different = numbers.find(([needed, found]) => needed !== found);
  return different === undefined || different[1] > different[0];
}
