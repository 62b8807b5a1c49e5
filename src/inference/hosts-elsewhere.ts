/**
 * Hosts outside the plan: services that are known only by name, as parts name them (`api_management_name = "apim-shop"`). Each is
 * added once, like a data source, so that its parts have a host instead of being drawn as nodes.
 */
import type { Knowledge } from '../catalog/knowledge.js';
import type { NamedHost } from '../catalog/placement.js';
import { groupBy } from '../graph/group-by.js';
import { leadsInto, type Reference, type Resource } from '../graph/inventory.js';
import { byAddress } from '../graph/order.js';
import { type Elsewhere, lookedUp } from './placement/external-networks.js';
import { textsAt } from './values.js';

interface Use {
  readonly user: Resource;
  readonly path: string;
  readonly text: string;
  readonly name: string;
  readonly type: string;
}

export interface Hosts {
  readonly all: readonly Elsewhere[];
  readonly references: readonly Reference[];
}

/**
 * Returns the hosts outside the plan, with references to them.
 * @param resources in address order
 * @param references among the resources
 */
export function hostsElsewhere(
  resources: readonly Resource[],
  references: readonly Reference[],
  knowledge: Knowledge,
): Hosts {
  const uses = usesIn(resources, references, knowledge);
  const taken = new Set(resources.map(({ address }) => address));
  const all: Elsewhere[] = [];
  const named: Reference[] = [];
  for (const same of groupBy(uses, ({ type, name }) => `${type} ${name.toLowerCase()}`).values()) {
    const [first] = same as [Use, ...Use[]];
    const { type, name, user, text } = first;
    const address = `${type}.${name.replace(/[^A-Za-z0-9_-]/g, '-')}`;
    if (taken.has(address)) continue;
    taken.add(address);
    const placed = knowledge.placedBy(type).flatMap((at) => (at in user.values ? [[at, user.values[at]]] : []));
    const values = { ...Object.fromEntries(placed), id: text, name };
    all.push({ resource: lookedUp(address, type, name, values, user), proof: user.address });
    for (const use of same) named.push({ from: use.user.address, to: address, path: use.path, via: 'value' });
  }
  return { all: all.sort((a, b) => byAddress(a.resource.address, b.resource.address)), references: named };
}

/** Returns the attributes that name a service outside the input. */
function usesIn(
  resources: readonly Resource[],
  references: readonly Reference[],
  knowledge: Knowledge,
): readonly Use[] {
  const referred = groupBy(references, ({ from }) => from);
  const here = new Set(
    resources.flatMap(({ type, values }) =>
      knowledge.ownNamesOf(type).flatMap((at) => textsAt(values, [at]).map((name) => `${type} ${name.toLowerCase()}`)),
    ),
  );
  return resources
    .filter(({ mode }) => mode === 'managed')
    .flatMap((user): Use[] => {
      for (const path of knowledge.factsOf(user.type).fold?.by ?? []) {
        const rule = knowledge.namedHosts.get(path);
        const isStated = referred.get(user.address)?.some((reference) => leadsInto(reference.path, path)) === true;
        const said = rule === undefined || isStated ? null : nameIn(user, path, rule);
        if (said === null || rule === undefined) continue;
        const isHere = here.has(`${rule.type} ${said.name.toLowerCase()}`);
        return isHere || rule.type === user.type ? [] : [{ user, path, type: rule.type, ...said }];
      }
      return [];
    });
}

function nameIn({ values }: Resource, path: string, { looks }: NamedHost): { text: string; name: string } | null {
  const [text = ''] = textsAt(values, [path]);
  const match = looks.exec(text);
  return match === null ? null : { text, name: match.groups?.name ?? text };
}
