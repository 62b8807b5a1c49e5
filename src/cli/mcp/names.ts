/** The resources that a question names. */

import { InvalidInput } from '../../errors.js';
import type { Network } from '../../graph/questions/network.js';
import { resolve } from '../../graph/questions/resolve.js';
import { ADDRESSES_LISTED_MAX } from '../limits.js';
import * as cliMessages from '../messages.js';
import * as messages from './messages.js';

/** Nodes that a question is about. */
export interface Side {
  readonly addresses: readonly string[];
  /** Relation of the requested resource to the node, if it is part of another one. */
  readonly why?: string;
  /** Address of that resource. */
  readonly part?: string;
}

/**
 * Returns the nodes of a name in an argument.
 * @param argument name of the argument, for errors
 * @throws InvalidInput for a name that no node has, or several
 */
export function sideOf(network: Network, argument: string, text: string): Side {
  const resolved = resolve(network, text);
  if (resolved.is === 'nodes') {
    const { addresses, part } = resolved;
    return { addresses, ...(part && { why: part.why, part: part.address }) };
  }
  if (resolved.is === 'hidden') throw new InvalidInput(messages.isHidden(argument, text, resolved.why));
  const similar = resolved.similar.map(({ address }) => address).slice(0, ADDRESSES_LISTED_MAX);
  const message =
    resolved.is === 'ambiguous' ? messages.isAmbiguous(argument, text) : cliMessages.unknownAddress(argument, text);
  throw new InvalidInput(message, { remedy: cliMessages.perhaps(similar) });
}

/** Returns the line about a resource that is part of another one; nothing for any other. */
export const sideLines = (text: string, { addresses, why }: Side): readonly string[] =>
  why === undefined ? [] : [messages.partLine(text, why, addresses[0]!)];
