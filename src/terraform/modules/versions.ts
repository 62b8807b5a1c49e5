/** Module versions and version constraints: https://developer.hashicorp.com/terraform/language/expressions/version-constraints */
import { CONDITIONS_MAX, CONSTRAINT_LENGTH_MAX, SEGMENTS_MAX } from '../limits.js';

export interface Version {
  readonly text: string;
  /** At least three numbers. */
  readonly numbers: readonly bigint[];
  /** Empty for a release. */
  readonly prerelease: string;
}

const VERSION = /^v?(\d{1,18}(?:\.\d{1,18})*)(?:-([0-9A-Za-z.~-]{1,200}))?(?:\+[0-9A-Za-z.~-]{1,200})?$/;

/** Parses a version; null if the text is not a version. */
function parseVersion(text: string): (Version & { readonly written: number }) | null {
  const [, numbers, prerelease = ''] = VERSION.exec(text.trim()) ?? [];
  const parts = numbers?.split('.').map(BigInt);
  if (parts === undefined || parts.length > SEGMENTS_MAX) return null;
  const written = parts.length;
  while (parts.length < 3) parts.push(0n);
  return { text: text.trim(), numbers: parts, prerelease, written };
}

/** Compares by the rules of https://semver.org; missing numbers are 0. */
function compareVersions(a: Version, b: Version): number {
  for (let i = 0; i < Math.max(a.numbers.length, b.numbers.length); i++) {
    const [x, y] = [a.numbers[i] ?? 0n, b.numbers[i] ?? 0n];
    if (x !== y) return x < y ? -1 : 1;
  }
  if (a.prerelease === b.prerelease) return 0;
  if (a.prerelease === '' || b.prerelease === '') return a.prerelease === '' ? 1 : -1;
  return comparePrereleases(a.prerelease.split('.'), b.prerelease.split('.'));
}

function comparePrereleases(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [x, y] = [a[i], b[i]];
    if (x === y) continue;
    if (x === undefined || y === undefined) return x === undefined ? -1 : 1;
    const [isX, isY] = [x, y].map((part) => /^\d+$/.test(part));
    if (isX && isY && BigInt(x) !== BigInt(y)) return BigInt(x) < BigInt(y) ? -1 : 1;
    if (isX !== isY) return isX ? -1 : 1;
    return x < y ? -1 : 1;
  }
  return 0;
}

interface Condition {
  readonly operator: string;
  readonly version: Version;
  /** Number of numbers in the constraint as written: 2 for `~> 1.2`. */
  readonly written: number;
}

export type Constraint = readonly Condition[];

/** Parses a constraint. Returns null if it is invalid or has too many conditions, and no conditions for an empty text. */
export function parseConstraint(text: string): Constraint | null {
  if (text.length > CONSTRAINT_LENGTH_MAX) return null;
  if (text.trim() === '') return [];
  const parts = text.split(',');
  if (parts.length > CONDITIONS_MAX) return null;
  const conditions: Condition[] = [];
  for (const part of parts) {
    const [, operator, rest] = /^\s*(=|!=|>=|<=|~>|>|<|)\s*(\S+)\s*$/.exec(part) ?? [];
    const version = rest === undefined ? null : parseVersion(rest);
    if (version === null) return null;
    conditions.push({ operator: operator || '=', version, written: version.written });
  }
  return conditions;
}

/** Returns the newest version that meets all conditions, or null. A prerelease qualifies only if it is named exactly. */
export function newest(versions: readonly string[], constraint: Constraint): Version | null {
  let best: Version | null = null;
  for (const text of versions) {
    const version = parseVersion(text);
    if (version === null || !constraint.every((condition) => meets(version, condition))) continue;
    if (version.prerelease !== '' && !constraint.some((condition) => isExactly(version, condition))) continue;
    if (best === null || compareVersions(version, best) > 0) best = version;
  }
  return best;
}

const isExactly = (version: Version, condition: Condition): boolean =>
  condition.operator === '=' && compareVersions(version, condition.version) === 0;

function meets(version: Version, { operator, version: asked, written }: Condition): boolean {
  const order = compareVersions(version, asked);
  switch (operator) {
    case '!=':
      return order !== 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '~>':
      // All numbers except the last written one must be equal.
      return order >= 0 && asked.numbers.slice(0, written - 1).every((number, i) => version.numbers[i] === number);
    default:
      return order === 0;
  }
}
