/** Texts of diagrams: counts, captions of changes, tooltips. All formats share them. */

import { CHANGES, type ChangeCounts, type PlanSummary } from '../graph/changes.js';
import { changeWord, type Removal, removedBy } from '../messages.js';
import { plural, pluralOf } from '../platform/text/english.js';

/** Title of an empty diagram. */
export const NOTHING_DRAWN = 'Nothing is drawn';

/** Detail of an existing network that another root module builds. */
export const fromRoot = (root: string) => `from ${root}`;
/** Name of the flow that `--steps` infers. */
export const MAIN_PATH = 'Main path';
/** A step of the main path, such as `Users to Load balancer web`. */
export const stepBetween = (from: string, to: string) => `${from} to ${to}`;
/** Description of a main path with more connections than numbers; empty if all have one. */
export const stepsLeft = (count: number) =>
  count === 0 ? '' : `${plural(count, 'connection')} more, without a number`;

/**
 * Number of resources in the source and in the diagram, as in the output of the command and the comment of the action.
 */
export const resourceCount = (total: number, drawn: number, removed?: readonly Removal[]) =>
  plural(total, 'resource') + (drawn === total ? '' : `, ${drawn} drawn`) + removedBy(removed);
/** Terraform's own line, word for word, so that it can be found in the log of a pipeline. */
const planLine = (plan: PlanSummary) =>
  `Plan: ${[
    ...(plan.import === 0 ? [] : [`${plan.import} to import`]),
    `${plan.add} to add`,
    `${plan.change} to change`,
    `${plan.destroy} to destroy`,
    ...(plan.forget === 0 ? [] : [`${plan.forget} to forget`]),
  ].join(', ')}`;
/**
 * Returns Terraform's summary line and the number of invisible changes; empty for neither.
 * @param unseen number of changed resources without an icon, and without one that they are part of
 */
export const changeSummary = (plan: PlanSummary | undefined, unseen: number) => {
  const left = unseen === 0 ? [] : [`${plural(unseen, 'resource')} of these ${unseen === 1 ? 'is' : 'are'} not shown`];
  return [...(plan === undefined ? [] : [planLine(plan)]), ...left].join('; ');
};
/**
 * Caption of a type whose changes make new versions.
 * @param names attributes; empty if they are not known
 */
export const newVersion = (names: string): string => (names === '' ? 'new version' : `new version: ${names}`);
/** The changes of a comparison that the diagram does not show: `not shown: 1 resource replaced`; empty for none. */
export const notShown = (counts: ChangeCounts) => {
  const texts = CHANGES.flatMap((change) => {
    const count = counts[change] ?? 0;
    return change === 'none' || count === 0 ? [] : [`${plural(count, 'resource')} ${changeWord(change)}`];
  });
  return texts.length === 0 ? '' : `not shown: ${texts.join(', ')}`;
};
/** Number of resources of a comparison: after, and before if it differs. The drawn union has neither number. */
export const resourcesOfBoth = (before: number, after: number) =>
  plural(after, 'resource') + (before === after ? '' : `, ${before} before`);
/** For resources whose number only a plan knows. */
export const COUNT_UNKNOWN = '×?';
/** Title of a small icon for several resources: `34 secrets`. */
export const severalOf = (count: number, title: string) => `${count} ${pluralOf(title)}`;
/** `3 routes`, `2 DynamoDB tables`. */
export const severalParts = (count: number, title: string) =>
  severalOf(count, /^[A-Z][a-z]+( [a-z]+)*$/.test(title) ? title.toLowerCase() : title);
/** Title of a frame for several subjects: `Security · Registries`. */
export const severalKinds = (titles: readonly string[]) => titles.join(' · ');
export const instanceCount = (count: number) => `×${count}`;
/** For tooltips, which have room for the word. */
export const instancesInWords = (count: number) => plural(count, 'instance');
/** @param isMore true if another box of the type is drawn: `3 more private subnets` */
export const emptyBoxes = (count: number, noun: string, isMore: boolean) =>
  plural(count, isMore ? `more ${noun}` : noun);
/** Detail of a module whose code is missing. The title beside it is that of its likely content. */
export const MODULE = 'module';
export const TO_BE_DESTROYED = 'to be destroyed';
export const TO_BE_REPLACED = 'to be replaced';
export const removedBlocks = (blocks: string): string => `${blocks} removed`;
export const replacedParts = (parts: string): string => `${parts} replaced`;
export const changedParts = (parts: string): string => `${parts} changed`;
/** @param details empty for none */
export const withDetails = (line: string, details: string): string => (details === '' ? line : `${line}: ${details}`);
/** `rule added: inbound on port 443 from 10.0.0.0/8`; `deny rule removed: ...` for one that denies traffic. */
export const ruleLine = (
  isAdded: boolean,
  denies: boolean,
  { what, from, to }: { readonly what: string; readonly from: string; readonly to: string },
): string => {
  const rule = denies ? 'deny rule' : 'rule';
  const traffic = [what, from === '' ? '' : `from ${from}`, to === '' ? '' : `to ${to}`];
  return `${(isAdded ? addedBlocks : removedBlocks)(rule)}: ${traffic.filter((text) => text !== '').join(' ')}`;
};
export const attached = (resource: string): string => `${resource} attached`;
export const detached = (resource: string): string => `${resource} detached`;
export const addedBlocks = (blocks: string): string => `${blocks} added`;
export const fromTo = (before: string, after: string) => `${before} → ${after}`;
/** States of a setting after its name. The last two are about a bucket that is deleted with its objects, and have no name. */
export const SETTING_STATES: Readonly<Record<string, string>> = {
  turnOn: 'on',
  turnOff: 'off',
  suspend: 'suspended',
  allow: 'may be deleted with its contents',
  forbid: 'no longer deleted with its contents',
};
export const flag = (name: string, isOn: boolean): string => `${name}: ${isOn ? 'yes' : 'no'}`;
/** The new value, if there is no room for both. */
export const nowOnly = (after: string) => `now ${after}`;
/** Stands for a new value that is missing or known after apply. */
export const VALUE_UNSTATED = '…';
/** For a replacement that the provider decides by values that are known only after planning. */
export const MAY_BE_REPLACED = 'may be replaced';
export const mustBeReplaced = (change: string) => `${change}, must be replaced`;
/** Caption for a policy that changes in a way that cannot be compared. */
export const POLICY_CHANGES = 'policy changes';
/** @param ends one of the two is empty, because its icon has the text */
export const isMade = (
  isMore: boolean,
  role: string,
  { principal, target }: Pick<RightTexts, 'principal' | 'target'>,
) =>
  [principal, isMore ? '' : 'no longer', role, ...(target === '' ? [] : ['of', target])]
    .filter((text) => text !== '')
    .join(' ');
export const hasRole = (isMore: boolean, role: string) =>
  `${isMore ? 'has' : 'has no longer'} ${role === '' ? 'a role' : role}`;
export const andMore = (count: number) => ` and ${count} more`;

interface RightTexts {
  /** Empty on the icon of the principal, and the target on its own icon. */
  readonly principal: string;
  readonly target: string;
  readonly isMore: boolean;
  /** Verb phrase: `read`, `delete from`. */
  readonly verb: string;
  /** Permissions in parentheses; empty if there is no room. */
  readonly permissions: string;
}

/** Prepositions at the end of a verb phrase, such as `delete secrets of`. */
const ENDS_OPEN = / (of|from|to|in|on|with)$/;

/** Returns `account 999988887777 may read`, or `may delete orders (dynamodb:DeleteTable)`. */
export const mayDo = ({ principal, target, isMore, verb, permissions }: RightTexts) => {
  const object = target === '' && ENDS_OPEN.test(verb) ? 'it' : target;
  return [principal, isMore ? 'may' : 'may no longer', verb, object, permissions === '' ? '' : `(${permissions})`]
    .filter((text) => text !== '')
    .join(' ');
};
export const ofInstances = (counts: string) => `of these: ${counts}`;
export const insideChanges = (counts: string) => `inside: ${counts}`;
export const movedFrom = (address: string) => `moved from ${address}`;
export const ALSO_IMPORTED = 'imported';
export const STAYS_UNMANAGED = 'the old one remains, unmanaged';
/** Attributes that differ without a change to the architecture. */
export const touched = (attributes: string) => `touched: ${attributes}`;
export const changedOutside = (values: readonly string[]) =>
  values.length === 0 ? 'changed outside Terraform' : `changed outside Terraform: ${values.join(', ')}`;
/** A likely rename; the report has both addresses. */
export const RENAMED_WITHOUT_MOVED = 'renamed without moved';
/** For tooltips of small icons, in place of thin edges. */
export const usedBy = (names: string) => `used by ${names}`;
export const uses = (names: string) => `uses ${names}`;
export const isIn = (names: string) => `in ${names}`;
export const holds = (names: string) => `holds ${names}`;
