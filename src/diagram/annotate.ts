/** Annotates the graph with texts from people and language models. */
import type { Suggested } from '../annotate/ai/suggest.js';
import type { Annotated } from '../annotate/index.js';
import type { BackendName } from '../options.js';
import type { Io } from '../platform/io.js';
import type { ReadResult } from './read.js';

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
 * @throws InvalidInput if a person's file violates docs/annotations.md
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

/** A language model that can suggest texts. */
export interface LanguageModel {
  readonly name: string;
  /** Returns the prompt that would be sent. */
  question(found: ReadResult): Promise<string>;
  /** Returns the text of a new `groundplan.ai.yml`, or a warning that explains why there is none. */
  suggest(found: ReadResult, io: Io): Promise<Suggested>;
}

/** Requests carry the model as a value. Callers that never ask a model, such as the action, then load no code for it. */
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
