/**
 * The sources that a diagram can be drawn from, such as files, Terraform code or a repository, and how they are opened.
 */
import { relative } from 'node:path';
import type { Inventory } from '../graph/inventory.js';
import type { CodeSource, Planning } from '../planning/source.js';
import type { Io } from '../platform/io.js';
import { parseGitAddress, printGitAddress } from '../terraform/fetch/git/address.js';
import { titleOfAddress, titleOfDirectory, titleOfFile } from '../terraform/fetch/titles.js';
import type { TreeArchive } from '../terraform/fetch/tree-archive.js';
import type { OnStep } from './on-step.js';

export interface SourceFile {
  /** Path as the user wrote it, for messages. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A plan, a state, a graph file or debug data, with the files that complement a plan. */
export interface Sources {
  /** `any`: the content tells what the file is. `plan`: the user says that it is a plan. */
  readonly kind: 'any' | 'plan';
  readonly file: SourceFile;
  /** Output of `terraform graph`, with references that a plan does not hold. */
  readonly dot: SourceFile | null;
  /** Directory in which the plan was made, as the user wrote it; its code complements the plan. */
  readonly directory?: string | null;
}

export type { CodeSource, Planning };

/** A source of a request. */
export type Source =
  | {
      readonly is: 'files';
      /** As the user wrote it. */
      readonly name: string;
      /** True if it was read from a pipe, which has no name. */
      readonly isPiped?: boolean;
      readonly files: Sources;
      /** Folders that may have its annotation files. */
      readonly folders: readonly string[];
    }
  | {
      readonly is: 'code';
      readonly code: CodeSource;
      /** Title of the diagram. By default, it is derived from the location of the code. */
      readonly title?: string;
      /** The commit that the code was checked out from. Absent for code in the working tree. */
      readonly history?: LocalCommit;
    }
  /** Several root modules, read and joined: src/diagram/estate.ts. */
  | {
      readonly is: 'joined';
      readonly name: string;
      readonly title: string;
      readonly inventory: Inventory;
      readonly planning: Planning;
      readonly folders: readonly string[];
    }
  /** A repository to fetch: `isGitAddress`. */
  | { readonly is: 'address'; readonly text: string; readonly planning: Planning };

/**
 * True if the actions of the source are those of a plan against existing resources. An offline plan creates everything.
 */
export const knowsChanges = (source: Source): boolean =>
  source.is === 'files' || (source.is === 'code' ? source.code.planning : source.planning).planner === 'terraform';

/** A source on this machine. One of `files`, `code` and `inventory` is set. */
export interface OpenedSource {
  readonly name: string;
  /** Default title; empty for none. */
  readonly title: string;
  readonly files: Sources | null;
  readonly code: CodeSource | null;
  /** The inventory of root modules that were read before; absent for a single source. */
  readonly inventory?: Inventory;
  readonly folders: readonly string[];
  /** The fetched commit, for links to the web. */
  readonly fetched?: Fetched;
  readonly history?: LocalCommit;
  readonly warnings: readonly string[];
}

/** A commit of a local repository. */
export interface LocalCommit {
  readonly commit: string;
  /** The requested directory in the working tree, as the user wrote it. */
  readonly directory: string;
  /** The directory relative to the root of the repository; empty for the root. */
  readonly folder: string;
}

/** A fetched commit. */
export interface Fetched {
  /** Address without credentials. */
  readonly url: string;
  readonly commit: string;
  /** Folder of the source in the repository; empty for its root. */
  readonly folder: string;
}

/**
 * Opens a source, and fetches it if it is remote.
 * @throws as `checkOutSource` does
 */
export async function openSource(source: Source, io: Io, onStep: OnStep): Promise<OpenedSource> {
  if (source.is === 'files') return { ...source, title: await titleOfFiles(source, io), code: null, warnings: [] };
  if (source.is === 'joined') return { ...source, files: null, code: null, warnings: [] };
  if (source.is === 'code') {
    const title = source.title ?? (await titleOfDirectory(source.code.directory, io));
    const { code, history } = source;
    return { ...codeIn(code), title, ...(history && { history }), warnings: [] };
  }
  const { text, planning } = source;
  const { network = true, privateHosts = [] } = planning;
  const { directory, root, name, title, fetched, warnings } = await checkOutSource(text, io, {
    onStep,
    network,
    privateHosts,
  });
  return { ...codeIn({ name, directory, repository: root, planning }), title, fetched, warnings };
}

/** Returns the title of the directory in which the plan was made, else of the file. Empty for a pipe. */
async function titleOfFiles(
  { name, files, isPiped = false }: Source & { readonly is: 'files' },
  io: Io,
): Promise<string> {
  const { directory = null } = files;
  const title = directory === null ? '' : await titleOfDirectory(directory, io);
  return title === '' && !isPiped ? titleOfFile(name) : title;
}

const codeIn = (code: CodeSource) => ({ name: code.name, files: null, code, folders: [code.directory] });

/**
 * True for the address of a repository.
 * @throws InvalidInput for an address that must not be used
 */
export const isGitAddress = (text: string): boolean => parseGitAddress(text) !== null;

/**
 * True for the address of a repository on this machine.
 * @throws InvalidInput for an address that must not be used
 */
export const isFileAddress = (text: string): boolean => parseGitAddress(text)?.transport === 'file';

/**
 * Fetches a repository: docs/sources.md.
 * @returns the directory, the address without credentials, and the name
 * @throws InvalidInput, Missing or External with Git's own reason
 */
async function checkOutSource(
  text: string,
  io: Io,
  options: { readonly onStep: OnStep; readonly network: boolean; readonly privateHosts: readonly string[] },
) {
  const { checkOut } = await import('../terraform/fetch/git/clone.js');
  const address = parseGitAddress(text)!;
  // A user who types an address thereby allows its host.
  const privateHosts = io.isAskedByProgram ? options.privateHosts : [...options.privateHosts, address.host];
  const { directory, root, commit, warnings } = await checkOut(address, io, { ...options, privateHosts });
  const fetched = { url: address.url, commit, folder: relative(root, directory).replaceAll('\\', '/') };
  return { directory, root, fetched, warnings, name: printGitAddress(address), title: titleOfAddress(address) };
}

/** Surveys the code of one directory for the search for root modules. Never throws. */
export async function surveyCode(files: readonly { readonly path: string; readonly bytes: Uint8Array }[]) {
  const { surveyCode: survey } = await import('../terraform/module-tree/survey.js');
  return survey(files);
}

/**
 * Returns the files of a commit as its host packs them.
 * @throws External
 */
export async function fetchArchive(archive: TreeArchive, io: Io): Promise<Uint8Array> {
  const { fetchArchive: download } = await import('../terraform/fetch/tree-archive.js');
  return download(archive, io);
}

/**
 * Unpacks an archive into an empty folder and returns the path of its files.
 * @throws External if the data is not such an archive
 */
export async function unpackTree(bytes: Uint8Array, folder: string, io: Io): Promise<string> {
  const { unpackTree: unpack } = await import('../terraform/fetch/tree-archive.js');
  return unpack(bytes, folder, io);
}
