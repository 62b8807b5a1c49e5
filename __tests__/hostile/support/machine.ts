/** A machine in a folder: a home with keys, programs that tell when they are run, a place for code, and what changed in it. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { newTemporary } from '../../support/temporary.js';
import { PLANTED } from './canaries.js';
import type { Content, Files } from './hostile.js';
import { KEPT } from './kept.js';

export interface Machine {
  readonly top: string;
  readonly home: string;
  readonly temporary: string;
  /** Programs that tell. */
  readonly bin: string;
  /** Where the repository is checked out. */
  readonly repository: string;
  /** Empty: where a user would stand. */
  readonly out: string;
  /** Code that is run writes a file there. */
  readonly marks: string;
  remove(): void;
}

/** Programs that are found on machines and may be called for good reasons, but not by code of strangers. */
const PROGRAMS = ['terragrunt', 'hg', 'aws', 'gsutil', 'docker-credential-helper', 'xdg-open'];

export function newMachine(): Machine {
  const top = realpathSync(newTemporary('groundplan-hostile-'));
  const at = (name: string) => join(top, name);
  for (const name of ['home', 'temp', 'bin', 'desk/repository', 'out', 'marks', 'run']) {
    mkdirSync(at(name), { recursive: true });
  }
  for (const [path, text] of Object.entries(PLANTED)) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
  write(at('home/kept/.git'), KEPT.files, {});
  for (const name of PROGRAMS) writeProgram(at(`bin/${name}`), at(`marks/${name}`));
  return {
    ...{ top, home: at('home'), temporary: at('temp'), bin: at('bin'), repository: at('desk/repository') },
    ...{ out: at('out'), marks: at('marks') },
    remove: () => rmSync(top, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** To be asked for a version is no harm. */
function writeProgram(path: string, mark: string): void {
  const script = `#!/bin/sh\ncase "$*" in *version*) echo 'version v0.77.0';; *) echo "$@" >> '${mark}';; esac\n`;
  writeFileSync(path, script);
  chmodSync(path, 0o755);
}

/** `@KEY@` and the like in names and contents of a hostile repository. */
export type Places = Readonly<Record<string, string>>;

export const placesOf = ({ top, home, marks }: Machine, folder: string, origins: Places): Places => ({
  HOME: home,
  KEY: join(home, '.ssh/id_rsa'),
  SECRET: join(top, 'run/secrets/key'),
  REPO: folder,
  UP: relative(folder, top),
  MARK: join(marks, 'code'),
  ...origins,
});

export const filled = (text: string, places: Places): string =>
  text.replace(/@([A-Z]+)@/g, (all, name: string) => places[name] ?? all);

/** Names with slashes are folders; a name that the file system refuses is left out. */
export function write(folder: string, files: Files, places: Places): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, filled(name, places));
    mkdirSync(dirname(path), { recursive: true });
    writeOne(path, content, places);
  }
}

function writeOne(path: string, content: Content, places: Places): void {
  if (typeof content === 'string') writeFileSync(path, filled(content, places));
  else if (content instanceof Uint8Array) writeFileSync(path, content);
  else if ('to' in content) symlinkSync(filled(content.to, places), path);
  else if ('pipe' in content) execFileSync('mkfifo', [path]);
  else {
    writeFileSync(path, filled(content.program, places));
    chmodSync(path, 0o755);
  }
}

/** Path from the top to what tells whether it is still the same. */
export type Snapshot = ReadonlyMap<string, string>;

export function snapshot({ top }: Machine): Snapshot {
  const found = new Map<string, string>();
  const visit = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      const stat = lstatSync(path, { throwIfNoEntry: false });
      if (stat === undefined) continue;
      const key = relative(top, path);
      if (stat.isSymbolicLink()) found.set(key, `link ${readlinkSync(path)}`);
      else if (stat.isDirectory()) visit(path);
      else found.set(key, stat.isFile() ? `${stat.mode} ${digestOf(path, stat.size)}` : 'other');
    }
  };
  visit(top);
  return found;
}

/** Nothing that is planted or drawn is so large. */
const LARGE_BYTES = 64 * 2 ** 20;

const digestOf = (path: string, bytes: number): string =>
  bytes > LARGE_BYTES ? `large ${bytes}` : createHash('sha1').update(readFileSync(path)).digest('hex');

/** Paths that are new, changed or gone. */
export const changes = (before: Snapshot, after: Snapshot): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).sort();
