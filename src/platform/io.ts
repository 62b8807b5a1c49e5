/**
 * Access to the outside world: files, programs, network, streams. Only src/platform touches them; all other code gets
 * an `Io`, so that tests can run it without files, and untrusted code in a restricted world. node.ts implements it.
 */
export interface Io extends Files {
  /** Runs a program to its end. */
  readonly run: Run;
  /** Serves gRPC to local programs: to Terraform, in place of a provider. */
  readonly serveGrpc: ServeGrpc;
  /**
   * Serves files to the browser of this machine. Absent if this process must not serve any.
   * @param find returns the file of a name, the empty name for the start page; null for unknown names
   */
  serveFiles?(find: (name: string) => ServedFile | null): Promise<FileServer>;
  /** System id of this process. */
  readonly processId: number;
  /** Starts a program that may outlive this one. */
  readonly launch: Launch;
  /** Sends a request to an API. */
  readonly request: Request;
  /** Downloads from a host that code names. */
  readonly download: Download;
  /** Returns all addresses of a host; empty if it cannot be resolved. */
  lookup(host: string): Promise<readonly string[]>;
  /** Resolves after a time. */
  wait(seconds: number): Promise<void>;
  /**
   * Calls `work` every `seconds`, and returns a function that ends the calls. Does not keep the process alive.
   * Absent if nobody would read the output.
   */
  every?(seconds: number, work: () => void): () => void;
  /**
   * Returns the result of `work`, and interrupts it after a time limit, even in a loop or in WebAssembly. Data that
   * `work` was changing may be left inconsistent. Absent if there are no time limits.
   * @throws Error with the code ERR_SCRIPT_EXECUTION_TIMEOUT after `seconds`
   */
  withinSeconds?<T>(seconds: number, work: () => T): T;
  /** Returns the module of a package installed next to groundplan in exactly this version; null if there is none. */
  installed(name: string, version: string): unknown;
  /** Reads an open descriptor. Absent if this process has none to read. */
  readonly readDescriptor?: ReadDescriptor;
  /** Passes on standard input as it arrives. Absent if this process has none. */
  readonly onStdin?: OnStdin;
  /**
   * Writes to stdout. Resolves when the reader has received the content. A reader that has closed the pipe (`| head`)
   * is not an error.
   */
  stdout(content: string | Uint8Array): Promise<void>;
  /** Writes to stderr. Never fails. */
  stderr(text: string): void;
  readonly stdoutIsTerminal: boolean;
  readonly stderrIsTerminal: boolean;
  /** Environment variables by name. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Value of `process.platform`. */
  readonly platform: string;
  /** Absolute path of the working directory, as displayed to the user. */
  readonly directory: string;
  /** Absolute path of the user's home; the working directory if there is none. */
  readonly home: string;
  /** Results of earlier runs. Absent if this process must neither use nor keep any. */
  readonly results?: ResultStore;
  /**
   * Set if the request comes from a program (an AI agent) that untrusted text may have influenced. Naming a host then
   * does not permit access to it.
   */
  readonly isAskedByProgram?: true;
}

/**
 * Caches results on this machine, each under a key, with the fingerprint of what it was made from. Rejects like `fs`.
 */
export interface ResultStore {
  /** Identifies the program. Results of another one are never used. */
  readonly identity: string;
  /** Returns the names of the entries under a key, newest first; empty for none. */
  entries(key: string): Promise<readonly string[]>;
  /** Returns the content of an entry; null if it is gone or too large, or is not a regular file. */
  read(name: string): Promise<Uint8Array | null>;
  /** Writes an entry atomically, and removes the oldest ones above the limits. */
  write(key: string, fingerprint: string, content: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  /** Returns the number of entries and their size. */
  summary(): Promise<{ readonly entries: number; readonly bytes: number }>;
  /** Removes all entries. */
  clear(): Promise<void>;
}

/**
 * Reads all data from a descriptor that this process inherited: standard input is 0, and the shell numbers others.
 * Accepts pipes, sockets and files; returns `device` for anything else, including terminals. Returns `too-large` above
 * `bytesMax`. Rejects like `fs`.
 */
export type ReadDescriptor = (descriptor: number, bytesMax: number) => Promise<Uint8Array | 'device' | 'too-large'>;

/** Calls `take` with each chunk of standard input. Resolves at its end; never rejects. */
export type OnStdin = (take: (bytes: Uint8Array) => void) => Promise<void>;

/**
 * Reports the start of a step to the user.
 * @param isCounted true for progress of a long step; a log repeats such a message while the step runs
 */
export type OnStep = (text: string, isCounted?: boolean) => void;

/** Access to files. Unless noted otherwise, methods reject with a NodeJS.ErrnoException, like `fs`. */
export interface Files {
  readFile(path: string): Promise<Uint8Array>;
  /** Reads a whole file by its real path. Never blocks, and never follows a link that was created meanwhile. */
  readRegular(path: string, bytesMax: number): Promise<FileReadResult>;
  /** Creates a file in a temporary directory. Written in place and not synchronised; rejects if it exists. */
  writeNew(path: string, content: string | Uint8Array): Promise<void>;
  /**
   * Writes a file atomically: `path` holds either the old or the complete new content, and no temporary file remains.
   * Rejects with ELOOP for a link, which is neither followed nor replaced.
   */
  writeFile(path: string, content: string | Uint8Array): Promise<void>;
  /** Rejects if `writeFile` would: for a link, a write-protected file, or a directory that is not writable. */
  checkWritable?(path: string): Promise<void>;
  /** Returns the kind of a path, following links: a broken link is `missing`. */
  kindOf(path: string): Promise<PathKind>;
  /** Returns the size of a file in bytes, following links; null if there is no file. */
  sizeOf(path: string): Promise<number | null>;
  /**
   * Returns the entries of a directory, sorted by name in code unit order. Does not follow links.
   * @param names pattern of the names that matter to the caller, without flags. Others may be among the entries, but a
   * change of theirs does not make a cached result outdated.
   */
  list(path: string, names?: RegExp): Promise<readonly Entry[]>;
  /**
   * Returns a string for a file or directory. It differs from the string of an earlier call whenever the file, or the
   * list of entries of the directory, may have changed since. Never rejects. Absent if changes can only be found by
   * reading the contents.
   */
  stampOf?(path: string): Promise<string>;
  /** Returns the existing paths, oldest modification time first. */
  oldestFirst(paths: readonly string[]): Promise<readonly string[]>;
  /** Returns the absolute real path; null if nothing is there, or links form a cycle. */
  realPath(path: string): Promise<string | null>;
  /**
   * Creates a directory and its parents, readable by the user only. No error if it exists.
   * @param isShared true for results: other users get the system's default access
   */
  makeDirectory(path: string, isShared?: boolean): Promise<void>;
  /** Creates a symbolic link at `path`. */
  link(path: string, target: string): Promise<void>;
  /** Removes a file, or a directory with its content. No error if it does not exist. */
  remove(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Calls `work` with the paths of temporary files, and removes them afterwards. */
  withTemporaryFiles<T>(files: readonly Uint8Array[], work: (paths: readonly string[]) => T): Promise<T>;
  /**
   * Calls `work` with a temporary directory that only the user can read. Removed afterwards, even if a signal ends the
   * program.
   * @param inside parent directory, for files that will be renamed: a rename does not cross file systems
   */
  withTemporaryDirectory<T>(work: (path: string) => Promise<T>, inside?: string): Promise<T>;
  /**
   * Creates a file for the duration of `work`, and removes it afterwards, even if a signal ends the program. An
   * existing file is left untouched; `isNew` is then false.
   */
  withFile<T>(path: string, content: string, work: (isNew: boolean) => Promise<T>): Promise<T>;
}

/**
 * Content of a regular file, or the reason why it cannot be read. `special`: a directory, a pipe, a device or a link.
 */
export type FileReadResult = Uint8Array | 'missing' | 'special' | 'too-large';

/** `other`: a pipe or device. These can be read and written, but not replaced. */
export type PathKind = 'file' | 'directory' | 'other' | 'missing';

/** An entry of a directory. `other`: a pipe, a socket or a device. */
export interface Entry {
  readonly name: string;
  readonly kind: 'file' | 'directory' | 'link' | 'other';
}

/**
 * Runs a program from an absolute folder of the PATH, never from the working directory, and without a shell. Never
 * rejects because of the program.
 *
 * The program and its children form a process group without a terminal. None of them outlives the call or this process:
 * a time-out or a signal sends SIGINT, then SIGKILL if they do not exit (docs/exit-codes.md).
 */
export type Run = (command: string, args: readonly string[], options: RunOptions) => Promise<RunResult>;

/** Seconds shared by several runs. Each run subtracts its duration from `left`. */
export interface Budget {
  left: number;
}

export interface RunOptions {
  /** Standard input of the program; default empty. */
  readonly input?: string;
  /** Time limit. */
  readonly seconds: number;
  /** Shared time limit; the smaller one applies. */
  readonly budget?: Budget;
  /**
   * Maximum bytes of standard output; more ends the program as `unusable` with ENOBUFS. Default: the longest string of
   * Node.
   */
  readonly bytes?: number;
  /** Maximum bytes of memory, on systems that report it; more ends the program as `unusable` with ENOMEM. */
  readonly memory?: number;
  /** Maximum size of a folder during the run; more ends the program as `unusable` with EFBIG. */
  readonly growth?: GrowthLimit;
  /** Working directory; default: that of this process. */
  readonly directory?: string;
  /** The complete environment; default: that of this process. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Called with each complete line of standard output as it arrives. */
  readonly onLine?: (line: string) => void;
}

/** Limit on the content of a folder. */
export interface GrowthLimit {
  readonly directory: string;
  readonly bytesMax: number;
  /** Maximum number of files, folders and links. */
  readonly entriesMax: number;
}

/** The end of a program. */
export type RunResult =
  | { readonly end: 'exit'; readonly code: number; readonly stdout: string; readonly stderr: string }
  /** Ended by a signal that groundplan did not send. */
  | { readonly end: 'signal'; readonly signal: string; readonly stdout: string; readonly stderr: string }
  | { readonly end: 'time-out' }
  | { readonly end: 'missing' }
  /** The program exists but could not run, or exceeded a limit of `RunOptions`; `reason` is a system error code. */
  | { readonly end: 'unusable'; readonly reason: string };

/**
 * Starts a program that may outlive this one, such as a viewer. Never rejects because of the program. `time-out` after
 * `seconds` means that the program is still running, and it keeps running.
 */
export type Launch = (
  command: string,
  args: readonly string[],
  options: { readonly seconds: number; readonly env?: RunOptions['env'] },
) => Promise<RunResult>;

/** Sends one HTTP request. Never rejects because of the server. Returns redirects without following them. */
export type Request = (url: string, options: HttpRequest) => Promise<HttpResult>;

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Time limit of the whole request. */
  readonly seconds: number;
  /** Time limit without receiving a byte of the response. */
  readonly silentSeconds: number;
  /** Maximum size of the response body. */
  readonly bytesMax: number;
}

export type HttpResult =
  | {
      readonly end: 'response';
      readonly status: number;
      /** Keyed by lower-case name; repeated headers are joined with commas. */
      readonly headers: ReadonlyMap<string, string>;
      readonly retryAfter: string | null;
      readonly text: string;
    }
  | { readonly end: 'time-out' }
  | { readonly end: 'too-large' }
  /** The environment names a proxy of an unsupported protocol (not HTTP or HTTPS). */
  | { readonly end: 'proxy-unknown' }
  /** `reason` is the code of the system or of undici, or that of `proxyRefusal` in text/hosts.ts. */
  | { readonly end: 'unreachable'; readonly reason: string };

/**
 * Sends one GET request over a connection to a permitted address. The address that is checked is the one that is used.
 * Never rejects because of the server. Returns redirects without following them.
 */
export type Download = (url: string, options: DownloadRequest) => Promise<DownloadResult>;

export interface DownloadRequest {
  readonly headers?: Readonly<Record<string, string>>;
  /** True for an IP address that the connection may use. */
  readonly mayConnect: (address: string) => boolean;
  /**
   * Names the proxy. Connecting to the proxy is always permitted. The proxy resolves the host itself, so `mayConnect`
   * checks only the addresses that are known here.
   */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Time limit of the whole request. */
  readonly seconds: number;
  /** Shared time limit; the smaller one applies. */
  readonly budget?: Budget;
  /** Time limit without receiving a byte of the response. */
  readonly silentSeconds: number;
  readonly bytesMax: number;
}

export type DownloadResult =
  | {
      readonly end: 'response';
      readonly status: number;
      /** Keyed by lower-case name; the first of repeated headers. */
      readonly headers: ReadonlyMap<string, string>;
      readonly bytes: Uint8Array;
    }
  | { readonly end: 'time-out' }
  | { readonly end: 'too-large' }
  /** The environment names a proxy of an unsupported protocol (not HTTP or HTTPS). */
  | { readonly end: 'proxy-unknown' }
  /** `mayConnect` permits no address of the host. */
  | { readonly end: 'forbidden' }
  /** `reason` is the code of the system or of undici, or that of `proxyRefusal` in text/hosts.ts. */
  | { readonly end: 'unreachable'; readonly reason: string };

/** Handles a call; request and response are encoded messages. */
export type Procedure = (request: Uint8Array) => Uint8Array;

/** Procedures keyed by path, such as `/package.Service/Method`. Other paths return the status "unimplemented". */
export type Procedures = ReadonlyMap<string, Procedure>;

/**
 * Serves unencrypted gRPC to local programs, on a Unix socket in `directory`, which must exist and be accessible to the
 * user only. Uses a port of the loopback interface on Windows, and if the socket path is too long. Rejects like `fs`.
 */
export type ServeGrpc = (
  socket: { readonly directory: string; readonly name: string },
  onConnection: OnConnection,
) => Promise<GrpcServer>;

/** Returns the procedures of a new connection. Their state belongs to that connection. */
export type OnConnection = () => Procedures;

/** A running server. */
export interface GrpcServer {
  readonly network: 'unix' | 'tcp';
  /** Path of the socket, or an address such as `127.0.0.1:49152`. */
  readonly address: string;
  /** Closes the server and all connections, and removes the socket. Can be called repeatedly. */
  close(): Promise<void>;
}

/** A file for a browser. */
export interface ServedFile {
  readonly mediaType: string;
  /** Content security policy, in addition to the one in the file. */
  readonly policy: string;
  readonly content: string | Uint8Array;
}

/** A running server of files. */
export interface FileServer {
  /** Address of the start page: `http://127.0.0.1:49152/<token>/`. Its event stream is at `events`. */
  readonly address: string;
  /** Sends one line to all event streams, and to each new one until the next line. */
  publish(text: string): void;
  close(): Promise<void>;
}
