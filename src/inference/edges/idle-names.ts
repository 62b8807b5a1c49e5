/**
 * Idle names: zones and records that nobody comes by, neither users nor a program of the plan. A name sends no
 * requests, so an idle record is part of what it names, and the edges of an idle zone are thin.
 */
import { groupBy } from '../../graph/group-by.js';
import { withHosts } from '../fold.js';
import type { Host } from '../hosts.js';
import { createScene, type Scene } from '../scene.js';
import type { DirectedEdge } from './candidates.js';

interface Named {
  readonly scene: Scene;
  readonly calls: readonly DirectedEdge[];
}

/**
 * Folds idle records and makes the edges of idle zones thin.
 * @param calls edges between resources
 * @param entered nodes that actors from outside enter at
 */
export function withoutIdleNames(scene: Scene, calls: readonly DirectedEdge[], entered: ReadonlySet<string>): Named {
  const { folds, model } = scene;
  const called = new Set(calls.map(({ to }) => to));
  const isIdle = (address: string): boolean =>
    model.knowledge.isDnsName(model.typeOf(address)) && !called.has(address) && !entered.has(address);
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
