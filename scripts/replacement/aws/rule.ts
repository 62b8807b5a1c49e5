/** Derives the rule of an attribute from the provider's answers to its changes. */
import type { ReplacementRule } from '../../../src/catalog/replacement.js';
import type { Fields } from '../../../src/terraform/mock-provider/schema.js';
import { type Answer, answerOf, isSeen } from './answer.js';
import type { Target } from './paths.js';
import { type Asker, configOf, configWith, plan, type Resource } from './probe.js';
import {
  AMOUNTS,
  type Amount,
  isRepeatable,
  KINDS,
  type Kind,
  kindOf,
  present,
  sampleOf,
  type Turn,
} from './values.js';

/** A change from one value of the attribute to another, null for none. */
type Change = readonly [Turn | null, Turn | null];

const CHANGES: readonly Change[] = [
  [0, 1],
  [1, 0],
];
const ADDITION_AND_REMOVAL: readonly Change[] = [
  [null, 0],
  [0, null],
];

/** The rule of an attribute or block. */
export interface Finding {
  readonly path: string;
  readonly rule: ReplacementRule;
  /** The tried changes with their answers, as an explanation. */
  readonly answers: readonly string[];
}

/** Returns the rules of targets in the same block. @param amounts the amounts that the provider can plan */
export async function findRules(
  asker: Asker,
  resource: Resource,
  amounts: readonly Amount[],
  targets: readonly Target[],
): Promise<readonly Finding[]> {
  const harmless = await harmlessOf(asker, resource, targets);
  const findings: Finding[] = [];
  for (const target of targets)
    findings.push(
      harmless.has(target)
        ? { path: target.path, rule: 'never', answers: ['together updates'] }
        : await findRule(asker, resource, amounts, target),
    );
  return findings;
}

/** Returns the targets that never force, by changing, adding and removing all at once. Most are found with four plans. */
async function harmlessOf(asker: Asker, resource: Resource, targets: readonly Target[]): Promise<ReadonlySet<Target>> {
  const seen = new Set<Target>();
  const forcing = new Set<Target>();
  for (const [from, to] of [...CHANGES, ...ADDITION_AND_REMOVAL]) {
    const made = await plan(asker, resource, [together(resource, targets, from), together(resource, targets, to)]);
    if (made === null) return new Set();
    for (const target of targets) {
      const answer = answerOf(made, target.path);
      if (answer === 'updates') seen.add(target);
      if (answer === 'forces') forcing.add(target);
    }
  }
  return new Set([...seen].filter((target) => !forcing.has(target)));
}

/** Returns a configuration with the given value of all targets; for null, without the optional ones. */
function together(resource: Resource, targets: readonly Target[], turn: Turn | null): Fields {
  const [config, fields] = configWith(resource, targets[0]?.around ?? [], 'all');
  for (const { name, type, nested } of targets.filter((target) => turn !== null || !target.isRequired)) {
    if (nested !== null) fields[name] = turn === null ? nested.absent : present(nested, 'all');
    else fields[name] = turn === null ? null : sampleOf(type!, name, turn);
  }
  return config;
}

async function findRule(
  asker: Asker,
  resource: Resource,
  amounts: readonly Amount[],
  target: Target,
): Promise<Finding> {
  const { nested, path, isRequired } = target;
  const answers: [string, Answer][] = [];
  const askFor = async (amount: Amount, [from, to]: Change, kind?: Kind): Promise<Answer> => {
    const configs = [from, to].map((turn) => configOf(resource, target, turn, amount, kind)) as [Fields, Fields];
    const answer = answerOf(await plan(asker, resource, configs), path);
    answers.push([`${amount} ${kind ?? ''} ${from}>${to}`, answer]);
    return answer;
  };
  const [first = 'required', ...others] = amounts;
  if (nested !== null) {
    for (const change of !isRequired ? ADDITION_AND_REMOVAL : isRepeatable(nested) ? CHANGES : [])
      if (!isSeen(await askFor(first, change))) for (const other of others) await askFor(other, change);
  } else {
    const kinds = amounts.length === 0 ? [] : KINDS;
    const kind = await visibleKind(target, kinds, (one) => askFor(first, [0, 1], one));
    await askFor(first, [1, 0], kind);
    if (!isRequired) for (const change of ADDITION_AND_REMOVAL) await askFor(first, change, kind);
    for (const other of others) if (isSeen(await askFor(other, [0, 1], kind))) break;
  }
  return { path, rule: ruleOf(answers.map(([, answer]) => answer)), answers: answers.map((one) => one.join(' ')) };
}

/** Merges the findings of two basic configurations. If the rules differ, they depend on the values. */
export function merged(before: Finding | undefined, now: Finding): Finding {
  if (before === undefined) return now;
  const rules = [before.rule, now.rule].filter((rule) => rule !== 'unknown');
  const rule = rules.length === 2 && rules[0] !== rules[1] ? 'sometimes' : (rules[0] ?? 'unknown');
  return { path: now.path, rule, answers: [...before.answers, ...now.answers] };
}

/** Returns `always` if every visible change forces, `never` if none does; `unknown` if no change is visible. */
function ruleOf(answers: readonly Answer[]): ReplacementRule {
  const forces = answers.includes('forces');
  const updates = answers.includes('updates');
  if (forces) return updates ? 'sometimes' : 'always';
  return updates ? 'never' : 'unknown';
}

/** Returns a kind of text whose change the provider accepts and sees; the kind suggested by the name if there is none. */
async function visibleKind(
  { name, type }: Target,
  kinds: readonly Kind[],
  askFor: (kind: Kind) => Promise<Answer>,
): Promise<Kind> {
  const suggested = kindOf(name);
  if (isSeen(await askFor(suggested)) || !JSON.stringify(type).includes('string')) return suggested;
  for (const kind of kinds) if (kind !== suggested && isSeen(await askFor(kind))) return kind;
  return suggested;
}

/**
 * Returns the amounts that the provider can plan, smallest first. Such a plan may change defaults that are not in the state, which
 * does not matter, because an answer only concerns one path.
 */
export async function plannableAmounts(asker: Asker, resource: Resource): Promise<readonly Amount[]> {
  const plannable: Amount[] = [];
  for (const amount of AMOUNTS) {
    const [config] = configWith(resource, [], amount);
    const made = await plan(asker, resource, [config, config]);
    if (made !== null) plannable.push(amount);
  }
  return plannable;
}
