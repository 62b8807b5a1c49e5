/**
 * The world in which untrusted code is read, such as a pull request from a fork: an `Io` with a limited set of
 * variables, an empty home directory, and no network unless allowed. repository.ts decides which repository Git may
 * read; confined.ts confines an `Io` to a directory.
 */

import type { Io } from '../io.js';
import { environmentForUntrusted } from './environment.js';

/** Permissions of untrusted code. */
export interface UntrustedWorld {
  /** True if hosts may be contacted for modules. */
  readonly network: boolean;
}

/** Calls `work` with an `Io` for untrusted code. Programs get its variables, unless the caller passes others. */
export async function withUntrustedWorld<T>(
  io: Io,
  { network }: UntrustedWorld,
  work: (io: Io) => Promise<T>,
): Promise<T> {
  return io.withTemporaryDirectory((home) => {
    const env = environmentForUntrusted(io.env, home);
    const run: Io['run'] = (command, args, options) => io.run(command, args, { ...options, env: options.env ?? env });
    const launch: Io['launch'] = async () => ({ end: 'missing' });
    // Results of trusted code stay unknown to untrusted code, and the other way around.
    const { results: _, ...rest } = io;
    return work({ ...rest, env, home, run, launch, ...(!network && NO_HOSTS) });
  });
}

/** Network methods of an `Io` that behave as if every host were unreachable. */
export const NO_HOSTS: Pick<Io, 'request' | 'download' | 'lookup'> = {
  request: async () => ({ end: 'unreachable', reason: 'ENETUNREACH' }),
  download: async () => ({ end: 'unreachable', reason: 'ENETUNREACH' }),
  lookup: async () => [],
};
