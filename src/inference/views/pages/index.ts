/** One picture a network, resource group, module or place, beside an overview that leads to them: docs/large-graphs.md. */
import { KNOWLEDGE, type Knowledge } from '../../../catalog/knowledge.js';
import type { Graph } from '../../../graph/model.js';
import { overviewOfPages } from './overview.js';
import { pageGraph } from './page.js';
import { splitIntoPages } from './split.js';

export interface Pages {
  readonly overview: Graph;
  /** Page of each icon of the overview that stands for what is on one. */
  readonly pageOfIcon: ReadonlyMap<string, string>;
  /** Addresses of containers and modules. */
  readonly ids: readonly string[];
  /** What is drawn on a page. Made when it is asked for: together they are as large as the graph. */
  readonly page: (id: string) => Graph;
  /** How many there would be without a limit. */
  readonly found: number;
}

/** Null where nothing has enough in it for a page. */
export function pagesOf(graph: Graph, knowledge: Knowledge = KNOWLEDGE): Pages | null {
  const split = splitIntoPages(graph, knowledge);
  if (split.pages.length === 0) return null;
  const { graph: overview, pageOfIcon } = overviewOfPages(graph, split, knowledge);
  return {
    ...{ overview, pageOfIcon, ids: split.pages, found: split.found },
    page: (id) => pageGraph(graph, id, split),
  };
}
