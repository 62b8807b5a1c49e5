/** Whether this server keeps artifacts that @actions/artifact can write and read. */
import type { Context } from '../context.js';

/** The same names as the client knows: github.com, its data residency, and development. */
const HOSTS = /^(github\.com|.*\.ghe\.com|.*\.localhost)$/i;

export type Service = 'there' | 'enterprise' | 'none';

/** @param isOfRun whether the runner's own token is needed; the artifacts of other runs are read with that of the job */
export function serviceOf({ event, io }: Pick<Context, 'event' | 'io'>, isOfRun: boolean): Service {
  if (!HOSTS.test(hostOf(event.serverUrl))) return 'enterprise';
  const { ACTIONS_RUNTIME_TOKEN = '', ACTIONS_RESULTS_URL = '' } = io.env;
  return isOfRun && (ACTIONS_RUNTIME_TOKEN === '' || ACTIONS_RESULTS_URL === '') ? 'none' : 'there';
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');
