/** Selects the environment in which an event's code is drawn. */
import type { Io } from '../platform/io.js';
import { withUntrustedWorld } from '../platform/untrusted/world.js';
import type { Context } from './context.js';
import { isOfStrangers } from './trust.js';

/** Calls `work` with a restricted `io` for untrusted code, otherwise with the full one. */
export async function inWorldOf<T>(
  { io, event, inputs }: Pick<Context, 'io' | 'event' | 'inputs'>,
  work: (io: Io) => Promise<T>,
): Promise<T> {
  return isOfStrangers(event) ? withUntrustedWorld(io, { network: inputs.fetch === 'true' }, work) : work(io);
}
