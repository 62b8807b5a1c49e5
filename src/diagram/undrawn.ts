/**
 * Collects the resources of a source that the diagram does not show under their own address: parts of others, members
 * of counted icons, hidden ones. The interactive page finds them, and leads to what shows them.
 */

import { valuesShown } from '../catalog/attributes.js';
import { cloudNameOf } from '../catalog/products.js';
import type { Resource } from '../graph/inventory.js';
import type { Graph } from '../graph/model.js';
import type { UndrawnResource } from '../render/writer.js';
import * as messages from './messages.js';
import { connectionEdgesOf } from './present.js';
import type { Entry, Ledger } from './read.js';
import type { DrawnView } from './view.js';

/** A drawn graph with the graph that it was reduced from. */
export interface DrawnPart extends Pick<DrawnView, 'graph' | 'drawnFor'> {
  /** The graph before any view; the drawn graph if there is no view. */
  readonly whole: Graph;
}

/** One revision: its ledger, its resources for their names, and the id in the drawn graph for each of its addresses. */
interface Revision {
  readonly ledger: Ledger;
  readonly resources: readonly Resource[];
  readonly idOf: (address: string) => string;
}

/**
 * Returns the resources without an icon of their own, in source order; each address once.
 * @param revisions the later one first, which takes precedence
 */
export function undrawnIn(revisions: readonly Revision[], part: DrawnPart): readonly UndrawnResource[] {
  const hostsOf = hostLookup(part);
  const found = new Map<string, UndrawnResource>();
  const add = (address: string, hosts: Hosts, relation: string, name?: string): void => {
    if (found.has(address) || (address === hosts.hosts[0] && part.graph.nodes.has(address))) return;
    found.set(address, { address, ...hosts, relation, ...(name !== undefined && { name }) });
  };
  for (const { ledger, resources, idOf } of revisions) {
    const known = new Map(resources.map((resource) => [resource.address, resource]));
    const nameOf = (address: string): string | undefined => {
      const resource = known.get(address);
      return resource && cloudNameOf(resource.type, valuesShown(resource.values));
    };
    for (const entry of ledger.entries) {
      const hosts = entry.bucket === 'hidden' ? NO_HOSTS : hostsOf(idOf(entry.node));
      add(entry.origin, hosts, relationOf(entry), entry.bucket === 'folded' ? nameOf(entry.address) : undefined);
      // The graph format writes some addresses in another way than the source.
      if (entry.bucket !== 'hidden' && !part.graph.nodes.has(entry.address))
        add(entry.address, hosts, relationOf(entry));
    }
    for (const { address, reason } of ledger.absent) add(address, NO_HOSTS, reason);
  }
  for (const { address, instances = [] } of part.whole.nodes.values())
    for (const each of [address, ...instances]) add(each, hostsOf(address), messages.RELATIONS.instance);
  return [...found.values()];
}

type Hosts = Pick<UndrawnResource, 'hosts' | 'around'>;

const NO_HOSTS: Hosts = { hosts: [], around: [] };

/** Returns how a resource relates to what shows it; for a hidden one, the reason. */
function relationOf(entry: Entry): string {
  if (entry.bucket === 'hidden') return entry.rule;
  if (entry.bucket === 'folded') return messages.RELATIONS[entry.kind];
  return entry.node === entry.address ? messages.RELATIONS.written : messages.RELATIONS.instance;
}

/**
 * Returns a lookup of what shows a node of the whole graph: its icon, or the two ends of its edge, and the boxes around
 * it. The node itself comes last, because it has an icon of its own on a page for its part of the diagram.
 */
function hostLookup({ graph, whole, drawnFor = (address) => address }: DrawnPart): (id: string) => Hosts {
  const edges = connectionEdgesOf(graph);
  const known = new Map<string, Hosts>();
  const shownFor = (id: string): readonly string[] => {
    const shown = drawnFor(id);
    const edge = edges.get(shown ?? id);
    return [...new Set([...(edge ? [`${edge.from}\n${edge.to}`] : []), ...(shown === undefined ? [] : [shown]), id])];
  };
  const lookup = (id: string): Hosts => {
    const hosts = known.get(id);
    if (hosts !== undefined) return hosts;
    const parent = whole.nodes.get(id)?.parent ?? null;
    const outer = parent === null ? NO_HOSTS : lookup(parent);
    const found = { hosts: shownFor(id), around: [...outer.hosts, ...outer.around] };
    known.set(id, found);
    return found;
  };
  return lookup;
}
