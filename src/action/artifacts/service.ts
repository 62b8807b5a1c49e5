/** Detects if the server supports the artifacts of @actions/artifact (version 4). */
import type { Context } from '../context.js';

/** Hosts with artifact support, as in that client: github.com, its data residency and development hosts. */
const HOSTS = /^(github\.com|.*\.ghe\.com|.*\.localhost)$/i;

export type Service = 'there' | 'enterprise' | 'none';

/**
 * Returns the state of the artifact service.
 * @param isOfRun true if the runner's own token is needed; artifacts of other runs are read with the job's token
 */
export function serviceOf({ event, io }: Pick<Context, 'event' | 'io'>, isOfRun: boolean): Service {
  if (!HOSTS.test(hostOf(event.serverUrl))) return 'enterprise';
  const { ACTIONS_RUNTIME_TOKEN = '', ACTIONS_RESULTS_URL = '' } = io.env;
  return isOfRun && (ACTIONS_RUNTIME_TOKEN === '' || ACTIONS_RESULTS_URL === '') ? 'none' : 'there';
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');
