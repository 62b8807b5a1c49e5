import { type Environment, hasProxy } from './proxy.js';

let ready: Promise<void> | undefined;

/**
 * Makes `fetch` of the whole process use the proxy of the environment, if it names one. Call before the first request;
 * repeated calls have no effect. Loads undici, which takes 0.2 s, so commands without requests do not call it.
 */
export async function useEnvironmentProxy(env: Environment): Promise<void> {
  if (!hasProxy(env)) return;
  ready ??= import('./dispatcher.js').then(({ useProxy }) => useProxy(env));
  await ready;
}
