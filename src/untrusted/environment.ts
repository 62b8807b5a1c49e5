/**
 * The environment that untrusted code is planned in: a list of names, and nothing else of the job. A value that is absent
 * cannot appear in a diagram, whatever the code asks for, and a login that is absent opens nothing.
 */
import type { Io } from '../platform/io.js';

type Environment = Io['env'];

/** Matched as a whole. Ways out without the logins that may be in them: see `withoutLogin`. */
const ALLOWED: readonly RegExp[] = [
  // Where programs, temporary files and words are.
  /^(PATH|TMPDIR|TMP|TEMP|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM)$/i,
  // Without these Windows starts nothing.
  /^(SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|NUMBER_OF_PROCESSORS|PROCESSOR_ARCHITECTURE)$/i,
  // What the runner says of the run. No token: neither that of the job nor those of its services.
  /^(CI|GITHUB_ACTIONS|GITHUB_(ACTOR|REPOSITORY|EVENT_NAME|EVENT_PATH|SHA|REF|RUN_ID|RUN_NUMBER|RUN_ATTEMPT|WORKSPACE))$/,
  /^(GITHUB_(API_URL|GRAPHQL_URL|SERVER_URL|STEP_SUMMARY|OUTPUT)|RUNNER_(TEMP|OS|ARCH|TOOL_CACHE))$/,
  // Certificates of a company's proxy are no secret.
  /^(SSL_CERT_(FILE|DIR)|NODE_EXTRA_CA_CERTS|GIT_SSL_CAINFO)$/,
  // Where hashicorp/setup-terraform and opentofu/setup-opentofu have put the program behind their wrapper.
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

/** @param home an empty folder: untrusted code never sees the user's .netrc, .terraformrc, .aws, .gitconfig */
export const environmentForUntrusted = (env: Environment, home: string): Record<string, string> => ({
  ...allowedForUntrusted(env),
  HOME: home,
  USERPROFILE: home,
  APPDATA: home,
  XDG_CONFIG_HOME: home,
  XDG_CACHE_HOME: home,
  DOCKER_CONFIG: home,
  // What the machine's administrator has written for its own users may hold a login, too.
  GIT_CONFIG_NOSYSTEM: '1',
});

/** Of a proxy: who has no login is refused by it, which is what is wanted. */
const withoutLogin = (address: string): string => address.replace(/^([a-z0-9]+:\/\/)?[^\s]*@/i, '$1');
