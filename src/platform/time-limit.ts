import { runInNewContext } from 'node:vm';

/** Implements `Io.withinSeconds`. Uses a separate V8 context because that accepts a time limit; the context is not a sandbox. */
export const withinSeconds = <T>(seconds: number, work: () => T): T =>
  runInNewContext('work()', { work }, { timeout: seconds * 1000 }) as T;
