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
  readonly stdoutIsTerminal: boolean;
  readonly stderrIsTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** `other`: a pipe, a device. Reading and writing them works; replacing them would not. */
export type PathKind = 'file' | 'directory' | 'other' | 'missing';
