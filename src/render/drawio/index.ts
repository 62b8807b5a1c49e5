/**
 * Writes a draw.io file: nested boxes, edges connected to their cells, and the data of each element under Edit Data.
 * `edges.ts` writes the edges.
 */
import { isFlushIcon } from '../../catalog/boxes.js';
import { boxFactsOf } from '../../catalog/index.js';
import type { BoxFacts } from '../../catalog/model.js';
import type { FlowTable, Layout, LegendEntry, PlacedBox, PlacedNode, Point, Rect } from '../../layout/layout.js';
import {
  CAPTION_TOP,
  DISC,
  DISC_GAP,
  DISC_OVERHANG,
  discsOf,
  discsWidth,
  hasOutline,
  nodeDiscHeight,
  SAMPLE_WIDTH,
  SENTENCE_PITCH,
  TITLE_PITCH,
} from '../../layout/scene/measures.js';
import type { SceneBox, SceneNode, TextLine } from '../../layout/scene/model.js';
import { DIAGRAM, LEGEND_COUNT_SAMPLE, NOTES_LAYER } from '../messages.js';
import { layoutOf, presentationOf } from '../side.js';
import { isGone, SHADOW } from '../svg/changes.js';
import { iconsFor, slugsOf } from '../svg/icons.js';
import { escapeXml } from '../svg/notation.js';
import { middleAbove } from '../svg/text.js';
import { type Ink, type Theme, themeByName } from '../theme.js';
import { uniqueIds } from '../unique-ids.js';
import type { DiagramPage, LabeledLayout, Links, RenderOptions, Writer } from '../writer.js';
import {
  boxTitle,
  captions,
  connection,
  DRAWING,
  element,
  embeddedIcons,
  fontFamily,
  type IconStyles,
  layer,
  NOTES,
  part,
  ROOT,
  rootCell,
  type Style,
  vertex,
} from './cells.js';
import { edgeCells, lineStyle } from './edges.js';
import { type Badge, countBadge, dashes, discBadge, paddedRect, ringStyle, stepsBadge } from './marks.js';
import { attachmentTo, CHANGES_TAG, cellsIn, dataOf, parentCellOf, relativeTo, type Sheet } from './sheet.js';

/** Id of the page with the whole diagram. */
const FIRST = 'architecture';
/** Prefix with which draw.io marks a link to another page of the same file. */
const PAGE_LINK = 'data:page/id,';

const leadsTo =
  (links: Links) =>
  (id: string): string | undefined => {
    const page = links.hrefs.get(id);
    return page === undefined ? undefined : PAGE_LINK + page;
  };

/** Writes a draw.io file with one page for each diagram, in light colours. */
export const write: Writer<LabeledLayout> = async (labeled, options) => {
  const { side, stamp, pages, appearance } = options;
  const theme = themeByName('light', appearance?.brand);
  const first = { layout: layoutOf(labeled.layout, side), presentation: presentationOf(labeled.presentation, side) };
  const pagesOfFile: readonly DiagramPage[] = [
    { id: FIRST, labeled: first, links: pages?.links ?? NO_LINKS },
    ...(pages?.sheets ?? []),
  ];
  const slugs = new Set(pagesOfFile.flatMap((sheet) => [...slugsOf(sheet.labeled.layout)]));
  const pictures = await iconStylesFor(slugs, theme, options);
  const diagrams = pagesOfFile.map((sheet) =>
    page(sheet.labeled, { id: sheet.id, leadsTo: leadsTo(sheet.links), theme }, pictures),
  );
  const file = { host: 'groundplan', compressed: 'false', 'data-groundplan': stamp };
  return { content: `${element('mxfile', file, diagrams.join('\n'))}\n`, note: null };
};

const NO_LINKS: Links = { hrefs: new Map(), heading: null };

async function iconStylesFor(
  slugs: ReadonlySet<string>,
  theme: Theme,
  { icons, appearance }: Pick<RenderOptions, 'icons' | 'appearance'>,
): Promise<IconStyles> {
  const embedded = embeddedIcons(await iconsFor(slugs, appearance?.icons), theme);
  if (icons !== 'native') return embedded;
  const { nativeIcons } = await import('./native.js');
  return nativeIcons(embedded);
}

// ---- Pages.

/** The properties of a page that do not follow from its diagram. */
interface PageContext {
  readonly id: string;
  readonly theme: Theme;
  readonly leadsTo: Sheet['leadsTo'];
}

/**
 * Returns one draw.io page. Boxes come before their content and edges come last, so that no box covers an edge. Colours
 * are those of the light theme: draw.io derives the dark ones.
 */
function page(
  { layout, presentation }: LabeledLayout,
  { id, leadsTo, theme }: PageContext,
  iconStyles: IconStyles,
): string {
  const unique = uniqueIds([ROOT, DRAWING, NOTES]);
  const sheet: Sheet = {
    layout,
    leadsTo,
    unique,
    iconStyles,
    theme,
    items: new Map(presentation.items.map((item) => [item.id, item])),
    cells: cellsIn(layout, unique),
  };
  const cells = [
    ...[rootCell(), layer(DRAWING), layer(NOTES, NOTES_LAYER)],
    ...layout.boxes.flatMap((placed) => boxCells(placed, sheet)),
    ...layout.nodes.flatMap((placed) => nodeCells(placed, sheet)),
    ...layout.edges.flatMap((placed) => edgeCells(placed, sheet)),
    ...noteCells(sheet),
  ];
  const root = element('root', {}, `\n${cells.join('\n')}\n`);
  const size = { pageWidth: Math.ceil(layout.width), pageHeight: Math.ceil(layout.height) };
  const model = element('mxGraphModel', { ...PAGE_SETTINGS, ...size, math: 0, shadow: 0 }, root);
  return element('diagram', { id, name: presentation.title || DIAGRAM }, model);
}

/** The page's settings in the editor: grid, guides, and colours that adapt to a dark theme. */
const PAGE_SETTINGS = {
  adaptiveColors: 'auto',
  grid: 1,
  gridSize: 10,
  guides: 1,
  tooltips: 1,
  connect: 1,
  arrows: 1,
  fold: 1,
  page: 0,
  pageScale: 1,
} as const;

/** Pixels by which a badge extends beyond the icon's corner. */
const OVERHANG = { x: 8, y: 2 };
/** Gap between an icon and the frame of an existing (data source) or AI-suggested resource. */
const FRAME_GAP = 2;
/** Gap between an icon and the frame in the colour of its group. */
const GROUP_GAP = 3;
const SHADOW_PERCENT = SHADOW * 100;

/** Returns the style of the caption below an icon. */
const captionStyle = (theme: Theme): Style => ({
  verticalLabelPosition: 'bottom',
  verticalAlign: 'top',
  spacingTop: CAPTION_TOP - 2,
  ...fontFamily(theme),
  fontSize: theme.caption.title.size,
  fontStyle: 1,
  fontColor: theme.caption.title.fill.value,
});

/** An empty frame with rounded corners. */
const ROUNDED: Style = { html: 1, rounded: 1, absoluteArcSize: 1, fillColor: 'none' };

/** Returns the cells of a resource: the icon with its caption, and the attached marks. */
function nodeCells(placed: PlacedNode, sheet: Sheet): string[] {
  const { node: item } = placed;
  const { theme, iconStyles, cells } = sheet;
  const { cell, parent, rect } = cells.get(item.id)!;
  const { cell: box, origin } = parentCellOf(sheet, parent);
  const shade: Style = isShadow(item) ? { opacity: SHADOW_PERCENT } : {};
  const iconStyle = { ...iconStyles.icon(item.icon), ...backgroundOf(item, theme), ...shade };
  const ring = item.ring ?? 0;
  const style = ring === 0 ? iconStyle : { ...ROUNDED, arcSize: 16, ...ringOf(item, theme), aspect: 'fixed' };
  const properties = { id: cell, parent: box, label: captions(item.lines, theme), data: dataOf(sheet, item.id) };
  return [
    vertex({ ...properties, style: { ...style, ...captionStyle(theme) } }, relativeTo(origin, rect)),
    ...(ring === 0 ? [] : [attached('icon', { label: '', style: iconStyle, ...paddedRect(rect, -ring) }, item, sheet)]),
    ...markCells(item, rect, sheet),
  ];
}

const isShadow = ({ faded, mark }: SceneNode): boolean => faded === true || isGone(mark);

const ringOf = ({ mark }: SceneNode, theme: Theme): Style =>
  hasOutline(mark) ? ringStyle(mark, theme) : { strokeColor: 'none' };

/**
 * Returns the colour of the node's group as the background of its image. A stencil has none, only the frame around it.
 */
const backgroundOf = ({ highlight }: SceneNode, theme: Theme): Style =>
  highlight === undefined ? {} : { imageBackground: theme.group(highlight.colour).fill.value };

/** Returns a mark that is attached to a node. */
function attached(
  name: string,
  { label, style, ...rect }: Rect & Pick<Badge, 'label' | 'style'>,
  item: SceneNode,
  sheet: Sheet,
): string {
  const { cell, rect: cellRect } = sheet.cells.get(item.id)!;
  const tags = name === 'change' ? { data: { tags: CHANGES_TAG } } : {};
  return part(
    { id: sheet.unique(`${cell} ${name}`), parent: cell, label, style, ...tags },
    attachmentTo(cellRect, rect),
  );
}

/** Returns the frame, change disc, replica count and step numbers of a node. */
function markCells(item: SceneNode, rect: Rect, sheet: Sheet): string[] {
  const { theme } = sheet;
  const [left, right] = [rect.x - OVERHANG.x, rect.x + rect.width + OVERHANG.x];
  const y = rect.y - OVERHANG.y;
  const parts: string[] = [];
  const addBadge = (name: string, badge: Badge, place: { readonly x: number; readonly y: number }) =>
    parts.push(attached(name, { ...badge, ...place }, item, sheet));
  if (item.dashed || item.suggested) {
    const style = {
      ...ROUNDED,
      arcSize: 8,
      strokeColor: theme.lookedUp.value,
      ...dashes(item.suggested ? '1 4' : '3 3'),
    };
    const frame = paddedRect(paddedRect(rect, -(item.ring ?? 0)), FRAME_GAP);
    parts.push(attached('frame', { label: '', style: { ...style, pointerEvents: 0 }, ...frame }, item, sheet));
  }
  if (item.highlight !== undefined) {
    const style = { ...ROUNDED, arcSize: 8, strokeColor: theme.group(item.highlight.colour).border.value };
    const frame = paddedRect(paddedRect(rect, -(item.ring ?? 0)), GROUP_GAP);
    const cell = { label: '', style: { ...style, strokeWidth: 1.5, pointerEvents: 0 }, ...frame };
    parts.push(attached('group', cell, item, sheet));
  }
  if (item.mark !== undefined && item.mark.ghostOf === undefined) {
    const [endX, endY] = [rect.x + rect.width + DISC_OVERHANG, rect.y + rect.height + DISC_OVERHANG];
    for (const { mark, height, offset, width } of discsOf(item.mark, nodeDiscHeight(item.mark, item.ring ?? 0)))
      addBadge('change', discBadge(mark, height, theme), { x: endX - offset - width, y: endY - height });
  }
  if (item.badge !== '') {
    const count = countBadge(item.badge, theme);
    addBadge('count', count, { x: item.selfLoop ? left : right - count.width, y });
  }
  if (item.steps !== undefined) {
    const numbers = stepsBadge(item.steps, theme);
    addBadge('steps', numbers, { x: item.selfLoop ? right - numbers.width : left, y });
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
const LABEL_SPACING = 2;

/** A container that cannot be collapsed and does not scale its content when resized. */
const CONTAINER: Style = { container: 1, collapsible: 0, recursiveResize: 0, dropTarget: 1, pointerEvents: 0 };

/** Style of a bare box, which is invisible but still moves its content with it. */
const INVISIBLE: Style = { fillColor: 'none', strokeColor: 'none' };

function outline({ box }: PlacedBox, facts: BoxFacts, theme: Theme): Style {
  const { fill, border } = theme.box(facts);
  const shape = { rounded: 1, absoluteArcSize: 1, arcSize: 4, html: 1, fillColor: fill.value };
  if (hasOutline(box.mark)) return { ...shape, ...ringStyle(box.mark, theme) };
  const dash = box.dashed ? dashes('2 3') : facts.dash === 'dashed' ? dashes('6 4') : {};
  return { ...shape, strokeColor: border.value, strokeWidth: facts.width, ...dash };
}

const titleStart = ({ icon, mark }: SceneBox): number => {
  const start = icon === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON;
  return mark === undefined ? start : start + discsWidth(mark, DISC.box) + DISC_GAP;
};

const header = ({ box }: PlacedBox, facts: BoxFacts, theme: Theme): Style => ({
  align: 'left',
  verticalAlign: 'top',
  spacingLeft: titleStart(box) - LABEL_SPACING,
  spacingTop: -2,
  ...fontFamily(theme),
  fontSize: theme.boxTitle.size,
  fontStyle: 1,
  fontColor: theme.box(facts).ink.value,
});

/**
 * Returns the cells of a container: its frame with the title, the corner icon and the change disc. Its children refer
 * to it as their parent.
 */
function boxCells(placed: PlacedBox, sheet: Sheet): string[] {
  const { box: item } = placed;
  const { theme, cells, iconStyles } = sheet;
  const facts = boxFactsOf(item.style);
  const { cell, parent, rect } = cells.get(item.id)!;
  const { cell: parentCell, origin } = parentCellOf(sheet, parent);
  const framed = item.icon === null ? null : iconStyles.frame(item.icon);
  const appearance = item.bare
    ? INVISIBLE
    : { ...outline(placed, facts, theme), ...framed, ...header(placed, facts, theme) };
  const style = { ...appearance, ...CONTAINER };
  const label = item.bare ? '' : boxTitle(item);
  const frame = vertex(
    { id: cell, parent: parentCell, style, label, data: dataOf(sheet, item.id) },
    relativeTo(origin, rect),
  );
  return [frame, ...(framed === null ? cornerIcon(item, rect, sheet) : []), ...changeDiscs(item, rect, sheet)];
}

function cornerIcon(item: SceneBox, rect: Rect, { cells, iconStyles, unique }: Sheet): string[] {
  if (item.icon === null) return [];
  const { cell } = cells.get(item.id)!;
  const { x, y, size } = isFlushIcon(item.icon) ? { x: 0, y: 0, size: CORNER } : LOOSE_ICON;
  const style = { ...iconStyles.icon(item.icon), ...(isGone(item.mark) && { opacity: SHADOW_PERCENT }) };
  const place = { x: rect.x + x, y: rect.y + y, width: size, height: size };
  return [part({ id: unique(`${cell} icon`), parent: cell, style }, atTopLeft(rect, place))];
}

/** Attaches a rectangle to the top left corner of a cell, so that the header stays there when the box is resized. */
const atTopLeft = (cellRect: Rect, place: Rect) => ({
  ...attachmentTo(cellRect, place),
  at: { x: 0, y: 0 },
  by: { x: place.x - cellRect.x, y: place.y - cellRect.y },
});

/** Returns the change discs before the title. The former position of a moved box has none. */
function changeDiscs(item: SceneBox, rect: Rect, { cells, theme, unique }: Sheet): string[] {
  if (item.mark === undefined || item.mark.ghostOf !== undefined) return [];
  const { cell } = cells.get(item.id)!;
  const start = rect.x + titleStart(item) - DISC_GAP - discsWidth(item.mark, DISC.box);
  return discsOf(item.mark, DISC.box).map(({ mark, height, offset, width }) => {
    const { label, style } = discBadge(mark, height, theme);
    const properties = { id: unique(`${cell} change`), parent: cell, label, style, data: { tags: CHANGES_TAG } };
    return part(properties, atTopLeft(rect, { x: start + offset, y: rect.y + (CORNER - height) / 2, width, height }));
  });
}

// ---- Title, legend and flow tables.
// They have a layer of their own, so that the user can hide them.

const TEXT_STYLE: Style = {
  html: 1,
  align: 'left',
  verticalAlign: 'middle',
  spacing: 0,
  fillColor: 'none',
  strokeColor: 'none',
};
/** Line height as a multiple of the font size. */
const LINE_HEIGHT = 1.4;
const TITLE_NOTE_GAP = 14;
/** Gap in pixels between a legend sample and its text. */
const GAP = 9;
const FRAME = { width: 22, height: 14 };

/**
 * Returns a cell with one line of text. `at` is the middle of its left end.
 * @param after smaller text that follows on the same line
 */
function textCell(
  line: TextLine,
  at: Point,
  ink: Ink,
  { theme, unique }: Sheet,
  after: TextLine | null = null,
): string {
  const height = Math.ceil(ink.size * LINE_HEIGHT);
  const bold = ink.weight === 600 ? { fontStyle: 1 } : {};
  const style = { ...TEXT_STYLE, ...fontFamily(theme), fontSize: ink.size, fontColor: ink.fill.value, ...bold };
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
  const { title: start, subtitle: below, heading } = layout;
  if (start === null || !heading?.title) return [];
  const { heading: ink, subheading, sentence: sentenceInk } = sheet.theme;
  const lines = heading.broken ?? [heading.title];
  const titleCells = lines.map((line, i) => {
    const after = below === undefined && i === lines.length - 1 ? (heading.subtitle ?? null) : null;
    return textCell(line, { ...start, y: middleAbove(start.y + i * TITLE_PITCH, ink.size) }, ink, sheet, after);
  });
  const summary = (heading.sentence?.lines ?? []).map((line, i) => {
    const baseline = heading.sentence!.y + i * SENTENCE_PITCH;
    return textCell(line, { x: start.x, y: middleAbove(baseline, sentenceInk.size) }, sentenceInk, sheet);
  });
  if (below === undefined || !heading.subtitle) return [...titleCells, ...summary];
  const at = { ...below, y: middleAbove(below.y, subheading.size) };
  return [...titleCells, textCell(heading.subtitle, at, subheading, sheet), ...summary];
}

function lineSample({ x, sample }: LegendEntry, middle: number, { theme, unique }: Sheet): string {
  const edgeProperties = {
    twoWay: sample === 'two-way',
    dashed: sample === 'dashed',
    ...(sample === 'suggested' && { suggested: true as const }),
    ...(sample === 'thin' && { thin: true as const }),
  };
  const ends = [x, x + SAMPLE_WIDTH - GAP].map((end) => ({ x: end, y: middle })) as [Point, Point];
  const style = { edgeStyle: 'none', ...lineStyle(edgeProperties, theme) };
  return connection({ id: unique('note'), parent: NOTES, style }, { ends, corners: [], label: null });
}

const borderSample = (rect: Rect, { theme, unique }: Sheet): string => {
  const style = { html: 1, rounded: 1, absoluteArcSize: 1, arcSize: 4, fillColor: 'none' };
  const line = { strokeColor: theme.lookedUp.value, ...dashes('2 3') };
  return vertex({ id: unique('note'), parent: NOTES, label: '', style: { ...style, ...line } }, rect);
};

/** Side of the sample of a group in pixels. */
const GROUP_SAMPLE = 12;

function groupSample(colour: string, end: number, middle: number, { theme, unique }: Sheet): string {
  const { border, fill } = theme.group(colour);
  const style = { ...ROUNDED, arcSize: 8, fillColor: fill.value, strokeColor: border.value, strokeWidth: 1.5 };
  const rect = { x: end - GROUP_SAMPLE, y: middle - GROUP_SAMPLE / 2, width: GROUP_SAMPLE, height: GROUP_SAMPLE };
  return vertex({ id: unique('note'), parent: NOTES, label: '', style }, rect);
}

function sampleOf(entry: LegendEntry, middle: number, sheet: Sheet): string {
  const end = entry.x + SAMPLE_WIDTH - GAP;
  if (entry.colour !== undefined) return groupSample(entry.colour, end, middle, sheet);
  if (entry.sample === 'looked-up')
    return borderSample({ x: end - FRAME.width, y: middle - FRAME.height / 2, ...FRAME }, sheet);
  const sign =
    entry.sample === 'count'
      ? countBadge(LEGEND_COUNT_SAMPLE, sheet.theme)
      : entry.mark && discBadge(entry.mark, DISC.edge, sheet.theme);
  return sign === undefined ? lineSample(entry, middle, sheet) : badge(sign, end - sign.width, middle, sheet);
}

const legend = ({ legend: entries = [] }: Layout, sheet: Sheet): string[] =>
  entries.flatMap((entry) => {
    const middle = entry.y + entry.height / 2;
    // The summary of the plan has no sample.
    const isSum = entry.sample === 'sum';
    return [
      ...(isSum ? [] : [sampleOf(entry, middle, sheet)]),
      textCell(entry.words, { x: entry.x + (isSum ? 0 : SAMPLE_WIDTH), y: middle }, sheet.theme.legend, sheet),
    ];
  });

const flow = ({ badges, lines }: FlowTable, sheet: Sheet): string[] => [
  ...badges.map((placed) => badge(stepsBadge(placed.steps, sheet.theme), placed.x, placed.middle, sheet)),
  ...lines.map(({ line, x, middle }) => textCell(line, { x, y: middle }, sheet.theme.caption[line.role], sheet)),
];

/** Returns the cells of title, legend and flow tables. */
const noteCells = (sheet: Sheet): string[] => [
  ...title(sheet.layout, sheet),
  ...legend(sheet.layout, sheet),
  ...(sheet.layout.flows ?? []).flatMap((table) => flow(table, sheet)),
];
