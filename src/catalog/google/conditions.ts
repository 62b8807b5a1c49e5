/**
 * Conditions of workload identity providers, as the subjects that they admit. Written in CEL:
 * https://cloud.google.com/iam/docs/workload-identity-federation#conditions
 */

import { withoutBrackets } from '../request-expressions.js';

/** Subjects, as tokens write them, that have a claim of a token; `{}` stands for the value of the claim. */
const SUBJECTS: ReadonlyMap<string, string> = new Map([
  ['sub', '{}'],
  ['repository', 'repo:{}:*'],
  ['repository_owner', 'repo:{}/*'],
  ['repository_owner_id', 'repository_owner_id:{}'],
  ['project_path', 'project_path:{}:*'],
  ['namespace_path', 'project_path:{}/*'],
]);
/** Claims from the narrowest to the widest. */
const CLAIMS: readonly string[] = [...SUBJECTS.keys()];

const CLAIM = String.raw`(?:assertion|attribute)\.(\w+)`;
const EQUALITY = new RegExp(String.raw`^${CLAIM}\s*==\s*(['"])([^'"]+)\2$`);
const MEMBERSHIP = new RegExp(String.raw`^${CLAIM}\s+in\s+\[([^\]]*)\]$`);
const QUOTED = /(['"])([^'"]+)\1/g;

/** Starts a condition that no subject expresses. */
export const OTHER_CONDITION = 'condition:';

/**
 * Returns patterns of the subjects that a condition admits, as tokens write them.
 * @example subjectsOfCondition("assertion.repository_owner == 'acme'") // ['repo:acme/*']
 */
export function subjectsOfCondition(condition: string): readonly string[] {
  const alternatives = partsOf(withoutBrackets(condition.trim()), '||');
  const subjects = alternatives.map(subjectsOfAlternative);
  return subjects.includes(null) ? [`${OTHER_CONDITION}${condition}`] : subjects.flatMap((each) => each ?? []);
}

/** Returns the subjects of conditions that hold together, by the narrowest claim; null if none of them is about a claim. */
function subjectsOfAlternative(text: string): readonly string[] | null {
  const terms = partsOf(text, '&&');
  const known = terms.flatMap((term) => {
    const [, name = '', , value = ''] = EQUALITY.exec(term) ?? [];
    const [, listName = '', items = ''] = MEMBERSHIP.exec(term) ?? [];
    const values = value === '' ? [...items.matchAll(QUOTED)].map(([, , item = '']) => item) : [value];
    const claim = name || listName;
    return SUBJECTS.has(claim) && values.length > 0 ? [{ term, claim, values }] : [];
  });
  const [narrowest] = known.sort((a, b) => CLAIMS.indexOf(a.claim) - CLAIMS.indexOf(b.claim));
  if (narrowest === undefined) return null;
  const others = terms.filter((term) => term !== narrowest.term);
  const subjects = narrowest.values.map((value) => (SUBJECTS.get(narrowest.claim) as string).replace('{}', value));
  if (others.length === 0) return subjects;
  return subjects.map((subject) => `${subject.replace(/:\*$/, '')}:&${others.sort().join('&')}`);
}

const partsOf = (text: string, operator: string): readonly string[] => text.split(operator).map((part) => withoutBrackets(part.trim()));
