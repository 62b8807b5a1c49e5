/**
 * Where the programs are that are called. Found here and not by the system: that looks into the working directory as well
 * (an empty or relative entry of the PATH; on Windows always), which may be a repository with a `terraform.exe` of its own.
 */
import { accessSync, constants, statSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { isWithin } from '../../text/within.js';
import type { Io } from '../io.js';

type Environment = Io['env'];

/** What is asked of the machine; a test has another one. */
export interface Machine {
  readonly platform: string;
  /** Whether a file is there, and whether it may be started; null where there is none. */
  readonly look: (path: string) => 'program' | 'file' | null;
}

/** Where POSIX systems look when nobody has said. */
const WITHOUT_PATH = '/usr/bin:/bin';

/** An empty PATH would be the working directory. */
const NOWHERE = '/dev/null';

/** Without a shell Windows starts nothing else; a `.bat` would need one, which reads the arguments once more. */
const WINDOWS_ENDINGS = ['.exe', '.com'];

const THIS_MACHINE: Machine = { platform: process.platform, look };

/** Absolute path of a program; null where it is nowhere on the PATH. A name with a folder in it must be absolute. */
export function findProgram(command: string, env: Environment, machine = THIS_MACHINE): string | null {
  const { isAbsolute, join } = pathsOf(machine.platform);
  if (isAbsolute(command)) return command;
  if (/[\\/]/.test(command) || command === '') return null;
  const names = namesOf(command, machine.platform);
  const places = absoluteFolders(env, machine.platform).flatMap((folder) => names.map((name) => join(folder, name)));
  // One that may not be started says so when it is; another one further on is better.
  return places.find((path) => machine.look(path) === 'program') ?? places.find((path) => machine.look(path)) ?? null;
}

/** The entries of the PATH that mean the same wherever somebody stands. */
export function absoluteFolders(env: Environment, platform: string = process.platform): string[] {
  const { isAbsolute, delimiter } = pathsOf(platform);
  const usual = platform === 'win32' ? '' : WITHOUT_PATH;
  const entries = (env[pathName(env, platform)] ?? usual).split(delimiter);
  return [...new Set(entries.map((entry) => unquoted(entry, platform)))].filter((entry) =>
    platform === 'win32' ? /^([A-Za-z]:[\\/]|[\\/]{2}[^\\/])/.test(entry) : isAbsolute(entry),
  );
}

/** The same environment with such entries only: what a program calls is found by the same rule. */
export function withAbsolutePath(env: Environment, platform: string = process.platform): Environment {
  const name = pathName(env, platform);
  if (env[name] === undefined) return env;
  const folders = absoluteFolders(env, platform);
  return withPath(env, folders.length === 0 && platform !== 'win32' ? [NOWHERE] : folders, platform);
}

/**
 * Whoever owns these folders chooses no program: folders of the PATH that are in one of them, by name or by where links
 * lead, are left out for whatever is run through the result.
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

/** What may not be looked into holds no program that could be run; its name is all there is to go by. */
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

/** Windows says `Path`, and takes any capitals. */
const pathName = (env: Environment, platform: string): string =>
  platform === 'win32' ? (Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH') : 'PATH';

const unquoted = (entry: string, platform: string): string =>
  platform === 'win32' ? entry.replace(/^"(.*)"$/, '$1') : entry;

/** A directory that may not be entered, as `sudo -u` and `docker run --user` leave them in the PATH, holds no program for us. */
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
