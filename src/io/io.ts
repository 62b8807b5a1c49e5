/** What a command may do to the world outside. Commands get it injected, so they run in a test without files. */
export interface Io extends Files {
  readonly run: Run;
  /** A package installed beside this program, in exactly this version; null where there is none. */
  installed(name: string, version: string): unknown;
  /** Resolves when the reader has taken it; a reader that has gone away (`| head`) is no error. */
  stdout(content: string | Uint8Array): Promise<void>;
  stderr(text: string): void;
  readonly stdoutIsTerminal: boolean;
  readonly stderrIsTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute path of the working directory, as the user sees it. */
  readonly directory: string;
  /** Absolute path of the user's home; the working directory where there is none. */
  readonly home: string;
}

/** All of them reject with a NodeJS.ErrnoException, as `fs` does, unless they say otherwise. */
export interface Files {
  readFile(path: string): Promise<Uint8Array>;
  /**
   * All or nothing: the file at `path` is the old one or the whole new one, whatever happens on the way, and nothing
   * else stays behind.
   */
  writeFile(path: string, content: string | Uint8Array): Promise<void>;
  /** Follows links. */
  kindOf(path: string): Promise<PathKind>;
  /** Bytes of the file, links followed; null where no file is there. */
  sizeOf(path: string): Promise<number | null>;
  /** What is in a directory, in order of the names by code unit; links are named, not followed. */
  list(path: string): Promise<readonly Entry[]>;
  /** Absolute path without links; null where nothing is there, or links go in a circle. */
  realPath(path: string): Promise<string | null>;
  /** With the directories above it; no error where it is there. Only the user may read what is made. */
  makeDirectory(path: string): Promise<void>;
  /** A symbolic link at `path`. */
  link(path: string, target: string): Promise<void>;
  /** A file or a directory with all in it; no error where nothing is there. */
  remove(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Calls `work` with the paths of files that are gone afterwards. */
  withTemporaryFiles<T>(files: readonly Uint8Array[], work: (paths: readonly string[]) => T): Promise<T>;
  /** A directory that only the user may read; gone afterwards, also when a signal ends the program. */
  withTemporaryDirectory<T>(work: (path: string) => Promise<T>): Promise<T>;
  /**
   * A new file that is gone afterwards, also when a signal ends the program. A file that is there already is left alone,
   * before and after.
   */
  withFile<T>(path: string, content: string, work: () => Promise<T>): Promise<T>;
}

/** `other`: a pipe, a device. Reading and writing them works; replacing them would not. */
export type PathKind = 'file' | 'directory' | 'other' | 'missing';

export interface Entry {
  readonly name: string;
  readonly kind: 'file' | 'directory' | 'link' | 'other';
}

/**
 * Runs a program from the PATH, with arguments as they are: no shell reads them. Never rejects because of the program.
 * It and what it starts are a process group of their own, without a terminal to ask on. None of them outlives the call,
 * nor this process: time-out and signals send them SIGINT, and SIGKILL where that does not help (docs/exit-codes.md).
 */
export type Run = (command: string, args: readonly string[], options: RunOptions) => Promise<RunResult>;

export interface RunOptions {
  /** What the program reads from its standard input; empty by default. */
  readonly input?: string;
  /** After so many seconds it is ended. */
  readonly seconds: number;
  /** So much it may write to its standard output; more ends it as `unusable`, reason ENOBUFS. The longest string by default. */
  readonly bytes?: number;
  /** Directory that it runs in; that of this process by default. */
  readonly directory?: string;
  /** Its whole environment; that of this process by default. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Called with each whole line that it writes to its standard output, as it comes. */
  readonly onLine?: (line: string) => void;
}

export type RunResult =
  | { readonly end: 'exit'; readonly code: number; readonly stdout: string; readonly stderr: string }
  /** Ended by a signal that came from elsewhere. */
  | { readonly end: 'signal'; readonly signal: string; readonly stdout: string; readonly stderr: string }
  | { readonly end: 'time-out' }
  | { readonly end: 'missing' }
  /** It is there and cannot be started; `reason` is the system's code. */
  | { readonly end: 'unusable'; readonly reason: string };
