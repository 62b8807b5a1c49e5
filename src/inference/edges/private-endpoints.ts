/**
 * Private doors: who is in a network with a private endpoint reaches what the endpoint stands for through it, since
 * the name of that resolves to the endpoint there, or it lets in nobody else. A -> T becomes A -> endpoint, beside endpoint -> T.
 */

import { leadsInto } from '../../graph/inventory.js';
import type { Scene } from '../scene.js';
import { isSet } from '../values.js';
import type { Arrow } from './candidates.js';

export function throughPrivateEndpoints(arrows: readonly Arrow[], picture: Scene): readonly Arrow[] {
  const { factsOf, referencesOf, resources, typeOf, attributeOf, valuesOf } = picture.model;

  function networkOf(address: string, type: string): string | null {
    let at = picture.parentOf(address);
    while (at !== null && typeOf(at) !== type) at = picture.parentOf(at);
    return at;
  }

  /** What is behind doors, to the doors by network; null where a network has several. */
  const gates = new Map<string, Map<string, string | null>>();
  const networkTypes = new Set<string>();
  for (const { from, to } of arrows) {
    const { privateEndpoint } = factsOf(from);
    if (privateEndpoint === undefined || !resources.has(from) || picture.isContainer(to)) continue;
    const network = networkOf(from, privateEndpoint.network);
    const isNamed = isSet(valuesOf(from), [privateEndpoint.has]) || refersBy(from, privateEndpoint.has);
    const isClosed = attributeOf(to, privateEndpoint.closedBy) === false;
    if (network === null || !(isNamed || isClosed)) continue;
    networkTypes.add(privateEndpoint.network);
    const doors = gates.get(to) ?? new Map<string, string | null>();
    gates.set(to, doors.set(network, doors.has(network) ? null : from));
  }
  if (gates.size === 0) return arrows;

  function refersBy(address: string, attribute: string): boolean {
    return referencesOf(address).some((reference) => leadsInto(reference.path, attribute));
  }

  function gateFor({ from, to }: Arrow): string | null {
    const doors = gates.get(to);
    if (doors === undefined || factsOf(from).privateEndpoint !== undefined) return null;
    for (const type of networkTypes) {
      const network = networkOf(from, type);
      const door = network === null ? undefined : doors.get(network);
      if (door !== undefined) return door;
    }
    return null;
  }

  const through = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const gate = gateFor(arrow);
    const { from, to, label, evidence, ...way } = gate === null ? arrow : via(arrow, gate);
    const known = through.get(`${from} ${to}`);
    // What is written on one of two arrows that become one is not true of both.
    const text = known === undefined || known.label === label ? label : '';
    through.set(`${from} ${to}`, {
      from,
      to,
      label: text,
      ...way,
      evidence: [...(known?.evidence ?? []), ...evidence],
    });
  }
  return [...through.values()];
}

const via = (arrow: Arrow, endpoint: string): Arrow => ({
  ...arrow,
  to: endpoint,
  evidence: [{ rule: 'endpoint', by: endpoint }, ...arrow.evidence],
});
