/** Words about what a source means as a picture: where each resource has gone and why. */
import { printable } from './printable.js';

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const unknownDetail = (name: string) => `--detail ${printable(name) || "''"} is not known`;
export const DETAIL_REMEDY = 'Use low, normal (the default) or all.';
export const unknownExplanation = (name: string) => `--explain ${printable(name) || "''"} is not known`;
export const EXPLANATION_REMEDY = 'Use --explain for text, or --explain json.';
export const EXPLANATION_TAKES_STDOUT = '--explain prints to stdout, and so does something else that is asked for';
export const EXPLANATION_TAKES_STDOUT_REMEDY = 'Give --outfile a file name, and ask for one listing at a time.';
export const NOTHING_TO_EXPLAIN = 'A graph file is drawn as it is: --explain has nothing to say about it.';

/** The rule by which a resource is not in a picture of low detail. */
export const LEFT_OUT_OF_LOW = 'encryption, identity, logging or a setting: left out by --detail low';

/** Why a policy, a rule or a permission is in no picture. */
export const SETTING_OF_NOTHING = 'a setting of something that is not in the plan';

/** Why a resource has no node of its own; `into` is the resource that it joins. */
export const WHY_FOLDED = {
  owner: (into: string) => `part of ${printable(into)}`,
  user: (into: string) => `used by ${printable(into)}`,
  twin: (into: string) => `the same thing as ${printable(into)}`,
  member: (into: string) => `protects ${printable(into)}`,
} as const;

export const drawnAs = (node: string) => `drawn as ${printable(node)}`;
export const provedBy = (proof: string) => `because of ${printable(proof)}`;

export const explained = (counts: {
  readonly total: number;
  readonly drawn: number;
  readonly folded: number;
  readonly hidden: number;
}) => `${plural(counts.total, 'resource')}: ${counts.drawn} drawn, ${counts.folded} folded, ${counts.hidden} hidden`;

/** Why a reference is no arrow. */
export const NO_ARROW = {
  folded: 'one is part of the other, or both of a third',
  contained: 'it says what is in what, or another arrow goes further in',
  hidden: 'one of them is not drawn',
  quiet: 'about encryption, identity or logging: see --detail all',
  build: 'about how it is built, not whom it calls',
  order: 'says an order and no more',
  link: 'the arrow that it says is another one',
  passive: 'it never calls anything',
  way: 'a way out: its arrows start at what runs in the subnet',
  shared: 'both use the same settings',
  group: 'a rule of a group, not of one of its members',
} as const;
export type NoArrow = keyof typeof NO_ARROW;
