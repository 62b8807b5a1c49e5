/** The workspace of a plan, and the data directory that stands in for the user's `.terraform` while Terraform plans. */

import { isAbsolute, join } from 'node:path';
import { Misuse } from '../../errors.js';
import { MANIFEST_BYTES_MAX } from '../../limits.js';
import type { Io } from '../../platform/io.js';
import { quote } from '../../platform/text/printable.js';
import { packageContaining } from '../../terraform/fetch/package.js';
import { readSmallFile } from '../../terraform/fetch/read-within.js';
import { WORKSPACE_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';

export const DEFAULT_WORKSPACE = 'default';

/** Names that Terraform allows, except those that look like an option or a parent directory. */
const WORKSPACE_NAME = /^[\w~$&+:=@][\w~$&+:=@.-]*$/;

/**
 * Returns the requested workspace, or else the one that a plan in the directory would use: TF_WORKSPACE or the selected
 * one.
 * @throws Misuse for a name that Terraform does not allow
 */
export async function chooseWorkspace(requested: string | undefined, directory: string, io: Io): Promise<string> {
  const name = requested ?? (io.env.TF_WORKSPACE || (await readSelected(directory, io)));
  if (!WORKSPACE_NAME.test(name))
    throw new Misuse(messages.workspaceName(quote(name)), { remedy: messages.WORKSPACE_REMEDY });
  return name;
}

/** Returns the workspace that `terraform workspace select` has chosen. */
async function readSelected(directory: string, io: Io): Promise<string> {
  const path = join(usersDataDirectory(directory, io), 'environment');
  const real = (await io.realPath(directory)) ?? directory;
  const top = io.env.TF_DATA_DIR ? null : (await packageContaining(real, io)).top;
  const bytes = await readSmallFile(path, WORKSPACE_BYTES_MAX, io, top);
  return (bytes === null ? '' : Buffer.from(bytes).toString('utf8').trim()) || DEFAULT_WORKSPACE;
}

// ---- Creates a data directory in place of `.terraform`, with the modules and providers that the user has
// installed.

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

/**
 * Links the packages of a provider directory.
 * @param levels number of directories above each package
 */
async function linkPackages(from: string, to: string, levels: number, io: Io): Promise<void> {
  const entries = await io.list(from).catch(() => []);
  if (entries.length > 0) await io.makeDirectory(to);
  for (const { name, kind } of entries) {
    if (levels === 0) await io.link(join(to, name), join(from, name));
    else if (kind === 'directory') await linkPackages(join(from, name), join(to, name), levels - 1, io);
  }
}
