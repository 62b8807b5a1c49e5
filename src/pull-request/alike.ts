/** Diagrams that change alike: of a fleet with one change, one section and one picture say it for all. */
import { type Artifact, type Diagram, isNothing } from './model.js';

/** The first stands for all. */
export type Alike = readonly [Diagram, ...Diagram[]];

/** Groups of diagrams with the same change, in the order of their first; a diagram that is like no other is alone. */
export function alikeOf(diagrams: readonly Diagram[]): readonly Alike[] {
  const groups = new Map<string, [Diagram, ...Diagram[]]>();
  for (const diagram of diagrams) {
    const key = keyOfChange(diagram);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [diagram]);
    else group.push(diagram);
  }
  return [...groups.values()];
}

/** Those that are shown: the first of each group. */
export const firstsOf = (diagrams: readonly Diagram[]): readonly Diagram[] => alikeOf(diagrams).map(([first]) => first);

/** Where something is written differs from root to root, and is no difference of the change. */
const PLACES: ReadonlySet<string> = new Set(['source', 'file', 'line']);

/** A text that two diagrams share only where their changes say the same. An id has no quotes, so no other text is one. */
function keyOfChange({ id, change, notCompared, renamedFrom, removed }: Diagram): string {
  const isAlone = change === undefined || isNothing(change) || notCompared !== undefined || renamedFrom !== undefined;
  if (isAlone) return id;
  const { report, omitted } = change;
  return JSON.stringify([report, omitted, removed ?? []], (name, value) => (PLACES.has(name) ? undefined : value));
}

/** Artifacts of several diagrams, each once. */
export function artifactsOf(
  diagrams: readonly Diagram[],
  artifacts: ReadonlyMap<string, readonly Artifact[]>,
): readonly Artifact[] {
  const all = diagrams.flatMap(({ id }) => artifacts.get(id) ?? []);
  return [...new Map(all.map((artifact) => [artifact.url, artifact])).values()];
}
