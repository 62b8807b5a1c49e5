import type { ChangeName } from '../graph/changes.js';
import { listed } from '../text/english.js';
import { plural } from '../text/plural.js';

// ---- the sentence

export const noChange = (resources: number): string =>
  `No change of the architecture; ${plural(resources, 'resource')}.`;

/** What is done to things, in the third person: the subject is the change. */
export const VERBS = {
  delete: 'removes',
  replace: 'replaces',
  create: 'adds',
  update: 'updates',
  move: 'moves',
  import: 'imports',
  forget: 'stops managing',
  deferred: 'decides later on',
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
} as const;

export type Verb = keyof typeof VERBS;

export const PUBLIC = 'public';
/** What tells it from others of its kind and name. */
export const toldApart = (phrase: string, by: string): string => `${phrase} (${by})`;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** `a third`; what is further on is one more. */
const theNth = (ordinal: number): string => {
  const word = ORDINALS[ordinal - 1];
  return word === undefined ? 'one more' : `${word === 'eighth' ? 'an' : 'a'} ${word}`;
};
export const nthThing = (ordinal: number, noun: string, name: string): string =>
  `${theNth(ordinal)} ${noun}${name === '' ? '' : ` ${name}`}`;
export const severalOf = (count: number, noun: string): string => `${count} ${noun}`;
/** Of a product that has no plural. */
export const times = (count: number, product: string): string => `${count} × ${product}`;
export const theOne = (noun: string, name: string): string => `the ${noun}${name === '' ? '' : ` ${name}`}`;
/** `the 4 servers worker`. */
export const theSeveral = (count: number, noun: string, name: string): string => `the ${count} ${noun} ${name}`;
export const someOf = (count: number, all: number, noun: string, name: string): string =>
  `${count} of the ${all} ${noun}${name === '' ? '' : ` ${name}`}`;
export const partsOf = (count: number, whole: string): string =>
  count === 1 ? `a part of ${whole}` : `${count} parts of ${whole}`;
export const newOnes = (phrase: string): string =>
  phrase.startsWith('the ')
    ? `the new ${phrase.slice('the '.length)}`
    : phrase.replace(/^(an? |\d+ (× )?)?/, (head) => `${head === 'an ' ? 'a ' : head}new `);

export const fromTo = (before: string | null, after: string | null): string =>
  [before === null ? '' : `from ${before}`, after === null ? '' : `to ${after}`]
    .filter((text) => text !== '')
    .join(' ');
export const inVersions = (text: string): string => `version ${text}`;
export const inInstances = (count: number): string => plural(count, 'instance');
export const into = (box: string): string => `into ${box}`;
export const outOf = (box: string): string => `out of ${box}`;
export const toBox = (box: string): string => `to ${box}`;
/** Of several that are not in the same box. */
export const TO_BOXES = 'to more places';
export const FROM_BOXES = 'from some places';
export const ofBox = (box: string): string => `of ${box}`;
/** Beside other changes of the same thing. */
export const toState = (state: string): string => `to ${state}`;
export const fromBox = (box: string): string => `from ${box}`;
export const aModule = (name: string): string => `module ${name}`;

export const wayTo = (from: string, to: string): string => `${from} to ${to}`;
export const wayFrom = (from: string, to: string): string => `${from} from ${to}`;
export const connections = (count: number, from: string, to: string): string =>
  `${count === 1 ? 'the connection' : plural(count, 'connection')} from ${from} to ${to}`;
export const onPort = (port: string): string => `on port ${port}`;
export const labelled = (label: string): string => `(${label})`;

/** `port 22 (SSH) of the server bastion to the internet`, `the whole account to the role deploy`. */
export const opened = (what: string, things: readonly string[], to: string): string => {
  if (to === '') return `${what} to ${listed(things)}`;
  return `${what === '' ? '' : `${what} of `}${listed(things)} to ${to}`;
};

/** The same of one thing in its own line. */
export const openedLine = (change: 'opens' | 'closes', what: string, to: string): string =>
  [change, what, to === '' ? 'to it' : `to ${to}`].filter((text) => text !== '').join(' ');

/** What there is no room for; alone, where nothing has been said of any. */
export const theRest = (count: number, isAlone: boolean): string =>
  `${isAlone ? 'makes ' : ''}${plural(count, isAlone ? 'change' : 'more change')}`;

// ---- rows

/** What is done to those below, as the head of a list. */
export const DONE: Readonly<Record<Exclude<ChangeName, 'none'>, string>> = {
  delete: 'Removed',
  replace: 'Replaced',
  create: 'Added',
  update: 'Updated',
  move: 'Moved',
  import: 'Imported',
  forget: 'No longer managed',
  deferred: 'Decided later',
};

export const TABLE_HEAD = ['', 'What', 'Where', 'Before → after', 'Why'] as const;
/** Before and after where there is no value: none is what it had, and what it gets may only not be known. */
export const NO_VALUE = 'none';
export const NOT_KNOWN = 'none or not known yet';
export const namedValue = (name: string, value: string): string => `${name}: ${value}`;
export const wasAndIs = (before: string, after: string): string => `${before} → ${after}`;

/** Terraform's words for why, in ours. */
export const REASONS: ReadonlyMap<string, string> = new Map([
  ['replace_because_cannot_update', 'cannot be changed in place'],
  ['replace_because_tainted', 'marked as damaged by an earlier run'],
  ['replace_by_request', 'asked for on the command line'],
  ['replace_by_triggers', 'what it is told to follow changes'],
  ['delete_because_no_resource_config', 'no longer in the code'],
  ['delete_because_wrong_repetition', 'count or for_each is new or gone'],
  ['delete_because_count_index', 'count is smaller'],
  ['delete_because_each_key', 'no longer a key of for_each'],
  ['delete_because_no_module', 'its module is no longer in the code'],
  ['delete_because_no_move_target', 'moved to where the code has nothing'],
]);

export const forcedBy = (names: string): string => `forced by ${names}`;
export const NEW_FIRST = 'the new one is made first';
export const movedFrom = (address: string): string => `moved from ${address}`;
export const ALSO_IMPORTED = 'imported';
export const STAYS = 'stays where it is, no longer managed';
export const looksLike = (name: string): string => `looks like a rename of ${name}; a moved block would keep it`;
export const looksRenamed = (name: string): string => `looks like a rename to ${name}; a moved block would keep it`;
/** What is done to what has no icon, before its address. */
export const PART_VERBS: Readonly<Record<Exclude<ChangeName, 'none'>, string>> = {
  ...VERBS,
  update: 'changes',
  deferred: 'decides later on',
};
export const partDone = (verb: string, address: string): string => `${verb} ${address}`;
export const insidePart = (text: string): string => `inside: ${text}`;
export const inHost = (host: string, text: string): string => `in ${host}: ${text}`;
export const inside = (counts: string): string => `inside: ${counts}`;
export const ofInstances = (counts: string): string => `instances: ${counts}`;
export const DRIFTED = 'has changed outside of Terraform';
export const rowsMore = (count: number): string => `and ${count} more`;
