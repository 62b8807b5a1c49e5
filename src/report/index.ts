import type { Graph } from '../graph/model.js';
import type { Presentation } from '../present/model.js';
import { countsOf } from './counts.js';
import { reportedEdges } from './edges.js';
import { reportedExposure } from './exposure.js';
import type { ChangeReport } from './model.js';
import { namesOf } from './names.js';
import { reportedNodes } from './nodes.js';
import { sentenceOf } from './sentence/index.js';

export { asJson } from './json.js';
export { asMarkdown } from './markdown.js';
export { asText } from './text.js';

/** @param graph with what changes marked @param words what is said of it in pictures */
export function reportOf(graph: Graph, words: Presentation): ChangeReport {
  const names = namesOf(graph, words);
  const nodes = reportedNodes(graph, names);
  const edges = reportedEdges(graph, names);
  const exposure = reportedExposure(graph, names);
  const sentence = sentenceOf(graph, names, { nodes, edges, exposure });
  const opened = exposure.length === 0 ? {} : { exposure };
  return { version: 1, sentence, counts: countsOf(graph), nodes, edges, ...opened };
}
