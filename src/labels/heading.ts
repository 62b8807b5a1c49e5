import { countResources } from '../graph/count-resources.js';
import type { Graph } from '../graph/model.js';
import { NOTHING_DRAWN, resourceCount, resourcesOfBoth } from './messages.js';
import type { Presentation } from './model.js';

/**
 * Returns the graph's title and, as subtitle, its size; both empty for a graph without a title.
 * If annotations leave nothing to draw, the title states that, because an image without size cannot be opened.
 * @param called title for a graph that has none
 */
export function heading(graph: Graph, called: string): Pick<Presentation, 'title' | 'subtitle' | 'sentence'> {
  const title = graph.title === '' ? (graph.nodes.size === 0 ? NOTHING_DRAWN : called) : graph.title;
  if (title.trim() === '') return { title: '', subtitle: '' };
  const drawn = countResources([...graph.nodes.values()].filter(({ ghostOf }) => ghostOf === undefined));
  const { changes: { before, sentence } = {}, total = drawn, removed } = graph;
  const subtitle = before === undefined ? resourceCount(total, drawn, removed) : resourcesOfBoth(before, total);
  return { title, subtitle, ...(sentence !== undefined && { sentence }) };
}
