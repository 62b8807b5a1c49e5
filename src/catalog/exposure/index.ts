import { AWS } from './aws.js';
import { AZURE } from './azure.js';
import { GOOGLE, GOOGLE_PATTERNS } from './google.js';
import { KUBERNETES } from './kubernetes.js';
import type { ExposureRule } from './model.js';

const RULES: ReadonlyMap<string, readonly ExposureRule[]> = new Map(
  [AWS, AZURE, GOOGLE, KUBERNETES].flatMap(Object.entries),
);
const NONE: readonly ExposureRule[] = [];

/** How a resource of a type says to whom something is open; never fails. */
export function exposureRulesOf(type: string): readonly ExposureRule[] {
  const patterns = GOOGLE_PATTERNS.filter((pattern) => pattern.type.test(type)).flatMap(({ rules }) => rules);
  const own = RULES.get(type) ?? NONE;
  return patterns.length === 0 ? own : [...own, ...patterns];
}
