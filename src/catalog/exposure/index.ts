import { factsOf } from '../index.js';
import type { ExposureRule } from './model.js';
import { EVERYBODY, EVERYBODY_WITH_ACCOUNT } from './words.js';

const EVERYONE = 'allUsers';
const KNOWN = 'allAuthenticatedUsers';

/** Resources of Google that say who may do what with something: each type has its own. */
const GOOGLE_BINDINGS = /^google_.+_iam_(member|binding)$/;
const GOOGLE_POLICY = /^google_.+_iam_policy$/;

const OF_BINDING: readonly ExposureRule[] = [
  { to: EVERYBODY, when: { member: [EVERYONE] } },
  { to: EVERYBODY, when: { members: [EVERYONE] } },
  { to: EVERYBODY_WITH_ACCOUNT, when: { member: [KNOWN] } },
  { to: EVERYBODY_WITH_ACCOUNT, when: { members: [KNOWN] } },
];
const OF_POLICY: readonly ExposureRule[] = [{ to: EVERYBODY, lets: { in: ['policy_data'], who: [EVERYONE] } }];

const NONE: readonly ExposureRule[] = [];

/**
 * Returns the rules by which a resource of a type opens something to somebody; never fails. Those of Google's IAM resources
 * are found by pattern, because facts of a pattern do not add up: some of these types have patterns that stand alone.
 */
export function exposureRulesOf(type: string): readonly ExposureRule[] {
  const own = factsOf(type).exposure ?? NONE;
  if (GOOGLE_BINDINGS.test(type)) return [...own, ...OF_BINDING];
  return GOOGLE_POLICY.test(type) ? [...own, ...OF_POLICY] : own;
}
