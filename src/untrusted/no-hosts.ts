/** The network of a world that may ask no host. */
import type { Io } from '../platform/io.js';

/** No host answers. */
export const NO_HOSTS: Pick<Io, 'request' | 'download' | 'lookup'> = {
  request: async () => ({ end: 'unreachable', reason: 'ENETUNREACH' }),
  download: async () => ({ end: 'unreachable', reason: 'ENETUNREACH' }),
  lookup: async () => [],
};
