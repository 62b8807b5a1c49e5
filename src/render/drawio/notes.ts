/**
 * Writes the title, legend and flow tables of a draw.io page. They have a layer of their own, so that the user can hide
 * them.
 */
import type { FlowTable, Layout, LegendEntry, Point, Rect } from '../../layout/layout.js';
import { DISC, SAMPLE_WIDTH, SENTENCE_PITCH, TITLE_PITCH } from '../../layout/scene/measures.js';
import type { TextLine } from '../../layout/scene/model.js';
import { LEGEND_COUNT_SAMPLE } from '../messages.js';
import { escapeXml } from '../svg/notation.js';
import { middleAbove } from '../svg/text.js';
import type { Ink, Theme } from '../theme.js';
import { connection, NOTES, type Style, vertex } from './cells.js';
import { lineStyle } from './edges.js';
import { type Badge, dashes, disc, pill, steps } from './marks.js';
import type { Sheet } from './sheet.js';

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

/** Returns the cells of title, legend and flow tables. */
export const notes = (sheet: Sheet): string[] => [
  ...title(sheet.layout, sheet),
  ...legend(sheet.layout, sheet),
  ...(sheet.layout.flows ?? []).flatMap((table) => flow(table, sheet)),
];
