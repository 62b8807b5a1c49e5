/** Annotate: what people and models say about the graph. */
import type { BackendName } from '../annotate/ai/names.js';
import type { Suggested } from '../annotate/ai/suggest.js';
import type { Annotated } from '../annotate/index.js';
import type { Io } from '../io/io.js';
import type { Found } from './read.js';

export { BACKENDS, type BackendName } from '../annotate/ai/names.js';

export interface AnnotationFile {
  /** The path in the user's words, for messages. */
  readonly name: string;
  readonly text: string;
  /** `model`: what is in it is taken for a suggestion, whoever has written it. */
  readonly author: 'person' | 'model';
}

/**
 * Annotate: the user's words, and a model's suggestions. @param files lowest precedence first
 * @throws InvalidInput for a file of a person that is not what docs/annotations.md describes
 */
export async function annotateGraph(
  { graph, ledger, entries = ledger?.entries ?? [] }: Found,
  files: readonly AnnotationFile[],
): Promise<Annotated> {
  if (files.length === 0) return { graph, warnings: [] };
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
  return { graph: annotated.graph, warnings: [...read.flatMap(({ warnings }) => warnings), ...annotated.warnings] };
}

/** Asks a language model for words: the text of a new `groundplan.ai.yml`, or a warning why there is none. */
export async function suggestWords({ graph }: Found, backend: BackendName, io: Io): Promise<Suggested> {
  const { suggest } = await import('../annotate/ai/suggest.js');
  return suggest(graph, backend, io);
}

/** What `suggestWords` would send. */
export async function wordsToSend({ graph }: Found): Promise<string> {
  const { questionAbout } = await import('../annotate/ai/question.js');
  return questionAbout(graph);
}
