import { CARRIED_MAX } from '../../limits.js';
import { type Arcs, inARow } from './arcs.js';

/**
 * Takes nodes out and carries the arrows that lead through them on: A to a helper to B becomes A to B. One that very
 * many arrows lead through stays, since it is the simpler picture.
 *
 * @param candidates in address order
 * @param isAround whether the second is a container around the first: no arrow leads from a node to its own box
 * @returns those taken out
 */
export function contract(
  arcs: Arcs,
  candidates: Iterable<string>,
  isAround: (address: string, container: string) => boolean,
): ReadonlySet<string> {
  const open = new Set(candidates);
  const all = new Set(open);
  const gone = new Set<string>();
  for (const address of open) {
    open.delete(address);
    const [sources, targets] = [arcs.to(address), arcs.from(address)];
    if (sources.size * targets.size > CARRIED_MAX) continue;
    const around = new Set([...sources.keys(), ...targets.keys()]);
    for (const [from, first] of sources) {
      for (const [to, second] of targets) {
        if (from !== to && !isAround(from, to)) arcs.add(from, to, inARow(first, second));
      }
    }
    arcs.remove(address);
    gone.add(address);
    // A neighbour that stayed may have fewer arrows now.
    for (const neighbour of around) if (all.has(neighbour) && !gone.has(neighbour)) open.add(neighbour);
  }
  return gone;
}
