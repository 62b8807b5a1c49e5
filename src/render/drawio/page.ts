import { isFlushIcon } from '../../catalog/boxes.js';
import { boxFactsOf } from '../../catalog/index.js';
import type { BoxFacts } from '../../catalog/model.js';
import type {
  FlowTable,
  Layout,
  LegendEntry,
  PlacedBox,
  PlacedEdge,
  PlacedNode,
  Point,
  Rect,
} from '../../layout/layout.js';
import {
  CAPTION_TOP,
  DISC,
  DISC_GAP,
  DISC_OVERHANG,
  discWidth,
  RING,
  SAMPLE_WIDTH,
  SENTENCE_PITCH,
  TITLE_PITCH,
} from '../../layout/scene/measures.js';
import type { SceneBox, SceneEdge, SceneNode, TextLine } from '../../layout/scene/model.js';
import { DIAGRAM, LEGEND_COUNT_SAMPLE, NOTES_LAYER } from '../messages.js';
import { isGone, SHADOW } from '../svg/changes.js';
import { escapeXml } from '../svg/notation.js';
import { type Stroke, simplify, strokeOf } from '../svg/strokes.js';
import { middleAbove } from '../svg/text.js';
import { type Ink, LIGHT, paintsOf, type Theme } from '../theme.js';
import type { LabeledLayout } from '../writer.js';
import { connection, DRAWING, element, layer, NOTES, part, rootCell, type Style, share, vertex } from './cells.js';
import type { Pictures } from './icons.js';
import { type Badge, dashes, disc, paddedRect, pill, ringStyle, steps } from './marks.js';
import { CHANGES_TAG, commonBox, dataOf, from, inside, placesIn, type Sheet, stuckTo, uniqueIds } from './sheet.js';

/** The id of a page, and its links to other pages. */
export interface About {
  readonly id: string;
  readonly leadsTo: Sheet['leadsTo'];
}

/**
 * Returns one draw.io page. Boxes come before their content and edges come last, so that no box covers an edge. Colours
 * are those of the light theme: draw.io derives the dark ones.
 */
export function page({ layout, presentation }: LabeledLayout, { id, leadsTo }: About, pictures: Pictures): string {
  const unique = uniqueIds();
  const sheet: Sheet = {
    ...{ layout, leadsTo, unique, pictures },
    theme: LIGHT,
    said: new Map(presentation.items.map((item) => [item.id, item])),
    cells: placesIn(layout, unique),
  };
  const cells = [
    ...[rootCell(), layer(DRAWING), layer(NOTES, NOTES_LAYER)],
    ...layout.boxes.flatMap((placed) => box(placed, sheet)),
    ...layout.nodes.flatMap((placed) => node(placed, sheet)),
    ...layout.edges.flatMap((placed) => edge(placed, sheet)),
    ...notes(sheet),
  ];
  const root = element('root', {}, `\n${cells.join('\n')}\n`);
  const size = { pageWidth: Math.ceil(layout.width), pageHeight: Math.ceil(layout.height) };
  const model = element('mxGraphModel', { ...HOW, ...size, math: 0, shadow: 0 }, root);
  return element('diagram', { id, name: presentation.title || DIAGRAM }, model);
}

const HOW = {
  ...{ adaptiveColors: 'auto', grid: 1, gridSize: 10, guides: 1, tooltips: 1, connect: 1, arrows: 1, fold: 1 },
  ...{ page: 0, pageScale: 1 },
} as const;

/** Pixels by which a badge extends beyond the icon's corner. */
const OVERHANG = { x: 8, y: 2 };
/** Gap between an icon and the frame of an existing (data source) or AI-suggested resource. */
const FRAME_GAP = 2;
const SHADOW_PERCENT = SHADOW * 100;

/** Caption below the icon. */
const below = (theme: Theme): Style => ({
  ...{ verticalLabelPosition: 'bottom', verticalAlign: 'top', spacingTop: CAPTION_TOP - 2 },
  ...{ fontSize: theme.caption.title.size, fontStyle: 1, fontColor: theme.caption.title.fill.value },
});

const ROUNDED: Style = { html: 1, rounded: 1, absoluteArcSize: 1, fillColor: 'none' };

/** Returns the cells of a resource: the icon with its caption, and the attached marks. */
function node(placed: PlacedNode, sheet: Sheet): string[] {
  const { node: item } = placed;
  const { theme, pictures, cells } = sheet;
  const { cell, parent, rect } = cells.get(item.id)!;
  const { cell: box, origin } = inside(sheet, parent);
  const shade: Style = isShadow(item) ? { opacity: SHADOW_PERCENT } : {};
  const picture = { ...pictures.icon(item.icon), ...shade };
  const ring = item.ring ?? 0;
  const style = ring === 0 ? picture : { ...ROUNDED, arcSize: 16, ...ringOf(item, theme), aspect: 'fixed' };
  const about = { id: cell, parent: box, label: captions(item.lines, theme), data: dataOf(sheet, item.id) };
  return [
    vertex({ ...about, style: { ...style, ...below(theme) } }, from(origin, rect)),
    ...(ring === 0 ? [] : [stuck('icon', { label: '', style: picture, ...paddedRect(rect, -ring) }, item, sheet)]),
    ...marks(item, rect, sheet),
  ];
}

const isShadow = ({ faded, mark }: SceneNode): boolean => faded === true || isGone(mark);

const ringOf = ({ mark }: SceneNode, theme: Theme): Style =>
  mark === undefined ? { strokeColor: 'none' } : ringStyle(mark, theme);

function stuck(
  name: string,
  { label, style, ...rect }: Rect & Pick<Badge, 'label' | 'style'>,
  item: SceneNode,
  sheet: Sheet,
): string {
  const { cell, rect: whole } = sheet.cells.get(item.id)!;
  const tags = name === 'change' ? { data: { tags: CHANGES_TAG } } : {};
  return part({ id: sheet.unique(`${cell} ${name}`), parent: cell, label, style, ...tags }, stuckTo(whole, rect));
}

function marks(item: SceneNode, rect: Rect, sheet: Sheet): string[] {
  const { theme } = sheet;
  const [left, right] = [rect.x - OVERHANG.x, rect.x + rect.width + OVERHANG.x];
  const y = rect.y - OVERHANG.y;
  const parts: string[] = [];
  const at = (name: string, badge: Badge, place: { readonly x: number; readonly y: number }) =>
    parts.push(stuck(name, { ...badge, ...place }, item, sheet));
  if (item.dashed || item.suggested) {
    const style = {
      ...ROUNDED,
      arcSize: 8,
      strokeColor: theme.lookedUp.value,
      ...dashes(item.suggested ? '1 4' : '3 3'),
    };
    const frame = paddedRect(paddedRect(rect, -(item.ring ?? 0)), FRAME_GAP);
    parts.push(stuck('frame', { label: '', style: { ...style, pointerEvents: 0 }, ...frame }, item, sheet));
  }
  if (item.mark !== undefined && item.mark.ghostOf === undefined) {
    const sign = disc(item.mark, (item.ring ?? 0) < RING ? DISC.small : DISC.node, theme);
    const [endX, endY] = [rect.x + rect.width + DISC_OVERHANG, rect.y + rect.height + DISC_OVERHANG];
    at('change', sign, { x: endX - sign.width, y: endY - sign.height });
  }
  if (item.badge !== '') {
    const count = pill(item.badge, theme);
    at('count', count, { x: item.selfLoop ? left : right - count.width, y });
  }
  if (item.steps !== undefined) {
    const numbers = steps(item.steps, theme);
    at('steps', numbers, { x: item.selfLoop ? right - numbers.width : left, y });
  }
  return parts;
}

/** Side of the square in a box's top left corner that holds the icon. */
const CORNER = 24;
/** Icons that do not fill a square are inset, clear of the border. */
const LOOSE_ICON = { size: 17, x: 8, y: 3.5 };
const TITLE_AFTER_ICON = 31;
const TITLE_WITHOUT_ICON = 10;
/** Spacing that draw.io itself adds before a label. */
const OWN_SPACING = 2;

/** A container that cannot be collapsed and does not scale its content when resized. */
const HOLDS: Style = { container: 1, collapsible: 0, recursiveResize: 0, dropTarget: 1, pointerEvents: 0 };

const UNSEEN: Style = { fillColor: 'none', strokeColor: 'none' };

function outline({ box }: PlacedBox, facts: BoxFacts, theme: Theme): Style {
  const { fill, border } = theme.box(facts);
  const shape = { rounded: 1, absoluteArcSize: 1, arcSize: 4, html: 1, fillColor: fill.value };
  if (box.mark !== undefined) return { ...shape, ...ringStyle(box.mark, theme) };
  const dash = box.dashed ? dashes('2 3') : facts.dash === 'dashed' ? dashes('6 4') : {};
  return { ...shape, strokeColor: border.value, strokeWidth: facts.width, ...dash };
}

const titleStart = ({ icon, mark }: SceneBox): number => {
  const start = icon === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON;
  return mark === undefined ? start : start + discWidth(mark, DISC.box) + DISC_GAP;
};

const header = ({ box }: PlacedBox, facts: BoxFacts, theme: Theme): Style => ({
  ...{ align: 'left', verticalAlign: 'top', spacingLeft: titleStart(box) - OWN_SPACING, spacingTop: -2 },
  ...{ fontSize: theme.boxTitle.size, fontStyle: 1, fontColor: theme.box(facts).ink.value },
});

/**
 * Returns the cells of a container: its frame with the title, the corner icon and the change disc. Its children refer
 * to it as their parent.
 */
function box(placed: PlacedBox, sheet: Sheet): string[] {
  const { box: item } = placed;
  const { theme, cells, pictures } = sheet;
  const facts = boxFactsOf(item.style);
  const { cell, parent, rect } = cells.get(item.id)!;
  const { cell: around, origin } = inside(sheet, parent);
  const framed = item.icon === null ? null : pictures.frame(item.icon);
  const look = item.bare ? UNSEEN : { ...outline(placed, facts, theme), ...framed, ...header(placed, facts, theme) };
  const style = { ...look, ...HOLDS };
  const label = item.bare ? '' : boxTitle(item);
  const own = vertex({ id: cell, parent: around, style, label, data: dataOf(sheet, item.id) }, from(origin, rect));
  return [own, ...(framed === null ? corner(item, rect, sheet) : []), ...sign(item, rect, sheet)];
}

function corner(item: SceneBox, rect: Rect, { cells, pictures, unique }: Sheet): string[] {
  if (item.icon === null) return [];
  const { cell } = cells.get(item.id)!;
  const { x, y, size } = isFlushIcon(item.icon) ? { x: 0, y: 0, size: CORNER } : LOOSE_ICON;
  const style = { ...pictures.icon(item.icon), ...(isGone(item.mark) && { opacity: SHADOW_PERCENT }) };
  const place = { x: rect.x + x, y: rect.y + y, width: size, height: size };
  return [part({ id: unique(`${cell} icon`), parent: cell, style }, cornered(rect, place))];
}

/** The header is anchored at the top left, however small the box is. */
const cornered = (whole: Rect, place: Rect) => ({
  ...stuckTo(whole, place),
  at: { x: 0, y: 0 },
  by: { x: place.x - whole.x, y: place.y - whole.y },
});

/** Returns the change disc before the title. The former position of a moved box has none. */
function sign(item: SceneBox, rect: Rect, { cells, theme, unique }: Sheet): string[] {
  if (item.mark === undefined || item.mark.ghostOf !== undefined) return [];
  const { cell } = cells.get(item.id)!;
  const { label, style, width, height } = disc(item.mark, DISC.box, theme);
  const [x, y] = [rect.x + titleStart(item) - DISC_GAP - width, rect.y + (CORNER - height) / 2];
  const about = { id: unique(`${cell} change`), parent: cell, label, style, data: { tags: CHANGES_TAG } };
  return [part(about, cornered(rect, { x, y, width, height }))];
}

// ---- Title, legend and flow tables.
// They have a layer of their own, so that the user can hide them.

const WORDS: Style = {
  html: 1,
  align: 'left',
  verticalAlign: 'middle',
  spacing: 0,
  fillColor: 'none',
  strokeColor: 'none',
};
/** Line height in font sizes. */
const LINE = 1.4;
const TITLE_NOTE_GAP = 14;
/** Gap in pixels between a legend sample and its text. */
const GAP = 9;
const FRAME = { width: 22, height: 14 };

/**
 * Returns one line of text. `at` is the middle of its left end.
 * @param after smaller text that follows on the same line
 */
function words(line: TextLine, at: Point, ink: Ink, { theme, unique }: Sheet, after: TextLine | null = null): string {
  const height = Math.ceil(ink.size * LINE);
  const bold = ink.weight === 600 ? { fontStyle: 1 } : {};
  const style = { ...WORDS, fontSize: ink.size, fontColor: ink.fill.value, ...bold };
  const small = after === null ? '' : `&nbsp; ${lighter(after.text, theme)}`;
  const label = escapeXml(line.text) + small;
  const width = line.width + (after === null ? 0 : TITLE_NOTE_GAP + after.width);
  return vertex({ id: unique('note'), parent: NOTES, label, style }, { x: at.x, y: at.y - height / 2, width, height });
}

const lighter = (text: string, { subheading }: Theme): string =>
  `<span style="font-weight:400;font-size:${subheading.size}px">${escapeXml(text)}</span>`;

const badge = ({ label, style, width, height }: Badge, x: number, middle: number, { unique }: Sheet): string =>
  vertex(
    { id: unique('note'), parent: NOTES, label, style: { ...style, html: 1 } },
    { x, y: middle - height / 2, width, height },
  );

function title(layout: Layout, sheet: Sheet): string[] {
  const { title: place, subtitle: below, heading } = layout;
  if (place === null || !heading?.title) return [];
  const { heading: ink, subheading, sentence: spoken } = sheet.theme;
  const lines = heading.broken ?? [heading.title];
  const drawn = lines.map((line, i) => {
    const after = below === undefined && i === lines.length - 1 ? (heading.subtitle ?? null) : null;
    return words(line, { ...place, y: middleAbove(place.y + i * TITLE_PITCH, ink.size) }, ink, sheet, after);
  });
  const summary = (heading.sentence?.lines ?? []).map((line, i) => {
    const baseline = heading.sentence!.y + i * SENTENCE_PITCH;
    return words(line, { x: place.x, y: middleAbove(baseline, spoken.size) }, spoken, sheet);
  });
  if (below === undefined || !heading.subtitle) return [...drawn, ...summary];
  const at = { ...below, y: middleAbove(below.y, subheading.size) };
  return [...drawn, words(heading.subtitle, at, subheading, sheet), ...summary];
}

function lineSample({ x, sample }: LegendEntry, middle: number, { theme, unique }: Sheet): string {
  const look = {
    ...{ twoWay: sample === 'two-way', dashed: sample === 'dashed' },
    ...(sample === 'suggested' && { suggested: true as const }),
    ...(sample === 'thin' && { thin: true as const }),
  };
  const ends = [x, x + SAMPLE_WIDTH - GAP].map((end) => ({ x: end, y: middle })) as [Point, Point];
  const style = { edgeStyle: 'none', ...lineStyle(look, theme) };
  return connection({ id: unique('note'), parent: NOTES, style }, { ends, corners: [], label: null });
}

const frame = (rect: Rect, { theme, unique }: Sheet): string => {
  const style = { html: 1, rounded: 1, absoluteArcSize: 1, arcSize: 4, fillColor: 'none' };
  const line = { strokeColor: theme.lookedUp.value, ...dashes('2 3') };
  return vertex({ id: unique('note'), parent: NOTES, label: '', style: { ...style, ...line } }, rect);
};

function sampleOf(entry: LegendEntry, middle: number, sheet: Sheet): string {
  const end = entry.x + SAMPLE_WIDTH - GAP;
  if (entry.sample === 'looked-up')
    return frame({ x: end - FRAME.width, y: middle - FRAME.height / 2, ...FRAME }, sheet);
  const sign =
    entry.sample === 'count'
      ? pill(LEGEND_COUNT_SAMPLE, sheet.theme)
      : entry.mark && disc(entry.mark, DISC.edge, sheet.theme);
  return sign === undefined ? lineSample(entry, middle, sheet) : badge(sign, end - sign.width, middle, sheet);
}

const legend = ({ legend: entries = [] }: Layout, sheet: Sheet): string[] =>
  entries.flatMap((entry) => {
    const middle = entry.y + entry.height / 2;
    // The summary of the plan has no sample.
    const isSum = entry.sample === 'sum';
    return [
      ...(isSum ? [] : [sampleOf(entry, middle, sheet)]),
      words(entry.words, { x: entry.x + (isSum ? 0 : SAMPLE_WIDTH), y: middle }, sheet.theme.legend, sheet),
    ];
  });

const flow = ({ badges, lines }: FlowTable, sheet: Sheet): string[] => [
  ...badges.map((each) => badge(steps(each.steps, sheet.theme), each.x, each.middle, sheet)),
  ...lines.map(({ line, x, middle }) => words(line, { x, y: middle }, sheet.theme.caption[line.role], sheet)),
];

const notes = (sheet: Sheet): string[] => [
  ...title(sheet.layout, sheet),
  ...legend(sheet.layout, sheet),
  ...(sheet.layout.flows ?? []).flatMap((table) => flow(table, sheet)),
];

const LINE_WIDTH = 1.5;
const CHANGED_WIDTH = 2;
const LINES: Readonly<Record<Stroke, Style>> = {
  solid: {},
  thin: { strokeWidth: 0.75 },
  dashed: dashes('4 4'),
  dotted: dashes('1 4'),
  deleted: dashes('8 4'),
  moved: { ...dashes('1 6'), strokeWidth: 2.5 },
};
const HEAD = { usual: 6, small: 3 };
const LABEL_SIZE = 11;

/** Corners come from the layout. When the user moves an end, draw.io adds right-angled corners only. */
const RIGHT_ANGLES: Style = { edgeStyle: 'orthogonalEdgeStyle', rounded: 1, arcSize: 16, orthogonalLoop: 1 };
/** draw.io draws its own kind of curve through roughly the same points as the layout. */
const CURVED: Style = { edgeStyle: 'none', curved: 1 };

function lineStyle(edge: Omit<SceneEdge, 'from' | 'to' | 'label'>, theme: Theme): Style {
  const head = edge.thin === true ? HEAD.small : HEAD.usual;
  const heads = { endArrow: 'block', endFill: 1, endSize: head };
  const back = edge.twoWay ? { startArrow: 'block', startFill: 1, startSize: head } : { startArrow: 'none' };
  const colour = edge.mark === undefined ? theme.line : paintsOf(edge.mark, theme).mark;
  return {
    ...{ html: 1, strokeColor: colour.value, strokeWidth: edge.mark === undefined ? LINE_WIDTH : CHANGED_WIDTH },
    ...{ ...heads, ...back },
    ...LINES[strokeOf(edge)],
    ...(edge.faded && { opacity: SHADOW * 100 }),
  };
}

/**
 * Returns the point where the edge meets a cell, as a fraction of the cell's sides, so that the end moves with the
 * cell.
 */
function endsAt(which: 'exit' | 'entry', { x, y }: Point, rect: Rect): Style {
  return {
    [`${which}X`]: share((x - rect.x) / rect.width),
    [`${which}Y`]: share((y - rect.y) / rect.height),
    ...{ [`${which}Dx`]: 0, [`${which}Dy`]: 0, [`${which}Perimeter`]: 0 },
  };
}

/**
 * Returns the points between the ends. Without any, draw.io would route the edge itself, so a straight line gets its
 * midpoint.
 */
function between(points: readonly Point[]): readonly Point[] {
  if (points.length > 2) return points.slice(1, -1);
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  return [{ x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }];
}

/**
 * Returns the cells of an edge: the line with its label, and the change disc. The parent is the innermost box that
 * contains both ends. An edge with fewer than two points yields no cells.
 */
function edge(placed: PlacedEdge, sheet: Sheet): string[] {
  const { edge: item, curve, label: plate } = placed;
  const points = simplify(placed.points);
  if (points.length < 2) return [];
  const { cells, theme, unique } = sheet;
  const [source, target] = [cells.get(item.from)!, cells.get(item.to)!];
  const { cell: parent, origin } = inside(sheet, commonBox(sheet, item.from, item.to));
  const id = unique(`${source.cell} > ${target.cell}`);
  const [start, end] = [points[0] as Point, points.at(-1) as Point];
  const style = {
    ...(curve === undefined ? RIGHT_ANGLES : CURVED),
    ...lineStyle(item, theme),
    ...endsAt('exit', start, source.rect),
    ...endsAt('entry', end, target.rect),
    ...labelStyle(theme),
  };
  const way = nearestOn(points, middleOf(plate));
  const line = {
    ends: { source: source.cell, target: target.cell },
    corners: between(points).map((corner) => from(origin, corner)),
    label: item.label === null || way === null ? null : { at: 2 * way.share - 1, by: way.by },
  };
  const label = item.label === null ? '' : arrowLabel(item.label.text, item.steps, theme);
  return [connection({ id, parent, style, label }, line), ...edgeMarkCell(placed, points, id, sheet)];
}

const labelStyle = (theme: Theme): Style => ({
  ...{ fontSize: LABEL_SIZE, fontColor: theme.edgeLabel.fill.value, labelBackgroundColor: theme.background.value },
});

const middleOf = (plate: Rect | null): Point | null =>
  plate === null ? null : { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 };

function edgeMarkCell(
  { edge: item, mark }: PlacedEdge,
  points: readonly Point[],
  id: string,
  { theme, unique }: Sheet,
): string[] {
  const way = nearestOn(points, mark ?? null);
  if (item.mark === undefined || way === null || lengthOf(points) === 0) return [];
  const { label, style, width, height } = disc(item.mark, DISC.edge, theme);
  const by = { x: way.by.x - width / 2, y: way.by.y - height / 2 };
  const about = { id: unique(`${id} change`), parent: id, label, style, data: { tags: CHANGES_TAG } };
  return [part(about, { at: { x: 2 * way.share - 1, y: 0 }, by, width, height })];
}

// ---- Positions along a path as a fraction of its length, as draw.io counts them.

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, i) => sum + distance(points[i] as Point, point), 0);

interface OnWay {
  /** From 0 at the start to 1 at the end. */
  readonly share: number;
  /** Offset from the point on the path to the given position, in pixels. */
  readonly by: Point;
}

/** Returns the point of the path that is nearest to a position; null without a position. */
function nearestOn(points: readonly Point[], place: Point | null): OnWay | null {
  if (place === null) return null;
  const whole = lengthOf(points);
  let [best, before] = [{ away: Number.POSITIVE_INFINITY, share: 0.5, by: { x: 0, y: 0 } }, 0];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const length = distance(a, b);
    const along = ((place.x - a.x) * (b.x - a.x) + (place.y - a.y) * (b.y - a.y)) / (length * length || 1);
    const part = Math.min(1, Math.max(0, along));
    const by = { x: place.x - a.x - part * (b.x - a.x), y: place.y - a.y - part * (b.y - a.y) };
    const away = Math.hypot(by.x, by.y);
    if (away < best.away) best = { away, share: whole === 0 ? 0.5 : (before + part * length) / whole, by };
    before += length;
  }
  return best;
}

// ---- Labels as draw.io HTML.
// Foreign text is escaped here for HTML and once more as an XML attribute.

const LOOK: Readonly<Record<TextLine['role'], string>> = {
  title: '',
  name: 'font-weight:400;font-size:10.5px',
  detail: 'font-weight:400;font-size:10.5px',
  alert: 'font-size:10.5px',
  change: 'font-size:10.5px',
};

const styled = (look: string, html: string): string => (look === '' ? html : `<span style="${look}">${html}</span>`);

/** Returns the caption of a node, one line each for its title, name, details, alert and changes. */
const captions = (lines: readonly TextLine[], theme: Theme): string =>
  lines
    .map(({ text, role }) => {
      const look = role === 'alert' ? `${LOOK.alert};color:${theme.caption.alert.fill.value}` : LOOK[role];
      return styled(look, escapeXml(text));
    })
    .join('<br>');

/** Returns the title of a box, with its subtitle beside or below it. */
function boxTitle({ title, subtitle, subtitleBelow }: SceneBox): string {
  const first = escapeXml(title.text);
  return subtitle === null || subtitle.text === ''
    ? first
    : `${first}${subtitleBelow ? '<br>' : '&nbsp; '}${styled('font-weight:400', escapeXml(subtitle.text))}`;
}

/** Returns the label of an edge, preceded by the numbers of its flow steps. */
function arrowLabel(words: string, steps: string | undefined, theme: Theme): string {
  if (steps === undefined) return escapeXml(words);
  const look = `background-color:${theme.stepFill.value};color:${theme.step.fill.value};border-radius:8px;padding:1px 5px;font-weight:600`;
  return `${styled(look, escapeXml(steps))} ${escapeXml(words)}`.trimEnd();
}
