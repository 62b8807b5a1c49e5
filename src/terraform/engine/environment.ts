/** The environment variables for runs of an engine. An undefined variable is removed from the user's environment. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables for every run of an engine: no prompts, no update check, and no log lines in the output. */
const ALWAYS: Environment = {
  // Prevents the request to checkpoint.hashicorp.com for a newer version.
  CHECKPOINT_DISABLE: '1',
  TF_INPUT: '0',
  TF_IN_AUTOMATION: '1',
  TF_LOG: undefined,
  TF_LOG_CORE: undefined,
  TF_LOG_PROVIDER: undefined,
  // Users set these to add `-chdir` or `-json` to their own commands; the commands run here must not get them.
  TF_CLI_ARGS: undefined,
  TF_CLI_ARGS_version: undefined,
};

/**
 * Variables for a plan. `TF_CLI_ARGS_plan` stays, because CI passes `-var-file` and `-parallelism` in it; our arguments
 * come later and take precedence.
 */
const PLANNING: Environment = {
  // May contain -backend-config for the user's backend, which a local backend replaces here.
  TF_CLI_ARGS_init: undefined,
  TF_CLI_ARGS_workspace: undefined,
  TF_CLI_ARGS_show: undefined,
  TF_CLI_ARGS_graph: undefined,
  // Would prevent selecting a workspace; readWorkspace reads it instead.
  TF_WORKSPACE: undefined,
  // Set by `terraform test` and by the offline planner.
  TF_REATTACH_PROVIDERS: undefined,
};

/** Returns the user's environment with the variables for every engine run. `overrides` takes precedence over both. */
export const engineEnvironment = (env: Environment, overrides: Environment = {}): Environment => ({
  ...env,
  ...ALWAYS,
  ...overrides,
});

/**
 * Returns the environment for a plan.
 * @param dataDirectory used instead of `.terraform`
 * @param temporary directory for provider sockets and partial modules; deleting it cleans up even after a kill
 */
export const planningEnvironment = (env: Environment, dataDirectory: string, temporary: string): Environment =>
  engineEnvironment(env, {
    ...PLANNING,
    ...registryToken(env),
    TF_DATA_DIR: dataDirectory,
    TMPDIR: temporary,
    TMP: temporary,
    TEMP: temporary,
  });

/** The host that `TFE_TOKEN` applies to by default, as in the tfe provider. */
const DEFAULT_HOST = 'app.terraform.io';

/**
 * Returns `TFE_TOKEN` as Terraform's own variable for one host: TFE_HOSTNAME, or HCP Terraform.
 * Empty if a token for that host is set already, which takes precedence.
 * https://developer.hashicorp.com/terraform/cli/config/config-file#environment-variable-credentials
 */
export function registryToken(env: Environment): Environment {
  const token = env.TFE_TOKEN ?? '';
  const host = (env.TFE_HOSTNAME || DEFAULT_HOST).toLowerCase();
  if (token === '' || !/^[a-z0-9.-]+$/.test(host)) return {};
  const name = `TF_TOKEN_${host.replaceAll('-', '__').replaceAll('.', '_')}`;
  return env[name] === undefined ? { [name]: token } : {};
}
