import { countResources } from '../graph/count-resources.js';
import type { Graph } from '../graph/model.js';
import { NOTHING_DRAWN, resourceCount, resourcesOfBoth } from './messages.js';
import type { Presentation } from './model.js';

/**
 * The graph's title and, after it, its size; neither for a graph without a title. Where nothing is left to draw (annotations
 * may take everything away), that is what there is to read: a picture of no size cannot be opened.
 * @param called for a graph that has no title of its own
 */
export function heading(graph: Graph, called: string): Pick<Presentation, 'title' | 'subtitle' | 'sentence'> {
  const title = graph.title === '' ? (graph.nodes.size === 0 ? NOTHING_DRAWN : called) : graph.title;
  if (title.trim() === '') return { title: '', subtitle: '' };
  const drawn = countResources([...graph.nodes.values()].filter(({ ghostOf }) => ghostOf === undefined));
  const { changes: { before, sentence } = {}, total = drawn, removed } = graph;
  const subtitle = before === undefined ? resourceCount(total, drawn, removed) : resourcesOfBoth(before, total);
  return { title, subtitle, ...(sentence !== undefined && { sentence }) };
}
