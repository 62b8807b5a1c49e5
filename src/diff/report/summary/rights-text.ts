/** Texts of changed rights: `lets the IAM role worker delete from the table orders (dynamodb:DeleteItem)`. */

import { ACTIONS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { ReportedRights, ReportedSubject } from '../model.js';
import { named } from '../words.js';

/** A change of rights before its text is known. */
export type RightsWithoutText = Omit<ReportedRights, 'text' | 'nodes'>;

/** Returns a principal or target for the middle of a sentence; a generic phrase if it has no name. */
function subjectInText({ noun, name, detail }: ReportedSubject): string {
  const phrase = name === '' ? (isPhrase(noun) ? noun : messages.theOne(noun, '')) : messages.theOne(noun, named(name));
  return detail === undefined ? phrase : messages.withDistinction(phrase, detailInText(detail));
}

/** Quotes the user text of a detail, but not the keyword before it. */
function detailInText(detail: string): string {
  const [, word, name] = /^(branch|tag|environment|account|module) (.+)$/s.exec(detail) ?? [];
  if (name !== undefined) return `${word} ${named(name)}`;
  return PROGRAM_DETAILS.has(detail) ? detail : named(detail);
}

/** Details that groundplan words itself, so that they need no quotes. */
const PROGRAM_DETAILS: ReadonlySet<string> = new Set(['pull requests', 'some of its workflows']);

/**
 * True if the noun is already a phrase and needs no article. Nouns of resource types are not: an unnamed resource is
 * `the role`.
 */
const isPhrase = (noun: string): boolean => PHRASE.test(noun);
const PHRASE =
  /^(?:\d+|the|a|an|another|this|every|everybody|everything|nearly|some|somebody|all|whoever|owners|editors|viewers|users|resources|identities|roles|access)\b|^[A-Z]|^load balancing$|^[a-z0-9-]+$/;

/** A clause: a verb with its object. */
export interface RightsClause {
  readonly verb: messages.Verb;
  readonly text: string;
  /** The start of the text that names the principal; absent if the text starts otherwise. */
  readonly who?: string;
}

/** A permission of Google Cloud, `pubsub.topics.get`, of which custom roles consist. */
const PERMISSION = /^[a-z][a-zA-Z0-9]*\.[a-zA-Z0-9]+\.[a-zA-Z0-9]+$/;

/** Verbs that apply to each of the targets: `read` and `write to` the bucket files and the queue jobs. */
export interface MergedRights {
  readonly does: readonly string[];
  readonly targets: readonly ReportedSubject[];
}

/**
 * Returns the clause of a change of rights.
 * @param parts merged rights of the principal
 */
export function clauseOfRights(
  right: RightsWithoutText,
  parts: readonly MergedRights[] = [{ does: [right.does], targets: [right.target] }],
  actions: readonly string[] = right.actions,
): RightsClause {
  const { change, makes, isDenial, isByCondition, level } = right;
  const who = subjectInText(right.principal);
  const on = ({ targets }: MergedRights): string => messages.listedShortly(targets.map(subjectInText));
  const onAll = messages.listedShortly(parts.map(on));
  const isGained = change === 'gains';
  if (change === 'changes') return { verb: 'part', text: changedPolicy(right) };
  if (makes !== undefined) return { verb: isGained ? 'make' : 'unmake', text: messages.withRoleOn(who, makes, onAll) };
  if (level === undefined) {
    const hasNoTarget = right.target.noun === '' && right.target.address === undefined;
    const roleText = actions.every((action) => PERMISSION.test(action))
      ? messages.customPermission
      : messages.namedRole;
    const role = roleText(actions.map(named), hasNoTarget ? '' : onAll);
    return isGained
      ? { verb: 'give', text: messages.givenTo(who, role), who }
      : { verb: 'take', text: messages.takenFrom(role, who) };
  }
  const actionsText = messages.listedShortly(parts.map((part) => messages.actionOn(part.does, on(part))));
  const names = messages.inBrackets(messages.listedShortly(actions, ACTIONS_MAX));
  const end = `${conditionsIn(right)}${names}`;
  if (isDenial === true)
    return { verb: isGained ? 'undeny' : 'deny', text: messages.forbiddenTo(who, actionsText) + end, who };
  const verb = isGained || isByCondition === true ? 'let' : 'unlet';
  return { verb, text: messages.allowedTo(who, actionsText) + end, who };
}

function conditionsIn({ change, isByCondition, isConditional }: RightsWithoutText): string {
  if (isByCondition === true) return change === 'gains' ? messages.FEWER_CONDITIONS : messages.MORE_CONDITIONS;
  return isConditional === true ? messages.ON_CONDITION : '';
}

function changedPolicy({ principal, target, isTrust, isByCondition }: RightsWithoutText): string {
  if (isTrust === true) return messages.whoMayAssume(subjectInText(target));
  const of = subjectInText(target.address === undefined ? principal : target);
  return isByCondition === true ? messages.conditionsOf(of) : messages.policyOf(of);
}

/** Returns the text of one change of rights, with its verb. */
export function rightsInText(right: RightsWithoutText): string {
  const { verb, text } = clauseOfRights(right);
  return `${messages.VERBS[verb]} ${text}`;
}
