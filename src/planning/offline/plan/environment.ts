/**
 * Builds the complete environment of the engine. The user's environment contributes only PATH, variable values and
 * settings of version managers.
 */
import { join } from 'node:path';
import type { Engine } from '../../../terraform/engine/engine.js';
import type { VariableCode } from '../../../terraform/module-tree/module-model.js';
import { MEMORY_REQUIRED_MIB } from '../../limits.js';
import { HOME, type Layout } from '../copy/layout.js';

type Environment = Readonly<Record<string, string | undefined>>;

const VARIABLE = 'TF_VAR_';

export const variablesIn = (env: Environment): ReadonlySet<string> =>
  new Set(Object.keys(env).flatMap((name) => (name.startsWith(VARIABLE) ? [name.slice(VARIABLE.length)] : [])));

/** Prefixes of the variables of version managers, which choose the version behind `terraform`. */
const VERSION_MANAGERS = /^(?:ASDF|AQUA|MISE|PROTO|RTX|TENV|TFENV|TOFUENV)_/;

/**
 * Returns the variables that pin the version. Without them, a version manager would look for a version file above the
 * working directory, which is a copy.
 */
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
  /** Variables of the root module. */
  readonly variables: ReadonlyMap<string, VariableCode>;
  /** The user's home for a version manager that needs it; null for an empty one. */
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
    // Windows starts no program without SystemRoot.
    SystemRoot: env.SystemRoot,
    HOME: home,
    USERPROFILE: home,
    APPDATA: temporary,
    TMPDIR: temporary,
    TMP: temporary,
    TEMP: temporary,
    // An empty file, so that the user's credentials, mirrors and development overrides are not used.
    TF_CLI_CONFIG_FILE: join(temporary, CLI_CONFIG),
    TF_REATTACH_PROVIDERS: reattach,
    TF_IN_AUTOMATION: '1',
    TF_INPUT: '0',
    // Prevents the request for the newest version.
    CHECKPOINT_DISABLE: '1',
    // Fewer garbage collections: a quarter faster for twice the memory, up to the limit below.
    GOGC: '400',
    GOMEMLIMIT: `${MEMORY_REQUIRED_MIB}MiB`,
    ...(workspace !== null && { TF_WORKSPACE: workspace }),
  };
}

export const CLI_CONFIG = 'terraform.rc';
