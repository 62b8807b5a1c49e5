/**
 * Writes an Excalidraw file: the positions of the layout, arrows bound to the elements they connect, and embedded
 * icons.
 */

import type { Layout, LegendEntry, PlacedEdge, Point, Rect } from '../../layout/layout.js';
import { SAMPLE_WIDTH, SENTENCE_PITCH, TITLE_PITCH } from '../../layout/scene/measures.js';
import type { SceneEdge } from '../../layout/scene/model.js';
import { LEGEND_COUNT_SAMPLE } from '../messages.js';
import { layoutOf } from '../side.js';
import { bundledIcons, iconDocument, slugsOf } from '../svg/icons.js';
import { type Stroke, simplify, strokeOf } from '../svg/strokes.js';
import { middleAbove } from '../svg/text.js';
import { LIGHT, paintsOf, type Theme } from '../theme.js';
import type { LabeledLayout, Writer } from '../writer.js';
import { arrow, type Bound, type Element, rectangle, type Style, words } from './elements.js';
import { badge, changeBadge, countBadge, SHADE, type Sheet, stepsBadge, uniqueIds } from './sheet.js';
import { box, node } from './things.js';

/** Colours are those of the light theme: Excalidraw derives the dark ones. */
export const write: Writer<LabeledLayout> = async ({ layout: whole }, { side, stamp }) => {
  const layout = layoutOf(whole, side);
  const sheet: Sheet = { theme: LIGHT, unique: uniqueIds(), ends: new Map() };
  // Boxes and nodes come first, because edges need the elements they end at. Nodes are nevertheless drawn above edges.
  const [boxes, nodes] = [
    layout.boxes.flatMap((placed) => box(placed, sheet)),
    layout.nodes.flatMap((placed) => node(placed, sheet)),
  ];
  const lines = layout.edges.flatMap((placed) => edge(placed, sheet));
  const elements = bound([...boxes, ...lines, ...nodes, ...notes(layout, sheet)]);
  const file = {
    ...{ type: 'excalidraw', version: 2, source: 'groundplan', ...(stamp !== undefined && { groundplan: stamp }) },
    ...{ elements, appState: { viewBackgroundColor: LIGHT.background.value, gridSize: null } },
    files: await pictures(layout),
  };
  return { content: `${JSON.stringify(file, null, 1)}\n`, note: null };
};

interface Joins {
  readonly type?: unknown;
  readonly containerId?: unknown;
  readonly startBinding?: { readonly elementId: string } | null;
  readonly endBinding?: { readonly elementId: string } | null;
}

/** Adds the reverse references: an Excalidraw element also lists the arrows and texts that are bound to it. */
function bound(elements: readonly Element[]): readonly Element[] {
  const known = new Map<string, Bound[]>();
  const note = (id: unknown, by: Bound): void => {
    if (typeof id === 'string') known.set(id, [...(known.get(id) ?? []), by]);
  };
  for (const element of elements) {
    const { type, containerId, startBinding, endBinding } = element as Element & Joins;
    if (type === 'text') note(containerId, { id: element.id, type: 'text' });
    for (const id of new Set([startBinding?.elementId, endBinding?.elementId]))
      note(id, { id: element.id, type: 'arrow' });
  }
  return elements.map((element) => {
    const own = known.get(element.id);
    return own === undefined ? element : { ...element, boundElements: own };
  });
}

/** Pixels. Some browsers draw nothing for an SVG image without a size. */
const SIZE = 64;

async function pictures(layout: Layout): Promise<Readonly<Record<string, unknown>>> {
  const slugs = [...slugsOf(layout)];
  const icons = await bundledIcons(slugs);
  const files = slugs.map((slug) => {
    const svg = iconDocument(slug, icons, LIGHT).replace('<svg ', `<svg width="${SIZE}" height="${SIZE}" `);
    const dataURL = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return [slug, { mimeType: 'image/svg+xml', id: slug, dataURL, created: 0 }] as const;
  });
  return Object.fromEntries(files);
}

// ---- Title, legend and flow tables.

const SUBTITLE_GAP = 14;
/** Gap in pixels between a legend sample and its text. */
const GAP = 9;
const FRAME = { width: 22, height: 14 };

function title({ title: place, subtitle: below, heading }: Layout, { theme, unique }: Sheet): Element[] {
  if (place === null || !heading?.title) return [];
  const { heading: ink, subheading: small, sentence: spoken } = theme;
  const lines = heading.broken ?? [heading.title];
  const drawn = lines.map((line, i) =>
    words(unique('title'), { x: place.x, y: middleAbove(place.y + i * TITLE_PITCH, ink.size) }, { ...line, ink }, []),
  );
  const said = (heading.sentence?.lines ?? []).map((line, i) => {
    const at = { x: place.x, y: middleAbove(heading.sentence!.y + i * SENTENCE_PITCH, spoken.size) };
    return words(unique('sentence'), at, { ...line, ink: spoken }, []);
  });
  if (heading.subtitle === null) return [...drawn, ...said];
  const after = {
    x: place.x + (lines.at(-1)?.width ?? 0) + SUBTITLE_GAP,
    y: place.y + (lines.length - 1) * TITLE_PITCH,
  };
  const at = below ?? after;
  const subtitle = words(
    unique('subtitle'),
    { ...at, y: middleAbove(at.y, small.size) },
    { ...heading.subtitle, ink: small },
    [],
  );
  return [...drawn, subtitle, ...said];
}

function sample({ x, sample: kind, mark }: LegendEntry, middle: number, sheet: Sheet): Element[] {
  const { theme, unique } = sheet;
  const end = x + SAMPLE_WIDTH - GAP;
  if (kind === 'sum') return [];
  if (kind === 'looked-up') {
    const place = { x: end - FRAME.width, y: middle - FRAME.height / 2, ...FRAME };
    return [rectangle(unique('legend'), place, { stroke: theme.lookedUp.value, line: 'dashed', isRound: true }, [])];
  }
  if (kind === 'count')
    return badge('legend', { x: end - 12, y: middle }, countBadge(LEGEND_COUNT_SAMPLE, theme), [], sheet);
  if (kind === 'change')
    return mark === undefined ? [] : badge('legend', { x: end - 10, y: middle }, changeBadge(mark, theme), [], sheet);
  const look = {
    ...{ twoWay: kind === 'two-way', dashed: kind === 'dashed' },
    ...(kind === 'suggested' && { suggested: true as const }),
    ...(kind === 'thin' && { thin: true as const }),
  };
  const points = [x, end].map((at) => ({ x: at, y: middle }));
  return [arrow(unique('legend'), { points, twoWay: look.twoWay }, lineLook(look, theme), [])];
}

const legend = ({ legend: entries = [] }: Layout, sheet: Sheet): Element[] =>
  entries.flatMap((entry) => {
    const middle = entry.y + entry.height / 2;
    const text = { ...entry.words, ink: sheet.theme.legend };
    return [
      ...sample(entry, middle, sheet),
      words(sheet.unique('legend'), { x: entry.x + (entry.sample === 'sum' ? 0 : SAMPLE_WIDTH), y: middle }, text, []),
    ];
  });

const flows = ({ flows: tables = [] }: Layout, sheet: Sheet): Element[] =>
  tables.flatMap(({ badges, lines }) => [
    ...badges.flatMap(({ steps, x, middle }) =>
      badge('flow', { x: x + 9, y: middle }, stepsBadge(steps, sheet.theme), [], sheet),
    ),
    ...lines.map(({ line, x, middle }) =>
      words(sheet.unique('flow'), { x, y: middle }, { ...line, ink: sheet.theme.caption[line.role] }, []),
    ),
  ]);

const notes = (layout: Layout, sheet: Sheet): Element[] => [
  ...title(layout, sheet),
  ...legend(layout, sheet),
  ...flows(layout, sheet),
];

const WIDTH = 1.5;
const CHANGED_WIDTH = 2;
const THIN_WIDTH = 0.75;
const LINES: Readonly<Record<Stroke, NonNullable<Style['line']>>> = {
  ...{ solid: 'solid', thin: 'solid', dashed: 'dashed', dotted: 'dotted', gone: 'dashed', moved: 'dotted' },
};

function lineLook(edge: Omit<SceneEdge, 'from' | 'to' | 'label'>, theme: Theme): Style {
  const stroke = strokeOf(edge);
  return {
    stroke: (edge.mark === undefined ? theme.line : paintsOf(edge.mark, theme).mark).value,
    width: stroke === 'thin' ? THIN_WIDTH : edge.mark === undefined ? WIDTH : CHANGED_WIDTH,
    line: LINES[stroke],
    ...(edge.faded && { opacity: SHADE }),
  };
}

/** Returns the distance from a point to a rectangle; 0 inside it. */
function distance({ x, y }: Point, { x: left, y: top, width, height }: Rect): number {
  const across = Math.max(left - x, 0, x - left - width);
  const down = Math.max(top - y, 0, y - top - height);
  return Math.hypot(across, down);
}

const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

const part = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Returns the point of the segment from a to b that is nearest to a point. */
function nearest({ x, y }: Point, a: Point, b: Point): Point {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const share = length === 0 ? 0 : ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length;
  return part(a, b, Math.min(1, Math.max(0, share)));
}

/**
 * Pixels between inserted points. Excalidraw shrinks an arrow head on a short last segment, so the points lie close
 * together and leave the rest of the segment whole.
 */
const STEP = 1;

/** Returns `count` points just after `middle` on the segment to `next`. */
function beside(middle: Point, next: Point, count: number): Point[] {
  const length = Math.hypot(next.x - middle.x, next.y - middle.y);
  const share = length === 0 ? 0 : Math.min(STEP / length, 1 / (count + 1));
  return Array.from({ length: Math.max(0, count) }, (_, i) => part(middle, next, (i + 1) * share));
}

/**
 * Returns the same path with equally many points before and after the point nearest to `at`. Excalidraw puts a label at
 * an arrow's middle point, so the labels of arrows that share segments would otherwise overlap.
 */
function withMiddle(points: readonly Point[], at: Point): Point[] {
  const places = points.slice(1).map((b, i) => nearest(at, points[i] as Point, b));
  const far = places.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
  const on = far.indexOf(Math.min(...far));
  const [before, middle, after] = [points.slice(0, on + 1), places[on] as Point, points.slice(on + 1)];
  const [last, next] = [before.at(-1) as Point, after[0] as Point];
  const more = after.length - before.length;
  return [...before, ...beside(middle, last, more).reverse(), middle, ...beside(middle, next, -more), ...after];
}

/**
 * Returns the elements of an edge: the arrow bound to its ends, its label, and its change badge. An edge with fewer
 * than two points yields none.
 */
function edge({ edge: item, points: route, label: plate, mark }: PlacedEdge, sheet: Sheet): Element[] {
  const way = simplify(route);
  const [source, target] = [sheet.ends.get(item.from), sheet.ends.get(item.to)];
  if (way.length < 2) return [];
  const said = [item.steps ?? '', item.label?.text ?? ''].filter((text) => text !== '').join(' · ');
  const label = item.label === null || plate === null || said === '' ? null : { ...item.label, at: middleOf(plate) };
  const points = label === null ? way : withMiddle(way, label.at);
  const id = sheet.unique(`${source?.id ?? item.from} > ${target?.id ?? item.to}`);
  const ends = [
    source === undefined ? null : { id: source.id, gap: distance(points[0] as Point, source.rect) },
    target === undefined ? null : { id: target.id, gap: distance(points.at(-1) as Point, target.rect) },
  ] as const;
  const parts = [arrow(id, { points, twoWay: item.twoWay, ends }, lineLook(item, sheet.theme), [])];
  if (label !== null) {
    const text = { text: said, width: label.width, ink: sheet.theme.edgeLabel, align: 'center', of: id } as const;
    parts.push(words(sheet.unique(`${id} label`), label.at, text, []));
  }
  const { mark: change } = item;
  if (change !== undefined && mark !== undefined)
    parts.push(...badge(`${id} change`, mark, changeBadge(change, sheet.theme), [], sheet));
  return parts;
}
