/**
 * Groups the diagrams with identical changes, so that a comment needs one section and one picture for all root modules
 * that got the same change.
 */
import { type Artifact, type Diagram, isEmptyChange } from './model.js';

/** Diagrams with the same change. The first one represents the group. */
export type Alike = readonly [Diagram, ...Diagram[]];

/** Groups diagrams by change, in the order of the first diagram of each group. A diagram unlike all others is a group. */
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

/** Members of a report with a location in the code. They differ from root to root, so the comparison ignores them. */
const LOCATION_FIELDS: ReadonlySet<string> = new Set(['source', 'file', 'line']);

/**
 * Returns a key that two diagrams share only if their changes are identical. The key of a diagram without a change, or with
 * something to tell about itself, is its id. An id has no quotes, so it never equals the JSON of another diagram.
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
  const { commits: _, ...stableMembers } = change;
  const isLine = (name: string): boolean => name === 'source' || name === 'line';
  const report = JSON.parse(JSON.stringify(change.report, (name, value) => (isLine(name) ? undefined : value)));
  return { ...diagram, change: { ...stableMembers, report } };
}
