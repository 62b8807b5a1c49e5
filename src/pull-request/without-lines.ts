import type { Diagram } from './model.js';

/**
 * The same diagram without lines of the code: for comparing what two runs say. A commit that only shifts lines rewrites no
 * comment, whose links lead to the commit that they are of.
 */
export function withoutLines<T extends Pick<Diagram, 'change'>>(diagram: T): T {
  const { change } = diagram;
  if (change === undefined) return diagram;
  const { commits: _, ...rest } = change;
  const isLine = (name: string): boolean => name === 'source' || name === 'line';
  const report = JSON.parse(JSON.stringify(change.report, (name, value) => (isLine(name) ? undefined : value)));
  return { ...diagram, change: { ...rest, report } };
}
