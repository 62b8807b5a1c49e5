/** What is to be drawn: files, Terraform code, a repository. */
import { relative } from 'node:path';
import { calledAddress, calledDirectory, calledFile } from '../fetch/called.js';
import { parseGitAddress, printGitAddress } from '../fetch/git/address.js';
import type { TreeArchive } from '../fetch/tree-archive.js';
import type { CodeSource, Planning } from '../planners/source.js';
import type { Io } from '../platform/io.js';
import type { OnStep } from './on-step.js';

export interface SourceFile {
  /** The path in the user's words, for messages. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** One or two files. */
export interface Sources {
  /** `any`: the content tells whether it is a plan, a graph or debug data. `plan`: it was given as a plan. */
  readonly kind: 'any' | 'plan';
  readonly file: SourceFile;
  /** Output of `terraform graph`, which knows connections that a plan does not hold. */
  readonly dot: SourceFile | null;
  /** Where the plan was made, in the user's words: its code says more than a plan does. */
  readonly directory?: string | null;
}

export type { CodeSource, Planning };

/** What a request names. */
export type Source =
  | {
      readonly is: 'files';
      /** In the user's words. */
      readonly name: string;
      /** It came through a pipe, which has no name of its own. */
      readonly isPiped?: boolean;
      readonly files: Sources;
      /** Where annotation files may be that belong to it. */
      readonly folders: readonly string[];
    }
  | {
      readonly is: 'code';
      readonly code: CodeSource;
      /** What it is called where its place does not tell. */
      readonly called?: string;
      /** The commit that it is, of a repository that is here. */
      readonly history?: CommitHere;
    }
  /** A repository, to be fetched: `isGitAddress`. */
  | { readonly is: 'address'; readonly text: string; readonly planning: Planning };

/** Whether the actions in it are those of a plan against what exists; an offline plan creates everything. */
export const knowsChanges = (source: Source): boolean =>
  source.is === 'files' || (source.is === 'code' ? source.code.planning : source.planning).planner === 'terraform';

/** Either files, or code that is here. */
export interface Opened {
  readonly name: string;
  /** Its title where nobody has given it one; empty for none. */
  readonly called: string;
  readonly files: Sources | null;
  readonly code: CodeSource | null;
  readonly folders: readonly string[];
  /** Where the web may show it: the commit that was fetched. */
  readonly fetched?: Fetched;
  readonly history?: CommitHere;
  readonly warnings: readonly string[];
}

/** A commit of a repository that is here. */
export interface CommitHere {
  readonly commit: string;
  /** What has been asked for, in the user's words: the directory as it is now. */
  readonly directory: string;
  /** The same from the top of the repository; empty for the top. */
  readonly folder: string;
}

export interface Fetched {
  /** Without credentials. */
  readonly url: string;
  readonly commit: string;
  /** Of the source in the repository; empty for its root. */
  readonly folder: string;
}

/** Fetches what is not here. @throws as `checkOutSource` does */
export async function openSource(source: Source, io: Io, onStep: OnStep): Promise<Opened> {
  if (source.is === 'files') return { ...source, called: await calledFiles(source, io), code: null, warnings: [] };
  if (source.is === 'code') {
    const called = source.called ?? (await calledDirectory(source.code.directory, io));
    const { code, history } = source;
    return { ...codeIn(code), called, ...(history && { history }), warnings: [] };
  }
  const { text, planning } = source;
  const { network = true, privateHosts = [] } = planning;
  const { directory, root, name, called, fetched, warnings } = await checkOutSource(text, io, {
    onStep,
    network,
    privateHosts,
  });
  return { ...codeIn({ name, directory, repository: root, planning }), called, fetched, warnings };
}

/** The directory that a plan was made in, else the file. */
async function calledFiles(
  { name, files, isPiped = false }: Source & { readonly is: 'files' },
  io: Io,
): Promise<string> {
  const { directory = null } = files;
  const called = directory === null ? '' : await calledDirectory(directory, io);
  return called === '' && !isPiped ? calledFile(name) : called;
}

const codeIn = (code: CodeSource) => ({ name: code.name, files: null, code, folders: [code.directory] });

/** @throws InvalidInput for an address that must not be used. */
export const isGitAddress = (text: string): boolean => parseGitAddress(text) !== null;

/** Of a repository on this machine. @throws InvalidInput for an address that must not be used. */
export const isFileAddress = (text: string): boolean => parseGitAddress(text)?.transport === 'file';

/**
 * Fetches a repository, docs/sources.md. @returns where its folder is, the address without credentials, and what it is called
 * @throws InvalidInput, Missing or External with Git's own reason
 */
async function checkOutSource(
  text: string,
  io: Io,
  options: { readonly onStep: OnStep; readonly network: boolean; readonly privateHosts: readonly string[] },
) {
  const { checkOut } = await import('../fetch/git/clone.js');
  const address = parseGitAddress(text)!;
  // Who types an address allows its host by it.
  const privateHosts = io.isAskedByProgram ? options.privateHosts : [...options.privateHosts, address.host];
  const { directory, root, commit, warnings } = await checkOut(address, io, { ...options, privateHosts });
  const fetched = { url: address.url, commit, folder: relative(root, directory).replaceAll('\\', '/') };
  return { directory, root, fetched, warnings, name: printGitAddress(address), called: calledAddress(address) };
}

/** For finding root modules: what the code of one directory says about its place among others. Never throws. */
export async function surveyCode(files: readonly { readonly path: string; readonly bytes: Uint8Array }[]) {
  const { surveyCode: survey } = await import('../terraform/module-tree/survey.js');
  return survey(files);
}

/** Returns the files of a commit as its host packs them. @throws External */
export async function fetchArchive(archive: TreeArchive, io: Io): Promise<Uint8Array> {
  const { fetchArchive: download } = await import('../fetch/tree-archive.js');
  return download(archive, io);
}

/** Returns the folder with these files, below an empty one. @throws External where they are no such archive */
export async function unpackTree(bytes: Uint8Array, folder: string, io: Io): Promise<string> {
  const { unpackTree: unpack } = await import('../fetch/tree-archive.js');
  return unpack(bytes, folder, io);
}
