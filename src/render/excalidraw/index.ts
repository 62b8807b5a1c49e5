/**
 * Writes an Excalidraw file: the positions of the layout, arrows bound to the elements they connect, and embedded
 * icons. `edges.ts` draws the arrows.
 */
import { isFlushIcon } from '../../catalog/boxes.js';
import { boxFactsOf } from '../../catalog/index.js';
import type { FlowTable, Layout, LegendEntry, PlacedBox, PlacedNode, Point, Rect } from '../../layout/layout.js';
import {
  CAPTION_TOP,
  DISC,
  DISC_GAP,
  DISC_OVERHANG,
  discsOf,
  hasOutline,
  LINE_HEIGHT,
  SAMPLE_WIDTH,
  SENTENCE_PITCH,
  SUBTITLE_GAP,
  SUBTITLE_HEIGHT,
  TITLE_PITCH,
} from '../../layout/scene/measures.js';
import type { SceneBox } from '../../layout/scene/model.js';
import { LEGEND_COUNT_SAMPLE } from '../messages.js';
import { layoutOf } from '../side.js';
import { isGone } from '../svg/changes.js';
import { iconDocument, iconsFor, slugsOf } from '../svg/icons.js';
import { middleAbove } from '../svg/text.js';
import { type Ink, type Theme, themeByName } from '../theme.js';
import { uniqueIds } from '../unique-ids.js';
import type { Icons, LabeledLayout, Writer } from '../writer.js';
import { edgeElements, edgeStyle } from './edges.js';
import {
  arrow,
  type BoundElement,
  badge,
  badgeWidth,
  changeBadge,
  countBadge,
  type Drawing,
  type Element,
  FADED_OPACITY,
  image,
  rectangle,
  ringStyle,
  type Style,
  stepsBadge,
  textLine,
} from './elements.js';

/** Writes the file in the colours of the light theme, from which Excalidraw derives the dark ones. */
export const write: Writer<LabeledLayout> = async (labeled, { side, stamp, appearance = null }) => {
  const layout = layoutOf(labeled.layout, side);
  const theme = themeByName('light', appearance?.brand);
  const drawing: Drawing = { theme, unique: uniqueIds(), bindable: new Map() };
  // Boxes and nodes come first, because edges need the elements they end at. Nodes are nevertheless drawn above edges.
  const boxes = layout.boxes.flatMap((placed) => boxElements(placed, drawing));
  const nodes = layout.nodes.flatMap((placed) => nodeElements(placed, drawing));
  const edges = layout.edges.flatMap((placed) => edgeElements(placed, drawing));
  const elements = withReverseReferences([...boxes, ...edges, ...nodes, ...noteElements(layout, drawing)]);
  const file = {
    type: 'excalidraw',
    version: 2,
    source: 'groundplan',
    ...(stamp !== undefined && { groundplan: stamp }),
    elements,
    appState: { viewBackgroundColor: theme.background.value, gridSize: null },
    files: await iconFiles(layout, theme, appearance?.icons),
  };
  return { content: `${JSON.stringify(file, null, 1)}\n`, note: null };
};

// ---- Reverse references.

/** Members of an element that refer to another element by its id. */
interface References {
  readonly type?: unknown;
  readonly containerId?: unknown;
  readonly startBinding?: { readonly elementId: string } | null;
  readonly endBinding?: { readonly elementId: string } | null;
}

/** Adds the reverse references: an Excalidraw element also lists the arrows and texts that are bound to it. */
function withReverseReferences(elements: readonly Element[]): readonly Element[] {
  const referencesById = new Map<string, BoundElement[]>();
  const addReference = (id: unknown, reference: BoundElement): void => {
    if (typeof id === 'string') referencesById.set(id, [...(referencesById.get(id) ?? []), reference]);
  };
  for (const element of elements) {
    const { type, containerId, startBinding, endBinding } = element as Element & References;
    if (type === 'text') addReference(containerId, { id: element.id, type: 'text' });
    // A set, because a self-loop is listed once.
    for (const id of new Set([startBinding?.elementId, endBinding?.elementId]))
      addReference(id, { id: element.id, type: 'arrow' });
  }
  return elements.map((element) => {
    const references = referencesById.get(element.id);
    return references === undefined ? element : { ...element, boundElements: references };
  });
}

// ---- Icons.

/** Pixels. Some browsers draw nothing for an SVG image without a size. */
const ICON_SIZE = 64;

/** Returns the icons of the layout as embedded files by id. */
async function iconFiles(layout: Layout, theme: Theme, ownIcons?: Icons): Promise<Readonly<Record<string, unknown>>> {
  const slugs = slugsOf(layout);
  const icons = await iconsFor(slugs, ownIcons);
  const files = [...slugs].map((slug) => {
    const svg = iconDocument(slug, icons, theme).replace('<svg ', `<svg width="${ICON_SIZE}" height="${ICON_SIZE}" `);
    const dataURL = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return [slug, { mimeType: 'image/svg+xml', id: slug, dataURL, created: 0 }] as const;
  });
  return Object.fromEntries(files);
}

// ---- Boxes and nodes, each as one group of elements.

/** Side of the square in a box's top left corner that contains the icon. */
const CORNER = 24;
const FLUSH_ICON = { size: CORNER, x: 0, y: 0 };
/** Icons that do not fill a square are inset, clear of the border. */
const LOOSE_ICON = { size: 17, x: 8, y: 3.5 };
const TITLE_AFTER_ICON = 31;
const TITLE_WITHOUT_ICON = 10;

/** Returns the elements of a container: its frame, corner icon, title and change badge. A bare box has none. */
function boxElements({ box: item, ...rect }: PlacedBox, drawing: Drawing): Element[] {
  const { theme, unique, bindable } = drawing;
  const id = unique(item.id);
  if (item.bare) return [];
  bindable.set(item.id, { id, rect });
  const groups = [groupOf(id)];
  const { ink, fill } = theme.box(boxFactsOf(item.style));
  const elements = [rectangle(id, rect, { ...borderStyle(item, drawing), fill: fill.value }, groups)];
  if (item.icon !== null) {
    const { x, y, size } = isFlushIcon(item.icon) ? FLUSH_ICON : LOOSE_ICON;
    const square = { x: rect.x + x, y: rect.y + y, width: size, height: size };
    elements.push(image(unique(`${id} icon`), square, item.icon, iconStyle(isGone(item.mark)), groups));
  }
  let titleX = rect.x + (item.icon === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON);
  const middle = rect.y + CORNER / 2;
  if (item.mark !== undefined && item.mark.ghostOf === undefined) {
    for (const { mark } of discsOf(item.mark, DISC.box)) {
      const sign = changeBadge(mark, theme);
      const center = { x: titleX + badgeWidth(sign) / 2, y: middle };
      elements.push(...badge(`${id} change`, center, sign, groups, drawing));
      titleX += badgeWidth(sign) + DISC_GAP;
    }
  }
  return [...elements, ...header(item, id, { x: titleX, y: middle }, { ...theme.boxTitle, fill: ink }, drawing)];
}

/** Returns the id of the group that contains all elements of a box or node. */
const groupOf = (id: string): string => `${id} group`;

function borderStyle(item: SceneBox, { theme }: Drawing): Style {
  if (hasOutline(item.mark)) return ringStyle(item.mark, theme);
  const facts = boxFactsOf(item.style);
  const containerLine = facts.dash === 'dashed' ? 'dashed' : 'solid';
  return {
    stroke: theme.box(facts).border.value,
    width: facts.width,
    // An existing container (data source) has a dotted line.
    line: item.dashed ? 'dotted' : containerLine,
  };
}

/**
 * Returns the title and subtitle of a box. On one line they are one text, because their widths differ in Excalidraw's
 * font, so that two texts could overlap.
 */
function header(
  { title, subtitle, subtitleBelow }: SceneBox,
  id: string,
  start: Point,
  ink: Ink,
  { unique }: Drawing,
): Element[] {
  const lines = [title, ...(subtitle === null ? [] : [subtitle])];
  const rows = subtitleBelow ? lines.map((line) => [line]) : [lines];
  return rows.map((row, i) => {
    const width = row.reduce((sum, line) => sum + line.width, (row.length - 1) * SUBTITLE_GAP);
    const text = row.map((line) => line.text).join(' · ');
    const at = { x: start.x, y: start.y + i * SUBTITLE_HEIGHT };
    return textLine(unique(`${id} ${i === 0 ? 'title' : 'subtitle'}`), at, { text, width, ink }, [groupOf(id)]);
  });
}

const iconStyle = (isFaded: boolean): Style => (isFaded ? { opacity: FADED_OPACITY } : {});

/** Pixels by which a badge extends beyond the icon's corner. */
const OVERHANG = 8;
/** Gap between an icon and the frame of an existing (data source) or AI-suggested resource. */
const FRAME_GAP = 2;

/** Pixels by which the colour of a group extends beyond the icon. */
const GROUP_GAP = 3;

function groupStyle(colour: string, theme: Theme): Style {
  const { border, fill } = theme.group(colour);
  return { stroke: border.value, fill: fill.value, isRound: true };
}

/** Returns a rectangle enlarged by `margin` on each side; a negative margin makes it smaller. */
const enlarged = ({ x, y, width, height }: Rect, margin: number): Rect => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

/** Returns the elements of a resource: its icon, caption and badges. */
function nodeElements(placed: PlacedNode, drawing: Drawing): Element[] {
  const { node: item, x, y } = placed;
  const { theme, unique, bindable } = drawing;
  const id = unique(item.id);
  const groups = [groupOf(id)];
  const square = { x: x + item.iconX, y: y + item.iconY, width: item.iconSize, height: item.iconSize };
  const icon = enlarged(square, -(item.ring ?? 0));
  bindable.set(item.id, { id, rect: icon });
  const isFaded = item.faded === true || isGone(item.mark);
  const elements = [
    ...(item.highlight === undefined
      ? []
      : [
          rectangle(unique(`${id} group`), enlarged(icon, GROUP_GAP), groupStyle(item.highlight.colour, theme), groups),
        ]),
    image(id, icon, item.icon, iconStyle(isFaded), groups),
  ];
  if (item.dashed || item.suggested) {
    const frame: Style = { stroke: theme.lookedUp.value, line: item.suggested ? 'dotted' : 'dashed', isRound: true };
    elements.push(rectangle(unique(`${id} frame`), enlarged(icon, FRAME_GAP), frame, groups));
  }
  if (hasOutline(item.mark))
    elements.push(rectangle(unique(`${id} ring`), square, { ...ringStyle(item.mark, theme), isRound: true }, groups));
  return [...elements, ...badges(placed, id, square, drawing), ...captions(placed, id, square, drawing)];
}

/**
 * Returns the badges at the corners of the icon: change, count and flow steps. A self-loop occupies the right side, so
 * that count and steps change places.
 */
function badges({ node: item }: PlacedNode, id: string, square: Rect, drawing: Drawing): Element[] {
  const { theme } = drawing;
  const groups = [groupOf(id)];
  const [right, bottom] = [square.x + square.width, square.y + square.height];
  const elements: Element[] = [];
  if (item.mark !== undefined && item.mark.ghostOf === undefined) {
    let end = right + DISC_OVERHANG;
    for (const { mark } of discsOf(item.mark, DISC.node)) {
      const sign = changeBadge(mark, theme);
      const center = { x: end - badgeWidth(sign) / 2, y: bottom + DISC_OVERHANG - DISC.node / 2 };
      elements.push(...badge(`${id} change`, center, sign, groups, drawing));
      end -= badgeWidth(sign);
    }
  }
  const topCorner = (isLeft: boolean, width: number): Point => ({
    x: isLeft ? square.x - OVERHANG + width / 2 : right + OVERHANG - width / 2,
    y: square.y + OVERHANG - 1,
  });
  if (item.badge !== '') {
    const count = countBadge(item.badge, theme);
    elements.push(...badge(`${id} count`, topCorner(item.selfLoop, badgeWidth(count)), count, groups, drawing));
  }
  if (item.steps !== undefined) {
    const steps = stepsBadge(item.steps, theme);
    elements.push(...badge(`${id} steps`, topCorner(!item.selfLoop, badgeWidth(steps)), steps, groups, drawing));
  }
  return elements;
}

function captions({ node: item }: PlacedNode, id: string, square: Rect, { theme, unique }: Drawing): Element[] {
  let top = square.y + square.height + CAPTION_TOP;
  return item.lines.map((line) => {
    const height = LINE_HEIGHT[line.role];
    const at = { x: square.x + square.width / 2, y: top + height / 2 };
    const plainInk = theme.caption[line.role];
    const isFaded = item.faded === true || item.mark?.ghostOf !== undefined;
    const ink = isFaded ? { ...plainInk, fill: theme.faded } : plainInk;
    top += height;
    return textLine(unique(`${id} ${line.role}`), at, { ...line, ink, align: 'center' }, [groupOf(id)]);
  });
}

// ---- Title, legend and flow tables.

/** Returns the elements of title, legend and flow tables. */
const noteElements = (layout: Layout, drawing: Drawing): Element[] => [
  ...title(layout, drawing),
  ...(layout.legend ?? []).flatMap((entry) => legendEntry(entry, drawing)),
  ...(layout.flows ?? []).flatMap((table) => flowTable(table, drawing)),
];

/** Gap in pixels between the title and a subtitle on the same line. */
const TITLE_NOTE_GAP = 14;

/** Returns title, subtitle and the sentence about changes; empty for a layout without a title. */
function title({ title: start, subtitle: subtitleStart, heading }: Layout, { theme, unique }: Drawing): Element[] {
  if (start === null || !heading?.title) return [];
  const { heading: titleInk, subheading: subtitleInk, sentence: sentenceInk } = theme;
  const lines = heading.broken ?? [heading.title];
  const titleLines = lines.map((line, i) => {
    const at = { x: start.x, y: middleAbove(start.y + i * TITLE_PITCH, titleInk.size) };
    return textLine(unique('title'), at, { ...line, ink: titleInk }, []);
  });
  const sentenceLines = (heading.sentence?.lines ?? []).map((line, i) => {
    const at = { x: start.x, y: middleAbove(heading.sentence!.y + i * SENTENCE_PITCH, sentenceInk.size) };
    return textLine(unique('sentence'), at, { ...line, ink: sentenceInk }, []);
  });
  if (heading.subtitle === null) return [...titleLines, ...sentenceLines];
  const { x, y } = subtitleStart ?? {
    x: start.x + (lines.at(-1)?.width ?? 0) + TITLE_NOTE_GAP,
    y: start.y + (lines.length - 1) * TITLE_PITCH,
  };
  const at = { x, y: middleAbove(y, subtitleInk.size) };
  const subtitle = textLine(unique('subtitle'), at, { ...heading.subtitle, ink: subtitleInk }, []);
  return [...titleLines, subtitle, ...sentenceLines];
}

// ---- Legend.

/** Gap in pixels between a legend sample and its text. */
const GAP = 9;
/** Size in pixels of the sample of a border. */
const FRAME = { width: 22, height: 14 };
/** Distance in pixels from the end of a sample to the centre of its badge. */
const COUNT_INSET = 12;
const CHANGE_INSET = 10;

function legendEntry(entry: LegendEntry, drawing: Drawing): Element[] {
  const middle = entry.y + entry.height / 2;
  const x = entry.x + (entry.sample === 'sum' ? 0 : SAMPLE_WIDTH);
  const explanation = { ...entry.words, ink: drawing.theme.legend };
  return [
    ...SAMPLES[entry.sample](entry, middle, drawing),
    textLine(drawing.unique('legend'), { x, y: middle }, explanation, []),
  ];
}

/** Returns the elements of a legend sample with its vertical centre at `middle`. */
type Sample = (entry: LegendEntry, middle: number, drawing: Drawing) => Element[];

const sampleEnd = ({ x }: LegendEntry): number => x + SAMPLE_WIDTH - GAP;

const arrowSample: Sample = (entry, middle, { theme, unique }) => {
  const kind = entry.sample;
  const edge = {
    twoWay: kind === 'two-way',
    dashed: kind === 'dashed',
    ...(kind === 'suggested' && { suggested: true as const }),
    ...(kind === 'thin' && { thin: true as const }),
  };
  const points = [entry.x, sampleEnd(entry)].map((x) => ({ x, y: middle }));
  return [arrow(unique('legend'), { points, twoWay: edge.twoWay }, edgeStyle(edge, theme), [])];
};

const borderSample: Sample = (entry, middle, { theme, unique }) => {
  const rect = { x: sampleEnd(entry) - FRAME.width, y: middle - FRAME.height / 2, ...FRAME };
  return [rectangle(unique('legend'), rect, { stroke: theme.lookedUp.value, line: 'dashed', isRound: true }, [])];
};

const countSample: Sample = (entry, middle, drawing) => {
  const center = { x: sampleEnd(entry) - COUNT_INSET, y: middle };
  return badge('legend', center, countBadge(LEGEND_COUNT_SAMPLE, drawing.theme), [], drawing);
};

const changeSample: Sample = (entry, middle, drawing) => {
  if (entry.mark === undefined) return [];
  const center = { x: sampleEnd(entry) - CHANGE_INSET, y: middle };
  return badge('legend', center, changeBadge(entry.mark, drawing.theme), [], drawing);
};

/** Side of the sample of a group in pixels. */
const GROUP_SAMPLE = 12;

const groupSample: Sample = (entry, middle, { theme, unique }) => {
  if (entry.colour === undefined) return [];
  const rect = { x: sampleEnd(entry) - GROUP_SAMPLE, y: middle - GROUP_SAMPLE / 2 };
  const size = { width: GROUP_SAMPLE, height: GROUP_SAMPLE };
  return [rectangle(unique('legend'), { ...rect, ...size }, groupStyle(entry.colour, theme), [])];
};

const SAMPLES: Readonly<Record<LegendEntry['sample'], Sample>> = {
  dashed: arrowSample,
  'two-way': arrowSample,
  thin: arrowSample,
  suggested: arrowSample,
  'looked-up': borderSample,
  count: countSample,
  change: changeSample,
  group: groupSample,
  sum: () => [],
};

// ---- Flow tables.

/** Half the width of a badge with one step number, in pixels. */
const HALF_STEP_BADGE = 9;

const flowTable = ({ badges, lines }: FlowTable, drawing: Drawing): Element[] => [
  ...badges.flatMap(({ steps, x, middle }) =>
    badge('flow', { x: x + HALF_STEP_BADGE, y: middle }, stepsBadge(steps, drawing.theme), [], drawing),
  ),
  ...lines.map(({ line, x, middle }) =>
    textLine(drawing.unique('flow'), { x, y: middle }, { ...line, ink: drawing.theme.caption[line.role] }, []),
  ),
];
