/** A folder that belongs to a chosen user, whoever runs the tests: containers may change owners, most people may not. */
import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newTemporary } from '../../support/temporary.js';
import { dockerText, image } from './docker.js';

const made: string[] = [];

/** A container is started for each folder, which takes seconds on a busy machine. */
const CLEANING_MS = 300_000;

/** Takes the folders away again; containers may have left files in them that are not ours. */
afterAll(async () => {
  for (const folder of made) {
    await inFolder(folder, 'find', '.', '-mindepth', '1', '-delete');
    rmSync(folder, { recursive: true });
  }
  made.length = 0;
}, CLEANING_MS);

/** A copy of the folder `from`, or an empty one, with everything in it owned by `owner`. */
export async function workspace(owner: number, from: string | null = null): Promise<string> {
  const folder = newTemporary('groundplan-image-');
  made.push(folder);
  if (from !== null) cpSync(from, folder, { recursive: true });
  await give(folder, owner);
  return folder;
}

/** @param mode of the folder itself */
export async function give(folder: string, owner: number, mode = '755'): Promise<void> {
  await inFolder(folder, 'chmod', mode, '.');
  await inFolder(folder, 'chown', '-R', `${owner}:${owner}`, '.');
}

const inFolder = (folder: string, program: string, ...args: readonly string[]): Promise<string> =>
  dockerText(
    ...['run', '--rm', '--network', 'none', '--user', '0', '--volume', `${folder}:/w`, '--workdir', '/w'],
    ...['--entrypoint', program, image(), ...args],
  );

/** Path and owner of every file below the folder, in order: `architecture.svg 1001:1001`. Git's own are left out. */
export function owners(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/^\.git(\/|$)/.test(path))
    .sort()
    .map((path) => ({ path, stat: statSync(join(folder, path)) }))
    .filter(({ stat }) => stat.isFile())
    .map(({ path, stat }) => `${path} ${stat.uid}:${stat.gid}`);
}
