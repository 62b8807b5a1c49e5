/**
 * Finds external programs in absolute folders of the PATH. The system's own search also covers the working directory
 * (for an empty or relative PATH entry; on Windows always), which may be an untrusted repository with its own
 * `terraform.exe`.
 */
import { accessSync, constants, statSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import type { Io } from '../io.js';
import { isWithin } from '../text/paths.js';

type Environment = Io['env'];

/** The machine to search. Tests pass another system. */
export interface Machine {
  readonly platform: string;
  /** Returns `program` for an executable file, `file` for any other file, null if there is none. */
  readonly kindOf: (path: string) => 'program' | 'file' | null;
}

/** Default PATH of POSIX systems. */
const DEFAULT_PATH = '/usr/bin:/bin';

/** PATH entry in which no program can be found. An empty PATH would mean the working directory. */
const NO_FOLDER = '/dev/null';

/** The types that Windows starts without a shell. A `.bat` file needs one, which would parse the arguments again. */
const WINDOWS_EXTENSIONS = ['.exe', '.com'];

const THIS_MACHINE: Machine = { platform: process.platform, kindOf };

/**
 * Returns the absolute path of a program; null if it is not on the PATH. An absolute command is returned without a
 * check; a relative path is never a program.
 */
export function findProgram(command: string, env: Environment, machine = THIS_MACHINE): string | null {
  const { isAbsolute, join } = pathsOf(machine.platform);
  if (isAbsolute(command)) return command;
  if (/[\\/]/.test(command) || command === '') return null;
  const names = fileNamesOf(command, machine.platform);
  const folders = absoluteFolders(env, machine.platform);
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const executable = paths.find((path) => machine.kindOf(path) === 'program');
  // Running a file that is not executable fails with a reason, which helps more than "not installed".
  return executable ?? paths.find((path) => machine.kindOf(path) !== null) ?? null;
}

/** Returns the PATH entries that do not depend on the working directory, in order and without duplicates. */
export function absoluteFolders(env: Environment, platform: string = process.platform): string[] {
  const { isAbsolute, delimiter } = pathsOf(platform);
  const defaultPath = platform === 'win32' ? '' : DEFAULT_PATH;
  const entries = (env[pathName(env, platform)] ?? defaultPath).split(delimiter);
  return [...new Set(entries.map((entry) => withoutQuotes(entry, platform)))].filter((entry) =>
    platform === 'win32' ? /^([A-Za-z]:[\\/]|[\\/]{2}[^\\/])/.test(entry) : isAbsolute(entry),
  );
}

/** Returns the environment with absolute PATH entries only, so that child processes search by the same rule. */
export function withAbsolutePath(env: Environment, platform: string = process.platform): Environment {
  const name = pathName(env, platform);
  if (env[name] === undefined) return env;
  const folders = absoluteFolders(env, platform);
  return withPath(env, folders.length === 0 && platform !== 'win32' ? [NO_FOLDER] : folders, platform);
}

/**
 * Returns an `Io` that never runs programs from these folders, because their content is untrusted. Drops the PATH
 * entries that are inside them, also through links.
 */
export async function withoutProgramsIn(folders: readonly string[], io: Io): Promise<Io> {
  const forbidden = new Set(folders);
  for (const folder of folders) forbidden.add(await realOr(folder, io));
  const allowed: string[] = [];
  for (const entry of absoluteFolders(io.env, io.platform)) {
    const real = await realOr(entry, io);
    const isForbidden = [...forbidden].some((folder) =>
      [entry, real].some((path) => isWithin(folder, path, pathsOf(io.platform))),
    );
    if (!isForbidden) allowed.push(entry);
  }
  const env = withPath(io.env, allowed, io.platform);
  return {
    ...io,
    env,
    run: (command, args, options) => io.run(command, args, { ...options, env: options.env ?? env }),
    launch: (command, args, options) => io.launch(command, args, { ...options, env: options.env ?? env }),
  };
}

/**
 * Returns the real path; the path itself for a directory that cannot be entered, which contains no program that could
 * run.
 */
const realOr = async (path: string, io: Io): Promise<string> => (await io.realPath(path).catch(() => null)) ?? path;

const withPath = (env: Environment, folders: readonly string[], platform: string): Environment => ({
  ...env,
  [pathName(env, platform)]: folders.join(pathsOf(platform).delimiter),
});

const pathsOf = (platform: string) => (platform === 'win32' ? win32 : posix);

/** Returns the file names of a program: `terraform`; on Windows `terraform.exe` and `terraform.com`. */
function fileNamesOf(command: string, platform: string): readonly string[] {
  if (platform !== 'win32') return [command];
  const extension = win32.extname(command).toLowerCase();
  return WINDOWS_EXTENSIONS.includes(extension) ? [command] : WINDOWS_EXTENSIONS.map((known) => `${command}${known}`);
}

/** Returns the name of the variable PATH. Windows spells it `Path` and accepts any case. */
const pathName = (env: Environment, platform: string): string =>
  platform === 'win32' ? (Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH') : 'PATH';

/** Returns a PATH entry without the quotes that Windows allows. */
const withoutQuotes = (entry: string, platform: string): string =>
  platform === 'win32' ? entry.replace(/^"(.*)"$/, '$1') : entry;

/** Implements `Machine.kindOf`. */
function kindOf(path: string): 'program' | 'file' | null {
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return null;
  } catch {
    // `sudo -u` and `docker run --user` leave directories in the PATH that may not be entered.
    return null;
  }
  try {
    accessSync(path, constants.X_OK);
    return 'program';
  } catch {
    return 'file';
  }
}
