export type Environment = Readonly<Record<string, string | undefined>>;

/** For every run of an engine: it asks nobody, phones nobody, and its log is not mixed with what is read. */
const ALWAYS: Environment = {
  // No question to checkpoint.hashicorp.com whether there is a newer version.
  CHECKPOINT_DISABLE: '1',
  TF_INPUT: '0',
  TF_IN_AUTOMATION: '1',
  TF_LOG: undefined,
  TF_LOG_CORE: undefined,
  TF_LOG_PROVIDER: undefined,
  // `-chdir`, `-json`: what somebody adds to all commands in a shell is not meant for these.
  TF_CLI_ARGS: undefined,
  TF_CLI_ARGS_version: undefined,
};

/** Of a plan: `TF_CLI_ARGS_plan` stays, as CI gives `-var-file` and `-parallelism` so; ours come after it and win. */
const PLANNING: Environment = {
  // -backend-config of the user's backend, which the local one takes the place of.
  TF_CLI_ARGS_init: undefined,
  TF_CLI_ARGS_workspace: undefined,
  TF_CLI_ARGS_show: undefined,
  TF_CLI_ARGS_graph: undefined,
  // It would forbid to choose a workspace; readWorkspace reads it.
  TF_WORKSPACE: undefined,
  // Of `terraform test` and of our own offline planner.
  TF_REATTACH_PROVIDERS: undefined,
};

/** The user's environment with what every run of an engine needs; `more` beats both. */
export const engineEnvironment = (env: Environment, more: Environment = {}): Environment => ({
  ...env,
  ...ALWAYS,
  ...more,
});

/**
 * @param dataDirectory in the place of `.terraform`
 * @param temporary for sockets of providers and half-made modules: gone with it, even when all are killed
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

/** Where `TFE_TOKEN` is for, as in the tfe provider. */
const DEFAULT_HOST = 'app.terraform.io';

/**
 * `TFE_TOKEN` as the variable that Terraform itself reads, for one host: TFE_HOSTNAME, or HCP Terraform. A token for that
 * host that is there already stays. https://developer.hashicorp.com/terraform/cli/config/config-file#environment-variable-credentials
 */
export function registryToken(env: Environment): Environment {
  const token = env.TFE_TOKEN ?? '';
  const host = (env.TFE_HOSTNAME || DEFAULT_HOST).toLowerCase();
  if (token === '' || !/^[a-z0-9.-]+$/.test(host)) return {};
  const name = `TF_TOKEN_${host.replaceAll('-', '__').replaceAll('.', '_')}`;
  return env[name] === undefined ? { [name]: token } : {};
}
