/** The rule of an attribute, of what the provider answers to its changes. */
import type { ReplacementRule } from '../../../src/catalog/replacement.js';
import type { Fields } from '../../../src/terraform/mock-provider/schema.js';
import { type Answer, answerOf, isSeen } from './answer.js';
import type { Target } from './paths.js';
import { type Asker, configOf, configWith, plan, type Resource } from './probe.js';
import { AMOUNTS, type Amount, KINDS, type Kind, kindOf, more, present, sampleOf, type Turn } from './values.js';

/** From and to: the turns of the attribute's value, null for none. */
type Change = readonly [Turn | null, Turn | null];

const CHANGES: readonly Change[] = [
  [0, 1],
  [1, 0],
];
const COMES_AND_GOES: readonly Change[] = [
  [null, 0],
  [0, null],
];

export interface Finding {
  readonly path: string;
  readonly rule: ReplacementRule;
  /** What was tried and answered, for whoever wants to know why. */
  readonly answers: readonly string[];
}

/** Rules of the targets that are in the same block. `amounts` are those of which the provider plans no change. */
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

/** Targets that do not force when all change, come and go at once: most of them, in a few questions. */
async function harmlessOf(asker: Asker, resource: Resource, targets: readonly Target[]): Promise<ReadonlySet<Target>> {
  const seen = new Set<Target>();
  const forcing = new Set<Target>();
  for (const [from, to] of [...CHANGES, ...COMES_AND_GOES]) {
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

/** A configuration with these values of all attributes of a block, or without what is optional in it. */
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
    for (const change of !isRequired ? COMES_AND_GOES : more(nested) ? CHANGES : [])
      if (!isSeen(await askFor(first, change))) for (const other of others) await askFor(other, change);
  } else {
    const kinds = amounts.length === 0 ? [] : KINDS;
    const kind = await kindThatShows(target, kinds, (one) => askFor(first, [0, 1], one));
    await askFor(first, [1, 0], kind);
    if (!isRequired) for (const change of COMES_AND_GOES) await askFor(first, change, kind);
    for (const other of others) if (isSeen(await askFor(other, [0, 1], kind))) break;
  }
  return { path, rule: ruleOf(answers.map(([, answer]) => answer)), answers: answers.map((one) => one.join(' ')) };
}

/** Of two bases: what differs depends on the values. */
export function merged(before: Finding | undefined, now: Finding): Finding {
  if (before === undefined) return now;
  const rules = [before.rule, now.rule].filter((rule) => rule !== 'unknown');
  const rule = rules.length === 2 && rules[0] !== rules[1] ? 'sometimes' : (rules[0] ?? 'unknown');
  return { path: now.path, rule, answers: [...before.answers, ...now.answers] };
}

/** Forced whatever changes, or never; both makes it depend. What nothing has been seen of stays open. */
function ruleOf(answers: readonly Answer[]): ReplacementRule {
  const forces = answers.includes('forces');
  const updates = answers.includes('updates');
  if (forces) return updates ? 'sometimes' : 'always';
  return updates ? 'never' : 'unknown';
}

/** A kind of text whose change the provider takes and sees; the attribute's own kind where there is none. */
async function kindThatShows(
  { name, type }: Target,
  kinds: readonly Kind[],
  askFor: (kind: Kind) => Promise<Answer>,
): Promise<Kind> {
  const own = kindOf(name);
  if (isSeen(await askFor(own)) || !JSON.stringify(type).includes('string')) return own;
  for (const kind of kinds) if (kind !== own && isSeen(await askFor(kind))) return kind;
  return own;
}

/**
 * The amounts that the provider plans at all, those that say least first. Defaults that the state does not have may change
 * then; an answer is about its own path.
 */
export async function amountsThatStay(asker: Asker, resource: Resource): Promise<readonly Amount[]> {
  const staying: Amount[] = [];
  for (const amount of AMOUNTS) {
    const [config] = configWith(resource, [], amount);
    const made = await plan(asker, resource, [config, config]);
    if (made !== null) staying.push(amount);
  }
  return staying;
}
