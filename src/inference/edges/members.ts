/**
 * What is switched on for all members at once, such as a feature of a fleet of clusters, names none of them. It is joined to
 * each: nobody says that there is one fleet, but a project has no second one.
 */
import { groupBy } from '../../graph/group-by.js';
import { QUIET_CROWD } from '../limits.js';
import type { Scene } from '../scene.js';
import type { Arrow } from './candidates.js';

/** @param calls what somebody does name */
export function toMembers({ model, drawn, rootOf }: Scene, calls: readonly Arrow[]): readonly Arrow[] {
  const servants = [...drawn].filter((address) => model.factsOf(address).servesAll !== undefined);
  if (servants.length === 0) return [];
  const byType = groupBy([...model.resources.values()], ({ type, mode }) => (mode === 'managed' ? type : ''));
  const named = new Set(calls.map(({ from, to }) => `${from} ${to}`));
  return servants.flatMap((from) => {
    const project = model.resources.get(from)?.account;
    const members = (byType.get(model.factsOf(from).servesAll as string) ?? []).filter(
      ({ account }) => account === project,
    );
    const roots = new Map(members.map(({ address }) => [rootOf(address), address]));
    if (roots.size > QUIET_CROWD) return [];
    return [...roots].flatMap(([to, by]): Arrow[] =>
      to === null || to === from || !drawn.has(to) || named.has(`${from} ${to}`)
        ? []
        : [{ from, to, label: '', isImplied: true, evidence: [{ rule: 'only', by }] }],
    );
  });
}
