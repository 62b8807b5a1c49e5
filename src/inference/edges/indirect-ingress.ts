/**
 * Gateways on the border of a network through which nobody comes in: whatever stands there is reached by nobody from outside,
 * as far as its own values and the rules around it say. What leads out by them does all the same.
 */
import type { Access } from '../placement/access.js';
import type { Scene } from '../scene.js';

/**
 * @param gates what somebody comes in by from both sides
 * @param isEntrance whether people come to what is drawn
 */
export function onlyOutward(
  gates: readonly string[],
  isEntrance: (address: string) => boolean,
  access: ReadonlyMap<string, Access>,
  picture: Scene,
): readonly string[] {
  const { model, parentOf } = picture;
  /** Of networks with something in them: whether somebody may come in to some of it. */
  const isEntered = new Map<string, boolean>();
  const networks = new Map<string, string>();
  for (const gate of gates) {
    const network = parentOf(gate);
    if (network !== null && model.factsOf(gate).border?.of.includes(model.typeOf(network)) === true)
      networks.set(gate, network);
  }
  if (networks.size === 0) return [];
  const bordered = new Set(networks.values());
  for (const address of picture.drawn) {
    const { border } = model.factsOf(address);
    if (picture.isContainer(address) || border !== undefined) continue;
    const seats = seatsOf(address, picture);
    const isOne = isEntrance(address) || isOpenToDoubt(address, seats, access, picture);
    for (const network of seats.flatMap((seat) => around(seat, bordered, picture))) {
      isEntered.set(network, isOne || isEntered.get(network) === true);
    }
  }
  return [...networks].flatMap(([gate, network]) => (isEntered.get(network) === false ? [gate] : []));
}

/**
 * Of what has no rules about who comes in, and is in no private subnet, nobody knows; nor of what is in a module that is not
 * here, or which load balancers a cluster builds.
 */
function isOpenToDoubt(
  address: string,
  seats: readonly string[],
  access: ReadonlyMap<string, Access>,
  { model }: Scene,
): boolean {
  const { entries = [], routeHop, egressGateway, unread } = model.factsOf(address);
  if (unread === true || model.knowledge.isHostType(model.typeOf(address))) return true;
  // A way that others take is none to itself.
  const hasRule = egressGateway === true || routeHop !== undefined || entries.some(({ actor }) => actor !== 'onprem');
  return !hasRule && seats.some((seat) => access.get(seat) !== 'private');
}

function seatsOf(address: string, { copies, parentOf, places }: Scene): readonly string[] {
  const own = copies.settled.has(address) ? [] : places.parentsOf(address);
  const parent = parentOf(address);
  return own.length > 0 || parent === null ? own : [parent];
}

function around(start: string, networks: ReadonlySet<string>, { parentOf }: Scene): readonly string[] {
  let at: string | null = start;
  while (at !== null && !networks.has(at)) at = parentOf(at);
  return at === null ? [] : [at];
}
