/** What a row of the corpus says. All of it is data: places of the machine stand as `@KEY@` in names and texts. */

export type Content =
  | string
  | Uint8Array
  | { readonly to: string }
  | { readonly program: string }
  | { readonly pipe: true };
export type Files = Readonly<Record<string, Content>>;

/** How the code reaches groundplan. */
export type Way =
  | 'offline'
  | 'static'
  /** As it comes, without a word on how it is planned. */
  | 'auto'
  /** Cloned from an address. */
  | 'git'
  /** As a file: plan, graph, annotations. */
  | 'file';

/** What a loopback server answers at a path. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Made when it is asked for where it is large, or names places of the machine. */
  readonly body?: string | Uint8Array | ((places: Readonly<Record<string, string>>, request: Buffer) => Uint8Array);
  /** Before it answers. */
  readonly waitsMs?: number;
}

export interface TreeEntry {
  readonly mode: '100644' | '100755' | '120000' | '40000' | '160000';
  readonly name: string;
  readonly body?: string;
  readonly entries?: readonly TreeEntry[];
}

export interface Hostile {
  readonly name: string;
  readonly files: Files;
  /** The most telling one first. */
  readonly ways?: readonly Way[];
  /** Folder or file of the repository that is named; its root where nothing is said. */
  readonly source?: string;
  /** Instead of a folder: an address or a file as the user types it. */
  readonly address?: string;
  /** Instead of files in a repository that is cloned: its tree as it is stored, with names that Git would not take. */
  readonly tree?: readonly TreeEntry[];
  /** Takes long in each way: tried where everything is. */
  readonly isHeavy?: boolean;
  /** Whether `.git` is around it. */
  readonly isClone?: boolean;
  /** Further arguments of the command line. */
  readonly args?: readonly string[];
  /** The working directory is the repository, and the output has its usual name. */
  readonly isHere?: boolean;
  /** Where in the repository the working directory is, and what is drawn, where `isHere`. */
  readonly here?: string;
  /** Folders of the repository on PATH, before all others. */
  readonly path?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Of a server on 127.0.0.1, which is allowed by name. */
  readonly served?: Readonly<Record<string, Answer>>;
  /** Found in an output, it has come through. */
  readonly shows?: readonly string[];
  /** Found in no output, it has been hidden from the reader. */
  readonly tells?: readonly string[];
  /** What it asks for is the right of a user on the command line, or of the own people of a repository. */
  readonly isForUntrustedOnly?: boolean;
  /** Not for the command line, with the reason. */
  readonly notOnCli?: string;
  /** Not for the action, with the reason. */
  readonly notInAction?: string;
}

export interface Table {
  readonly about: string;
  readonly rows: readonly Hostile[];
}
