import { join } from 'node:path';
import { Misuse } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { quote } from '../../platform/text/quote.js';
import { packageContaining } from '../../terraform/fetch/package.js';
import { readSmallFile } from '../../terraform/fetch/small-file.js';
import { WORKSPACE_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { usersDataDirectory } from './data-directory.js';

export const DEFAULT_WORKSPACE = 'default';

/** Names that Terraform allows, except those that look like an option or a parent directory. */
const NAME = /^[\w~$&+:=@][\w~$&+:=@.-]*$/;

/**
 * Returns the requested workspace, or else the one that a plan in the directory would use: TF_WORKSPACE or the selected
 * one.
 *
 * @throws Misuse for a name that Terraform does not allow
 */
export async function chooseWorkspace(asked: string | undefined, directory: string, io: Io): Promise<string> {
  const name = asked ?? (io.env.TF_WORKSPACE || (await selected(directory, io)));
  if (!NAME.test(name)) throw new Misuse(messages.workspaceName(quote(name)), { remedy: messages.WORKSPACE_REMEDY });
  return name;
}

async function selected(directory: string, io: Io): Promise<string> {
  const path = join(usersDataDirectory(directory, io), 'environment');
  const real = (await io.realPath(directory)) ?? directory;
  const top = io.env.TF_DATA_DIR ? null : (await packageContaining(real, io)).top;
  const bytes = await readSmallFile(path, WORKSPACE_BYTES_MAX, io, top);
  return (bytes === null ? '' : Buffer.from(bytes).toString('utf8').trim()) || DEFAULT_WORKSPACE;
}
