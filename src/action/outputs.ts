/** The outputs of the action. action.yml and docs/action-reference.md are derived from OUTPUTS. */

import { escapeDirectionMarks } from '../graph/direction-marks.js';
import type { Runner } from '../platform/runner.js';
import type { Artifact, Change, Diagram } from '../pull-request/model.js';
import type { Comparison } from './compared.js';
import type { Publication } from './model.js';

export const OUTPUTS = [
  { name: 'svg', description: 'Path of the SVG; the first one if there are several.' },
  { name: 'png', description: 'Path of the PNG; the first one if there are several.' },
  { name: 'graph', description: 'Path of the graph file in JSON; the first one if there are several.' },
  {
    name: 'diagrams',
    description: 'All diagrams as JSON: id, title, path, files, resources, counts, changed, sha256, artifact-url.',
  },
  { name: 'output-dir', description: 'Folder with all files, one subfolder per diagram.' },
  { name: 'resources', description: 'Number of resources in all diagrams.' },
  {
    name: 'changed',
    description: 'true if the pull request or the plan changes the architecture, not only a file.',
  },
  {
    name: 'compared',
    description:
      'true only if everything drawn or deleted was compared with the code before, or is a plan. A gate checks it first.',
  },
  { name: 'compared-reason', description: 'Reason why compared is false; empty if it is true.' },
  { name: 'added', description: 'Number of elements that the change adds to the architecture.' },
  { name: 'updated', description: 'Number of elements that it changes in place or moves.' },
  { name: 'removed', description: 'Number of elements that it removes.' },
  { name: 'replaced', description: 'Number of elements that it replaces.' },
  { name: 'change', description: 'The change in a sentence; the first one if there are several.' },
  { name: 'artifact-url', description: 'Address of the artifact; the first one if there are several.' },
  { name: 'comment-id', description: 'Number of the comment on the pull request.' },
  { name: 'comment-url', description: 'Address of the comment on the pull request.' },
  {
    name: 'image-url',
    description: 'Address of the image in the comment; the first one if there are several.',
  },
  { name: 'published', description: 'Source of the images in the comment: refs, url or none.' },
  {
    name: 'roots',
    description:
      'Set by discover: JSON for strategy.matrix, items with id and path. With more than 256 root modules, each has several of both, one per line.',
  },
  { name: 'any-roots', description: 'Set by discover: false if roots is empty, which a matrix must not be.' },
  {
    name: 'deleted-roots',
    description: 'JSON list of directories that have lost all their code; set by discover, and by draw without path.',
  },
] as const;

export type OutputName = (typeof OUTPUTS)[number]['name'];

/** Sets the outputs that have a value, in the order of the table. */
export const setOutputs = (runner: Pick<Runner, 'setOutput'>, values: Partial<Record<OutputName, string>>): void => {
  for (const { name } of OUTPUTS) if (values[name] !== undefined) runner.setOutput(name, values[name]);
};

/**
 * Returns the outputs that are about diagrams. An output for a single diagram describes the first one, and is empty if
 * there is none.
 * @param publication null if nothing was published
 */
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
    diagrams: escapeDirectionMarks(
      JSON.stringify(
        diagrams.map(({ id, title, path, files, resources, counts, changed, sha256 }) => ({
          id,
          title,
          path,
          files,
          resources,
          counts,
          changed,
          sha256,
          'artifact-url': urlOf(id),
        })),
      ),
    ),
    resources: String(diagrams.reduce((sum, { resources }) => sum + resources, 0)),
    changed: String(diagrams.some(({ changed }) => changed)),
    compared: String(isCompared),
    'compared-reason': escapeDirectionMarks(reason),
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
      : String(changes.reduce((total, { counts }) => total + names.reduce((n, name) => n + (counts[name] ?? 0), 0), 0));
  return {
    added: sum('create', 'import'),
    updated: sum('update', 'move'),
    removed: sum('delete', 'forget'),
    replaced: sum('replace'),
    change: escapeDirectionMarks(changes[0]?.sentence ?? ''),
  };
}
