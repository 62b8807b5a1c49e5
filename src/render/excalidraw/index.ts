/**
 * Writes an Excalidraw file: the positions of the layout, arrows bound to the elements they connect, and embedded
 * icons.
 */

import { isFlushIcon } from '../../catalog/boxes.js';
import { boxFactsOf } from '../../catalog/index.js';
import type { Layout, LegendEntry, PlacedBox, PlacedEdge, PlacedNode, Point, Rect } from '../../layout/layout.js';
import {
  CAPTION_TOP,
  DISC,
  DISC_GAP,
  DISC_OVERHANG,
  LINE_HEIGHT,
  SAMPLE_WIDTH,
  SECOND_LINE,
  SENTENCE_PITCH,
  SUBTITLE_GAP,
  TITLE_PITCH,
} from '../../layout/scene/measures.js';
import type { SceneBox, SceneEdge } from '../../layout/scene/model.js';
import { LEGEND_COUNT_SAMPLE } from '../messages.js';
import { layoutOf } from '../side.js';
import { isGone } from '../svg/changes.js';
import { bundledIcons, iconDocument, slugsOf } from '../svg/icons.js';
import { type Stroke, simplify, strokeOf } from '../svg/strokes.js';
import { middleAbove } from '../svg/text.js';
import { type Ink, LIGHT, paintsOf, type Theme } from '../theme.js';
import type { LabeledLayout, Writer } from '../writer.js';
import { arrow, type Bound, type Element, image, rectangle, type Style, words } from './elements.js';
import {
  badge,
  badgeWidth,
  changeBadge,
  countBadge,
  ringStyle,
  SHADE,
  type Sheet,
  stepsBadge,
  uniqueIds,
} from './sheet.js';

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
  const elements = withReverseReferences([...boxes, ...lines, ...nodes, ...notes(layout, sheet)]);
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
function withReverseReferences(elements: readonly Element[]): readonly Element[] {
  const known = new Map<string, Bound[]>();
  const addReference = (id: unknown, by: Bound): void => {
    if (typeof id === 'string') known.set(id, [...(known.get(id) ?? []), by]);
  };
  for (const element of elements) {
    const { type, containerId, startBinding, endBinding } = element as Element & Joins;
    if (type === 'text') addReference(containerId, { id: element.id, type: 'text' });
    for (const id of new Set([startBinding?.elementId, endBinding?.elementId]))
      addReference(id, { id: element.id, type: 'arrow' });
  }
  return elements.map((element) => {
    const references = known.get(element.id);
    return references === undefined ? element : { ...element, boundElements: references };
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

const SUBTITLE_GAP_OF_HEADING = 14;
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
  const sentence = (heading.sentence?.lines ?? []).map((line, i) => {
    const at = { x: place.x, y: middleAbove(heading.sentence!.y + i * SENTENCE_PITCH, spoken.size) };
    return words(unique('sentence'), at, { ...line, ink: spoken }, []);
  });
  if (heading.subtitle === null) return [...drawn, ...sentence];
  const after = {
    x: place.x + (lines.at(-1)?.width ?? 0) + SUBTITLE_GAP_OF_HEADING,
    y: place.y + (lines.length - 1) * TITLE_PITCH,
  };
  const at = below ?? after;
  const subtitle = words(
    unique('subtitle'),
    { ...at, y: middleAbove(at.y, small.size) },
    { ...heading.subtitle, ink: small },
    [],
  );
  return [...drawn, subtitle, ...sentence];
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
  ...{ solid: 'solid', thin: 'solid', dashed: 'dashed', dotted: 'dotted', deleted: 'dashed', moved: 'dotted' },
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
  const simplified = simplify(route);
  const [source, target] = [sheet.ends.get(item.from), sheet.ends.get(item.to)];
  if (simplified.length < 2) return [];
  const labelText = [item.steps ?? '', item.label?.text ?? ''].filter((text) => text !== '').join(' · ');
  const label =
    item.label === null || plate === null || labelText === '' ? null : { ...item.label, at: middleOf(plate) };
  const points = label === null ? simplified : withMiddle(simplified, label.at);
  const id = sheet.unique(`${source?.id ?? item.from} > ${target?.id ?? item.to}`);
  const ends = [
    source === undefined ? null : { id: source.id, gap: distance(points[0] as Point, source.rect) },
    target === undefined ? null : { id: target.id, gap: distance(points.at(-1) as Point, target.rect) },
  ] as const;
  const parts = [arrow(id, { points, twoWay: item.twoWay, ends }, lineLook(item, sheet.theme), [])];
  if (label !== null) {
    const text = { text: labelText, width: label.width, ink: sheet.theme.edgeLabel, align: 'center', of: id } as const;
    parts.push(words(sheet.unique(`${id} label`), label.at, text, []));
  }
  const { mark: change } = item;
  if (change !== undefined && mark !== undefined)
    parts.push(...badge(`${id} change`, mark, changeBadge(change, sheet.theme), [], sheet));
  return parts;
}

// ---- Boxes and nodes.

/** Side of the square in a box's top left corner that holds the icon. */
const CORNER = 24;
/** Icons that do not fill a square are inset, clear of the border. */
const LOOSE_ICON = { size: 17, x: 8, y: 3.5 };
const TITLE_AFTER_ICON = 31;
const TITLE_WITHOUT_ICON = 10;

/** Returns the elements of a container: its frame, corner icon, title and change badge, as one group. */
export function box({ box: item, ...rect }: PlacedBox, sheet: Sheet): Element[] {
  const { theme, unique, ends } = sheet;
  const facts = boxFactsOf(item.style);
  const { fill, border, ink } = theme.box(facts);
  const id = unique(item.id);
  const groups = [`${id} group`];
  // Nothing is drawn that an arrow could bind to.
  if (item.bare) return [];
  ends.set(item.id, { id, rect });
  const plain: Style = { stroke: border.value, width: facts.width, line: line(item.dashed, facts.dash === 'dashed') };
  const look = item.mark === undefined ? plain : ringStyle(item.mark, theme);
  const parts = [rectangle(id, rect, { ...look, fill: fill.value }, groups)];
  if (item.icon !== null) {
    const { x, y, size } = isFlushIcon(item.icon) ? { x: 0, y: 0, size: CORNER } : LOOSE_ICON;
    const place = { x: rect.x + x, y: rect.y + y, width: size, height: size };
    parts.push(image(unique(`${id} icon`), place, item.icon, shade(isGone(item.mark)), groups));
  }
  let at = { x: rect.x + (item.icon === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON), y: rect.y + CORNER / 2 };
  if (item.mark !== undefined && item.mark.ghostOf === undefined) {
    const sign = changeBadge(item.mark, theme);
    parts.push(...badge(`${id} change`, { ...at, x: at.x + badgeWidth(sign) / 2 }, sign, groups, sheet));
    at = { ...at, x: at.x + badgeWidth(sign) + DISC_GAP };
  }
  return [...parts, ...header(item, id, at, { ...theme.boxTitle, fill: ink }, { groups, unique })];
}

/** Title and subtitle on one line are one text. Widths differ in Excalidraw's font, so two texts could overlap. */
function header(
  { title, subtitle, subtitleBelow }: SceneBox,
  id: string,
  at: Point,
  ink: Ink,
  { groups, unique }: Pick<Sheet, 'unique'> & { readonly groups: readonly string[] },
): Element[] {
  const texts = [title, ...(subtitle === null ? [] : [subtitle])];
  const rows = subtitleBelow ? texts.map((part) => [part]) : [texts];
  return rows.map((row, i) => {
    const width = row.reduce((sum, part) => sum + part.width, (row.length - 1) * SUBTITLE_GAP);
    const text = row.map((part) => part.text).join(' · ');
    const place = { x: at.x, y: at.y + i * SECOND_LINE };
    return words(unique(`${id} ${i === 0 ? 'title' : 'subtitle'}`), place, { text, width, ink }, groups);
  });
}

const line = (isDotted: boolean, isDashed: boolean) => (isDotted ? 'dotted' : isDashed ? 'dashed' : 'solid');
const shade = (isShadow: boolean): Style => (isShadow ? { opacity: SHADE } : {});

/** Pixels by which a badge extends beyond the icon's corner. */
const OVERHANG = 8;
/** Gap between an icon and the frame of an existing (data source) or AI-suggested resource. */
const FRAME_GAP = 2;

const around = ({ x, y, width, height }: Rect, by: number): Rect => ({
  ...{ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by },
});

/** Returns the elements of a resource: its icon, caption and badges, as one group. */
export function node(placed: PlacedNode, sheet: Sheet): Element[] {
  const { node: item, x, y } = placed;
  const { theme, unique, ends } = sheet;
  const id = unique(item.id);
  const groups = [`${id} group`];
  const rect = { x: x + item.iconX, y: y + item.iconY, width: item.iconSize, height: item.iconSize };
  const icon = around(rect, -(item.ring ?? 0));
  ends.set(item.id, { id, rect: icon });
  const parts = [image(id, icon, item.icon, shade(item.faded === true || isGone(item.mark)), groups)];
  if (item.dashed || item.suggested) {
    const frame: Style = { stroke: theme.lookedUp.value, line: item.suggested ? 'dotted' : 'dashed', isRound: true };
    parts.push(rectangle(unique(`${id} frame`), around(icon, FRAME_GAP), frame, groups));
  }
  if (item.mark !== undefined)
    parts.push(rectangle(unique(`${id} ring`), rect, { ...ringStyle(item.mark, theme), isRound: true }, groups));
  return [...parts, ...signs(placed, id, rect, sheet), ...captions(placed, id, rect, sheet)];
}

function signs({ node: item }: PlacedNode, id: string, rect: Rect, sheet: Sheet): Element[] {
  const { theme } = sheet;
  const groups = [`${id} group`];
  const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
  const parts: Element[] = [];
  if (item.mark !== undefined && item.mark.ghostOf === undefined) {
    const sign = changeBadge(item.mark, theme);
    const at = { x: right + DISC_OVERHANG - badgeWidth(sign) / 2, y: bottom + DISC_OVERHANG - DISC.node / 2 };
    parts.push(...badge(`${id} change`, at, sign, groups, sheet));
  }
  const corner = (isLeft: boolean, width: number) => ({
    x: isLeft ? rect.x - OVERHANG + width / 2 : right + OVERHANG - width / 2,
    y: rect.y + OVERHANG - 1,
  });
  if (item.badge !== '') {
    const count = countBadge(item.badge, theme);
    parts.push(...badge(`${id} count`, corner(item.selfLoop, badgeWidth(count)), count, groups, sheet));
  }
  if (item.steps !== undefined) {
    const steps = stepsBadge(item.steps, theme);
    parts.push(...badge(`${id} steps`, corner(!item.selfLoop, badgeWidth(steps)), steps, groups, sheet));
  }
  return parts;
}

function captions({ node: item }: PlacedNode, id: string, rect: Rect, { theme, unique }: Sheet): Element[] {
  let top = rect.y + rect.height + CAPTION_TOP;
  return item.lines.map((each) => {
    const height = LINE_HEIGHT[each.role];
    const at = { x: rect.x + rect.width / 2, y: top + height / 2 };
    const role = theme.caption[each.role];
    const ink = item.faded === true || item.mark?.ghostOf !== undefined ? { ...role, fill: theme.faded } : role;
    top += height;
    return words(unique(`${id} ${each.role}`), at, { ...each, ink, align: 'center' }, [`${id} group`]);
  });
}
