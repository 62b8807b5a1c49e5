/** Sessions: what lets people in to the machines of its network leads to these, where they are few. */
import { groupBy } from '../../graph/group-by.js';
import { byAddress } from '../../graph/order.js';
import { SESSIONS_MAX } from '../limits.js';
import type { Scene } from '../scene.js';
import type { Arrow } from './candidates.js';
import type { PlacedNode } from './egress.js';

/** @param arrows that there are: what is joined already needs no second one */
export function sessions(placed: readonly PlacedNode[], arrows: readonly Arrow[], picture: Scene): readonly Arrow[] {
  const { factsOf } = picture.model;
  const openers = placed.filter(({ resource }) => factsOf(resource).opensSessionsOn !== undefined);
  if (openers.length === 0) return [];
  const standing = groupBy(placed, ({ node: { parent } }) => networkAround(parent, picture));
  const joined = new Set(arrows.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  return openers.flatMap(({ node: { address: from, parent }, resource }): Arrow[] => {
    const network = networkAround(parent, picture);
    const types = factsOf(resource).opensSessionsOn ?? [];
    const machinesIn = (one: string): string[] =>
      (standing.get(one) ?? []).filter(({ node }) => types.includes(node.type)).map(({ node }) => node.address);
    const near = network === null ? [] : machinesIn(network);
    // A peering carries sessions as well: to the one machine that is there to be reached so.
    const far = network === null || near.length > 0 ? [] : peersOf(network, picture).flatMap(machinesIn);
    const few = near.length > 0 ? near : far.length === 1 ? far : [];
    if (few.length > SESSIONS_MAX) return [];
    return few
      .filter((to) => !joined.has(`${from} ${to}`))
      .map((to) => ({ from, to, label: '', evidence: [{ rule: 'session', by: resource }] }));
  });
}

/** Networks that something joins with another one. */
function peersOf(network: string, { model }: Scene): readonly string[] {
  const isWhole = (address: string): boolean => model.factsOf(address).ranges?.isWhole === true;
  const joins = model.referrersOf(network).filter(({ from }) => model.factsOf(from).connection !== undefined);
  const others = joins.flatMap(({ from }) => model.referencesOf(from).map(({ to }) => to));
  return [...new Set(others)].filter((other) => other !== network && isWhole(other)).sort(byAddress);
}

function networkAround(start: string | null, { model, parentOf }: Scene): string | null {
  let at = start;
  while (at !== null && model.factsOf(at).ranges?.isWhole !== true) at = parentOf(at);
  return at;
}
