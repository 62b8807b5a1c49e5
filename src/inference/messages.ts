/** Words about what a source means as a picture: where each resource has gone and why. */
import type { NO_ARROW } from '../messages.js';
import { plural } from '../platform/text/plural.js';
import { printable } from '../platform/text/printable.js';

/** The rule by which a resource is not in a picture of low detail. */
export const LEFT_OUT_OF_LOW = 'encryption, identity, logging or a setting: left out by --detail low';

/** Why a policy, a rule or a permission is in no picture. */
export const SETTING_OF_NOTHING = 'a setting of something that is not in the plan';

/** Why a role or an account is in no picture. */
export const UNUSED_IDENTITY = 'an identity that nothing in the plan runs as: see --detail all';
export type NoArrow = keyof typeof NO_ARROW;

/** Rule in the ledger. */
export const HIDDEN_DATA_SOURCE = 'a data source: read, not built';
export const HIDDEN_OF_LOOKED_UP = 'part of what is looked up and not drawn';
export const onlyDeposed = (objects: number) =>
  `only ${plural(objects, 'deposed object')} left, which a replacement has not destroyed`;
export const HIDDEN_UNUSED_GROUP = 'a security group that nothing in the plan is in';
export const HIDDEN_EMPTIED = 'a group of which all is drawn in other boxes';
export const unknownTypes = (types: readonly string[]) =>
  `no icon of its own for ${types.slice(0, 5).map(printable).join(', ')}${types.length > 5 ? ` and ${types.length - 5} more` : ''}`;
/** Names of containers that one box stands for. */
export const severalBoxes = (count: number, names: string) => `×${count}${names === '' ? '' : `: ${names}`}`;
export const counted = (count: number, noun: string) => (count === 1 ? noun : `${noun} ×${count}`);

/** Under the name of a group or a rule: at which ports it lets everybody in, short enough for a line. */
export const openedInWords = (ports: readonly string[]): string =>
  ports.length === 0 ? 'open: all ports' : `open: ${ports.join(', ')}`;
