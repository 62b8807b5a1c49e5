import { Misuse } from '../errors.js';
import * as messages from './messages.js';

const VARIABLE = 'GROUNDPLAN_PRIVATE_HOSTS';

/**
 * Returns the private hosts that may be contacted, from `--private-host` and the environment.
 * @throws Misuse for an invalid host
 */
export function parsePrivateHosts(
  given: readonly string[] = [],
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const ofVariable = (env[VARIABLE] ?? '').split(',').filter((host) => host.trim() !== '');
  return [
    ...given.map((host) => checked(host, '--private-host')),
    ...ofVariable.map((host) => checked(host, VARIABLE)),
  ];
}

/** Accepts a host name or IP address; no pattern, path or port. */
function checked(text: string, where: string): string {
  const host = text.trim().toLowerCase();
  if (/^([a-z0-9_]([a-z0-9._-]*[a-z0-9_])?|\[?[0-9a-f:.]*:[0-9a-f:.]*\]?)$/.test(host) && !/^[^:]*:\d+$/.test(host))
    return host;
  throw new Misuse(messages.badPrivateHost(where, text), { remedy: messages.PRIVATE_HOST_REMEDY });
}
