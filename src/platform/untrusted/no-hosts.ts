/** Network access that always fails. */
import type { Io } from '../io.js';

/** Methods that behave as if every host were unreachable. */
export const NO_HOSTS: Pick<Io, 'request' | 'download' | 'lookup'> = {
  request: async () => ({ end: 'unreachable', reason: 'ENETUNREACH' }),
  download: async () => ({ end: 'unreachable', reason: 'ENETUNREACH' }),
  lookup: async () => [],
};
