import type { Diagram } from './model.js';

/**
 * Returns the diagram without line numbers, for comparing two runs. A commit that only shifts lines then leaves the
 * comment as it is; its links still refer to their commit.
 */
export function withoutLines<T extends Pick<Diagram, 'change'>>(diagram: T): T {
  const { change } = diagram;
  if (change === undefined) return diagram;
  const { commits: _, ...rest } = change;
  const isLine = (name: string): boolean => name === 'source' || name === 'line';
  const report = JSON.parse(JSON.stringify(change.report, (name, value) => (isLine(name) ? undefined : value)));
  return { ...diagram, change: { ...rest, report } };
}
