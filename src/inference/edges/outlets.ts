/** Outlets: edges from NAT gateways to the border gateway of their network, and so to the internet. */
import type { Resource } from '../../graph/inventory.js';
import type { Evidence } from '../evidence.js';
import type { Model } from '../model.js';
import type { Access } from '../placement/access.js';
import type { Scene } from '../scene.js';
import { hasAny } from '../values.js';
import type { Arrow } from './candidates.js';
import type { EgressRoutes } from './egress-routes.js';

/** Finds the internet gateway on the border of the network around a node; null if the input has none. */
export type GateFinder = (address: string) => string | null;

export function gateFinder({ model, drawn, parentOf }: Scene): GateFinder {
  const gates = new Map<string, string>();
  for (const address of drawn) {
    const { border } = model.factsOf(address);
    const network = parentOf(address);
    if (border?.allows.includes('internet') !== true || network === null || gates.has(network)) continue;
    if (border.of.includes(model.typeOf(network))) gates.set(network, address);
  }
  return (address) => {
    let at = parentOf(address);
    while (at !== null && !gates.has(at)) at = parentOf(at);
    return at === null ? null : (gates.get(at) as string);
  };
}

/** True for an egress gateway to the internet, not one to other networks only. */
const leadsOut = ({ address, values }: Resource, { factsOf }: Model): boolean =>
  factsOf(address).egressGateway === true &&
  factsOf(address).entries?.some(({ outward, unless = {} }) => outward === true && !hasAny(values, unless)) === true;

/**
 * Returns the edges from outlets to their border gateways. Without one, nothing shows what an outlet is for. Workloads get no
 * edge to the outlet, because one for each workload would repeat the routes of its subnet.
 */
export function outlets(
  picture: Scene,
  access: ReadonlyMap<string, Access>,
  routes: EgressRoutes,
  gateOf: GateFinder,
): readonly Arrow[] {
  const { model, drawn, parentOf } = picture;
  return [...model.resources.values()].flatMap((resource): Arrow[] => {
    const { address: from } = resource;
    if (!drawn.has(from) || !leadsOut(resource, model)) return [];
    const to = gateOf(from);
    const seat = parentOf(from) ?? '';
    const goesElsewhere =
      access.get(seat) === 'private' || routes.get(seat)?.some((hop) => hop !== from && hop !== to) === true;
    if (to === null || goesElsewhere) return [];
    const evidence: Evidence = access.get(seat) === 'public' ? { rule: 'route', by: seat } : { rule: 'only', by: from };
    return [{ from, to, label: '', isImplied: true, evidence: [evidence] }];
  });
}
