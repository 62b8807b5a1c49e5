/**
 * Finds external programs on the PATH. The system's own search also covers the working directory (for an empty or relative PATH
 * entry; on Windows always), which may be a repository that contains its own `terraform.exe`.
 */
import { accessSync, constants, statSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import type { Io } from '../io.js';
import { isWithin } from '../text/paths.js';

type Environment = Io['env'];

/** The machine to search; tests pass a fake one. */
export interface Machine {
  readonly platform: string;
  /** Returns `program` for an executable file, `file` for any other file, null if there is none. */
  readonly look: (path: string) => 'program' | 'file' | null;
}

/** Default PATH of POSIX systems. */
const WITHOUT_PATH = '/usr/bin:/bin';

/** An empty PATH would mean the working directory. */
const NOWHERE = '/dev/null';

/** The types that Windows starts without a shell. A `.bat` file needs one, which would parse the arguments again. */
const WINDOWS_ENDINGS = ['.exe', '.com'];

const THIS_MACHINE: Machine = { platform: process.platform, look };

/** Returns the absolute path of a program; null if it is not on the PATH. A command that contains a folder must be absolute. */
export function findProgram(command: string, env: Environment, machine = THIS_MACHINE): string | null {
  const { isAbsolute, join } = pathsOf(machine.platform);
  if (isAbsolute(command)) return command;
  if (/[\\/]/.test(command) || command === '') return null;
  const names = namesOf(command, machine.platform);
  const places = absoluteFolders(env, machine.platform).flatMap((folder) => names.map((name) => join(folder, name)));
  // Prefers an executable file further down the PATH. Running a file that is not executable reports why it fails.
  return places.find((path) => machine.look(path) === 'program') ?? places.find((path) => machine.look(path)) ?? null;
}

/** Returns the PATH entries that do not depend on the working directory. */
export function absoluteFolders(env: Environment, platform: string = process.platform): string[] {
  const { isAbsolute, delimiter } = pathsOf(platform);
  const usual = platform === 'win32' ? '' : WITHOUT_PATH;
  const entries = (env[pathName(env, platform)] ?? usual).split(delimiter);
  return [...new Set(entries.map((entry) => unquoted(entry, platform)))].filter((entry) =>
    platform === 'win32' ? /^([A-Za-z]:[\\/]|[\\/]{2}[^\\/])/.test(entry) : isAbsolute(entry),
  );
}

/** Returns the environment with absolute PATH entries only, so that child processes search by the same rule. */
export function withAbsolutePath(env: Environment, platform: string = process.platform): Environment {
  const name = pathName(env, platform);
  if (env[name] === undefined) return env;
  const folders = absoluteFolders(env, platform);
  return withPath(env, folders.length === 0 && platform !== 'win32' ? [NOWHERE] : folders, platform);
}

/**
 * Returns an `Io` that never runs programs from these folders, because their content is untrusted. Drops PATH entries inside
 * them, by path or by real path.
 */
export async function withoutProgramsIn(folders: readonly string[], io: Io): Promise<Io> {
  const forbidden = new Set(folders);
  for (const folder of folders) forbidden.add(await realOr(folder, io));
  const kept: string[] = [];
  for (const entry of absoluteFolders(io.env, io.platform)) {
    const real = await realOr(entry, io);
    const isForbidden = [...forbidden].some((folder) =>
      [entry, real].some((path) => isWithin(folder, path, pathsOf(io.platform))),
    );
    if (!isForbidden) kept.push(entry);
  }
  const env = withPath(io.env, kept, io.platform);
  return {
    ...io,
    env,
    run: (command, args, options) => io.run(command, args, { ...options, env: options.env ?? env }),
    launch: (command, args, options) => io.launch(command, args, { ...options, env: options.env ?? env }),
  };
}

/** An unreadable directory has no real path and contains no program that could run, so the plain path is enough. */
const realOr = async (path: string, io: Io): Promise<string> => (await io.realPath(path).catch(() => null)) ?? path;

const withPath = (env: Environment, folders: readonly string[], platform: string): Environment => ({
  ...env,
  [pathName(env, platform)]: folders.join(pathsOf(platform).delimiter),
});

const pathsOf = (platform: string) => (platform === 'win32' ? win32 : posix);

const namesOf = (command: string, platform: string): readonly string[] => {
  if (platform !== 'win32') return [command];
  const ending = win32.extname(command).toLowerCase();
  return WINDOWS_ENDINGS.includes(ending) ? [command] : WINDOWS_ENDINGS.map((known) => `${command}${known}`);
};

/** Windows spells it `Path` and accepts any case. */
const pathName = (env: Environment, platform: string): string =>
  platform === 'win32' ? (Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH') : 'PATH';

const unquoted = (entry: string, platform: string): string =>
  platform === 'win32' ? entry.replace(/^"(.*)"$/, '$1') : entry;

/** `sudo -u` and `docker run --user` leave directories in the PATH that may not be entered. These contain no usable program. */
function look(path: string): 'program' | 'file' | null {
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return null;
  } catch {
    return null;
  }
  try {
    accessSync(path, constants.X_OK);
    return 'program';
  } catch {
    return 'file';
  }
}
