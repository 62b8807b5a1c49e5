/** Where what lets a network out leads: to the gateway on the border of the network, and by that to the internet. */
import type { Resource } from '../../graph/inventory.js';
import type { Evidence } from '../evidence.js';
import type { Model } from '../model.js';
import type { Access } from '../placement/access.js';
import type { Scene } from '../scene.js';
import { hasAny } from '../values.js';
import type { Arrow } from './candidates.js';
import type { EgressRoutes } from './egress-routes.js';

/** The gateway to the internet on the border of the network that something is in; null where the input has none. */
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

/** One that leads to other networks alone is no way to the internet. */
const leadsOut = ({ address, values }: Resource, { factsOf }: Model): boolean =>
  factsOf(address).egressGateway === true &&
  factsOf(address).entries?.some(({ outward, unless = {} }) => outward === true && !hasAny(values, unless)) === true;

/**
 * An outlet without an arrow says nothing of whom it serves or where it leads. What runs behind it has none to it: each
 * workload of each subnet would send one across the picture, to say what the routes of all of them say.
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
