/** Levels of an overview: the containers and modules that are opened. */
import type { Knowledge } from '../../../catalog/knowledge.js';
import { modulesOf } from '../../../graph/address.js';
import { isContainerType } from '../../../graph/containers.js';
import type { Graph, GraphNode } from '../../../graph/model.js';
import { CLOSED_RANK_MAX, OVERVIEW_LEVELS } from '../../limits.js';

export interface Levels {
  /** Number of levels. Containers of one rank at one depth are one level, outer ones first. */
  readonly count: number;
  readonly of: (container: string) => number;
  /** True if a closed container of the level, shown with a size alone, is still useful. */
  readonly isClosable: (level: number) => boolean;
}

interface Level {
  /** The largest rank on the path from the root. */
  readonly rank: number;
  readonly depth: number;
}

/**
 * Assigns a level to each container. A network in a region is on a deeper level than regions, even if another network has no
 * region.
 */
export function levelsOf(graph: Graph, knowledge: Knowledge): Levels {
  const places = new Map<string, Level>();
  const placeOf = (start: GraphNode): void => {
    const way: GraphNode[] = [];
    let at: GraphNode | undefined = start;
    while (at !== undefined && !places.has(at.address)) {
      way.push(at);
      at = at.parent === null ? undefined : graph.nodes.get(at.parent);
    }
    let around = at === undefined ? undefined : places.get(at.address);
    for (const { address, type } of way.reverse()) {
      const { rank } = knowledge.boxFactsOf(type);
      around = { rank: Math.max(rank, around?.rank ?? 0), depth: (around?.depth ?? 0) + 1 };
      places.set(address, around);
    }
  };
  for (const node of graph.nodes.values()) if (isContainerType(node.type)) placeOf(node);

  const key = ({ rank, depth }: Level): string => `${rank} ${depth}`;
  const distinct = [...new Map([...places.values()].map((place) => [key(place), place])).values()].sort(
    (a, b) => a.rank - b.rank || a.depth - b.depth,
  );
  const levels = new Map(distinct.map((place, level) => [key(place), level]));
  return {
    count: distinct.length,
    of: (container) => levels.get(key(places.get(container) as Level)) as number,
    isClosable: (level) => (distinct[level]?.rank ?? Number.POSITIVE_INFINITY) <= CLOSED_RANK_MAX,
  };
}

/**
 * Drawing of the innermost level's containers: with their contents (`open`), joined by type and parent (`merged`), or with a
 * resource count only (`closed`).
 */
export type Innermost = 'open' | 'merged' | 'closed';

/** The part of a graph that an overview opens. */
export interface View {
  /** Number of container levels drawn; deeper containers lose their box. */
  readonly levels: number;
  readonly innermost: Innermost;
  /** Depth to which modules are distinguished. */
  readonly modules: number;
  /** True to draw only the resource count of each module. */
  readonly closedModules: boolean;
}

/** Returns all views of a graph, in order of preference among those of equal size. */
export function viewsOf(graph: Graph, levels: Levels): View[] {
  let deepest = 0;
  for (const address of graph.nodes.keys()) deepest = Math.max(deepest, modulesOf(address).length);
  const depths = [...new Set([deepest, 1, 0])].filter((depth) => depth <= deepest);
  const views: View[] = [];
  for (let level = Math.min(levels.count, OVERVIEW_LEVELS); level >= 0; level--) {
    const ways: Innermost[] = level > 0 && levels.isClosable(level - 1) ? ['open', 'closed', 'merged'] : ['open'];
    for (const modules of depths) {
      for (const innermost of ways) views.push({ levels: level, innermost, modules, closedModules: false });
      if (modules > 0) views.push({ levels: level, innermost: 'open', modules, closedModules: true });
    }
  }
  return views;
}
