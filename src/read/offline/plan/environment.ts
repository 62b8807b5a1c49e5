/** The whole environment of Terraform: nothing of the user's but the PATH and the values of variables. */
import { join } from 'node:path';
import type { VariableCode } from '../../hcl/module-model.js';
import { HOME, type Layout } from '../copy/layout.js';

type Environment = Readonly<Record<string, string | undefined>>;

const VARIABLE = 'TF_VAR_';

export const variablesIn = (env: Environment): ReadonlySet<string> =>
  new Set(Object.keys(env).flatMap((name) => (name.startsWith(VARIABLE) ? [name.slice(VARIABLE.length)] : [])));

export function planEnvironment(
  env: Environment,
  layout: Layout,
  {
    reattach,
    workspace,
    variables,
  }: {
    readonly reattach: string;
    readonly workspace: string | null;
    readonly variables: ReadonlyMap<string, VariableCode>;
  },
): Environment {
  const home = join(layout.top, HOME);
  const values = Object.entries(env).filter(
    ([name]) => name.startsWith(VARIABLE) && variables.has(name.slice(VARIABLE.length)),
  );
  return {
    ...Object.fromEntries(values),
    PATH: env.PATH,
    // Windows starts nothing without it.
    SystemRoot: env.SystemRoot,
    HOME: home,
    USERPROFILE: home,
    APPDATA: home,
    TMPDIR: home,
    TMP: home,
    TEMP: home,
    // An empty file: no credentials, no mirrors, no development overrides of the user.
    TF_CLI_CONFIG_FILE: join(home, CLI_CONFIG),
    TF_REATTACH_PROVIDERS: reattach,
    TF_IN_AUTOMATION: '1',
    TF_INPUT: '0',
    // It would ask whether there is a newer version.
    CHECKPOINT_DISABLE: '1',
    // Fewer stops to collect garbage: a quarter faster, for twice the memory.
    GOGC: '400',
    ...(workspace !== null && { TF_WORKSPACE: workspace }),
  };
}

export const CLI_CONFIG = 'terraform.rc';
