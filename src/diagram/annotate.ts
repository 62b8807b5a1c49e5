/** Finds annotation files beside a source, and applies them to its graph. Also asks a language model for new ones. */

import { join } from 'node:path';
import type { Suggested } from '../annotate/ai/suggest.js';
import type { Annotated, FindTagged } from '../annotate/index.js';
import type { Entry } from '../annotate/names.js';
import { InvalidInput } from '../errors.js';
import type { Resource } from '../graph/inventory.js';
import { ANNOTATION_BYTES_MAX } from '../limits.js';
import * as sharedMessages from '../messages.js';
import type { BackendName } from '../options.js';
import type { Io } from '../platform/io.js';
import { packageContaining } from '../terraform/fetch/package.js';
import { readWithin } from '../terraform/fetch/read-within.js';
import * as messages from './messages.js';
import { type ReadResult, tagOf } from './read.js';

export interface AnnotationFile {
  /** Path as the user wrote it, for messages. */
  readonly name: string;
  readonly text: string;
  /** `model`: the contents are treated as suggestions, even if a person has edited them. */
  readonly author: 'person' | 'model';
}

/**
 * Reads the annotation files, lowest precedence first, as soon as their folders are known.
 * @param kept annotation files in debug data
 * @param warn receives the files that are not read
 */
export type ReadAnnotations = (
  folders: readonly string[],
  kept: readonly AnnotationFile[],
  warn: (text: string) => void,
) => Promise<readonly AnnotationFile[]>;

/**
 * Applies annotations and suggestions to a graph.
 * @param files lowest precedence first
 * @param resources resources with their tags; none if no file uses tags
 * @throws InvalidInput if a person's file violates docs/annotations.md
 */
export async function annotateGraph(
  { graph, ledger, entries = ledger?.entries ?? [] }: ReadResult,
  files: readonly AnnotationFile[],
  resources: Iterable<Resource> = [],
): Promise<Annotated> {
  if (files.length === 0) return { graph, warnings: [], fonts: [], icons: new Map(), brand: null };
  const { annotate, readAnnotations, readSuggestions } = await import('../annotate/index.js');
  const read = files.map(({ name, text, author }) =>
    author === 'person'
      ? { annotations: readAnnotations(text, name), warnings: [] }
      : readSuggestions(text, name, graph),
  );
  const { resourceNodes } = await import('../annotate/names.js');
  const annotated = annotate(
    graph,
    read.flatMap(({ annotations }) => annotations ?? []),
    resourceNodes(entries),
    // An iterator could be read only once.
    findTaggedIn([...resources], entries),
  );
  return { ...annotated, warnings: [...read.flatMap(({ warnings }) => warnings), ...annotated.warnings] };
}

/**
 * True if a file may group resources by tags. Nodes have no tags, so the caller then keeps the resources. Only looks
 * for the words: a file that contains one without such a group costs time, but gives the same diagram.
 */
export const usesTags = (files: readonly AnnotationFile[]): boolean => files.some(({ text }) => /tags|team/.test(text));

/**
 * Returns the search for tags. Values of tags may be secret: it only finds resources by values that the annotations
 * contain, and reveals no others.
 */
const findTaggedIn =
  (resources: readonly Resource[], entries: readonly Entry[]): FindTagged =>
  (names, values) => {
    const drawn = new Set(entries.flatMap((entry) => (entry.bucket === 'drawn' ? [entry.address] : [])));
    return resources.flatMap((resource) => {
      const hasValue = names.some((name) => values.includes(tagOf(resource, name)));
      return hasValue && drawn.has(resource.address) ? [resource.address] : [];
    });
  };

/** A language model that can suggest annotations. */
export interface LanguageModel {
  readonly name: string;
  /** Returns the prompt that would be sent. */
  question(found: ReadResult): Promise<string>;
  /** Returns the content of a new `groundplan.ai.yml`, or a warning that explains why there is none. */
  suggest(found: ReadResult, io: Io): Promise<Suggested>;
}

/**
 * Requests carry the model as a value. Callers that never ask a model, such as the action, then load no code for it.
 */
export const languageModel = (name: BackendName): LanguageModel => ({
  name,
  async question({ graph }) {
    const { questionAbout } = await import('../annotate/ai/question.js');
    return questionAbout(graph);
  },
  async suggest({ graph }, io) {
    const { suggest } = await import('../annotate/ai/suggest.js');
    return suggest(graph, name, io);
  },
});

// ---- Finds annotation files and their precedence: docs/annotations.md.

/**
 * Names of annotation files, lowest precedence first. The first file has suggestions, even if a person has edited it.
 */
const NAMES = [
  ['groundplan.ai.yml', 'model'],
  ['groundplan.yml', 'person'],
] as const;

/** Size limit in UTF-8, which takes up to three bytes per character. */
export const ANNOTATION_FILE = { bytes: 3 * ANNOTATION_BYTES_MAX, remedy: messages.ANNOTATIONS_TOO_LARGE_REMEDY };

/** Returns the path for suggestions: beside the source, or in the working directory if the source is only temporary. */
export const modelFileIn = (folder: string): string => inFolder(folder, NAMES[0][0]);

/** Locations of annotation files. */
export interface AnnotationPlaces {
  /** The first folder that has the file wins. */
  readonly folders: readonly string[];
  /** Files in debug data. Used if no folder has the file, so that later edits of a file take precedence. */
  readonly kept: readonly AnnotationFile[];
}

/**
 * Returns the annotation files beside the source, lowest precedence first: suggestions, then the user's file.
 * @param warn receives files that are not read: links out of the repository
 * @throws InvalidInput for a file that cannot be read
 */
export async function annotationsBeside(
  { folders, kept }: AnnotationPlaces,
  io: Io,
  warn: (text: string) => void = () => {},
): Promise<AnnotationFile[]> {
  const files: AnnotationFile[] = [];
  for (const [name, author] of NAMES) {
    const found = await firstOf(name, folders, io, warn);
    const file = found ?? kept.find((keptFile) => keptFile.author === author);
    if (file !== undefined) files.push(author === 'person' ? annotationsOf(file.name, file.text) : { ...file, author });
  }
  return files;
}

/**
 * Returns a person's file.
 * @throws InvalidInput for one that is too large: if cut, it might still be valid YAML with half of its contents
 */
export function annotationsOf(name: string, text: string): AnnotationFile {
  if (text.length <= ANNOTATION_BYTES_MAX) return { name, text, author: 'person' };
  throw new InvalidInput(messages.annotationsTooLarge(name, ANNOTATION_BYTES_MAX), {
    remedy: messages.ANNOTATIONS_TOO_LARGE_REMEDY,
  });
}

async function firstOf(name: string, folders: readonly string[], io: Io, warn: (text: string) => void) {
  for (const folder of new Set(folders)) {
    const path = inFolder(folder, name);
    const found = await readBeside(folder, name, io);
    if (found.is === 'read') return { name: path, text: textOf(path, found.bytes) };
    if (found.is === 'outside') warn(sharedMessages.linkOutside(path, found.isRepository));
    if (found.is === 'unreadable') {
      const { cause } = found;
      const remedy = messages.ANNOTATIONS_UNREADABLE_REMEDY;
      throw new InvalidInput(messages.annotationsUnreadable(path, cause.code ?? cause.message), { remedy, cause });
    }
    if (found.is === 'too-large') {
      const { bytes, remedy } = ANNOTATION_FILE;
      throw new InvalidInput(sharedMessages.fileTooLarge(path, bytes), { remedy });
    }
  }
  return undefined;
}

/**
 * Reads a file of the same repository, or of the folder if there is no repository. A link out of it is `outside`. Never
 * blocks on a pipe.
 */
async function readBeside(folder: string, name: string, io: Io) {
  const directory = await io.realPath(folder === '' ? '.' : folder).catch(() => null);
  if (directory === null) return { is: 'missing' as const, isRepository: true };
  const { top, isRepository } = await packageContaining(directory, io);
  const found = await readWithin(top, join(directory, name), ANNOTATION_FILE.bytes, io);
  return { ...found, isRepository };
}

/** @throws InvalidInput for an empty file */
function textOf(path: string, bytes: Uint8Array): string {
  if (bytes.length > 0) return Buffer.from(bytes).toString('utf8');
  throw new InvalidInput(messages.annotationsEmpty(path), { remedy: sharedMessages.FILE_EMPTY_REMEDY });
}

const inFolder = (folder: string, name: string): string =>
  folder === '.' || folder === '' ? name : `${folder.replace(/[\\/]+$/, '')}/${name}`;
