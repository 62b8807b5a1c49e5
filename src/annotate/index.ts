/** Applies annotations by people, and suggestions of a model, to a graph. */
import { InvalidInput } from '../errors.js';
import { headOf } from '../graph/create.js';
import type { Graph } from '../graph/model.js';
import { readAnswer } from './ai/answer.js';
import { apply, Draft, remove } from './apply.js';
import { decode } from './decode.js';
import { number } from './flows.js';
import { DROPPED_LISTED } from './limits.js';
import * as messages from './messages.js';
import { suggestionsDropped, suggestionsUnreadable } from './messages.js';
import type { Annotations, FlowText, Pattern } from './model.js';
import { Names, type Whereabouts } from './names.js';
import { Problems } from './values.js';
import { parseYaml } from './yaml.js';

export interface Annotated {
  readonly graph: Graph;
  /** Annotations that match nothing in the diagram. */
  readonly warnings: readonly string[];
  /** Font files named by people, highest precedence first. */
  readonly fonts: readonly Pattern[];
}

/**
 * Parses an annotation file written by a person.
 * @throws InvalidInput with file, line and column of each problem: not YAML, an unknown key, a wrong type
 */
export function readAnnotations(text: string, file: string): Annotations {
  const problems = new Problems();
  const value = parseYaml(text, file);
  // An empty file, or one with comments only.
  const isEmpty = value.kind === 'scalar' && value.value === null;
  const annotations = decode(isEmpty ? { ...value, kind: 'map', entries: [] } : value, 'person', problems);
  if (problems.total > 0) {
    throw new InvalidInput(messages.invalidAnnotations(file, problems.lines, problems.total), {
      remedy: messages.INVALID_ANNOTATIONS_REMEDY,
    });
  }
  return annotations;
}

/** Parses a suggestion file written by a model. Errors in it cause warnings and never stop the run. */
export function readSuggestions(
  text: string,
  file: string,
  graph: Graph,
): { readonly annotations: Annotations | null; readonly warnings: readonly string[] } {
  const found = readAnswer(text, graph, file);
  if (found === null) return { annotations: null, warnings: [suggestionsUnreadable(file)] };
  const { annotations, dropped } = found;
  return { annotations, warnings: dropped.length === 0 ? [] : [suggestionsDropped(dropped, DROPPED_LISTED)] };
}

/**
 * Returns the annotated graph.
 * @param files lowest precedence first: a later file overrides an earlier one for the same node, edge, flow or title. Removals
 * are applied last and override everything
 */
export function annotate(graph: Graph, files: readonly Annotations[], whereabouts: readonly Whereabouts[]): Annotated {
  const draft = new Draft(graph, new Names(graph, whereabouts));
  for (const file of files) apply(file, draft);
  const flows = number(mergeFlows(files), draft);
  const removed = remove(
    files.flatMap((file) => (file.author === 'person' ? file.remove : [])),
    draft,
  );
  const title = files.reduce((current, file) => file.title ?? current, graph.title);
  return {
    graph: {
      ...draft.finish(),
      ...headOf({ ...graph, title }),
      ...(flows.length > 0 && { flows }),
      ...(removed.length > 0 && { removed }),
    },
    warnings: [...new Set(draft.warnings)],
    fonts: [...files].reverse().flatMap((file) => (file.author === 'person' ? file.fonts : [])),
  };
}

/** Merges flows by name, in order of first appearance. */
function mergeFlows(files: readonly Annotations[]): FlowText[] {
  const flows = new Map<string, FlowText>();
  for (const flow of files.flatMap((file) => file.flows)) flows.set(flow.name, flow);
  return [...flows.values()];
}
