/**
 * The environment of an engine that fetches modules: what reaches registries and Git hosts as the user (tokens, ~/.terraformrc,
 * ~/.gitconfig, an SSH agent, proxies, credential helpers), and nothing that a bucket could be opened with. A module that was
 * fetched may name any source, and the engine follows it in the same run.
 */
import type { Io } from '../../io/io.js';
import { REGISTRY_SECONDS } from '../../limits/git.js';
import { neverAsking } from '../git/settings.js';
import { planningEnvironment } from '../terraform/environment.js';

type Environment = Io['env'];

/** Logins of clouds, values of variables. */
const WITHHELD =
  /^(AWS_|AMAZON_|GOOGLE_|GCLOUD_|GCP_|CLOUDSDK_|GCE_|ARM_|AZURE_|MSI_|VAULT_|TF_VAR_|TF_CLI_ARGS|TF_PLUGIN_)/i;

/** For Git in the hands of the engine, which clones with submodules and all. */
const GIT_SETTINGS = (nowhere: string): readonly (readonly [name: string, value: string])[] => [
  ['core.hooksPath', nowhere],
  ['core.fsmonitor', 'false'],
  // `git submodule update --init` takes active ones: none has this path.
  ['submodule.active', ':(literal).groundplan-none'],
  ['fetch.recurseSubmodules', 'false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['http.followRedirects', 'initial'],
];

/** @param folder of this run alone; `data` and `tmp` in it are used */
export function getEnvironment(env: Environment, folder: string): Environment {
  const nowhere = `${folder}/none`;
  const kept = Object.entries(neverAsking(env)).filter(([name]) => !WITHHELD.test(name));
  return {
    ...planningEnvironment(Object.fromEntries(kept), `${folder}/data`, `${folder}/tmp`),
    ...gitSettings(env, GIT_SETTINGS(nowhere)),
    GIT_ALLOW_PROTOCOL: 'https:http:ssh',
    TF_REGISTRY_CLIENT_TIMEOUT: env.TF_REGISTRY_CLIENT_TIMEOUT ?? String(REGISTRY_SECONDS),
    TF_REGISTRY_DISCOVERY_RETRY: env.TF_REGISTRY_DISCOVERY_RETRY ?? '1',
    // The libraries of the clouds look for logins in more places than the environment.
    AWS_SHARED_CREDENTIALS_FILE: nowhere,
    AWS_CONFIG_FILE: nowhere,
    AWS_EC2_METADATA_DISABLED: 'true',
    GOOGLE_APPLICATION_CREDENTIALS: nowhere,
    GCE_METADATA_HOST: '127.0.0.1:9',
  };
}

/** As `git -c` would, behind what the user gives in the same way. */
function gitSettings(env: Environment, settings: readonly (readonly [string, string])[]): Environment {
  const before = /^\d{1,4}$/.test(env.GIT_CONFIG_COUNT ?? '') ? Number(env.GIT_CONFIG_COUNT) : 0;
  const numbered = settings.flatMap(([name, value], i) => [
    [`GIT_CONFIG_KEY_${before + i}`, name],
    [`GIT_CONFIG_VALUE_${before + i}`, value],
  ]);
  return { ...Object.fromEntries(numbered), GIT_CONFIG_COUNT: String(before + settings.length) };
}
