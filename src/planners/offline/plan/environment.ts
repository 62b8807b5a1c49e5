/** The whole environment of Terraform: of the user's, the PATH, the values of variables, and who chooses the version. */
import { join } from 'node:path';
import type { Engine } from '../../../terraform/engine/engine.js';
import type { VariableCode } from '../../../terraform/module-tree/module-model.js';
import { HOME, type Layout } from '../copy/layout.js';
import { MEMORY_WANTED_MIB } from '../limits.js';

type Environment = Readonly<Record<string, string | undefined>>;

const VARIABLE = 'TF_VAR_';

export const variablesIn = (env: Environment): ReadonlySet<string> =>
  new Set(Object.keys(env).flatMap((name) => (name.startsWith(VARIABLE) ? [name.slice(VARIABLE.length)] : [])));

/** Of programs that choose which version of Terraform `terraform` is. */
const VERSION_MANAGERS = /^(?:ASDF|AQUA|MISE|PROTO|RTX|TENV|TFENV|TOFUENV)_/;

/** How those are told which version: they would else look for a file above the working directory, which is a copy. */
const versionsOf = ({ command, version }: Engine): Environment => {
  const name = command.toUpperCase();
  const manager = command === 'tofu' ? 'TOFUENV_TOFU' : 'TFENV_TERRAFORM';
  const asdf = command === 'tofu' ? 'OPENTOFU' : name;
  return { [`${manager}_VERSION`]: version, [`ASDF_${asdf}_VERSION`]: version, [`MISE_${asdf}_VERSION`]: version };
};

export interface Setting {
  readonly engine: Engine;
  readonly reattach: string;
  /** Null for `default`. */
  readonly workspace: string | null;
  /** Those of the root module. */
  readonly variables: ReadonlyMap<string, VariableCode>;
  /** That of the user, for a version manager that lives in it; null for an empty one. */
  readonly home: string | null;
}

export function planEnvironment(env: Environment, layout: Layout, setting: Setting): Environment {
  const { engine, reattach, workspace, variables } = setting;
  const temporary = join(layout.top, HOME);
  const home = setting.home ?? temporary;
  const kept = Object.entries(env).filter(
    ([name]) =>
      (name.startsWith(VARIABLE) && variables.has(name.slice(VARIABLE.length))) || VERSION_MANAGERS.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    ...versionsOf(engine),
    PATH: env.PATH,
    // Windows starts nothing without it.
    SystemRoot: env.SystemRoot,
    HOME: home,
    USERPROFILE: home,
    APPDATA: temporary,
    TMPDIR: temporary,
    TMP: temporary,
    TEMP: temporary,
    // An empty file: no credentials, no mirrors, no development overrides of the user.
    TF_CLI_CONFIG_FILE: join(temporary, CLI_CONFIG),
    TF_REATTACH_PROVIDERS: reattach,
    TF_IN_AUTOMATION: '1',
    TF_INPUT: '0',
    // It would ask whether there is a newer version.
    CHECKPOINT_DISABLE: '1',
    // Fewer stops to collect garbage: a quarter faster, for twice the memory, as long as there is some.
    GOGC: '400',
    GOMEMLIMIT: `${MEMORY_WANTED_MIB}MiB`,
    ...(workspace !== null && { TF_WORKSPACE: workspace }),
  };
}

export const CLI_CONFIG = 'terraform.rc';
