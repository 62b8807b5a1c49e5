/** One change of rights in words: `lets the IAM role worker delete from the table orders (dynamodb:DeleteItem)`. */
import { ACTIONS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { ReportedRights, ReportedSubject } from '../model.js';
import { named } from '../words.js';

export type RightsToTell = Omit<ReportedRights, 'text' | 'nodes'>;

/** A subject in the middle of a sentence; a phrase of ours where it has no name. */
export function subjectInText({ noun, name, detail }: ReportedSubject): string {
  const phrase = name === '' ? (isPhrase(noun) ? noun : messages.theOne(noun, '')) : messages.theOne(noun, named(name));
  return detail === undefined ? phrase : messages.toldApart(phrase, named(detail));
}

/** Nouns of kinds of things are no phrases: a resource without a name is still one of its kind. */
const isPhrase = (noun: string): boolean => PHRASE.test(noun);
const PHRASE =
  /^(?:the|a|an|this|every|everybody|everything|nearly|some|somebody|all|whoever|owners|editors|viewers|users|resources|identities|roles|access)\b|^[A-Z]|^load balancing$|^[a-z0-9-]+$/;

export interface ClauseOfRights {
  readonly verb: messages.Verb;
  readonly text: string;
}

/** @param does, @param targets of several that are said at once */
export function clauseOfRights(
  right: RightsToTell,
  does: readonly string[] = [right.does],
  targets: readonly ReportedSubject[] = [right.target],
  actions: readonly string[] = right.actions,
): ClauseOfRights {
  const { change, makes, isDenial, isByCondition, level } = right;
  const who = subjectInText(right.principal);
  const on = messages.listedShortly(targets.map(subjectInText));
  const isGained = change === 'gains';
  if (change === 'changes') return { verb: 'part', text: changedPolicy(right) };
  if (makes !== undefined) return { verb: isGained ? 'make' : 'unmake', text: messages.madeOf(who, makes, on) };
  if (level === undefined) {
    const role = messages.ownRole(
      actions.map(named),
      right.target.noun === '' && right.target.address === undefined ? '' : on,
    );
    return isGained
      ? { verb: 'give', text: messages.givenTo(who, role) }
      : { verb: 'take', text: messages.takenFrom(role, who) };
  }
  const done = messages.doneTo(does, on);
  const names = messages.inBrackets(messages.listedShortly(actions, ACTIONS_MAX));
  if (isDenial === true) return { verb: isGained ? 'undeny' : 'deny', text: messages.forbidden(who, done) + names };
  const by = conditionsIn(right);
  const verb = isGained || isByCondition === true ? 'let' : 'unlet';
  return { verb, text: `${messages.letDo(who, done)}${by}${names}` };
}

function conditionsIn({ change, isByCondition, isConditional }: RightsToTell): string {
  if (isByCondition === true) return change === 'gains' ? messages.FEWER_CONDITIONS : messages.MORE_CONDITIONS;
  return isConditional === true ? messages.ON_CONDITION : '';
}

function changedPolicy({ principal, target, isTrust, isByCondition }: RightsToTell): string {
  if (isTrust === true) return messages.whoMayAssume(subjectInText(target));
  const of = subjectInText(target.address === undefined ? principal : target);
  return isByCondition === true ? messages.conditionsOf(of) : messages.policyOf(of);
}

export function rightsInText(right: RightsToTell): string {
  const { verb, text } = clauseOfRights(right);
  return `${messages.VERBS[verb]} ${text}`;
}
