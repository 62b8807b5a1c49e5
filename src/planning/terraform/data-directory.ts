/** Creates a data directory in place of `.terraform`, with the modules and providers that the user has installed. */
import { isAbsolute, join } from 'node:path';
import { MANIFEST_BYTES_MAX } from '../../limits.js';
import type { Io } from '../../platform/io.js';
import { readSmallFile } from '../../terraform/fetch/small-file.js';

const MANIFEST = join('modules', 'modules.json');
const PROVIDERS = 'providers';
/**
 * Levels of the provider directory: host, namespace, type, version.
 * https://developer.hashicorp.com/terraform/cli/config/config-file#explicit-installation-method-configuration
 */
const PROVIDER_LEVELS = 4;

/** Returns the user's data directory, found as Terraform finds it. */
export function usersDataDirectory(directory: string, io: Io): string {
  const named = io.env.TF_DATA_DIR || '.terraform';
  return isAbsolute(named) ? named : join(directory, named);
}

/**
 * Copies the module manifest and links the provider packages. Modules stay in place, since the manifest names their
 * directories relative to the working directory. Each provider package is a link of its own, so that `init` can add or
 * replace one without a change to the user's.
 */
export async function prepareDataDirectory(from: string, to: string, io: Io): Promise<void> {
  await io.makeDirectory(join(to, 'modules'));
  const manifest = await readSmallFile(join(from, MANIFEST), MANIFEST_BYTES_MAX, io, null);
  if (manifest !== null) await io.writeFile(join(to, MANIFEST), manifest);
  await linkPackages(join(from, PROVIDERS), join(to, PROVIDERS), PROVIDER_LEVELS, io);
}

async function linkPackages(from: string, to: string, levels: number, io: Io): Promise<void> {
  const entries = await io.list(from).catch(() => []);
  if (entries.length > 0) await io.makeDirectory(to);
  for (const { name, kind } of entries) {
    if (levels === 0) await io.link(join(to, name), join(from, name));
    else if (kind === 'directory') await linkPackages(join(from, name), join(to, name), levels - 1, io);
  }
}
