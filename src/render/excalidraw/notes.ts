/** Title, legend and flow tables. */
import type { Layout, LegendEntry } from '../../layout/layout.js';
import { SAMPLE_WIDTH, SENTENCE_PITCH, TITLE_PITCH } from '../../layout/scene/measures.js';
import { LEGEND_COUNT_SAMPLE } from '../messages.js';
import { arrow, type Element, rectangle, words } from './elements.js';
import { lineLook } from './lines.js';
import { badge, changeBadge, countBadge, type Sheet, stepsBadge } from './sheet.js';

/** Distance from the middle of a text line to its baseline, in font sizes. */
const MIDDLE_TO_BASELINE = 0.364;
const SUBTITLE_GAP = 14;
/** Gap in pixels between a legend sample and its text. */
const GAP = 9;
const FRAME = { width: 22, height: 14 };

function title({ title: place, subtitle: below, heading }: Layout, { theme, unique }: Sheet): Element[] {
  if (place === null || !heading?.title) return [];
  const { heading: ink, subheading: small, sentence: spoken } = theme;
  const lines = heading.broken ?? [heading.title];
  const middle = (baseline: number, size: number) => baseline - size * MIDDLE_TO_BASELINE;
  const drawn = lines.map((line, i) =>
    words(unique('title'), { x: place.x, y: middle(place.y + i * TITLE_PITCH, ink.size) }, { ...line, ink }, []),
  );
  const said = (heading.sentence?.lines ?? []).map((line, i) => {
    const at = { x: place.x, y: middle(heading.sentence!.y + i * SENTENCE_PITCH, spoken.size) };
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
    { ...at, y: middle(at.y, small.size) },
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

export const notes = (layout: Layout, sheet: Sheet): Element[] => [
  ...title(layout, sheet),
  ...legend(layout, sheet),
  ...flows(layout, sheet),
];
