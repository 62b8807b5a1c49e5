/**
 * Reads CI variables. A missing or malformed one is a usage error, and addresses are validated before a token is sent
 * to them.
 */
import { InvalidInput, Misuse } from '../../errors.js';
import { isLoopback } from '../../platform/text/hosts.js';
import * as messages from '../messages.js';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Variables {
  /** Empty if the variable is not set. */
  optional(name: string): string;
  /** @throws Misuse */
  text(name: string): string;
  /**
   * A positive integer.
   * @throws Misuse
   */
  number(name: string): number;
  /**
   * A URL without a trailing slash.
   * @throws Misuse, InvalidInput
   */
  address(name: string): string;
}

/**
 * Returns validating readers of CI variables.
 * @param remedy remedy for a missing variable
 */
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
      const given = text(name);
      const url = URL.canParse(given) ? new URL(given) : null;
      const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
      if (url === null || !isSafe || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
        throw new InvalidInput(messages.unsafeAddress(name), { remedy: messages.ADDRESS_REMEDY });
      return url.href.replace(/\/+$/, '');
    },
  };
}
