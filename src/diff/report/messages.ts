/**
 * Every text of a change report: sentence, rows, headings. Functions return parts of a sentence that `summary/` and the
 * report formats put together.
 */
import type { ExclusiveOver } from '../../catalog/access.js';
import { exceptPhrase } from '../../catalog/address-ranges.js';
import type { DataFate } from '../../catalog/settings.js';
import type { ChangeName } from '../../graph/changes.js';
import { groupBy } from '../../graph/group-by.js';
import type { Doubt } from '../../graph/inventory.js';
import { listed, listedUpTo, plural, pluralOf } from '../../platform/text/english.js';
import { DETAILS_MAX, MODULES_NAMED_MAX, OBJECTS_MAX, OUTPUTS_NAMED_MAX, RULE_RANGES_MAX } from './limits.js';
import type { ChangeReport, ClearDanger, ReportedCaveat } from './model.js';

// ---- The sentence

/** @param isKnown false if some of the code was not read, so that anything may have changed there */
export const noChange = (resources: number, isKnown: boolean): string =>
  `${(isKnown ? NO_CHANGE : NO_KNOWN_CHANGE).slice(0, -1)}; ${plural(resources, 'resource')}.`;

/** Follows a bucket that the provider refuses to delete with its contents. */
const UNLESS_EMPTY = 'Terraform fails unless it is empty';
const DATA_IS_LOST = 'data is lost';
/** Follows a removed store, in its row and in the sentence. */
export const FATES: Readonly<Record<DataFate, string>> = {
  protected: 'its deletion protection must be lifted first',
  unlessEmpty: UNLESS_EMPTY,
  withContents: 'with everything in it',
  snapshot: 'Terraform takes a final snapshot, or fails if the code does not name one',
  noSnapshot: `no final snapshot; ${DATA_IS_LOST}`,
  lost: DATA_IS_LOST,
};
/** `FATES` for several stores. */
export const FATES_OF_SEVERAL: Readonly<Record<DataFate, string>> = {
  ...FATES,
  protected: 'their deletion protection must be lifted first',
  withContents: 'with everything in them',
};
/** Adds to the reason of a deletion what becomes of the contents of a store. */
export const withContents = (reason: string, isDeletedWithThem: boolean): string =>
  isDeletedWithThem ? withLoss(reason) : reason.replace(/\)$/, `; ${UNLESS_EMPTY})`);
/** Adds to the cause of a replacement what it means for a data store. Example: `(storage_encrypted; data is lost)`. */
export const LOST = `(${DATA_IS_LOST})`;
export const isWithLoss = (tail: string): boolean => tail.endsWith(`${DATA_IS_LOST})`);
export const withLoss = (cause: string): string => cause.replace(/\)$/, `; ${DATA_IS_LOST})`);
/** Adds to the cause of a replacement that a public address is another one afterwards. */
export const withNewAddress = (cause: string): string => cause.replace(/\)$/, '; gets another address)');
/** A data store that may be replaced, with the attributes that may force it: the object of `may replace`. */
export const mayLoseData = (store: string, attributes: readonly string[]): string =>
  `${store} (${attributes.join(', ')}; its data would be lost)`;
const CLEAR: Readonly<Record<ClearDanger, string>> = {
  data: 'no data loss',
  access: 'no new access from outside',
  rights: 'no new rights for existing identities',
};
/** Dangers that were looked for and not found, below the sentence. */
export const clearOfDangers = (dangers: readonly ClearDanger[]): string =>
  `Found ${listed(dangers.map((danger) => CLEAR[danger]))}.`;
/**
 * A new key with which a program outside acts as an identity: the object of `adds`.
 * @param identity noun and name; empty if unknown
 */
export const longLivedKey = (identity: string): string =>
  `a long-lived key of ${identity === '' ? 'an identity' : `the ${identity}`}`;
/** The object of `replaces`, for an identity in the place of another one. */
export const replacedWith = (former: string, current: string): string => `${former} with ${current}`;
export const withItsKeys = (identity: string, keys: number): string =>
  `${identity} and its ${keys === 1 ? 'key' : 'keys'}`;
/** Changes outside the architecture, after the sentence or below the table. */
export const alsoTouched = (list: string): string => `Also touched: ${list}.`;
export const NO_CHANGE = 'No change of the architecture.';
/** The arguments of a module differ, whose code was not read. */
export const NO_KNOWN_CHANGE = 'No known change of the architecture.';
/** @param modules names of module calls; none for the subject of the sentence */
export const codeNotRead = (modules: readonly string[]): string =>
  modules.length === 0
    ? 'its code was not read'
    : `the code of the ${modules.length === 1 ? 'module' : 'modules'} ${listedUpTo(modules, MODULES_NAMED_MAX)} was not read`;
/** Outputs that are gone, below everything else; empty for none. */
export const outputsLine = ({ removedOutputs = [] }: Pick<ChangeReport, 'removedOutputs'>): string => {
  if (removedOutputs.length === 0) return '';
  const noun = removedOutputs.length === 1 ? 'output' : 'outputs';
  return `No longer has the ${noun} ${listedUpTo(removedOutputs, OUTPUTS_NAMED_MAX)}, which other code may read.`;
};
/** Gaps in what is known, by kind. */
const CAVEATS: Readonly<Record<ReportedCaveat['kind'], (subject: string, isOne: boolean) => string>> = {
  condition: (subject, isOne) => `whether ${subject} ${isOne ? 'exists' : 'exist'}`,
  number: (subject) => `how many instances of ${subject} there are, if any`,
  module: (subject, isOne) => `what ${subject} ${isOne ? 'contains' : 'contain'}, because the code was not read`,
  file: (subject, isOne) =>
    isOne ? `what ${subject} contains, because it was not read` : `what ${subject} contain, because they were not read`,
  static: (subject) => `values and numbers that only a plan has; the code was read without Terraform (${subject})`,
  absent: (subject, isOne) =>
    `what changes where ${subject} ${isOne ? 'exists; its' : 'exist; their'} code changes, but the present values create no instances`,
};
const REASONS: Readonly<Record<Doubt['kind'], (subject: string) => string>> = {
  variable: (subject) => `${subject} (no value)`,
  data: (subject) => `${subject} (not read)`,
  expression: (subject) => (subject === '' ? '' : `the expression in ${subject}`),
  file: (subject) => subject,
  static: (subject) => subject,
  absent: (subject) => subject,
};
/** A fact that the existence of a resource depends on: `var.stage (no value)`; empty for an unknown expression. */
export const reasonOfDoubt = ({ kind, subject }: Pick<Doubt, 'kind' | 'subject'>): string => REASONS[kind](subject);
/** @param subjects addresses, or the reason why the code was read statically */
export const caveat = (
  kind: ReportedCaveat['kind'],
  subjects: readonly string[],
  reasons: readonly string[] = [],
): string => {
  const text = CAVEATS[kind](listedUpTo(subjects, OBJECTS_MAX), subjects.length === 1);
  return reasons.length === 0 ? text : `${text}; that depends on ${listedUpTo(reasons, OBJECTS_MAX)}`;
};
/** Below the sentence: what nobody should take for granted. */
export const notKnown = ({ text, source }: Pick<ReportedCaveat, 'text' | 'source'>): string =>
  `Not known${source === undefined ? '' : ` (${codeLocation(source.file, source.line)})`}: ${text}.`;
export const caveatsSummary = (count: number): string => `Not known: ${plural(count, 'fact')} about these changes`;
/**
 * Only addresses change: `No change of the architecture; moves the queue jobs into module work.`
 * @param claim `NO_CHANGE` or `NO_KNOWN_CHANGE`
 */
export const onlyMoved = (claim: string, sentence: string): string =>
  `${claim.slice(0, -1)}; ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
export const attributesOf = (attributes: string, subject: string): string => `${attributes} of ${subject}`;
/** `capacity.maximum (20 → 24)`, `parameter (-a, +b; 3 remain)`. */
export const withDetails = (attribute: string, details: readonly string[]): string => {
  const more = details.length - DETAILS_MAX;
  const shown = [...details.slice(0, DETAILS_MAX), ...(more > 0 ? [rowsMore(more)] : [])];
  return shown.length === 0 ? attribute : `${attribute} (${shown.join(', ')})`;
};
/** `hash_key: id`, or the value alone without a name. */
export const withOptionalName = (name: string, value: string): string =>
  name === '' ? value : namedValue(name, value);
/** A value that was unset before. */
export const newlySet = (value: string): string => `now ${value}`;
/** A value that is unset now. */
export const nowUnset = (value: string): string => `${value} before`;
/** `-by_user`: a named block that is removed. */
export const removedName = (name: string): string => `-${name}`;
export const addedName = (name: string): string => `+${name}`;
export const remaining = (count: number): string => (count === 1 ? '1 remains' : `${count} remain`);
/** A rule that is added still applies, one that is removed did. */
const RULE_VERBS = {
  create: { allows: 'allows', denies: 'denies' },
  delete: { allows: 'allowed', denies: 'denied' },
} as const;
/** `denies inbound traffic from 192.0.2.1/32`. */
export const ruleLine = (change: keyof typeof RULE_VERBS, verbs: 'allows' | 'denies', traffic: string): string =>
  `${RULE_VERBS[change][verbs]} ${traffic}`;
export const rulesMore = (count: number): string => (count === 1 ? '1 more rule' : `${count} more rules`);
/**
 * For rules inside a resource that stays: `a removed rule denied inbound traffic from 192.0.2.1/32`. Other rules may
 * have the same effect, so the text is not about the resource as a whole.
 */
export const ruleInside = (
  change: keyof typeof RULE_VERBS,
  verbs: 'allows' | 'denies',
  traffic: string,
  count: number,
): string => {
  const verb = RULE_VERBS[change][verbs];
  const word = change === 'create' ? 'new' : 'removed';
  if (count === 1) return `a ${word} rule ${verb} ${traffic}`;
  return `${count} ${word} rules ${change === 'create' ? PLURAL_VERBS[verbs] : verb} ${traffic}`;
};
const PLURAL_VERBS = { allows: 'allow', denies: 'deny' } as const;
/** For a resource that is itself a rule, and stays: `no longer allows inbound traffic from 192.0.2.1/32`. */
export const ruleOfItself = (change: keyof typeof RULE_VERBS, verbs: 'allows' | 'denies', traffic: string): string =>
  change === 'create' ? `${RULE_VERBS.create[verbs]} ${traffic}` : `no longer ${RULE_VERBS.create[verbs]} ${traffic}`;
/** `inbound traffic from 192.0.2.1/32 to port 22`. */
export const traffic = (what: string, from: readonly string[], to: readonly string[]): string =>
  [
    what,
    ...(from.length === 0 ? [] : [`from ${listedUpTo(from, RULE_RANGES_MAX)}`]),
    ...(to.length === 0 ? [] : [`to ${listedUpTo(to, RULE_RANGES_MAX)}`]),
  ].join(' ');
/** `the security group app reach the database orders on port 5432`. */
export const reaching = (caller: string, callee: string, traffic: string): string =>
  [caller, 'reach', callee, traffic === '' ? 'on all ports' : traffic].join(' ');
export const NOT_THE_REVERSE = ', and no longer the reverse';
/** The effect of a block that a change removes from a resource that stays. */
export const noLonger = (effect: string): string =>
  effect.startsWith('is ') ? effect.replace(/^is /, 'is no longer ') : `no longer ${effect}`;
/** `deletes objects after 30 days instead of 90`. */
export const insteadOf = (effect: string, former: string): string => `${effect} instead of ${former}`;
/** An effect of which several values change. */
export const formerly = (effect: string, former: string): string => `${effect}; before: ${former}`;
export const TOUCHED = {
  create: (subject: string): string => `new ${subject}`,
  delete: (subject: string): string => `removed ${subject}`,
} as const;
export const MAY_REPLACE = 'Terraform may replace it';
export const WILL_REPLACE = 'Terraform will replace it';

/** Verbs in the third person; their subject is the change. */
export const VERBS = {
  delete: 'removes',
  replace: 'replaces',
  rebuild: 'rebuilds',
  mayReplace: 'may replace',
  recreate: 'removes and recreates',
  create: 'adds',
  update: 'updates',
  move: 'moves',
  import: 'imports',
  forget: 'stops managing',
  deferred: 'defers',
  resize: 'resizes',
  scale: 'scales',
  readdress: 'moves',
  rename: 'renames',
  make: 'makes',
  extend: 'extends',
  withdraw: 'withdraws',
  part: 'changes',
  connect: 'connects',
  disconnect: 'disconnects',
  reconnect: 'changes',
  open: 'opens',
  close: 'closes',
  shutOut: 'no longer admits',
  put: 'puts',
  detach: 'detaches',
  attach: 'attaches',
  turnOn: 'turns on',
  turnOff: 'turns off',
  suspend: 'suspends',
  raise: 'raises',
  lower: 'lowers',
  shorten: 'shortens',
  lengthen: 'extends',
  allow: 'allows Terraform to delete',
  forbid: 'no longer lets Terraform delete',
  set: 'changes',
  define: 'sets',
  let: 'lets',
  unlet: 'no longer lets',
  unmake: 'no longer makes',
  give: 'gives',
  take: 'takes',
  deny: 'forbids',
  undeny: 'no longer forbids',
} as const;

/** A change that depends on a condition which nobody can evaluate. */
export const possibly = (verb: string): string => `possibly ${verb}`;

export type Verb = keyof typeof VERBS;

export const PUBLIC = 'public';
/** @param target `the table orders` */
export const anotherPartOf = (target: string): string => `another part of ${target}`;
/** @param whole `the bucket files`, of which `photos/*` is a part */
export const partNamed = (part: string, whole: string): string => `${part} in ${whole}`;
/** Something in a module whose code was not read: `the cognitive account of the module ai`. */
export const inModule = (what: string | undefined, module: string): string =>
  `${what === undefined ? 'something' : `the ${what}`} of ${module}`;
/** Appends the text that distinguishes a resource from others of the same type and name. */
export const withDistinction = (phrase: string, by: string): string => `${phrase} (${by})`;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** `a third`; `one more` after the tenth. */
const theNth = (ordinal: number): string => {
  const word = ORDINALS[ordinal - 1];
  return word === undefined ? 'one more' : `${word === 'eighth' ? 'an' : 'a'} ${word}`;
};
/** `a third server web`. */
export const nthElement = (ordinal: number, noun: string, name: string): string =>
  `${theNth(ordinal)} ${noun}${name === '' ? '' : ` ${name}`}`;
/** `the databases orders, carts and 2 more`. */
export const theNamed = (nouns: string, names: readonly string[], more: number): string =>
  `the ${nouns} ${more > 0 ? `${names.join(', ')} and ${more} more` : listed(names)}`;
export const severalOf = (count: number, noun: string): string => `${count} ${noun}`;
/** Count of a product without a plural: `2 × Front Door`. */
export const times = (count: number, product: string): string => `${count} × ${product}`;
export const theOne = (noun: string, name: string): string => `the ${noun}${name === '' ? '' : ` ${name}`}`;
/** `the 4 servers worker`. */
export const theSeveral = (count: number, noun: string, name: string): string => `the ${count} ${noun} ${name}`;
/** `2 of the 5 servers web`. */
export const someOf = (count: number, all: number, noun: string, name: string): string =>
  `${count} of the ${all} ${noun}${name === '' ? '' : ` ${name}`}`;
/** `sends default traffic of the subnet apps through the firewall out`. */
export const trafficOf = (
  { text, traffic, of }: { readonly text: string; readonly traffic: string; readonly of?: string },
  subjects: readonly string[],
): string => {
  const isAll = traffic.startsWith('default traffic') || of !== undefined;
  const owner = `${isAll ? 'of' : 'from'} ${listed(subjects)}`;
  return text.includes(`${traffic} `)
    ? text.replace(traffic, `${traffic} ${owner}`)
    : `${text} from ${listed(subjects)}`;
};
/** `2 parts of the network main`. */
export const partsOf = (count: number, whole: string): string =>
  count === 1 ? `a part of ${whole}` : `${count} parts of ${whole}`;
/** `the queue jobs` -> `the new queue jobs`, `a queue` -> `a new queue`, `3 queues` -> `3 new queues`. */
export const newOnes = (phrase: string): string =>
  phrase.startsWith('the ')
    ? `the new ${phrase.slice('the '.length)}`
    : phrase.replace(/^(an? |\d+ (× )?)?/, (head) => `${head === 'an ' ? 'a ' : head}new `);

/** `from 20 to 100`; a missing value is left out. */
export const fromTo = (before: string | null, after: string | null): string =>
  [before === null ? '' : `from ${before}`, after === null ? '' : `to ${after}`]
    .filter((text) => text !== '')
    .join(' ');
export const inSizes = (text: string): string => `size ${text}`;
export const inVersions = (text: string): string => `version ${text}`;
export const inInstances = (count: number): string => plural(count, 'instance');
export const into = (box: string): string => `into ${box}`;
export const outOf = (box: string): string => `out of ${box}`;
export const toContainer = (box: string): string => `to ${box}`;
/** Destination of several resources in different containers. */
export const TO_SEVERAL_CONTAINERS = 'to more places';
export const FROM_SEVERAL_CONTAINERS = 'from some places';
export const ofContainer = (box: string): string => `of ${box}`;
/** `deletion protection of the database orders`. */
export const ofSubject = (nouns: readonly string[], subject: string): string => `${listed(nouns)} of ${subject}`;
/** A value that is no longer set, or not known yet. */
export const formerValue = (value: string): string => `(${value} before)`;
/** A resource that the clause has named already, and what belongs to it. */
export const IT = 'it';
export const its = (noun: string): string => `its ${noun.replace(/^(?:the|an?) /, '')}`;
/** Follows `allows Terraform to delete the bucket files`. */
export const WHEN_NOT_EMPTY = 'with everything in it';
export const WHEN_SEVERAL_NOT_EMPTY = 'with everything in them';
/** The phrase for entry points in the catalogue. */
export const IN_FRONT = 'in front of';
/** For a removed entry point: `from in front of the service web`. */
export const fromFrontOf = (targets: string, isDirect: boolean): string =>
  withDirectAccess(`from ${IN_FRONT} ${targets}`, isDirect);
/** For an entry point that stays, but is no longer in front of the target. */
export const detachedFrom = (entrances: string, targets: string, isDirect: boolean): string =>
  withDirectAccess(pathFrom(entrances, targets), isDirect);
/** Appends the consequence if users reach the targets without an entry point now. */
const withDirectAccess = (text: string, isDirect: boolean): string =>
  isDirect ? `${text}, which users now reach directly` : text;
export const behind = (entrances: string): string => `behind ${entrances}`;
/** An existing resource that is managed elsewhere: only its attachment is in the code. */
export const existing = (noun: string): string => `an existing ${noun}`;
/** Resources that use a new one. */
export const forResources = (users: string): string => `for ${users}`;
export const fromBehind = (entrances: string): string => `from behind ${entrances}`;
/** Paths and hosts under which an entry point routes to a target. */
export const atRoutes = (routes: readonly string[]): string => `, at ${listed(routes)}`;
export const between = (ends: readonly string[]): string => `between ${listed(ends)}`;
export const THE_CAPACITY = 'the capacity';
/** The level of a product, such as Premium. */
export const TIER = 'the tier';
/** Parts that are removed together with their resource. */
export const together = (parts: readonly string[]): string => `with its ${listed(parts)}`;
export const fromContainer = (box: string): string => `from ${box}`;
/** All resources of a diagram, which are replaced because they are in another place. */
export const rebuiltAll = (place: string, resources: number): string =>
  `everything in ${place} (${plural(resources, 'resource')})`;
export const rebuiltSome = (place: string, resources: number): string => `${plural(resources, 'resource')} in ${place}`;
/** Reason why a resource is removed and created again. */
export const WITHOUT_MOVED = '(renamed without a moved block)';
export const aModule = (name: string): string => `module ${name}`;

export const pathTo = (from: string, to: string): string => `${from} to ${to}`;
export const pathFrom = (from: string, to: string): string => `${from} from ${to}`;
/** `3 connections from the service api to the database orders`. */
export const connections = (count: number, from: string, to: string): string =>
  `${count === 1 ? 'the connection' : plural(count, 'connection')} from ${from} to ${to}`;
export const onPort = (port: string): string => `on port ${port}`;
export const labelled = (label: string): string => `(${label})`;

/** `port 22 (SSH) of the server bastion to the internet`. */
export const opened = (what: string, resources: readonly string[], to: string): string =>
  `${what === '' ? '' : `${what} of `}${listed(resources)} to ${to}`;
/** `every address to the database orders, only 192.0.2.1`: the object of `no longer admits`. */
export const admission = (resources: readonly string[], who: string, only: string): string =>
  `${who} to ${listed(resources)}${only}`;
/** The sources to which a resource is opened or closed. */
export const toWhom = (to: readonly string[], except: readonly string[] = []): string =>
  [listed(to), exceptPhrase(except)].filter((text) => text !== '').join(' ');
/** Follows `except`: `the internet except through the load balancer api`. */
export const through = (entrances: readonly string[]): string => `through ${listed(entrances)}`;
export const ranges = (count: number): string => plural(count, 'address range');

/** A danger as a sentence: `Removes the database orders.` */
export const dangerLine = (verb: string, object: string): string =>
  `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${object}.`;

/** `a, b, c and 4 more`. */
export const listedShortly = (texts: readonly string[], most = OBJECTS_MAX): string => listedUpTo(texts, most);
export const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`);
/** `change and delete secrets of vault`: the verbs of rights, and their resource. Either may be empty. */
export const actionOn = (verbs: readonly string[], on: string): string =>
  [joinedVerbs(verbs), on].filter((text) => text !== '').join(' ');

/**
 * Joins verbs and writes common words once: `change and delete secrets of`, `administer BigQuery and Cloud Storage in`.
 */
function joinedVerbs(verbs: readonly string[]): string {
  const phrases = byObject([...new Set(verbs)]).map((verb) => verb.split(' '));
  const shortest = Math.min(...phrases.map(({ length }) => length));
  const [first = []] = phrases;
  const isSame = (position: number): boolean => phrases.every((words) => words.at(position) === first.at(position));
  // Number of common words at the start and at the end. At least one word of each phrase remains between them.
  let head = 0;
  while (head < shortest - 1 && isSame(head)) head++;
  let tail = 0;
  while (tail < shortest - 1 - head && isSame(-1 - tail)) tail++;
  const middles = phrases.map((words) => words.slice(head, words.length - tail).join(' '));
  return [...first.slice(0, head), listedShortly(middles), ...first.slice(first.length - tail)].join(' ');
}

/** Joins the verbs of each kind of content: `read controls of` and `delete controls of` are one phrase. */
function byObject(verbs: readonly string[]): readonly string[] {
  const isOfContent = verbs.every((verb) => /^(?:give others access to|act as|\w+) \S.* of(?: |$)/.test(verb));
  if (!isOfContent || verbs.length < 3) return verbs;
  const objectOf = (verb: string): string => verb.replace(/^(?:give others access to|act as|\w+) /, '');
  return [...groupBy(verbs, objectOf)].map(([object, alike]) => {
    const stems = alike.map((verb) => verb.slice(0, verb.length - object.length - 1));
    return `${listed(stems)} ${object}`;
  });
}
/** `the role worker read the bucket files`, after `lets`. */
export const allowedTo = (who: string, done: string): string => `${who} ${done}`;
/** In a row, for a right that reaches a whole account. */
export const danger = (text: string): string => `danger: ${text}`;
/** For a further right on a target: `also delete from the bucket files`. */
export const also = (done: string): string => `also ${done}`;
/** `the role worker to read the bucket files`, after `forbids`. */
export const forbiddenTo = (who: string, done: string): string => `${who} to ${done}`;
export const ON_CONDITION = ' under a condition';
export const FEWER_CONDITIONS = ' under fewer conditions';
export const MORE_CONDITIONS = ' under more conditions only';
/** Several principals without names that people know: `3 principals`. */
export const severalPrincipals = (count: number, noun: string): string => severalOf(count, pluralOf(noun));
/** The unknown principals that a policy is attached to. */
export const whoeverHas = (policy: string): string => `whoever has ${policy}`;
/**
 * The users of an identity, with the identity: `the function api (IAM role worker)`, `the IAM role worker (used by 2
 * functions)`.
 */
export const identityOf = (identity: string, users: readonly string[]): string => {
  const [user = ''] = users;
  const isOne = users.length === 1 && user.startsWith('the ');
  return isOne
    ? withDistinction(user, identity.replace(/^the /, ''))
    : withDistinction(identity, `used by ${listed(users)}`);
};
/** @param isGone true if the conditions no longer apply */
export const onConditionOf = (isGone: boolean, keys: readonly string[]): string =>
  ` ${isGone ? 'without' : 'only with'} a condition on ${listed(keys)}`;
/** Keys of a condition, after it. */
export const ofKeys = (keys: readonly string[]): string => ` on ${listed(keys)}`;
/** @param isWider true if the conditions have more values than before */
export const onValuesOf = (isWider: boolean, keys: readonly string[]): string =>
  isWider ? ` under a wider condition${ofKeys(keys)}` : ` only under a narrower condition${ofKeys(keys)}`;
/** After a lost right: the targets on which the principal keeps it, or of trust, those who keep it. */
export const onlyOn = (targets: string): string => `, only ${targets}`;
/** `the group admins owner of the project shop`, after `makes`. */
export const withRoleOn = (who: string, what: string, on: string): string => `${who} ${what} of ${on}`;
export const givenTo = (who: string, role: string): string => `${who} ${role}`;
export const takenFrom = (role: string, who: string): string => `${role} from ${who}`;
/** A role or policy of which only the name is known. */
export const namedRole = (names: readonly string[], on: string): string => {
  const kind = on === '' ? 'policy' : 'role';
  const role = names.length === 0 ? `a ${kind}` : `the ${kind} ${listed(names)}`;
  return on === '' ? role : `${role} on ${on}`;
};
/** Permissions of a custom role. */
export const customPermission = (names: readonly string[], on: string): string =>
  `the permission${names.length === 1 ? '' : 's'} ${listed(names)}${on === '' ? '' : ` on ${on}`}`;
export const whoMayAssume = (role: string): string => `who may act as ${role}`;
export const policyOf = (what: string): string => `the policy of ${what}`;
export const conditionsOf = (what: string, keys: readonly string[]): string =>
  `${keys.length === 0 ? 'conditions' : `the condition${ofKeys(keys)}`} in the policy of ${what}`;

/** Participles before a resource whose change is only counted. */
export const PARTICIPLES: Readonly<Partial<Record<Verb, string>>> = {
  create: 'new',
  delete: 'removed',
  forget: 'unmanaged',
  import: 'imported',
  move: 'moved',
  replace: 'replaced',
  recreate: 'recreated',
};
/** `the replaced server web`, `a new queue`, `3 updated servers`. */
export const omittedResources = (
  participle: string | undefined = 'changed',
  count: number,
  noun: { readonly one: string; readonly many: string },
  name: string,
): string => {
  if (count > 1) return severalOf(count, `${participle} ${noun.many}`);
  return name === '' ? `a ${participle} ${noun.one}` : theOne(`${participle} ${noun.one}`, name);
};
export const omittedRights = (count: number): string => (count === 1 ? 'a right' : plural(count, 'right'));
const EDGE_PARTICIPLES = { create: 'new', delete: 'removed', update: 'changed' } as const;
export const omittedConnections = (change: keyof typeof EDGE_PARTICIPLES, count: number): string => {
  const kind = `${EDGE_PARTICIPLES[change]} connection`;
  return count === 1 ? `a ${kind}` : plural(count, kind);
};

/**
 * Number of changes that the sentence leaves out.
 * @param isAlone true if it mentions no change at all
 * @param kinds what changes
 * @param isComplete true if there is no other change among them
 */
export const remainingChanges = (
  count: number,
  isAlone: boolean,
  kinds: readonly string[] = [],
  isComplete = false,
): string => {
  const changes = `${isAlone ? 'makes ' : ''}${plural(count, isAlone ? 'change' : 'more change')}`;
  if (kinds.length === 0) return changes;
  return `${changes}${isComplete ? ':' : ', among them'} ${listedUpTo(kinds, OBJECTS_MAX)}`;
};

// ---- Rows

/** Headings of the text report, by change. */
export const CHANGE_HEADINGS: Readonly<Record<Exclude<ChangeName, 'none'>, string>> = {
  delete: 'Removed',
  replace: 'Replaced',
  create: 'Added',
  update: 'Updated',
  move: 'Moved',
  import: 'Imported',
  forget: 'No longer managed',
  deferred: 'Deferred',
};

export const TABLE_HEAD = ['', 'What', 'Where', 'Before → after', 'Why'] as const;
export const NOT_KNOWN = 'none or known after apply';
export const namedValue = (name: string, value: string): string => `${name}: ${value}`;
export const valueChange = (before: string, after: string): string => `${before} → ${after}`;

/** `with the new IAM role worker`. */
export const withNew = (noun: string, name: string): string => `with the new ${noun} ${name}`;

export const forcedBy = (names: string): string => `Terraform will replace it (${names})`;
export const mayBeForcedBy = (names: string): string => `Terraform may replace it (${names})`;
/** After a replaced resource: `(engine from postgres to mysql)`. */
export const because = (attributes: string): string => `(${attributes})`;
export const CREATED_FIRST = 'the new one is created first';
export const movedFrom = (address: string): string => `moved from ${address}`;
export const ALSO_IMPORTED = 'imported';
export const STILL_EXISTS = 'still exists, no longer managed';
const looksLike = (name: string): string => `looks like a rename of ${name}; a moved block would keep it`;
const looksRenamed = (name: string): string => `looks like a rename to ${name}; a moved block would keep it`;
/** @param change of the resource that looks like a rename of the other, or to it */
export const renameOf = (change: ChangeName, other: string): string =>
  (change === 'delete' ? looksRenamed : looksLike)(other);
export const movedSummary = (count: number): string =>
  count === 1 ? 'A moved block for what looks renamed' : `${count} moved blocks for what looks renamed`;
export const MOVED_BLOCK_HINT =
  'If it is a rename, add this to the root module. Without it Terraform destroys the old resource and creates a new one.';
/** Verbs before the address of a resource without an icon. */
export const PART_VERBS: Readonly<Record<Exclude<ChangeName, 'none'>, string>> = {
  ...VERBS,
  update: 'changes',
  deferred: 'defers',
};
export const verbAndAddress = (verb: string, address: string): string => `${verb} ${address}`;
/** A part without an icon, in the row below its host. */
export const partOf = (subject: string): string => `↳ ${subject}`;
/** An association: the resources themselves are neither added nor removed. */
export const attachmentOf = (resource: string, to: string | undefined): string =>
  `Attachment of ${resource}${to === undefined ? '' : ` to ${to}`}`;
export const inHost = (host: string, text: string): string => `in ${host}: ${text}`;
export const inside = (counts: string): string => `inside: ${counts}`;
export const ofInstances = (counts: string): string => `instances: ${counts}`;
export const DRIFTED = 'changed outside Terraform';
export const codeLocation = (file: string, line: number): string => `${file}:${line}`;
/** An address, with its place in the code if that is known. */
export const addressAt = (address: string, place: string): string => (place === '' ? address : `${address} (${place})`);
/** Containers of copies: `Public subnet a and 2 more`. */
export const andMore = (box: string, more: number): string => `${box} and ${more} more`;
export const rowsMore = (count: number): string => `and ${count} more`;
/** Heading of the changes outside the architecture in the text report. */
export const TOUCHED_HEADING = 'Also touched';
/** An attribute whose values may not be shown: `policy: changed`. */
export const CHANGED = 'changed';
/** The same of a new grant in a sentence, after the names of the role or policy. */
export const EXCLUSIVE_IN_SENTENCE: Readonly<Record<ExclusiveOver, string>> = {
  role: 'which every other member loses',
  policy: 'and every other member loses its roles',
  attachment: 'which every other identity loses',
};
/** A new grant that names all members. */
export const EXCLUSIVE: Readonly<Record<ExclusiveOver, string>> = {
  role: 'sets the only members of the role; every other one loses it',
  policy: 'sets the whole policy; every other member loses its roles',
  attachment: 'sets the only identities with the policy; every other one loses it',
};
