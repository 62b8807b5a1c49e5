type Environment = Readonly<Record<string, string | undefined>>;

/** For every run of an engine: it asks nobody, phones nobody, and colours nothing. */
const ALWAYS: Environment = {
  // No question to checkpoint.hashicorp.com whether there is a newer version.
  CHECKPOINT_DISABLE: '1',
  TF_INPUT: '0',
  TF_IN_AUTOMATION: '1',
  // Its log would be mixed with the messages that are read.
  TF_LOG: undefined,
  TF_LOG_CORE: undefined,
  TF_LOG_PROVIDER: undefined,
  // `-chdir`, `-json`: what somebody adds to all commands in a shell is not meant for these.
  TF_CLI_ARGS: undefined,
  TF_CLI_ARGS_version: undefined,
};

/** The user's environment with what every run of an engine needs; `more` beats both. */
export const engineEnvironment = (env: Environment, more: Environment = {}): Environment => ({
  ...env,
  ...ALWAYS,
  ...more,
});
