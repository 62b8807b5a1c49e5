/** What a command may do to the world outside. Commands get it injected, so they run in a test without files. */
export interface Io {
  /** Rejects with a NodeJS.ErrnoException, as `fs` does. */
  readFile(path: string): Promise<Uint8Array>;
  /**
   * All or nothing: the file at `path` is the old one or the whole new one, whatever happens on the way, and nothing
   * else stays behind. Rejects with a NodeJS.ErrnoException.
   */
  writeFile(path: string, content: string | Uint8Array): Promise<void>;
  kindOf(path: string): Promise<PathKind>;
  /** Resolves when the reader has taken it; a reader that has gone away (`| head`) is no error. */
  stdout(content: string | Uint8Array): Promise<void>;
  stderr(text: string): void;
  readonly run: Run;
  /** A package installed beside this program, in exactly this version; null where there is none. */
  installed(name: string, version: string): unknown;
  /** Calls `work` with the paths of files that are gone afterwards. */
  withTemporaryFiles<T>(files: readonly Uint8Array[], work: (paths: readonly string[]) => T): Promise<T>;
  readonly stdoutIsTerminal: boolean;
  readonly stderrIsTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** `other`: a pipe, a device. Reading and writing them works; replacing them would not. */
export type PathKind = 'file' | 'directory' | 'other' | 'missing';

/**
 * Runs a program from the PATH, with arguments as they are: no shell reads them. Never rejects because of the program.
 * A signal to this process ends the program, too.
 */
export type Run = (command: string, args: readonly string[], options: RunOptions) => Promise<RunResult>;

export interface RunOptions {
  /** What the program reads from its standard input; empty by default. */
  readonly input?: string;
  /** After so many seconds it is killed. */
  readonly seconds: number;
}

export type RunResult =
  | { readonly end: 'exit'; readonly code: number; readonly stdout: string; readonly stderr: string }
  /** Ended by a signal that came from elsewhere. */
  | { readonly end: 'signal'; readonly signal: string; readonly stdout: string; readonly stderr: string }
  | { readonly end: 'time-out' }
  | { readonly end: 'missing' }
  /** It is there and cannot be started; `reason` is the system's code. */
  | { readonly end: 'unusable'; readonly reason: string };
