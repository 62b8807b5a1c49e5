/**
 * The world of untrusted code: a fork's pull request, or a merge request of one. It has a listed environment, an empty home
 * directory, and no network unless it is allowed by name. Every command that reads code of others runs in it.
 * Which repository Git may read is in repository.ts; how a directory is confined is in confined.ts.
 */
import type { Io } from '../platform/io.js';
import { environmentForUntrusted } from './environment.js';
import { NO_HOSTS } from './no-hosts.js';

export interface UntrustedWorld {
  /** Whether hosts may be asked for modules. */
  readonly network: boolean;
}

/** Calls `work` with the world that untrusted code may see. Programs run in it, too, unless they are given an environment. */
export async function withUntrustedWorld<T>(
  io: Io,
  { network }: UntrustedWorld,
  work: (io: Io) => Promise<T>,
): Promise<T> {
  return io.withTemporaryDirectory((home) => {
    const env = environmentForUntrusted(io.env, home);
    const run: Io['run'] = (command, args, options) => io.run(command, args, { ...options, env: options.env ?? env });
    const launch: Io['launch'] = async () => ({ end: 'missing' });
    return work({ ...io, env, home, run, launch, ...(!network && NO_HOSTS) });
  });
}
