/**
 * Idle names: DNS zones and records that neither users nor a program of the plan resolve. A name sends no requests, so
 * an idle record is part of the resource that it names, and the edges of an idle zone are thin.
 */
import { groupBy } from '../../graph/group-by.js';
import { withHosts } from '../fold.js';
import type { Host } from '../hosts.js';
import { createScene, type Scene } from '../scene.js';
import type { DirectedEdge } from './candidates.js';

interface WithoutIdleNames {
  readonly scene: Scene;
  readonly calls: readonly DirectedEdge[];
}

/**
 * Folds an idle record with one target into that target, and makes the edges of other idle names thin. Targets that are
 * themselves folded here do not take in a record.
 * @param calls edges between resources
 * @param entered nodes at which actors from outside enter
 */
export function withoutIdleNames(
  scene: Scene,
  calls: readonly DirectedEdge[],
  entered: ReadonlySet<string>,
): WithoutIdleNames {
  const { folds, model } = scene;
  const callees = new Set(calls.map(({ to }) => to));
  const isIdle = (address: string): boolean =>
    model.knowledge.isDnsName(model.typeOf(address)) && !callees.has(address) && !entered.has(address);
  const idle = groupBy(
    calls.filter(({ from, thin }) => thin !== true && isIdle(from)),
    ({ from }) => from,
  );
  const hosts = new Map<string, Host>();
  for (const [address, [only, ...others]] of idle) {
    const evidence = only?.evidence[0];
    const isRecord = model.knowledge.isDnsRecord(model.typeOf(address));
    if (!isRecord || only === undefined || others.length > 0 || evidence === undefined) continue;
    if (!hosts.has(only.to)) hosts.set(address, { address: only.to, kind: 'owner', evidence });
  }
  const named = calls
    .filter(({ from }) => !hosts.has(from))
    .map((edge): DirectedEdge => (idle.has(edge.from) ? { ...edge, thin: true } : edge));
  if (hosts.size === 0) return { scene, calls: named };
  return { scene: createScene({ ...scene, folds: withHosts(folds, hosts) }), calls: named };
}
