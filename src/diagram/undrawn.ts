/**
 * Collects the resources of a source that the diagram does not show under their own address: parts of others, members
 * of counted icons, hidden ones. The interactive page finds them, and leads to what shows them.
 */

import { valuesShown } from '../catalog/attributes.js';
import { cloudNameOf, GENERATED_ID, GENERATED_NAME } from '../catalog/products.js';
import type { Resource } from '../graph/inventory.js';
import type { Graph } from '../graph/model.js';
import { isContainerType } from '../graph/node-types.js';
import { connectionsOf } from '../labels/edges/connections.js';
import { knownPart } from '../platform/text/gaps.js';
import type { UndrawnResource } from '../render/writer.js';
import * as messages from './messages.js';
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
      return resource && nameInCloud(resource);
    };
    for (const entry of ledger.entries) {
      const hosts = entry.bucket === 'hidden' ? NO_HOSTS : hostsOf(idOf(entry.node));
      add(entry.origin, hosts, relationOf(entry, hosts), entry.bucket === 'folded' ? nameOf(entry.address) : undefined);
      // The graph format writes some addresses in another way than the source.
      if (entry.bucket !== 'hidden' && !part.graph.nodes.has(entry.address))
        add(entry.address, hosts, relationOf(entry, hosts));
    }
    for (const { address, reason } of ledger.absent) add(address, NO_HOSTS, reason);
  }
  for (const { address, instances = [] } of part.whole.nodes.values())
    for (const name of [address, ...instances]) {
      const hosts = hostsOf(address);
      add(name, hosts, name === address ? relationInView(hosts) : messages.RELATIONS.instance);
    }
  return [...found.values()];
}

/**
 * Returns the name of a resource in the cloud, for readers who search for it. Undefined if it is secret or was generated
 * by the provider, because no reader knows it then.
 */
function nameInCloud({ type, values }: Resource): string | undefined {
  const name = cloudNameOf(type, valuesShown(values));
  return name === undefined || GENERATED_NAME.test(name) || GENERATED_ID.test(name) ? undefined : knownPart(name);
}

type Hosts = Pick<UndrawnResource, 'hosts' | 'around'>;

const NO_HOSTS: Hosts = { hosts: [], around: [] };

/** Returns how a resource relates to what shows it; for a hidden one, the reason. */
function relationOf(entry: Entry, hosts: Hosts): string {
  if (entry.bucket === 'hidden') return entry.rule;
  const relation = messages.relationToNode(entry);
  return relation === 'written' ? relationInView(hosts) : messages.RELATIONS[relation];
}

/** Returns how a drawn resource relates to what the view shows: its edge or icon, or an icon for several resources. */
function relationInView({ hosts: [host = '', ...others] }: Hosts): string {
  const isItself = others.length === 0 || host.includes('\n');
  return isItself ? messages.RELATIONS.written : messages.RELATIONS.instance;
}

/**
 * Returns a lookup of the elements that show a node of the whole graph. These are its icon or the edge that it is drawn
 * as (its ends with a line break between them), and the boxes around it. The node itself is the last host, because it
 * has an icon of its own on the page for its part of the diagram.
 */
function hostLookup({ graph, whole, drawnFor = (address) => address }: DrawnPart): (id: string) => Hosts {
  const edges = connectionsOf(graph);
  const known = new Map<string, Hosts>();
  // In an overview, a node without an icon is shown by the box around it. A box for several boxes is not around them, and
  // has their type.
  const isAround = (shown: string, id: string): boolean => {
    const box = graph.nodes.get(shown);
    return box !== undefined && isContainerType(box.type) && box.type !== whole.nodes.get(id)?.type;
  };
  const shownFor = (id: string): Hosts => {
    const shown = drawnFor(id) ?? id;
    const edge = edges.get(shown);
    if (isAround(shown, id)) return { hosts: [id], around: [shown] };
    return { hosts: [...new Set([...(edge ? [`${edge.from}\n${edge.to}`] : []), shown, id])], around: [] };
  };
  const lookup = (id: string): Hosts => {
    const hosts = known.get(id);
    if (hosts !== undefined) return hosts;
    const parent = whole.nodes.get(id)?.parent ?? null;
    const outer = parent === null ? NO_HOSTS : lookup(parent);
    const shown = shownFor(id);
    const found = { hosts: shown.hosts, around: [...shown.around, ...outer.hosts, ...outer.around] };
    known.set(id, found);
    return found;
  };
  return lookup;
}
