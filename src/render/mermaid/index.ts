/** Mermaid: a text diagram that GitHub and others render. A chart too large for a browser is reduced. */
import { CHANGES, type ChangeName } from '../../graph/changes.js';
import type { Presentation } from '../../labels/model.js';
import { MERMAID_CHARACTERS_MAX, MERMAID_EDGES_MAX, MERMAID_NODES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { presentationOf, withoutBareBoxes } from '../side.js';
import type { Writer } from '../writer.js';
import {
  type Chart,
  type ChartEdge,
  type ChartItem,
  flowchart,
  sign,
  type Tree,
  treeOf,
  withoutUnreachable,
  yamlText,
} from './flowchart.js';

/** Writes a flowchart. One that is too large for a browser is reduced: its title and the note say so. */
export const write: Writer<Presentation> = (whole, { side }) => {
  const presentation = withoutBareBoxes(presentationOf(whole, side));
  const { text, leftOut } = drawChart(presentation) ?? EMPTY_CHART;
  const { sentence = '' } = presentation;
  const title = [presentation.title, sentence, presentation.note ?? '', ...legendOf(presentation), leftOut]
    .filter((part) => part !== '')
    .join(' · ');
  const heading = title === '' ? '' : `---\ntitle: ${yamlText(title)}\n---\n`;
  return {
    content: `${heading}${text}\n`,
    note: leftOut === '' ? null : messages.mermaidFolded(leftOut),
  };
};

/** Returns title parts that explain the signs, because a flowchart has no legend; empty without a title. */
function legendOf({ title, changeSummary, changes = {} }: Presentation): string[] {
  if (title === '') return [];
  const counted = CHANGES.flatMap((change) => {
    const count = changes[change] ?? 0;
    return change === 'none' || count === 0 ? [] : [messages.titleOfChange(sign(change), count, change)];
  });
  return changeSummary === undefined ? counted : [changeSummary, ...counted];
}

/** The flowchart of an empty diagram. */
const EMPTY_CHART: Flowchart = { text: 'flowchart LR', leftOut: '' };

// ---- Reduces a chart step by step until a browser can draw it.

/** The text of a flowchart that is small enough for a browser. */
export interface Flowchart {
  readonly text: string;
  /** Note on the parts that are not shown; empty if the chart is complete. */
  readonly leftOut: string;
}

/**
 * Returns the first of these views that is small enough; null if the chart is empty or none fits: everything, the
 * changes and their neighbours, equal resources counted, boxes only, outer boxes only, the first items.
 * @param total number of all icons and boxes, if the chart holds only a part of them
 */
export function drawChart(whole: Chart, total = whole.items.length): Flowchart | null {
  const chart = withoutUnreachable(whole);
  if (chart.items.length === 0) return null;
  const complete = textWithinLimits(chart);
  if (complete !== null)
    return {
      text: complete,
      leftOut: total > chart.items.length ? messages.mermaidOfPart(chart.items.length, total) : '',
    };
  const alike = groupAlike(chart);
  const views: readonly (readonly [Iterable<Chart>, (shown: number, total: number) => string])[] = [
    [aroundChanges(chart), messages.mermaidOfChanges],
    [[alike], messages.mermaidOfKinds],
    [[onlyBoxes(alike)], messages.mermaidOfBoxes],
    [outerBoxes(alike), messages.mermaidOfOuterBoxes],
    [firstItems(alike), messages.mermaidOfPart],
  ];
  for (const [charts, words] of views) {
    for (const view of charts) {
      const text = view.items.length === 0 ? null : textWithinLimits(view);
      if (text !== null) return { text, leftOut: words(view.items.length, total) };
    }
  }
  return null;
}

/** Returns the text of a chart; null if it exceeds the limits of a browser. */
function textWithinLimits(chart: Chart): string | null {
  if (chart.items.length > MERMAID_NODES_MAX || chart.edges.length > MERMAID_EDGES_MAX) return null;
  const text = flowchart(chart);
  return text.length > MERMAID_CHARACTERS_MAX ? null : text;
}

/** Returns the changed items, the items connected to them, and the boxes that contain these. */
function aroundChanges({ items, edges }: Chart): Chart[] {
  const { byId } = treeOf({ items });
  const changed = new Set(items.filter(({ change }) => change !== 'none').map(({ id }) => id));
  const touching = edges.filter(({ from, to, change }) => changed.has(from) || changed.has(to) || change !== undefined);
  const remaining = new Set<string>();
  for (const id of [...changed, ...touching.flatMap(({ from, to }) => [from, to])]) {
    for (let at = byId.get(id); at !== undefined && !remaining.has(at.id); at = byId.get(at.parent ?? ''))
      remaining.add(at.id);
  }
  return [{ items: items.filter(({ id }) => remaining.has(id)), edges: touching }];
}

/** Returns a chart with one icon for all items of one box that have the same title and change. */
function groupAlike(chart: Chart): Chart {
  const counted = new Map<string, { readonly id: string; count: number }>();
  const standsFor = new Map<string, string>();
  for (const item of chart.items) {
    if (item.kind === 'box') continue;
    const key = JSON.stringify([item.parent, item.title, item.change]);
    const group = counted.get(key) ?? { id: item.id, count: 0 };
    group.count += item.count;
    counted.set(key, group);
    standsFor.set(item.id, group.id);
  }
  const counts = new Map([...counted.values()].map(({ id, count }) => [id, count]));
  const items = chart.items.flatMap((item): ChartItem[] => {
    if (item.kind === 'box') return [item];
    const count = counts.get(item.id);
    if (count === undefined) return [];
    if (count === item.count) return [item];
    const { changeLines: _, ...alike } = item;
    return [{ ...alike, name: '', details: [], count, badge: messages.times(count) }];
  });
  return { items, edges: redirectedEdges(chart.edges, (id) => standsFor.get(id) ?? id) };
}

/**
 * Returns a chart of the boxes, each with the number of icons in it, and of the icons outside any box. All edges
 * between two of them become one edge.
 */
const onlyBoxes = (chart: Chart): Chart => foldInto(chart, ({ kind, parent }) => kind === 'box' || parent === null);

/** Yields charts with boxes down to a smaller and smaller depth. */
function* outerBoxes(chart: Chart): Iterable<Chart> {
  const depths = depthsOf(chart);
  for (let depth = Math.max(...depths.values()); depth > 0; depth--) {
    yield foldInto(chart, ({ id }) => (depths.get(id) as number) < depth);
  }
}

function depthsOf({ items }: Chart): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (const { id, parent } of items) depths.set(id, parent === null ? 0 : (depths.get(parent) ?? -1) + 1);
  return depths;
}

/**
 * Reduces a chart to the items that `isKept` accepts. All others are counted at the innermost of these items around
 * them.
 */
function foldInto({ items, edges }: Chart, isKept: (item: ChartItem) => boolean): Chart {
  const shownAt = new Map<string, string>();
  const inside = new Map<string, number>();
  const changes = new Map<string, Map<ChangeName, number>>();
  for (const item of items) {
    const at = isKept(item) ? item.id : (shownAt.get(item.parent ?? '') as string);
    shownAt.set(item.id, at);
    if (at === item.id || item.ghostOf !== undefined) continue;
    const count = item.kind === 'node' ? item.count : 1;
    if (item.kind === 'node') inside.set(at, (inside.get(at) ?? 0) + count);
    const counts = changes.get(at) ?? new Map<ChangeName, number>();
    changes.set(at, counts.set(item.change, (counts.get(item.change) ?? 0) + count));
  }
  const shown = items.filter(({ id }) => shownAt.get(id) === id);
  const tree = treeOf({ items: shown });
  return {
    items: shown.map((item) => {
      const count = inside.get(item.id);
      if (count === undefined) return item;
      const signs = signsOf(changes.get(item.id) ?? new Map());
      return {
        ...item,
        details: [tree.contents.has(item.id) ? messages.moreInside(count) : messages.inside(count), ...signs],
      };
    }),
    edges: redirectedEdges(edges, (id) => shownAt.get(id) as string, tree),
  };
}

/** Returns the changes that a box stands for, such as `+2`, `~1`. */
const signsOf = (counts: ReadonlyMap<ChangeName, number>): string[] =>
  CHANGES.flatMap((change) => (change === 'none' || !counts.has(change) ? [] : `${sign(change)}${counts.get(change)}`));

/** Yields as many items as allowed, then half of them, and so on. */
function* firstItems({ items, edges }: Chart): Iterable<Chart> {
  for (let count = MERMAID_NODES_MAX; count > 0; count = Math.floor(count / 2)) {
    const ids = new Set(items.slice(0, count).map(({ id }) => id));
    const between = edges.filter(({ from, to }) => ids.has(from) && ids.has(to));
    yield { items: items.slice(0, count), edges: between.slice(0, Math.min(count, MERMAID_EDGES_MAX)) };
  }
}

/**
 * Redirects edges to the shown items and merges those between the same two. A merged edge has a label only if all its
 * edges have the same.
 */
function redirectedEdges(edges: readonly ChartEdge[], shownAt: (id: string) => string, tree?: Tree): ChartEdge[] {
  const between = new Map<string, ChartEdge>();
  for (const edge of edges) {
    const [from, to] = [shownAt(edge.from), shownAt(edge.to)];
    if (from === to && edge.from !== edge.to) continue;
    if (tree !== undefined && (isInside(from, to, tree) || isInside(to, from, tree))) continue;
    const key = JSON.stringify([from, to]);
    const known = between.get(key);
    between.set(key, {
      from,
      to,
      twoWay: edge.twoWay || known?.twoWay === true,
      label: known === undefined || known.label === edge.label ? edge.label : '',
      inferred: edge.inferred && known?.inferred !== false,
      thin: edge.thin === true && (known === undefined || known.thin === true),
      ...changeOf(known === undefined ? [edge] : [known, edge]),
    });
  }
  return [...between.values()];
}

/** Returns the change of a merged edge: that of its edges, or `update` if they differ. */
function changeOf(edges: readonly ChartEdge[]): Pick<ChartEdge, 'change'> {
  const [first, ...more] = new Set(edges.map(({ change }) => change));
  const change = more.length === 0 ? first : 'update';
  return change === undefined ? {} : { change };
}

function isInside(id: string, box: string, { byId }: Tree): boolean {
  for (let at = byId.get(id); at !== undefined; at = byId.get(at.parent ?? '')) if (at.id === box) return true;
  return false;
}
