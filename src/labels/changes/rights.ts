/** Caption line of gained or lost rights. */
import { parseAddress } from '../../graph/address.js';
import { unescapeName } from '../../graph/escape.js';
import type { RightsChange, Subject } from '../../graph/rights.js';
import { CAPTION_LENGTH_MAX } from '../limits.js';
import * as messages from '../messages.js';

/**
 * Returns the line for the principal, `may delete orders (dynamodb:DeleteTable)`, or for the target of a foreign principal,
 * `account 999988887777: may read`.
 */
export function rightsLine({ change, does, principal, target, actions, level, makes }: RightsChange): string {
  if (change === 'changes') return messages.POLICY_CHANGES;
  const who = principal.address === undefined ? nameOf(principal) : '';
  const on = principal.address === undefined ? '' : nameOf(target);
  const isMore = change === 'gains';
  if (makes !== undefined) return messages.isMade(isMore, makes, on);
  const [first = ''] = actions;
  if (level === undefined) return messages.hasRole(isMore, first);
  const more = actions.length > 1 ? messages.andMore(actions.length - 1) : '';
  const text = messages.mayDo({ who, isMore, does, on, by: `${first}${more}` });
  return text.length > CAPTION_LENGTH_MAX ? messages.mayDo({ who, isMore, does, on, by: '' }) : text;
}

const nameOf = ({ address, noun, name }: Subject): string => {
  if (address === undefined) return [noun, name].filter((text) => text !== '').join(' ');
  const parts = parseAddress(address);
  return parts === null ? address : unescapeName(parts.name);
};
