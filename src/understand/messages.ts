/** Words about what a source means as a picture: where each resource has gone and why. */
import type { NO_ARROW } from '../messages.js';
import { printable } from '../text/printable.js';

/** The rule by which a resource is not in a picture of low detail. */
export const LEFT_OUT_OF_LOW = 'encryption, identity, logging or a setting: left out by --detail low';

/** Why a policy, a rule or a permission is in no picture. */
export const SETTING_OF_NOTHING = 'a setting of something that is not in the plan';
export type NoArrow = keyof typeof NO_ARROW;

/** Rule in the ledger. */
export const HIDDEN_DATA_SOURCE = 'a data source: read, not built';
export const HIDDEN_UNUSED_GROUP = 'a security group that nothing in the plan is in';
export const unknownTypes = (types: readonly string[]) =>
  `no icon of its own for ${types.slice(0, 5).map(printable).join(', ')}${types.length > 5 ? ` and ${types.length - 5} more` : ''}`;
/** Names of containers that one box stands for. */
export const severalBoxes = (count: number, names: string) => `×${count}${names === '' ? '' : `: ${names}`}`;
export const counted = (count: number, noun: string) => (count === 1 ? noun : `${noun} ×${count}`);

/** How it is known what is part of what, what is in what, and who calls whom; after a colon, and before the attribute. */
export const RULES = {
  allowed: 'it is allowed to, and nothing else joins them',
  endpoint: 'through the private endpoint of its network',
  entry: 'it can be reached from outside',
  link: 'it joins the two',
  mention: 'the only one that it names by any attribute',
  nearby: 'the only one of its kind near it',
  numbered: 'the one of several with its own number or key',
  only: 'the only one there is',
  ordered: 'it depends on it; the source does not say by which attribute',
  parts: 'its parts are there',
  reference: 'refers to it',
  referrer: 'is referred to by it',
  route: 'the routes of its subnet lead there',
  satellite: 'what belongs to it is there',
  titled: 'bears its name, as its service does it',
  twin: 'joins the same two the other way round',
  value: 'names it by its identity or name',
  zone: 'it names the zone',
} as const;
