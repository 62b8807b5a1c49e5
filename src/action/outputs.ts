/** Outputs of the action. action.yml and docs/action.md are derived from this list. */

import { directionsEscaped } from '../graph/directions.js';
import type { Runner } from '../platform/runner.js';
import type { Artifact, Change, Diagram } from '../pull-request/model.js';
import type { Comparison } from './compared.js';
import type { Publication } from './model.js';

export const OUTPUTS = [
  { name: 'svg', description: 'Path of the SVG; of the first one where there are several.' },
  { name: 'png', description: 'Path of the PNG; of the first one where there are several.' },
  { name: 'graph', description: 'Path of the graph file in JSON; of the first one where there are several.' },
  {
    name: 'diagrams',
    description: 'All of them as JSON: id, title, path, files, resources, counts, changed, sha256, artifact-url.',
  },
  { name: 'output-dir', description: 'Folder with all files, one folder a diagram.' },
  { name: 'resources', description: 'How many resources there are in all diagrams.' },
  {
    name: 'changed',
    description: 'true where the pull request, or the plan, changes what is drawn: the architecture, not only a file.',
  },
  {
    name: 'compared',
    description:
      'true only where all that is drawn, and all that is deleted, was compared with the code before, or is a plan. A gate asks for it first.',
  },
  { name: 'compared-reason', description: 'Why compared is false; empty where it is true.' },
  { name: 'added', description: 'How many things the change adds to the architecture, as a number.' },
  { name: 'updated', description: 'How many things it changes where they are, or moves.' },
  { name: 'removed', description: 'How many things it takes away.' },
  { name: 'replaced', description: 'How many things it takes away and makes anew.' },
  { name: 'change', description: 'What changes, in a sentence; of the first one where there are several.' },
  { name: 'artifact-url', description: 'Address of the artifact; of the first one where there are several.' },
  { name: 'comment-id', description: 'Number of the comment on the pull request.' },
  { name: 'comment-url', description: 'Address of the comment on the pull request.' },
  {
    name: 'image-url',
    description: 'Address of the picture in the comment; of the first one where there are several.',
  },
  { name: 'published', description: 'Where the comment takes its pictures from: refs, url or none.' },
  { name: 'roots', description: 'Of discover: JSON for strategy.matrix, items with id and path.' },
  { name: 'any-roots', description: 'Of discover: false where roots is empty, which a matrix must not be.' },
  {
    name: 'deleted-roots',
    description:
      'JSON list of the directories that have lost all of their code; of discover, and of draw without path.',
  },
] as const;

export type OutputName = (typeof OUTPUTS)[number]['name'];

export const setOutputs = (runner: Pick<Runner, 'setOutput'>, values: Partial<Record<OutputName, string>>): void => {
  for (const { name } of OUTPUTS) if (values[name] !== undefined) runner.setOutput(name, values[name]);
};

export function diagramOutputs(
  diagrams: readonly Diagram[],
  artifacts: ReadonlyMap<string, readonly Artifact[]>,
  publication: Publication | null,
  { isCompared, reason }: Comparison,
): Partial<Record<OutputName, string>> {
  const first = diagrams[0];
  const urlOf = (id: string): string => artifacts.get(id)?.[0]?.url ?? '';
  const image = diagrams.map(({ id }) => publication?.images.get(id)).find((urls) => urls !== undefined);
  return {
    svg: first?.files.svg ?? '',
    png: first?.files.png ?? '',
    graph: first?.files.graph ?? '',
    diagrams: directionsEscaped(
      JSON.stringify(
        diagrams.map(({ id, title, path, files, resources, counts, changed, sha256 }) => ({
          ...{ id, title, path, files, resources, counts, changed, sha256 },
          'artifact-url': urlOf(id),
        })),
      ),
    ),
    resources: String(diagrams.reduce((sum, { resources }) => sum + resources, 0)),
    changed: String(diagrams.some(({ changed }) => changed)),
    compared: String(isCompared),
    'compared-reason': directionsEscaped(reason),
    ...changeOutputs(diagrams),
    'artifact-url': first === undefined ? '' : urlOf(first.id),
    'comment-id': publication?.commentId == null ? '' : String(publication.commentId),
    'comment-url': publication?.commentUrl ?? '',
    'image-url': image?.light ?? '',
    published: publication?.published ?? 'none',
  };
}

/**
 * Returns the counts of changes. They are empty if nothing was compared, so that a gate does not read a missing
 * comparison as 0.
 */
function changeOutputs(diagrams: readonly Diagram[]): Partial<Record<OutputName, string>> {
  const changes = diagrams.flatMap(({ change }) => change?.report ?? []);
  const sum = (...names: readonly Change[]): string =>
    changes.length === 0
      ? ''
      : String(changes.reduce((all, { counts }) => all + names.reduce((n, name) => n + (counts[name] ?? 0), 0), 0));
  return {
    added: sum('create', 'import'),
    updated: sum('update', 'move'),
    removed: sum('delete', 'forget'),
    replaced: sum('replace'),
    change: directionsEscaped(changes[0]?.sentence ?? ''),
  };
}
