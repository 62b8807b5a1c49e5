/** Selects the environment variables that are passed to the container: only those that planning reads. */
import { PROVIDER_VARIABLES } from '../../catalog/cloud.js';
import type { Io } from '../../platform/io.js';
import type { Inputs } from '../inputs/table.js';

/** Variables of Terraform, registry credentials, proxies and event data. Patterns match whole names. */
const ALWAYS = [
  /^TF_VAR_.*$/,
  /^TF_(WORKSPACE|CLI_ARGS.*|REGISTRY_.*|LOG)$/,
  /^(TFE_TOKEN|TF_TOKEN_.*)$/,
  /^(HTTP|HTTPS|NO|ALL)_PROXY$/i,
  /^(GITHUB_(REPOSITORY|EVENT_NAME|EVENT_PATH|SHA|RUN_ID|RUN_NUMBER|RUN_ATTEMPT|ACTOR)|RUNNER_TEMP|CI)$/,
];

/** Cloud credentials, which only real providers use. */
const WITH_PROVIDERS = [PROVIDER_VARIABLES, /^ACTIONS_ID_TOKEN_REQUEST_(URL|TOKEN)$/];

/** Returns the variables to pass to the container, with cloud credentials only for real providers. */
export function handedOn(env: Io['env'], { planner }: Pick<Inputs, 'planner'>): Record<string, string> {
  const patterns = planner === 'terraform' ? [...ALWAYS, ...WITH_PROVIDERS] : ALWAYS;
  const names = Object.keys(env).filter((name) => patterns.some((pattern) => pattern.test(name)));
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
