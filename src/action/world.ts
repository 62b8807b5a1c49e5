/** The world that the code of an event is drawn in. */
import type { Io } from '../platform/io.js';
import { withUntrustedWorld } from '../untrusted/world.js';
import type { Context } from './context.js';
import { isOfStrangers } from './trust.js';

/** Calls `work` with the world of the drawing: that of untrusted code unless the event says otherwise. */
export async function inWorldOf<T>(
  { io, event, inputs }: Pick<Context, 'io' | 'event' | 'inputs'>,
  work: (io: Io) => Promise<T>,
): Promise<T> {
  return isOfStrangers(event) ? withUntrustedWorld(io, { network: inputs.fetch === 'true' }, work) : work(io);
}
