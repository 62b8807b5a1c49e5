/** Texts for the user: the outcome for each resource and the reason. */
import type { NO_EDGE } from '../messages.js';
import { plural } from '../platform/text/english.js';
import { printable } from '../platform/text/printable.js';

/** Ledger rule of a node that `--detail low` leaves out. */
export const HIDDEN_IN_LOW_DETAIL = 'encryption, identity, logging or a setting: left out by --detail low';

/** Ledger rule of a policy, rule or permission whose subject is not in the plan. */
export const HIDDEN_SETTING = 'a setting of a resource that is not in the plan';

/** Ledger rule of a role or service account that nothing runs as. */
export const UNUSED_IDENTITY = 'an identity that nothing in the plan uses: see --detail all';
export type NoEdgeReason = keyof typeof NO_EDGE;

/** Ledger rule of a data source. */
export const HIDDEN_DATA_SOURCE = 'a data source: read, not created';
export const HIDDEN_OF_LOOKED_UP = 'part of an existing resource that is not drawn';
export const onlyDeposed = (objects: number) => `only ${plural(objects, 'deposed object')} left by a replacement`;
export const HIDDEN_UNUSED_GROUP = 'a security group without members in the plan';
export const HIDDEN_EMPTIED = 'a group whose contents are drawn in other boxes';
export const unknownTypes = (types: readonly string[]) =>
  `no specific icon for ${types.slice(0, 5).map(printable).join(', ')}${types.length > 5 ? ` and ${types.length - 5} more` : ''}`;
/** Names of the containers that one box stands for. */
export const severalBoxes = (count: number, names: string) => `×${count}${names === '' ? '' : `: ${names}`}`;
export const nounWithCount = (count: number, noun: string) => (count === 1 ? noun : `${noun} ×${count}`);

/** Caption of a group or rule: ports that are open to everybody, short enough for one line. */
export const openedInWords = (ports: readonly string[]): string =>
  ports.length === 0 ? 'open: all ports' : `open: ${ports.join(', ')}`;

/** Name of an actor that stands for several outside identities of one kind. */
export const severalOutsiders = (count: number): string => `×${count}`;
