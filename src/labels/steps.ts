/** Numbers the main path of a diagram, from the users to the data: the option `--steps`. */

import { factsOf } from '../catalog/index.js';
import { groupBy } from '../graph/group-by.js';
import type { Flow } from '../graph/model.js';
import { isOutside } from '../graph/node-types.js';
import { STEPS_INFERRED_MAX } from '../limits.js';
import type { Elements } from './grouping/equivalent-nodes.js';
import { MAIN_PATH, stepBetween, stepsLeft } from './messages.js';
import type { PresentedEdge } from './model.js';

/** Edges with the same texts: to each replica of a service, or from each of several. They share a number. */
interface Step {
  readonly edges: readonly PresentedEdge[];
  readonly label: string;
  readonly detail: string;
  /** Number of edges between the users and the start. */
  readonly depth: number;
}

/**
 * Returns the elements with numbers on their main path, and the numbers with their texts as a flow; null if the diagram
 * has no main path. If the path has more connections than numbers, the path to the most distant data is numbered first,
 * then the connections closest to the users.
 * @param elements with edges that are marked as `main`
 * @example users -> balancer -> database: `1 Users to Load balancer web`, `2 Load balancer web to Database orders`
 */
export function withSteps(elements: Elements): { readonly elements: Elements; readonly flow: Flow } | null {
  const steps = stepsOf(elements);
  if (steps.length === 0) return null;
  const toData = pathToData(steps, elements);
  const byImportance = [...toData, ...steps.filter((step) => !toData.has(step))];
  const chosen = new Set(byImportance.slice(0, STEPS_INFERRED_MAX));
  const numbered = steps
    .filter((step) => chosen.has(step))
    .sort((a, b) => a.depth - b.depth || Number(toData.has(b)) - Number(toData.has(a)));
  const numberOf = new Map(numbered.flatMap(({ edges }, index) => edges.map((edge) => [edge, index + 1] as const)));
  const edges = elements.edges.map((edge) => {
    const number = numberOf.get(edge);
    return number === undefined ? edge : { ...edge, steps: [number] };
  });
  return {
    elements: { items: elements.items, edges },
    flow: {
      name: MAIN_PATH,
      description: stepsLeft(steps.length - numbered.length),
      steps: numbered.map(({ label, detail }, index) => ({ number: index + 1, label, detail })),
    },
  };
}

/** Returns the steps in the order in which requests take them: by distance from the users, then as drawn. */
function stepsOf({ items, edges }: Elements): readonly Step[] {
  const main = edges.filter((edge) => edge.main === true);
  const texts = new Map(items.map((item) => [item.id, textOf(item)]));
  const depthOf = depthsIn(main);
  const steps = [...groupBy(main, ({ from, to }) => stepBetween(texts.get(from) ?? '', texts.get(to) ?? ''))].map(
    ([label, same]): Step => ({
      edges: same,
      label,
      detail: [...new Set(same.flatMap((edge) => (edge.label === '' ? [] : [edge.label])))].join(', '),
      depth: Math.min(...same.map(({ from }) => depthOf(from))),
    }),
  );
  return steps.sort((a, b) => a.depth - b.depth);
}

/** Returns title and name of a node; the name alone of an external actor. */
const textOf = (item: Elements['items'][number]): string => {
  if (item.kind === 'box' || item.name === '') return item.title;
  return isOutside(item.type) ? item.name : `${item.title} ${item.name}`;
};

/** Returns the number of edges between the start of the path and each id on it. */
function depthsIn(main: readonly PresentedEdge[]): (id: string) => number {
  const targets = new Set(main.map(({ to }) => to));
  const depths = new Map<string, number>(main.flatMap(({ from }) => (targets.has(from) ? [] : [[from, 0]])));
  const byStart = groupBy(main, ({ from }) => from);
  for (const [id, depth] of depths) {
    for (const { to } of byStart.get(id) ?? []) if (!depths.has(to)) depths.set(to, depth + 1);
  }
  return (id) => depths.get(id) ?? 0;
}

/**
 * Returns the steps to the data store that is farthest from the users; to the farthest end if the path reaches none.
 */
function pathToData(steps: readonly Step[], { items }: Elements): ReadonlySet<Step> {
  const stores = new Set(
    items.flatMap((item) => (item.kind === 'node' && factsOf(item.type).holdsData === true ? [item.id] : [])),
  );
  const farthest = (candidates: readonly Step[]): Step | undefined =>
    candidates.reduce<Step | undefined>((best, step) => (step.depth > (best?.depth ?? -1) ? step : best), undefined);
  const path = new Set<Step>();
  let step = farthest(steps.filter(({ edges }) => edges.some(({ to }) => stores.has(to)))) ?? farthest(steps);
  while (step !== undefined) {
    path.add(step);
    const { depth, edges } = step;
    const starts = new Set(edges.map(({ from }) => from));
    step = steps.find((candidate) => candidate.depth < depth && candidate.edges.some(({ to }) => starts.has(to)));
  }
  return path;
}
