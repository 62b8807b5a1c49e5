/** What gets a picture of its own. */
import type { Knowledge } from '../../../catalog/knowledge.js';
import { modulesOf } from '../../../graph/address.js';
import { isContainerType } from '../../../graph/containers.js';
import { isPseudoType } from '../../../graph/count-resources.js';
import type { Graph, GraphNode } from '../../../graph/model.js';
import { byText } from '../../../graph/order.js';
import { PAGE_ICONS, PAGES_MAX } from '../../limits.js';

export interface Split {
  /** Address of the container or module that a page is of: the page's id. In the order of the graph, modules last. */
  readonly pages: readonly string[];
  /** Page of what is drawn as an icon, or of a container that is in one; null for none. */
  readonly pageOf: (address: string) => string | null;
  /** How many pages there would be without a limit. */
  readonly found: number;
}

/**
 * Each icon is on one page at most: that of the outermost network or resource group around it, else that of its outermost
 * module, else that of the outermost container of another kind (an account, a region). One icon alone is no page.
 */
export function splitIntoPages(graph: Graph, knowledge: Knowledge): Split {
  const around = placesAround(graph, knowledge);
  const homes = new Map<string, string>();
  const sizes = new Map<string, number>();
  for (const { address, type } of graph.nodes.values()) {
    if (isContainerType(type) || isPseudoType(type)) continue;
    const { page, outermost } = around(address);
    const home = page ?? modulesOf(address)[0] ?? outermost;
    if (home === null) continue;
    homes.set(address, home);
    sizes.set(home, (sizes.get(home) ?? 0) + 1);
  }
  const found = [...sizes].filter(([, size]) => size >= PAGE_ICONS);
  const largest = [...found].sort((a, b) => b[1] - a[1] || byText(a[0], b[0])).slice(0, PAGES_MAX);
  const chosen = new Set(largest.map(([id]) => id));
  const pages = [...graph.nodes.keys(), ...sizes.keys()].filter((id) => chosen.delete(id));
  const kept = new Set(pages);
  const pageOf = (address: string): string | null => {
    const home = homes.get(address) ?? around(address).page;
    return home !== null && kept.has(home) ? home : null;
  };
  return { pages, pageOf, found: found.length };
}

interface Ancestors {
  /** The outermost container around it, itself included, that is drawn on a page of its own. */
  readonly page: string | null;
  /** The outermost container around it at all. */
  readonly outermost: string | null;
}

/** Each chain of containers is walked once. */
function placesAround(graph: Graph, knowledge: Knowledge): (address: string) => Ancestors {
  const known = new Map<string, Ancestors>();
  return (address) => {
    const way: GraphNode[] = [];
    let at = graph.nodes.get(address) as GraphNode | undefined;
    while (at !== undefined && !known.has(at.address)) {
      way.push(at);
      at = at.parent === null ? undefined : graph.nodes.get(at.parent);
    }
    let around: Ancestors = (at && known.get(at.address)) ?? { page: null, outermost: null };
    for (const node of way.reverse()) {
      if (isContainerType(node.type)) {
        const isPage = knowledge.boxFactsOf(node.type).isPage === true;
        around = {
          page: around.page ?? (isPage ? node.address : null),
          outermost: around.outermost ?? node.address,
        };
      }
      known.set(node.address, around);
    }
    return around;
  };
}
