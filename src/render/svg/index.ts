import { isFlushIcon } from '../../catalog/boxes.js';
import { boxFactsOf } from '../../catalog/index.js';
import type { BoxFacts } from '../../catalog/model.js';
import { Bug } from '../../errors.js';
import { isAddress, typeOf } from '../../graph/address.js';
import { countDrawn } from '../../graph/counts.js';
import type { Layout, LegendEntry, PlacedBox } from '../../layout/layout.js';
import {
  DISC,
  DISC_GAP,
  discWidth,
  SAMPLE_WIDTH,
  SECOND_LINE,
  SENTENCE_PITCH,
  SUBTITLE_GAP,
  TITLE_PITCH,
} from '../../layout/scene/measures.js';
import type { SceneBox, TextLine } from '../../layout/scene/model.js';
import { widthOf } from '../../platform/text/metrics.js';
import { wrap } from '../../platform/text/wrap.js';
import { DIAGRAM, LEGEND_COUNT_SAMPLE, pictureDescription, TITLE_WITHOUT_WORDS } from '../messages.js';
import { layoutOf } from '../side.js';
import { type Ink, type Theme, themeByName } from '../theme.js';
import type { Links, ThemeName, Writer } from '../writer.js';
import { arrow } from './arrows.js';
import { asMark, changeData, changeTextFrom, changeWidth, hasArrow, isGone, isOfChange, SHADOW } from './changes.js';
import { edgeLabel, edgeSign, edges, LINE_WIDTH } from './edges.js';
import { bundledIcons, type Icons, plate, slugsOf, symbols, useIcon } from './icons.js';
import { disc, ring } from './marks.js';
import { node, pill, stepBadge } from './nodes.js';
import { escapeXml, number } from './notation.js';
import { darkStyle, painted } from './paint.js';
import { STROKES, strokeOf } from './strokes.js';
import { baselineBelow, type Span, text, titleLine } from './text.js';

/**
 * Returns the diagram as SVG text.
 *
 * @throws Bug if a coordinate of the layout is not a finite number.
 */
export const drawSvg = async (
  layout: Layout,
  theme: ThemeName = 'light',
  links: Links | null = null,
  stamp: string | null = null,
): Promise<string> => svgDocument(layout, await bundledIcons(slugsOf(layout)), themeByName(theme), links, stamp);

export const write: Writer<Layout> = async (layout, { theme, links, stamp, side }) => ({
  content: await drawSvg(layoutOf(layout, side), theme, links, stamp),
  note: null,
});

const TITLE_NOTE_GAP = 14;
const NO_WORDS = { title: null, subtitle: null };

/** A title with an arrow consists of parts that are positioned one by one. */
function titleWithArrow(line: TextLine, beside: Span | null, x: number, y: number, { heading: ink }: Theme): string {
  const title = changeTextFrom(line, x, y, ink);
  if (beside === null) return title;
  const { text: words, width, ink: small } = beside;
  return title + text(words, x + changeWidth(line, ink) + TITLE_NOTE_GAP, y, small, 'start', width);
}

function heading(layout: Layout, theme: Theme, back: string | null): string[] {
  if (layout.title === null) return [];
  const { x, y } = layout.title;
  const below = layout.subtitle ?? null;
  const { title, subtitle, broken, sentence }: NonNullable<Layout['heading']> = layout.heading ?? NO_WORDS;
  if (title === null) throw new Bug(TITLE_WITHOUT_WORDS);
  const after = subtitle && { ...subtitle, ink: theme.subheading };
  const room = layout.width - 2 * x;
  const beside = below === null ? after : null;
  const drawn = (broken ?? [title]).map((line, i) =>
    hasArrow(line)
      ? titleWithArrow(line, beside, x, y + i * TITLE_PITCH, theme)
      : titleLine({ ...line, ink: theme.heading }, beside, TITLE_NOTE_GAP, x, y + i * TITLE_PITCH, room),
  );
  const linked = drawn.map((line) => (back === null ? line : link(back, line, ' text-decoration="underline"')));
  const summary = (sentence?.lines ?? []).map((line, i) =>
    asMark(
      titleLine({ ...line, ink: theme.sentence }, null, TITLE_NOTE_GAP, x, sentence!.y + i * SENTENCE_PITCH, room),
    ),
  );
  const second = below && after ? [titleLine(after, null, TITLE_NOTE_GAP, below.x, below.y, room)] : [];
  return [...linked, ...second, ...summary];
}

function resourcesIn({ boxes, nodes, edges: lines }: Layout): number {
  const drawn = [
    ...boxes.flatMap(({ box: { id, count = 1, folded, mark } }) =>
      mark?.ghostOf !== undefined
        ? []
        : isAddress(id)
          ? { address: id, type: typeOf(id), count }
          : folded
            ? { address: id, type: '', count }
            : [],
    ),
    ...nodes.flatMap(({ node: { id, type, count = 1, mark } }) =>
      mark?.ghostOf !== undefined ? [] : { address: id, type, count },
    ),
  ];
  return lines.reduce((sum, { edge: { count = 0 } }) => sum + count, countDrawn(drawn));
}

/** Returns the uncut title: a screen reader is not limited by the width. */
function titleIn({ heading: words }: Layout): string {
  return words?.title?.whole ?? words?.title?.text ?? DIAGRAM;
}

/** Returns the uncut summary sentence. */
function sentenceIn({ heading: words }: Layout): string {
  const last = words?.sentence?.lines.at(-1);
  return last?.whole ?? words?.sentence?.lines.map(({ text }) => text).join(' ') ?? '';
}

const changesIn = ({ legend: entries = [] }: Layout): string[] =>
  entries.flatMap(({ sample, words }) => (sample === 'change' || sample === 'sum' ? [words.text] : []));

const descriptionOf = (layout: Layout): string =>
  [sentenceIn(layout), pictureDescription(resourcesIn(layout), layout.edges.length, changesIn(layout))]
    .join(' ')
    .trim();

/**
 * Returns the opening tag and the description of the document.
 * @param stamp the program version and a fingerprint of the graph: src/diagram/stamp.ts
 */
function root(layout: Layout, theme: Theme, stamp: string | null): string[] {
  const [width, height] = [number(Math.ceil(layout.width)), number(Math.ceil(layout.height))];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc" font-family="${theme.fonts}"${stamp === null ? '' : ` data-groundplan="${escapeXml(stamp)}"`}>`,
    `<title id="title">${escapeXml(titleIn(layout))}</title>`,
    `<desc id="desc">${escapeXml(descriptionOf(layout))}</desc>`,
  ];
}

/**
 * Returns the diagram as one SVG document. It has no scripts or external files, so that it looks the same on its own,
 * in a page and in the image proxies of code hosts. Links exist only on request, and a style for dark systems only in
 * the theme `auto`. The same layout gives the same text.
 *
 * @throws Bug if a coordinate of the layout is not a finite number.
 */
export function svgDocument(
  layout: Layout,
  icons: Icons,
  theme: Theme,
  links: Links | null = null,
  stamp: string | null = null,
): string {
  const linked = (id: string, drawn: string): string => {
    const href = links?.hrefs.get(id);
    return href === undefined ? drawn : link(href, drawn);
  };
  const body = [
    '<defs>',
    ...symbols(layout, icons, theme),
    '</defs>',
    `<rect width="100%" height="100%"${painted({ fill: theme.background })}/>`,
    ...heading(layout, theme, links?.heading ?? null),
    ...layout.boxes.map((placed) => linked(placed.box.id, box(placed, theme))),
    ...edges(layout.edges, theme),
    ...layout.edges.map((placed) => edgeSign(placed, theme)).filter((sign) => sign !== ''),
    ...layout.nodes.map((placed) => linked(placed.node.id, node(placed, theme))),
    ...layout.edges.map((placed) => edgeLabel(placed, theme)).filter((label) => label !== ''),
    ...legend(layout, theme),
    ...flowTables(layout, theme),
  ];
  const style = darkStyle(body);
  return [...root(layout, theme, stamp), ...(style === '' ? [] : [style]), ...body, '</svg>\n'].join('\n');
}

/**
 * Wraps markup in a link, which works if the SVG is opened on its own.
 * @param look attributes, each after a space
 */
const link = (href: string, drawn: string, look = ''): string => `<a href="${escapeXml(href)}"${look}>${drawn}</a>`;

/** Returns the tables of the flow steps below the diagram; empty without flows. */
const flowTables = (layout: Layout, theme: Theme): string[] =>
  (layout.flows ?? []).map(({ name, badges, lines }) => {
    const numbers = badges.map(({ steps, x, middle }) => stepBadge(steps, x, middle, theme));
    const words = lines.map(({ line, x, middle }) => {
      const ink = theme.caption[line.role];
      return text(line.text, x, baselineBelow(middle, ink.size), ink, 'start');
    });
    return `<g data-flow="${escapeXml(name)}">${numbers.join('')}${words.join('')}</g>`;
  });

/** Gap in pixels between a sample and its text. */
const GAP = 9;
const FRAME = { width: 22, height: 14 };

function lineSample(entry: LegendEntry, middle: number, theme: Theme): string {
  const ends = [entry.x, entry.x + SAMPLE_WIDTH - GAP].map((x) => ({ x, y: middle }));
  const thin = entry.sample === 'thin' && { thin: true as const };
  const { line, heads } = arrow(ends, { twoWay: entry.sample === 'two-way', ...thin });
  const stroke = strokeOf({ dashed: entry.sample === 'dashed', suggested: entry.sample === 'suggested', ...thin });
  const width = stroke === 'thin' ? '' : ` stroke-width="${LINE_WIDTH}"`;
  return `<path d="${line}" fill="none"${width}${STROKES[stroke]}${painted({ stroke: theme.line })}/><path d="${heads}"${painted({ fill: theme.head })}/>`;
}

const SAMPLES: Readonly<Record<LegendEntry['sample'], typeof lineSample>> = {
  dashed: lineSample,
  'two-way': lineSample,
  thin: lineSample,
  suggested: lineSample,
  'looked-up': ({ x }, middle, theme) =>
    `<rect x="${number(x + SAMPLE_WIDTH - GAP - FRAME.width)}" y="${number(middle - FRAME.height / 2)}" width="${FRAME.width}" height="${FRAME.height}" rx="2" fill="none" stroke-dasharray="${LOOKED_UP_DASHES}"${painted({ stroke: theme.lookedUp })}/>`,
  change: ({ x, mark }, middle, theme) => {
    if (mark === undefined) return '';
    const width = discWidth(mark, DISC.edge);
    return disc(mark, { x: x + SAMPLE_WIDTH - GAP - width / 2, y: middle }, DISC.edge, theme);
  },
  sum: () => '',
  count: ({ x }, middle, theme) => pill(LEGEND_COUNT_SAMPLE, x + SAMPLE_WIDTH - GAP, middle, theme),
};

/** Returns the legend of lines, borders, badges and signs; empty for a layout without one. */
const legend = (layout: Layout, theme: Theme): string[] =>
  (layout.legend ?? []).map((entry) => {
    const middle = entry.y + entry.height / 2;
    const baseline = baselineBelow(middle, theme.legend.size);
    const left = entry.sample === 'sum' ? entry.x : entry.x + SAMPLE_WIDTH;
    const words = text(entry.words.text, left, baseline, theme.legend, 'start');
    return `<g data-legend="${entry.sample}"${entry.mark ? ` data-change="${entry.mark.change}"` : ''}>${SAMPLES[entry.sample](entry, middle, theme)}${words}</g>`;
  });

/** Side of the square in a box's top left corner that holds the icon. The title is level with its middle. */
const CORNER = 24;
/** Icons that do not fill a square would cut the border, so they are smaller and clear of it. */
const LOOSE_ICON = { size: 17, x: 8, y: 3.5 };
const CORNER_RADIUS = 2;
const TITLE_AFTER_ICON = 31;
const TITLE_WITHOUT_ICON = 10;
/** Pixels from the last letter of the header to the border. */
const HEADER_END = 10;
const DASHES = '6 4';
/**
 * Finer than the dashes of any container style, so that an existing region (data source) differs from a managed one.
 */
const LOOKED_UP_DASHES = '2 3';

function dashes(looksUp: boolean, facts: BoxFacts): string {
  if (looksUp) return ` stroke-dasharray="${LOOKED_UP_DASHES}"`;
  return facts.dash === 'dashed' ? ` stroke-dasharray="${DASHES}"` : '';
}

function frame(placed: PlacedBox, facts: BoxFacts, theme: Theme): string {
  const { fill, border: stroke } = theme.box(facts);
  const bounds = `x="${number(placed.x)}" y="${number(placed.y)}" width="${number(placed.width)}" height="${number(placed.height)}"`;
  const { mark, bare } = placed.box;
  // An invisible rectangle that gives the position of a bare box to programs that read the SVG, such as the viewer.
  if (bare) return `<rect ${bounds} fill="none"/>`;
  if (mark === undefined)
    return `<rect ${bounds} rx="${CORNER_RADIUS}" stroke-width="${facts.width}"${painted({ fill, stroke })}${dashes(placed.box.dashed, facts)}/>`;
  // The border without the mark is drawn invisibly, so that the viewer can show it when it hides the mark.
  const border = ` stroke-width="${facts.width}" stroke-opacity="0"${painted({ fill, stroke })}${dashes(placed.box.dashed, facts)}`;
  return `<rect ${bounds} rx="${CORNER_RADIUS}"${border}/>${asMark(ring(mark, placed, CORNER_RADIUS, theme))}`;
}

const whole = (line: TextLine): string => line.whole ?? line.text;

/** Restores words that were cut for a narrow box, as far as the box has become wider. */
function uncut(line: TextLine, room: number, { size, weight }: Theme['boxTitle']): { text: string; width: number } {
  const words = line.whole === undefined ? line.text : wrap(line.whole, size, weight, Math.max(line.width, room), 1)[0];
  if (words === undefined || words === line.text) return line;
  return { text: words, width: widthOf(words, size, weight) };
}

function header(placed: PlacedBox, facts: BoxFacts, theme: Theme): string {
  const { box, x, y, width } = placed;
  const start = titleStart(box);
  const { ink } = theme.box(facts);
  const room = width - start - HEADER_END;
  const after = box.subtitle === null || box.subtitleBelow ? 0 : SUBTITLE_GAP + box.subtitle.width;
  const words = uncut(box.title, room - after, theme.boxTitle);
  const title = { ...words, ink: { ...theme.boxTitle, fill: ink } };
  const baseline = baselineBelow(y + CORNER / 2, theme.boxTitle.size);
  if (box.subtitle !== null && isOfChange(box.subtitle)) {
    const left = x + start + words.width + SUBTITLE_GAP;
    const first = text(words.text, x + start, baseline, title.ink, 'start', words.width);
    return first + changeAfter(box, left, baseline, { ...theme.boxSubtitle, fill: ink }, theme);
  }
  const beside = box.subtitleBelow ? 0 : SUBTITLE_GAP + words.width;
  const subtitle = box.subtitle && {
    ...uncut(box.subtitle, room - beside, theme.boxSubtitle),
    ink: { ...theme.boxSubtitle, fill: ink },
  };
  if (subtitle && box.subtitleBelow) {
    const first = titleLine(title, null, SUBTITLE_GAP, x + start, baseline, room);
    return first + titleLine(subtitle, null, SUBTITLE_GAP, x + start, baseline + SECOND_LINE, room);
  }
  return titleLine(title, subtitle, SUBTITLE_GAP, x + start, baseline, room);
}

/**
 * Returns the change, after the title. A detail before a drift is not part of the mark: it remains when drift is
 * hidden.
 */
function changeAfter({ subtitle, plainSubtitle }: SceneBox, left: number, baseline: number, ink: Ink, theme: Theme) {
  const line = subtitle as TextLine;
  const change = { ...theme.boxSubtitle, weight: 600 as const, fill: theme.caption[line.role].fill };
  const detail = line.drift && plainSubtitle && line.text.startsWith(plainSubtitle.text) ? plainSubtitle : null;
  if (detail === null) return asMark(changeTextFrom(line, left, baseline, change), line);
  const rest = { text: line.text.slice(detail.text.length) };
  return (
    text(detail.text, left, baseline, ink, 'start', detail.width) +
    asMark(changeTextFrom(rest, left + detail.width, baseline, change), line)
  );
}

/** Returns the start of the title: after the icon and the change disc. */
function titleStart({ icon, mark }: SceneBox): number {
  const start = icon === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON;
  return mark === undefined ? start : start + discWidth(mark, DISC.box) + DISC_GAP;
}

/** Returns the change disc before the title. The former position of a moved box has none. */
function sign({ box, x, y }: PlacedBox, theme: Theme): string {
  if (box.mark === undefined || box.mark.ghostOf !== undefined) return '';
  const middle = x + titleStart(box) - DISC_GAP - discWidth(box.mark, DISC.box) / 2;
  return disc(box.mark, { x: middle, y: y + CORNER / 2 }, DISC.box, theme);
}

function cornerIcon(placed: PlacedBox, theme: Theme): string {
  const drawn = iconIn(placed, theme);
  return drawn !== '' && isGone(placed.box.mark) ? `<g opacity="${SHADOW}">${drawn}</g>` : drawn;
}

function iconIn({ box, x, y }: PlacedBox, theme: Theme): string {
  if (box.icon === null) return '';
  if (isFlushIcon(box.icon)) return useIcon(box.icon, x, y, CORNER);
  const [left, top] = [x + LOOSE_ICON.x, y + LOOSE_ICON.y];
  return plate(box.icon, left, top, LOOSE_ICON.size, theme) + useIcon(box.icon, left, top, LOOSE_ICON.size);
}

/**
 * Returns the uncut title and subtitle, and the address if the box is a resource. For a box that stands for several,
 * returns their titles.
 */
function tooltip({ id, title, subtitle, folded, changeWords: words = [] }: SceneBox): string {
  if (folded) return escapeXml([title.text, ...words, ...folded].join('\n'));
  const heading = [title, subtitle].flatMap((line) => (line === null || line.text === '' ? [] : whole(line))).join(' ');
  return escapeXml([heading, ...words, ...(isAddress(id) ? [id] : [])].join('\n'));
}

/** Returns a container: its frame, corner icon, title and change disc. */
export function box(placed: PlacedBox, theme: Theme): string {
  const { box: item } = placed;
  const facts = boxFactsOf(item.style);
  const words = item.bare ? '' : cornerIcon(placed, theme) + asMark(sign(placed, theme)) + header(placed, facts, theme);
  return `<g data-address="${escapeXml(item.id)}" data-type="${escapeXml(item.style)}"${changeData(item)}><title>${tooltip(item)}</title>${frame(placed, facts, theme)}${words}</g>`;
}
