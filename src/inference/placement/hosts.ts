/**
 * What a resource runs in, by the attributes that its type has for that: a release in the cluster that its provider talks to, a node
 * group in its cluster. It says nothing of where the resource is, which may be elsewhere.
 */
import type { Scene } from '../scene.js';

/** Of a type that is drawn around what runs in it; null where none or two are named. */
export function hostOf(address: string, { drawn, model, rootOf }: Scene): string | null {
  const { factsOf, knowledge, namedBy, typeOf } = model;
  const named = namedBy(address, factsOf(address).runsIn ?? []).map(rootOf);
  const hosts = new Set(named.filter((one) => one !== null && knowledge.isHostType(typeOf(one)) && drawn.has(one)));
  const [host = null] = hosts;
  return hosts.size === 1 && host !== address ? host : null;
}
