/** A data directory of our own, in the place of `.terraform`, that begins with what the user's has installed. */
import { isAbsolute, join } from 'node:path';
import { readSmallFile } from '../../fetch/small-file.js';
import { MANIFEST_BYTES_MAX } from '../../limits.js';
import type { Io } from '../../platform/io.js';

const MANIFEST = join('modules', 'modules.json');
const PROVIDERS = 'providers';
/** Host, namespace, type, version: https://developer.hashicorp.com/terraform/cli/config/config-file#explicit-installation-method-configuration */
const PROVIDER_LEVELS = 4;

/** The user's own, as Terraform finds it. */
export function usersDataDirectory(directory: string, io: Io): string {
  const named = io.env.TF_DATA_DIR || '.terraform';
  return isAbsolute(named) ? named : join(directory, named);
}

/**
 * Modules stay where they are: the manifest names their directories from the working directory. Providers are links, one
 * for each package, so that what `init` adds or replaces does not touch the user's.
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
