/** Containers that no resource of the input is, and what the references of the input mean with them. */
import type { Knowledge } from '../../catalog/knowledge.js';
import { groupBy } from '../../graph/group-by.js';
import type { Inventory, Reference, Resource } from '../../graph/inventory.js';
import { byAddress } from '../../graph/order.js';
import { hostsElsewhere } from '../hosts-elsewhere.js';
import { isPlaceType } from '../model.js';
import { networksBeside } from './co-referenced-networks.js';
import { type Elsewhere, networksElsewhere, severalElsewhere } from './external-networks.js';
import { inlineContainers } from './inline-containers.js';
import { joinedElsewhere } from './joined-elsewhere.js';

export interface Networks {
  /** What the input has, and what is built by its blocks or looked up, in address order. */
  readonly own: readonly Resource[];
  /** The same with what is known by its identity only. */
  readonly all: readonly Resource[];
  /** All that is not in the input. */
  readonly implied: readonly Elsewhere[];
  readonly references: readonly Reference[];
  /** Of what is not in the input: what others are a part of. */
  readonly hosts: ReadonlySet<string>;
}

export function withNetworks({ resources, references }: Inventory, knowledge: Knowledge): Networks {
  const given = inOrder(resources);
  const inlines = inlineContainers(given, references, knowledge);
  const several = severalElsewhere(given, references, knowledge);
  const hosts = hostsElsewhere(given, references, knowledge);
  const joined = joinedElsewhere(given, references, knowledge);
  const own = inOrder(given, inlines.all, several.all, hosts.all, joined.all);
  const elsewhere = networksElsewhere(own, knowledge, (type) => isPlaceType(type, knowledge));
  const all = inOrder(own, elsewhere);
  const exact = references.map((reference) => several.exact(inlines.exact(reference)));
  const stated = [...exact, ...inlines.references, ...several.references, ...hosts.references, ...joined.references];
  const beside = networksBeside(
    all,
    groupBy(stated, ({ from }) => from),
    knowledge,
  );
  return {
    own,
    all,
    implied: [...inlines.all, ...several.all, ...hosts.all, ...joined.all, ...elsewhere],
    hosts: new Set(hosts.all.map(({ resource }) => resource.address)),
    references: [...stated, ...beside],
  };
}

function inOrder(resources: readonly Resource[], ...more: (readonly Elsewhere[])[]): readonly Resource[] {
  const added = more.flat().map(({ resource }) => resource);
  return [...resources, ...added].sort((a, b) => byAddress(a.address, b.address));
}
