import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const REGISTRY = 'https://registry.npmjs.org/';

/**
 * Publishes the package unless the registry has it already, so that the job can be restarted.
 *
 * | On the registry | Done |
 * |---|---|
 * | no package of this name | published with NPM_TOKEN, because trusted publishing cannot create a package |
 * | other versions | published by trusted publishing, without a token |
 * | this version, the same bytes | nothing |
 * | this version, other bytes | refused: a published version never changes |
 * @param archive path of the .tgz
 * @param env environment: `npm_config_registry` names another registry than npm's
 */
export async function publishPackage({ name, version, archive, env }) {
  const registry = (env.npm_config_registry ?? REGISTRY).replace(/\/*$/, '/');
  const integrity = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  const versions = await versionsOn(registry, name);
  const published = versions?.[version]?.dist.integrity;
  if (published === integrity) return `${name} ${version} is published already`;
  if (published !== undefined)
    throw new Error(`${name} ${version} is published with other bytes: change the version in package.json`);
  const token = versions === null ? env.NPM_TOKEN : undefined;
  if (versions === null && !token)
    throw new Error(
      `${name} is not on ${registry} yet, and trusted publishing cannot create a package: add the secret NPM_TOKEN to the environment "release" and run this job again (docs/release.md)`,
    );
  publish({ archive, registry, token, env });
  return `published ${name} ${version} ${token === undefined ? 'as a trusted publisher' : 'with NPM_TOKEN, which is not needed any more: delete it'}`;
}

/** Returns the versions by name; null if the registry has no such package. */
async function versionsOn(registry, name) {
  const response = await fetch(`${registry}${name}`, { headers: { accept: 'application/json' } });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${registry}${name}: ${response.status}`);
  return (await response.json()).versions ?? {};
}

/** npm reads the token from the environment; the file only names the variable. A relative path could mean a repository of GitHub. */
function publish({ archive, registry, token, env }) {
  const folder = mkdtempSync(join(tmpdir(), 'groundplan-npm-'));
  try {
    const settings = join(folder, 'npmrc');
    writeFileSync(
      settings,
      token === undefined ? '' : `${registry.replace(/^https?:/, '')}:_authToken=\${NPM_TOKEN}\n`,
    );
    const { NPM_TOKEN: _, ...rest } = env;
    const { status } = spawnSync(
      'npm',
      ['publish', resolve(archive), '--access', 'public', '--ignore-scripts', '--tag', 'latest'],
      {
        env: { ...(token === undefined ? rest : env), npm_config_userconfig: settings, npm_config_registry: registry },
        cwd: folder,
        stdio: 'inherit',
      },
    );
    if (status !== 0) throw new Error(`npm publish ended with ${status}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
