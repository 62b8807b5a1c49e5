/**
 * Writes a layout as one SVG document. It has no scripts or external files, so that it looks the same on its own, in a
 * page and in the image proxies of code hosts. PNG, PDF and HTML are made from it.
 */
import { Bug } from '../../errors.js';
import { isAddress, typeOf } from '../../graph/address.js';
import { countDrawn } from '../../graph/counts.js';
import type { FlowTable, Layout, LegendEntry, PlacedBox, PlacedNode } from '../../layout/layout.js';
import { DISC, discWidth, SAMPLE_WIDTH, SENTENCE_PITCH, TITLE_PITCH } from '../../layout/scene/measures.js';
import type { TextLine } from '../../layout/scene/model.js';
import { DIAGRAM, LEGEND_COUNT_SAMPLE, pictureDescription, TITLE_WITHOUT_WORDS } from '../messages.js';
import { layoutOf } from '../side.js';
import { type Theme, themeByName } from '../theme.js';
import type { Appearance, Icons, Links, ThemeName, Writer } from '../writer.js';
import { drawBox, LOOKED_UP_DASHES } from './boxes.js';
import { asMark, changeTextFrom, changeWidth, hasArrow } from './changes.js';
import { arrow, drawEdgeLabel, drawEdgeSign, drawEdges, LINE_WIDTH } from './edges.js';
import { iconsFor, slugsOf, symbols } from './icons.js';
import { drawDisc } from './marks.js';
import { drawGroupPlate, drawNode, drawPill, drawStepBadge } from './nodes.js';
import { darkStyle, escapeXml, formatNumber, paintAttributes } from './notation.js';
import { STROKES, strokeOf } from './strokes.js';
import { baselineBelow, drawText, drawTitleLine, type Span } from './text.js';

/** Writes the whole diagram, or one revision of it. */
export const write: Writer<Layout> = async (layout, { theme, links, stamp, side, appearance }) => ({
  content: await drawSvg(layoutOf(layout, side), theme, links, stamp, appearance),
  note: null,
});

/**
 * Returns the diagram as SVG text, with the bundled icons and those of `appearance`.
 *
 * @throws Bug if a coordinate of the layout is not a finite number.
 */
export const drawSvg = async (
  layout: Layout,
  theme: ThemeName = 'light',
  links: Links | null = null,
  stamp: string | null = null,
  { icons, brand }: Appearance = USUAL,
): Promise<string> =>
  svgDocument(layout, await iconsFor(slugsOf(layout), icons), themeByName(theme, brand), links, stamp);

const USUAL: Appearance = { icons: {}, brand: null };

/**
 * Returns the diagram as SVG text. Links exist only on request, and a style for dark systems only in the theme `auto`.
 * The same arguments give the same text.
 *
 * @param stamp the program version and a fingerprint of the graph: src/diagram/stamp.ts; null for none
 * @throws Bug if a coordinate of the layout is not a finite number.
 */
export function svgDocument(
  layout: Layout,
  icons: Icons,
  theme: Theme,
  links: Links | null = null,
  stamp: string | null = null,
): string {
  const linked = (id: string, markup: string): string => {
    const href = links?.hrefs.get(id);
    return href === undefined ? markup : link(href, markup);
  };
  const body = [
    '<defs>',
    ...symbols(layout, icons, theme),
    '</defs>',
    `<rect width="100%" height="100%"${paintAttributes({ fill: theme.background })}/>`,
    ...heading(layout, theme, links?.heading ?? null),
    ...layout.boxes.map((placed) => linked(placed.box.id, drawBox(placed, theme))),
    ...drawEdges(layout.edges, theme),
    ...layout.edges.map((placed) => drawEdgeSign(placed, theme)).filter((sign) => sign !== ''),
    ...layout.nodes.map((placed) => linked(placed.node.id, drawNode(placed, theme))),
    ...layout.edges.map((placed) => drawEdgeLabel(placed, theme)).filter((label) => label !== ''),
    ...legend(layout, theme),
    ...(layout.flows ?? []).map((table) => flowTable(table, theme)),
  ];
  const style = darkStyle(body);
  return [...opening(layout, theme, stamp), ...(style === '' ? [] : [style]), ...body, '</svg>\n'].join('\n');
}

/**
 * Wraps markup in a link, which works if the SVG is opened on its own.
 * @param attributes further attributes, each after a space
 */
const link = (href: string, markup: string, attributes = ''): string =>
  `<a href="${escapeXml(href)}"${attributes}>${markup}</a>`;

/** Returns the table of a flow's steps below the diagram. */
function flowTable({ name, badges, lines }: FlowTable, theme: Theme): string {
  const numbers = badges.map(({ steps, x, middle }) => drawStepBadge(steps, x, middle, theme));
  const texts = lines.map(({ line, x, middle }) => {
    const ink = theme.caption[line.role];
    return drawText(line.text, x, baselineBelow(middle, ink.size), ink, 'start');
  });
  return `<g data-flow="${escapeXml(name)}">${numbers.join('')}${texts.join('')}</g>`;
}

// ---- Title, subtitle, and the sentence about changes.

/** Gap in pixels between the title and a subtitle on the same line. */
const TITLE_NOTE_GAP = 14;
const EMPTY_HEADING: NonNullable<Layout['heading']> = { title: null, subtitle: null };

/**
 * Returns the lines of the heading; empty for a layout without a title.
 * @param href link target of the title; null for none
 */
function heading(layout: Layout, theme: Theme, href: string | null): string[] {
  if (layout.title === null) return [];
  const { x, y } = layout.title;
  const ownLine = layout.subtitle ?? null;
  const { title, subtitle, broken, sentence } = layout.heading ?? EMPTY_HEADING;
  if (title === null) throw new Bug(TITLE_WITHOUT_WORDS);
  const subtitleSpan = subtitle && { ...subtitle, ink: theme.subheading };
  const room = layout.width - 2 * x;
  const beside = ownLine === null ? subtitleSpan : null;
  const titleLines = (broken ?? [title]).map((line, i) =>
    hasArrow(line)
      ? titleWithArrow(line, beside, x, y + i * TITLE_PITCH, theme)
      : drawTitleLine({ ...line, ink: theme.heading }, beside, TITLE_NOTE_GAP, x, y + i * TITLE_PITCH, room),
  );
  const linked = titleLines.map((line) => (href === null ? line : link(href, line, ' text-decoration="underline"')));
  const subtitleLines =
    ownLine && subtitleSpan ? [drawTitleLine(subtitleSpan, null, TITLE_NOTE_GAP, ownLine.x, ownLine.y, room)] : [];
  const sentenceLines = (sentence?.lines ?? []).map((line, i) =>
    asMark(
      drawTitleLine({ ...line, ink: theme.sentence }, null, TITLE_NOTE_GAP, x, sentence!.y + i * SENTENCE_PITCH, room),
    ),
  );
  return [...linked, ...subtitleLines, ...sentenceLines];
}

/** Returns a title such as `main → feature`. It consists of parts that are positioned one by one. */
function titleWithArrow(line: TextLine, beside: Span | null, x: number, y: number, { heading: ink }: Theme): string {
  const title = changeTextFrom(line, x, y, ink);
  if (beside === null) return title;
  return (
    title + drawText(beside.text, x + changeWidth(line, ink) + TITLE_NOTE_GAP, y, beside.ink, 'start', beside.width)
  );
}

// ---- The opening tag, with the texts for screen readers.

/** Returns the opening tag, the title and the description of the document. */
function opening(layout: Layout, theme: Theme, stamp: string | null): string[] {
  const [width, height] = [formatNumber(Math.ceil(layout.width)), formatNumber(Math.ceil(layout.height))];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc" font-family="${theme.fonts}"${stamp === null ? '' : ` data-groundplan="${escapeXml(stamp)}"`}>`,
    `<title id="title">${escapeXml(uncutTitle(layout))}</title>`,
    `<desc id="desc">${escapeXml(descriptionOf(layout))}</desc>`,
  ];
}

/** Returns the uncut title: a screen reader is not limited by the width. */
const uncutTitle = ({ heading }: Layout): string => heading?.title?.fullText ?? heading?.title?.text ?? DIAGRAM;

const changesIn = ({ legend: entries = [] }: Layout): string[] =>
  entries.flatMap(({ sample, words }) => (sample === 'change' || sample === 'sum' ? [words.text] : []));

const descriptionOf = (layout: Layout): string =>
  [
    layout.heading?.sentence?.text ?? '',
    pictureDescription(resourcesIn(layout), layout.edges.length, changesIn(layout)),
  ]
    .join(' ')
    .trim();

/** Returns the number of resources that boxes, nodes and edges stand for. */
function resourcesIn({ boxes, nodes, edges: lines }: Layout): number {
  const resources = [...boxes.flatMap(resourceOfBox), ...nodes.flatMap(resourceOfNode)];
  return lines.reduce((sum, { edge: { count = 0 } }) => sum + count, countDrawn(resources));
}

/** An element that counts towards the number of resources. `count` is the number of resources that it stands for. */
interface DrawnResource {
  readonly address: string;
  readonly type: string;
  readonly count: number;
}

/** Returns the resource of a box. Boxes of clouds, modules and groups have none, nor does a former position. */
function resourceOfBox({ box: { id, count = 1, folded, mark } }: PlacedBox): DrawnResource[] {
  if (mark?.ghostOf !== undefined) return [];
  if (isAddress(id)) return [{ address: id, type: typeOf(id), count }];
  return folded ? [{ address: id, type: '', count }] : [];
}

const resourceOfNode = ({ node: { id, type, count = 1, mark } }: PlacedNode): DrawnResource[] =>
  mark?.ghostOf !== undefined ? [] : [{ address: id, type, count }];

// ---- The legend below the diagram: a sample of each line, border, badge and sign, with its explanation.

/** Gap in pixels between a sample and its text. */
const GAP = 9;
/** Size in pixels of the sample of a border. */
const FRAME = { width: 22, height: 14 };
/** Side in pixels of the sample of a group. */
const SAMPLE_SIZE = 12;

const sampleEnd = ({ x }: LegendEntry): number => x + SAMPLE_WIDTH - GAP;

/** Draws a sample with its vertical centre at `middle`. */
type DrawSample = (entry: LegendEntry, middle: number, theme: Theme) => string;

const arrowSample: DrawSample = (entry, middle, theme) => {
  const ends = [entry.x, sampleEnd(entry)].map((x) => ({ x, y: middle }));
  const thin = entry.sample === 'thin' && { thin: true as const };
  const { line, heads } = arrow(ends, { twoWay: entry.sample === 'two-way', ...thin });
  const stroke = strokeOf({ dashed: entry.sample === 'dashed', suggested: entry.sample === 'suggested', ...thin });
  const width = stroke === 'thin' ? '' : ` stroke-width="${LINE_WIDTH}"`;
  return `<path d="${line}" fill="none"${width}${STROKES[stroke]}${paintAttributes({ stroke: theme.line })}/><path d="${heads}"${paintAttributes({ fill: theme.head })}/>`;
};

const borderSample: DrawSample = (entry, middle, theme) =>
  `<rect x="${formatNumber(sampleEnd(entry) - FRAME.width)}" y="${formatNumber(middle - FRAME.height / 2)}" width="${FRAME.width}" height="${FRAME.height}" rx="2" fill="none" stroke-dasharray="${LOOKED_UP_DASHES}"${paintAttributes({ stroke: theme.lookedUp })}/>`;

const discSample: DrawSample = (entry, middle, theme) => {
  if (entry.mark === undefined) return '';
  const center = { x: sampleEnd(entry) - discWidth(entry.mark, DISC.edge) / 2, y: middle };
  return drawDisc(entry.mark, center, DISC.edge, theme);
};

const groupSample: DrawSample = (entry, middle, theme) =>
  entry.colour === undefined
    ? ''
    : drawGroupPlate(
        { x: sampleEnd(entry) - SAMPLE_SIZE, y: middle - SAMPLE_SIZE / 2, size: SAMPLE_SIZE },
        entry.colour,
        theme,
      );

const SAMPLES: Readonly<Record<LegendEntry['sample'], DrawSample>> = {
  dashed: arrowSample,
  'two-way': arrowSample,
  thin: arrowSample,
  suggested: arrowSample,
  'looked-up': borderSample,
  change: discSample,
  group: groupSample,
  sum: () => '',
  count: (entry, middle, theme) => drawPill(LEGEND_COUNT_SAMPLE, sampleEnd(entry), middle, theme),
};

/** Returns the markup of each legend entry; empty for a layout without a legend. */
const legend = (layout: Layout, theme: Theme): string[] =>
  (layout.legend ?? []).map((entry) => {
    const middle = entry.y + entry.height / 2;
    const baseline = baselineBelow(middle, theme.legend.size);
    const left = entry.sample === 'sum' ? entry.x : entry.x + SAMPLE_WIDTH;
    const explanation = drawText(entry.words.text, left, baseline, theme.legend, 'start');
    const changeData = entry.mark ? ` data-change="${entry.mark.change}"` : '';
    return `<g data-legend="${entry.sample}"${changeData}>${SAMPLES[entry.sample](entry, middle, theme)}${explanation}</g>`;
  });
