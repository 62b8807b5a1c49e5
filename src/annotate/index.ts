/** Reads the annotation files of people and language models, and applies them to a graph: docs/annotations.md. */

import { InvalidInput } from '../errors.js';
import { headOf } from '../graph/create.js';
import type { Graph } from '../graph/model.js';
import { readAnswer } from './ai/answer.js';
import { applyFile, Draft, mergeFlows, numberFlows, removeNodes } from './apply.js';
import { decode } from './decode.js';
import { DROPPED_LISTED } from './limits.js';
import * as messages from './messages.js';
import type { Annotations, Pattern } from './model.js';
import { Names, type ResourceNode } from './names.js';
import { Problems, parseYaml } from './yaml.js';

export interface Annotated {
  readonly graph: Graph;
  /** Annotations that match nothing in the diagram. */
  readonly warnings: readonly string[];
  /** Font files named by people, highest precedence first. */
  readonly fonts: readonly Pattern[];
}

/**
 * Parses an annotation file written by a person. A file that is empty or has only comments contains no annotations.
 * @throws InvalidInput with file, line and column of each problem: not YAML, an unknown key, a wrong type
 */
export function readAnnotations(text: string, file: string): Annotations {
  const problems = new Problems();
  const value = parseYaml(text, file);
  const isEmpty = value.kind === 'scalar' && value.value === null;
  const annotations = decode(isEmpty ? { ...value, kind: 'map', entries: [] } : value, 'person', problems);
  if (problems.total > 0) {
    throw new InvalidInput(messages.invalidAnnotations(file, problems.lines, problems.total), {
      remedy: messages.INVALID_ANNOTATIONS_REMEDY,
    });
  }
  return annotations;
}

/**
 * Parses a suggestion file written by a model. Errors in it cause warnings and never stop the run; null if nothing in
 * it is readable.
 */
export function readSuggestions(
  text: string,
  file: string,
  graph: Graph,
): { readonly annotations: Annotations | null; readonly warnings: readonly string[] } {
  const suggestions = readAnswer(text, graph, file);
  if (suggestions === null) return { annotations: null, warnings: [messages.suggestionsUnreadable(file)] };
  const { annotations, dropped } = suggestions;
  return { annotations, warnings: dropped.length === 0 ? [] : [messages.suggestionsDropped(dropped, DROPPED_LISTED)] };
}

/**
 * Returns the annotated graph.
 * @param files lowest precedence first: a later file overrides an earlier one for the same node, edge, flow or title.
 * Removals are applied last and override everything
 * @param resources all resources of the source, so that annotations can name those that are drawn as part of another
 * one
 */
export function annotate(graph: Graph, files: readonly Annotations[], resources: readonly ResourceNode[]): Annotated {
  const draft = new Draft(graph, new Names(graph, resources));
  for (const file of files) applyFile(file, draft);
  const flows = numberFlows(mergeFlows(files), draft);
  const byPeople = files.filter(({ author }) => author === 'person');
  const removed = removeNodes(
    byPeople.flatMap((file) => file.remove),
    draft,
  );
  const title = files.findLast((file) => file.title !== null)?.title ?? graph.title;
  return {
    graph: {
      ...draft.finish(),
      ...headOf({ ...graph, title }),
      ...(flows.length > 0 && { flows }),
      ...(removed.length > 0 && { removed }),
    },
    warnings: [...new Set(draft.warnings)],
    fonts: byPeople.toReversed().flatMap((file) => file.fonts),
  };
}
