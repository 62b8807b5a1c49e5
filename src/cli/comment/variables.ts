/**
 * Reads CI variables. A missing or malformed one is a usage error. Addresses are validated, because a token is sent to
 * them.
 */
import { InvalidInput, Misuse } from '../../errors.js';
import { isLoopback } from '../../platform/text/hosts.js';
import * as messages from '../messages.js';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Variables {
  /** Returns the value; empty if the variable is not set. */
  optional(name: string): string;
  /** Returns the value. @throws Misuse if it is empty or not set */
  text(name: string): string;
  /** Returns a positive integer. @throws Misuse for any other value */
  number(name: string): number;
  /**
   * Returns a URL without a trailing slash.
   * @throws Misuse if it is not set; InvalidInput unless it is HTTPS, or HTTP of this machine, without login and query
   */
  address(name: string): string;
}

/** Returns functions that read and validate variables. @param remedy for a missing variable */
export function variablesOf(env: Environment, remedy: string): Variables {
  // Azure DevOps passes an undefined macro through as `$(NAME)`.
  const optional = (name: string): string => (/^\$\(.*\)$/.test(env[name] ?? '') ? '' : (env[name] ?? ''));
  const missing = (name: string): Misuse => new Misuse(messages.variableMissing(name), { remedy });
  const text = (name: string): string => {
    const value = optional(name);
    if (value === '') throw missing(name);
    return value;
  };
  return {
    optional,
    text,
    number(name) {
      const value = Number(text(name));
      if (!Number.isSafeInteger(value) || value < 1) throw missing(name);
      return value;
    },
    address(name) {
      const value = text(name);
      const url = URL.canParse(value) ? new URL(value) : null;
      if (url === null || !isSafe(url)) {
        throw new InvalidInput(messages.unsafeAddress(name), { remedy: messages.ADDRESS_REMEDY });
      }
      return url.href.replace(/\/+$/, '');
    },
  };
}

/** True if a token can be sent to the URL, and paths can be added to it. */
const isSafe = ({ protocol, hostname, username, password, search, hash }: URL): boolean =>
  (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) &&
  [username, password, search, hash].every((part) => part === '');
