/** What a command may do to the world outside. Commands get it injected, so they run in a test without files. */
export interface Io extends Files {
  readonly run: Run;
  readonly serveGrpc: ServeGrpc;
  /** Of this process, as the system numbers it. */
  readonly processId: number;
  readonly launch: Launch;
  readonly request: Request;
  readonly download: Download;
  /** All addresses that the system knows a host by; none where it does not know it. */
  lookup(host: string): Promise<readonly string[]>;
  wait(seconds: number): Promise<void>;
  /**
   * Calls `work` again and again, until what it returns is called. It keeps no program alive. Absent where nobody reads
   * what would be said.
   */
  every?(seconds: number, work: () => void): () => void;
  /**
   * Returns what `work` returns, and ends it where it takes longer: a loop, too, also in WebAssembly. What it was
   * changing may be half done. Absent where time does not count.
   * @throws Error with the code ERR_SCRIPT_EXECUTION_TIMEOUT after so many seconds
   */
  withinSeconds?<T>(seconds: number, work: () => T): T;
  /** A package installed beside this program, in exactly this version; null where there is none. */
  installed(name: string, version: string): unknown;
  /** Absent where nothing was opened for this process. */
  readonly readDescriptor?: ReadDescriptor;
  /** Absent where nobody speaks to this process. */
  readonly hear?: Hear;
  /** Resolves when the reader has taken it; a reader that has gone away (`| head`) is no error. */
  stdout(content: string | Uint8Array): Promise<void>;
  stderr(text: string): void;
  readonly stdoutIsTerminal: boolean;
  readonly stderrIsTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** `process.platform`. */
  readonly platform: string;
  /** Absolute path of the working directory, as the user sees it. */
  readonly directory: string;
  /** Absolute path of the user's home; the working directory where there is none. */
  readonly home: string;
  /** Who asks is a program that may have been talked into it, not a person: naming a host does not allow it. */
  readonly isAskedByProgram?: true;
}

/**
 * All that is to be read from what this process was started with: standard input is 0, a shell numbers others. Pipes,
 * sockets and files only: `device` for all else, terminals among them. `too-large` where more comes than is asked for.
 * Rejects as `fs` does.
 */
export type ReadDescriptor = (descriptor: number, bytesMax: number) => Promise<Uint8Array | 'device' | 'too-large'>;

/** Calls `take` with what comes on standard input, piece by piece. Resolves at its end; never rejects. */
export type Hear = (take: (bytes: Uint8Array) => void) => Promise<void>;

/**
 * Told what begins, in words for the user.
 * @param isCounted whether the words say how much of a long work is done: a log repeats them while it goes on
 */
export type OnStep = (text: string, isCounted?: boolean) => void;

/** All of them reject with a NodeJS.ErrnoException, as `fs` does, unless they say otherwise. */
export interface Files {
  readFile(path: string): Promise<Uint8Array>;
  /** All of a file, whose path has no links: nothing is waited for, and no link that has come since is followed. */
  readRegular(path: string, bytesMax: number): Promise<Regular>;
  /** A file that is not there, in a temporary directory: in place at once, and not made to last. */
  writeNew(path: string, content: string | Uint8Array): Promise<void>;
  /**
   * All or nothing: the file at `path` is the old one or the whole new one, whatever happens on the way, and nothing
   * else stays behind. Rejects with ELOOP for a link, which is neither followed nor replaced.
   */
  writeFile(path: string, content: string | Uint8Array): Promise<void>;
  /** Rejects where `writeFile` would: for a link, where the file may not be written, or nothing made in its directory. */
  checkWritable?(path: string): Promise<void>;
  /** Follows links. */
  kindOf(path: string): Promise<PathKind>;
  /** Bytes of the file, links followed; null where no file is there. */
  sizeOf(path: string): Promise<number | null>;
  /** What is in a directory, in order of the names by code unit; links are named, not followed. */
  list(path: string): Promise<readonly Entry[]>;
  /** Those that are there, the one that was changed longest ago first. */
  oldestFirst(paths: readonly string[]): Promise<readonly string[]>;
  /** Absolute path without links; null where nothing is there, or links go in a circle. */
  realPath(path: string): Promise<string | null>;
  /**
   * With the directories above it; no error where it is there. Only the user may read what is made.
   * @param isShared others may, too, as the system is set up: what is made is a result
   */
  makeDirectory(path: string, isShared?: boolean): Promise<void>;
  /** A symbolic link at `path`. */
  link(path: string, target: string): Promise<void>;
  /** A file or a directory with all in it; no error where nothing is there. */
  remove(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Calls `work` with the paths of files that are gone afterwards. */
  withTemporaryFiles<T>(files: readonly Uint8Array[], work: (paths: readonly string[]) => T): Promise<T>;
  /**
   * A directory that only the user may read; gone afterwards, also when a signal ends the program.
   * @param inside where it is made, for what is to be renamed out of it: a rename does not cross file systems
   */
  withTemporaryDirectory<T>(work: (path: string) => Promise<T>, inside?: string): Promise<T>;
  /**
   * A new file that is gone afterwards, also when a signal ends the program. A file that is there already is left alone,
   * before and after; then `isNew` is false.
   */
  withFile<T>(path: string, content: string, work: (isNew: boolean) => Promise<T>): Promise<T>;
}

/** `special`: a directory, a pipe, a device, a link. */
export type Regular = Uint8Array | 'missing' | 'special' | 'too-large';

/** `other`: a pipe, a device. Reading and writing them works; replacing them would not. */
export type PathKind = 'file' | 'directory' | 'other' | 'missing';

export interface Entry {
  readonly name: string;
  readonly kind: 'file' | 'directory' | 'link' | 'other';
}

/**
 * Runs a program from an absolute folder of the PATH, with arguments as they are: no shell reads them, and none of the
 * working directory is run. Never rejects because of the program.
 * It and what it starts are a process group of their own, without a terminal to ask on. None of them outlives the call,
 * nor this process: time-out and signals send them SIGINT, and SIGKILL where that does not help (docs/exit-codes.md).
 */
export type Run = (command: string, args: readonly string[], options: RunOptions) => Promise<RunResult>;

/** Seconds that several runs share: each takes from `left` what it has needed. */
export interface Budget {
  left: number;
}

export interface RunOptions {
  /** What the program reads from its standard input; empty by default. */
  readonly input?: string;
  /** After so many seconds it is ended. */
  readonly seconds: number;
  /** What is left of it counts, too, where that is less. */
  readonly budget?: Budget;
  /** So much it may write to its standard output; more ends it as `unusable`, reason ENOBUFS. The longest string by default. */
  readonly bytes?: number;
  /** So many bytes of memory it may hold, where the system says it; more ends it as `unusable`, reason ENOMEM. */
  readonly memory?: number;
  /** What a folder may grow to while it runs; more ends it as `unusable`, reason EFBIG. */
  readonly growth?: GrowthLimit;
  /** Directory that it runs in; that of this process by default. */
  readonly directory?: string;
  /** Its whole environment; that of this process by default. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Called with each whole line that it writes to its standard output, as it comes. */
  readonly onLine?: (line: string) => void;
}

export interface GrowthLimit {
  readonly directory: string;
  readonly bytesMax: number;
  /** Files, folders, links. */
  readonly entriesMax: number;
}

export type RunResult =
  | { readonly end: 'exit'; readonly code: number; readonly stdout: string; readonly stderr: string }
  /** Ended by a signal that came from elsewhere. */
  | { readonly end: 'signal'; readonly signal: string; readonly stdout: string; readonly stderr: string }
  | { readonly end: 'time-out' }
  | { readonly end: 'missing' }
  /** It is there and cannot be started; `reason` is the system's code. */
  | { readonly end: 'unusable'; readonly reason: string };

/**
 * Starts a program that may outlive this one, a viewer say. `time-out` after so many seconds means that it runs, and
 * goes on running.
 */
export type Launch = (
  command: string,
  args: readonly string[],
  options: { readonly seconds: number; readonly env?: RunOptions['env'] },
) => Promise<RunResult>;

/** One HTTP request. Never rejects because of the other side. Redirections are answers, not followed. */
export type Request = (url: string, options: HttpRequest) => Promise<HttpResult>;

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** For all of it. */
  readonly seconds: number;
  /** Without a byte of the answer. */
  readonly silentSeconds: number;
  /** The answer is not read further. */
  readonly bytesMax: number;
}

export type HttpResult =
  | {
      readonly end: 'response';
      readonly status: number;
      /** By name in lower case; several of one name are joined with commas. */
      readonly headers: ReadonlyMap<string, string>;
      readonly retryAfter: string | null;
      readonly text: string;
    }
  | { readonly end: 'time-out' }
  | { readonly end: 'too-large' }
  /** `reason` is the system's code. */
  | { readonly end: 'unreachable'; readonly reason: string };

/**
 * One GET over a connection to an address that may be connected to: it is asked about the very one that is used. Never
 * rejects because of the other side. Redirections are answers, not followed.
 */
export type Download = (url: string, options: DownloadRequest) => Promise<DownloadResult>;

export interface DownloadRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly mayConnect: (address: string) => boolean;
  /** Names the proxy. It is connected to in any case, and looks names up by itself; they are asked about as far as they are known here. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** For all of it. */
  readonly seconds: number;
  /** What is left of it counts, too, where that is less. */
  readonly budget?: Budget;
  /** Without a byte of the answer. */
  readonly silentSeconds: number;
  readonly bytesMax: number;
}

export type DownloadResult =
  | {
      readonly end: 'response';
      readonly status: number;
      /** By name in lower case; of several of one name the first. */
      readonly headers: ReadonlyMap<string, string>;
      readonly bytes: Uint8Array;
    }
  | { readonly end: 'time-out' }
  | { readonly end: 'too-large' }
  /** The environment names a proxy that is not asked by http or https. */
  | { readonly end: 'proxy-unknown' }
  /** No address of the host may be connected to. */
  | { readonly end: 'forbidden' }
  /** `reason` is the system's code. */
  | { readonly end: 'unreachable'; readonly reason: string };

/** What is answered to a request, both as the bytes of a message. */
export type Procedure = (request: Uint8Array) => Uint8Array;

/** By path, `/package.Service/Method`. Any other path is answered as not implemented. */
export type Procedures = ReadonlyMap<string, Procedure>;

/**
 * Serves gRPC without encryption to programs of this machine: on a Unix socket in `directory`, which must exist and be
 * the user's alone, or on a port of the loopback interface where the system has no such sockets (Windows) or the path
 * is longer than they may have. Rejects as `fs` does.
 */
export type ServeGrpc = (place: { directory: string; name: string }, connected: Connected) => Promise<GrpcServer>;

/** What one connection may call: what is said on it is remembered for it alone. */
export type Connected = () => Procedures;

export interface GrpcServer {
  readonly network: 'unix' | 'tcp';
  /** Path of the socket, or `127.0.0.1:49152`. */
  readonly address: string;
  /** Ends open connections, too; nothing stays behind. May be called again. */
  close(): Promise<void>;
}
