/**
 * Environment variables for programs that read untrusted code, and for Git. Untrusted code gets listed variables only:
 * an absent value cannot appear in a diagram, and absent credentials give no access.
 */

import type { Io } from '../io.js';
import { GIT_ALLOCATION_MAX } from '../limits.js';

type Environment = Io['env'];

/** Patterns of complete names. Proxies are allowed too, without their credentials. */
const ALLOWED: readonly RegExp[] = [
  // Locations of programs and temporary files, and locale settings.
  /^(PATH|TMPDIR|TMP|TEMP|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM)$/i,
  // Windows starts no program without these.
  /^(SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|NUMBER_OF_PROCESSORS|PROCESSOR_ARCHITECTURE)$/i,
  // The runner's description of the run. Excludes tokens of the job and of its services.
  /^(CI|GITHUB_ACTIONS|GITHUB_(ACTOR|REPOSITORY|EVENT_NAME|EVENT_PATH|SHA|REF|RUN_ID|RUN_NUMBER|RUN_ATTEMPT|WORKSPACE))$/,
  /^(GITHUB_(API_URL|GRAPHQL_URL|SERVER_URL|STEP_SUMMARY|OUTPUT)|RUNNER_(TEMP|OS|ARCH|TOOL_CACHE))$/,
  // Certificates of a corporate proxy are not secret.
  /^(SSL_CERT_(FILE|DIR)|NODE_EXTRA_CA_CERTS|GIT_SSL_CAINFO)$/,
  // Location of the real program behind the wrapper of hashicorp/setup-terraform and opentofu/setup-opentofu.
  /^(TERRAFORM|TOFU)_CLI_PATH$/,
];
const PROXY = /^(HTTP|HTTPS|NO|ALL)_PROXY$/i;

/** Returns the variables that untrusted code may see. */
export function allowedForUntrusted(env: Environment): Record<string, string> {
  const allowed = Object.entries(env).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    if (PROXY.test(name)) return [[name, withoutLogin(value)]];
    return ALLOWED.some((pattern) => pattern.test(name)) ? [[name, value]] : [];
  });
  return Object.fromEntries(allowed);
}

/**
 * Returns the environment for untrusted code.
 * @param home an empty folder, which hides the user's .netrc, .terraformrc, .aws and .gitconfig
 */
export const environmentForUntrusted = (env: Environment, home: string): Record<string, string> => ({
  ...allowedForUntrusted(env),
  HOME: home,
  USERPROFILE: home,
  APPDATA: home,
  XDG_CONFIG_HOME: home,
  XDG_CACHE_HOME: home,
  DOCKER_CONFIG: home,
  // The machine-wide Git configuration may contain credentials too.
  GIT_CONFIG_NOSYSTEM: '1',
});

/**
 * Removes the credentials of a proxy: `http://user:pass@proxy:3128`. A proxy that requires them then refuses the
 * connection.
 */
const withoutLogin = (address: string): string => address.replace(/^([a-z0-9]+:\/\/)?[^\s]*@/i, '$1');

// ---- Git, for trusted and untrusted repositories.

/**
 * Variables that Git sets for hooks (they name the current repository), and those of debugging, prompts and languages.
 */
const DROPPED_FOR_GIT =
  /^(GIT_(DIR|WORK_TREE|INDEX_FILE|INDEX_VERSION|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM|SHALLOW_FILE|GRAFT_FILE|REPLACE_REF_BASE|PREFIX|QUARANTINE_PATH|TEMPLATE_DIR|CONFIG|EXTERNAL_DIFF|PAGER|EDITOR|REDIRECT_STD\w+|TRACE\w*|CURL_VERBOSE|ALLOW_PROTOCOL|PROTOCOL_FROM_USER|ATTR_SOURCE|DEFAULT_HASH)|SSH_ASKPASS|LANGUAGE|LC_\w+)$/;

/** Returns an environment in which Git never prompts and writes English messages. */
const withoutPrompts = (env: Environment): Environment => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => !DROPPED_FOR_GIT.test(name))),
  // groundplan parses Git's messages. Does not affect the encoding of file names.
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  // In CI, the program answers without a person; on a desktop it opens a window.
  GIT_ASKPASS: env.CI ? (env.GIT_ASKPASS ?? '') : '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  GIT_LFS_SKIP_SMUDGE: '1',
  GIT_OPTIONAL_LOCKS: '0',
});

/** Returns the environment for Git commands in a local repository. */
export const localGitEnvironment = (env: Environment): Environment => ({ ...withoutPrompts(env), ...OBJECTS_IN_PLACE });

/** Git reads only objects that are there: no replacements, and no download of missing ones. */
const OBJECTS_IN_PLACE = {
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_NO_LAZY_FETCH: '1',
  // A delta of a few bytes may declare a result of 4 GB, and Git allocates the memory before checking.
  GIT_ALLOC_LIMIT: GIT_ALLOCATION_MAX,
};
