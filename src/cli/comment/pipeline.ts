/**
 * The CI pipeline that runs `groundplan comment`, and functions that read its variables. gitlab.ts and devops.ts know
 * their names.
 */
import { InvalidInput, Misuse } from '../../errors.js';
import { isLoopback } from '../../platform/text/hosts.js';
import * as messages from '../messages.js';

/** A CI pipeline as described by its variables. */
export interface Pipeline {
  /** Number of the merge or pull request. */
  readonly pullNumber: number;
  /** Commit or ref before the change; empty if the CI names none. */
  readonly base: string;
  /** Commit with the change. */
  readonly head: string;
  /** Commit that the job has checked out: the head, or its merge with the target. Empty if unknown. */
  readonly checkedOut: string;
  /** True to compare with the merge base, false to compare with exactly `base`. */
  readonly fromMergeBase: boolean;
  /** True if the code is untrusted: none of it is executed, and no host that it names is contacted. */
  readonly isFork: boolean;
  /** True if anyone can read the project and its comments, or may be able to. */
  readonly isPublic: boolean;
  /** Repository name, used as the title of the root directory. */
  readonly repository: string;
  /** Numbers of the run and of its attempt, both increasing: a comment of a later run is not overwritten. */
  readonly run: { readonly run: number; readonly attempt: number };
  /** Name of the run in the comment: `pipeline 12`. */
  readonly runName: string;
  /** URL of the run; empty if unknown. */
  readonly url: string;
  /** API token; empty if there is none. */
  readonly token: string;
  /** Remedies for a missing token and for a base that is missing from the clone. */
  readonly remedies: { readonly token: string; readonly depth: string };
}

// ---- Variables.
// A missing or malformed variable is a usage error. Addresses are validated, because a token is sent to them.

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Variables {
  /** Returns the value; empty if the variable is not set. */
  optional(name: string): string;
  /**
   * Returns the value.
   * @throws Misuse if it is empty or not set
   */
  text(name: string): string;
  /**
   * Returns a positive integer.
   * @throws Misuse for any other value
   */
  number(name: string): number;
  /**
   * Returns a URL without a trailing slash.
   * @throws Misuse if it is not set; InvalidInput unless it is HTTPS, or HTTP of this machine, without login and query
   */
  address(name: string): string;
}

/**
 * Returns functions that read and validate variables.
 * @param remedy for a missing variable
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
