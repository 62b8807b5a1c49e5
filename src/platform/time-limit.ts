import { runInNewContext } from 'node:vm';

/** As Io describes it. A context of its own is what the system can put a time limit on; nothing is shut in by it. */
export const withinSeconds = <T>(seconds: number, work: () => T): T =>
  runInNewContext('work()', { work }, { timeout: seconds * 1000 }) as T;
