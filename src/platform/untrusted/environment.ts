/**
 * The environment in which untrusted code is planned: listed variables only. An absent value cannot appear in a diagram, and
 * absent credentials give no access.
 */
import type { Io } from '../io.js';

type Environment = Io['env'];

/** Patterns of complete names. Proxies are also allowed, without their credentials: see `withoutLogin`. */
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
  const kept = Object.entries(env).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    if (PROXY.test(name)) return [[name, withoutLogin(value)]];
    return ALLOWED.some((pattern) => pattern.test(name)) ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
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

/** Removes the credentials of a proxy. A proxy that requires them then refuses the connection, as intended. */
const withoutLogin = (address: string): string => address.replace(/^([a-z0-9]+:\/\/)?[^\s]*@/i, '$1');
