/**
 * Compares the changes of diagrams: groups those with identical changes, so that one section and one picture cover a
 * fleet that got the same change.
 */
import { type Artifact, type Diagram, isEmptyChange } from './model.js';

/** Diagrams with the same change. The first one represents the group. */
export type Alike = readonly [Diagram, ...Diagram[]];

/**
 * Groups diagrams by change, ordered by the first diagram of each group. A diagram without a match forms its own group.
 */
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

/** Returns the diagrams that are shown: the first of each group. */
export const firstsOf = (diagrams: readonly Diagram[]): readonly Diagram[] => alikeOf(diagrams).map(([first]) => first);

/** Report fields that hold a location in the code. They differ from root to root, so the comparison ignores them. */
const LOCATION_FIELDS: ReadonlySet<string> = new Set(['source', 'file', 'line']);

/**
 * Returns a key that two diagrams share only if their changes are identical. A diagram without a comparable change gets
 * its id, which has no quotes and so never equals the JSON of another.
 */
function keyOfChange({ id, change, notCompared, renamedFrom, removed }: Diagram): string {
  const hasOwnSection =
    change === undefined || isEmptyChange(change) || notCompared !== undefined || renamedFrom !== undefined;
  if (hasOwnSection) return id;
  const { report, omitted } = change;
  return JSON.stringify([report, omitted, removed ?? []], (name, value) =>
    LOCATION_FIELDS.has(name) ? undefined : value,
  );
}

/** Returns the artifacts of several diagrams without duplicates (by URL). */
export function artifactsOf(
  diagrams: readonly Diagram[],
  artifacts: ReadonlyMap<string, readonly Artifact[]>,
): readonly Artifact[] {
  const uploaded = diagrams.flatMap(({ id }) => artifacts.get(id) ?? []);
  return [...new Map(uploaded.map((artifact) => [artifact.url, artifact])).values()];
}

/**
 * Returns the diagram without line numbers, for comparing two runs. A commit that only shifts lines then leaves the
 * comment as it is; its links still refer to their commit.
 */
export function withoutLines<T extends Pick<Diagram, 'change'>>(diagram: T): T {
  const { change } = diagram;
  if (change === undefined) return diagram;
  const { commits: _, ...sameInRuns } = change;
  const isLine = (name: string): boolean => name === 'source' || name === 'line';
  const report = JSON.parse(JSON.stringify(change.report, (name, value) => (isLine(name) ? undefined : value)));
  return { ...diagram, change: { ...sameInRuns, report } };
}
