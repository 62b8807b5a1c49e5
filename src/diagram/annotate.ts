/** Annotate: what people and models say about the graph. */
import type { Suggested } from '../annotate/ai/suggest.js';
import type { Annotated } from '../annotate/index.js';
import type { BackendName } from '../options.js';
import type { Io } from '../platform/io.js';
import type { ReadResult } from './read.js';

export interface AnnotationFile {
  /** The path in the user's words, for messages. */
  readonly name: string;
  readonly text: string;
  /** `model`: what is in it is taken for a suggestion, whoever has written it. */
  readonly author: 'person' | 'model';
}

/**
 * Reads the files of people and models, lowest precedence first, when it is known where they may be. @param kept those in
 * debug data @param warn told of files that are not read
 */
export type ReadAnnotations = (
  folders: readonly string[],
  kept: readonly AnnotationFile[],
  warn: (text: string) => void,
) => Promise<readonly AnnotationFile[]>;

/**
 * Annotate: the user's words, and a model's suggestions. @param files lowest precedence first
 * @throws InvalidInput for a file of a person that is not what docs/annotations.md describes
 */
export async function annotateGraph(
  { graph, ledger, entries = ledger?.entries ?? [] }: ReadResult,
  files: readonly AnnotationFile[],
): Promise<Annotated> {
  if (files.length === 0) return { graph, warnings: [], fonts: [] };
  const { annotate, readAnnotations, readSuggestions } = await import('../annotate/index.js');
  const read = files.map(({ name, text, author }) =>
    author === 'person'
      ? { annotations: readAnnotations(text, name), warnings: [] }
      : readSuggestions(text, name, graph),
  );
  const { whereabouts } = await import('../annotate/names.js');
  const annotated = annotate(
    graph,
    read.flatMap(({ annotations }) => annotations ?? []),
    whereabouts(entries),
  );
  return { ...annotated, warnings: [...read.flatMap(({ warnings }) => warnings), ...annotated.warnings] };
}

/** Somebody who may be asked for words. */
export interface LanguageModel {
  readonly name: string;
  /** What it would be sent. */
  question(found: ReadResult): Promise<string>;
  /** The text of a new `groundplan.ai.yml`, or a warning why there is none. */
  suggest(found: ReadResult, io: Io): Promise<Suggested>;
}

/** A request carries it as a value: whoever asks for none, as the action does, has no code for it. */
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
