import { countResources } from '../../graph/count-resources.js';
import type { Graph } from '../../graph/model.js';
import { NOTHING_DRAWN, resourceCount } from '../messages.js';
import { line, oneLine } from './lines.js';
import { HEADING_SIZE, MAX_HEADING, TITLE_SIZE } from './measures.js';
import type { Scene } from './model.js';

/**
 * The graph's title and, after it, its size; neither for a graph without a title. Where nothing is left to draw (annotations
 * may take everything away), that is what there is to read: a picture of no size cannot be opened.
 */
export function heading(graph: Graph): Pick<Scene, 'title' | 'subtitle'> {
  const text = graph.title === '' && graph.nodes.size === 0 ? NOTHING_DRAWN : graph.title;
  const title = oneLine(text, 'title', HEADING_SIZE, 600, MAX_HEADING);
  if (title === null) return { title: null, subtitle: null };
  const count = resourceCount(countResources(graph.nodes.values()), graph.removed);
  return { title, subtitle: line(count, 'detail', TITLE_SIZE, 400) };
}
