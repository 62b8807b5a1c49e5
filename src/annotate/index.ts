/** The words of people, and the suggestions of a model, on top of the graph. */
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
  /** What an annotation asks for and the picture does not have. */
  readonly warnings: readonly string[];
  /** Font files that people name, the highest precedence first. */
  readonly fonts: readonly Pattern[];
}

/**
 * One file of a person.
 * @throws InvalidInput with file, line and column of each problem: not YAML, an unknown key, a wrong type.
 */
export function readAnnotations(text: string, file: string): Annotations {
  const problems = new Problems();
  const value = parseYaml(text, file);
  // An empty file, or one that holds comments only.
  const isEmpty = value.kind === 'scalar' && value.value === null;
  const annotations = decode(isEmpty ? { ...value, kind: 'map', entries: [] } : value, 'person', problems);
  if (problems.total > 0) {
    throw new InvalidInput(messages.invalidAnnotations(file, problems.lines, problems.total), {
      remedy: messages.INVALID_ANNOTATIONS_REMEDY,
    });
  }
  return annotations;
}

/** One file of a model. It may be broken in any way, and is never a reason to stop. */
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
 * @param files lowest precedence first: what a later one says of a node, an arrow, a flow or the title replaces what an
 * earlier one says of the same. Removing is last, and wins.
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

/** By name, in the order in which the names are first there. */
function mergeFlows(files: readonly Annotations[]): FlowText[] {
  const flows = new Map<string, FlowText>();
  for (const flow of files.flatMap((file) => file.flows)) flows.set(flow.name, flow);
  return [...flows.values()];
}
