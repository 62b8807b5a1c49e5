/** Elements outside of the diagram proper: title, legend and flow tables. */

import type { FlowTable, Layout, LegendEntry } from '../../layout/layout.js';
import { SAMPLE_WIDTH, SENTENCE_PITCH, TITLE_PITCH } from '../../layout/scene/measures.js';
import { LEGEND_COUNT_SAMPLE } from '../messages.js';
import { middleAbove } from '../svg/text.js';
import { badge, changeBadge, countBadge, type Drawing, stepsBadge } from './drawing.js';
import { edgeStyle } from './edges.js';
import { arrow, type Element, rectangle, textLine } from './elements.js';

/** Returns the elements of title, legend and flow tables. */
export const notes = (layout: Layout, drawing: Drawing): Element[] => [
  ...title(layout, drawing),
  ...(layout.legend ?? []).flatMap((entry) => legendEntry(entry, drawing)),
  ...(layout.flows ?? []).flatMap((table) => flowTable(table, drawing)),
];

/** Gap in pixels between the title and a subtitle on the same line. */
const SUBTITLE_GAP = 14;

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
    x: start.x + (lines.at(-1)?.width ?? 0) + SUBTITLE_GAP,
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
    ...{ twoWay: kind === 'two-way', dashed: kind === 'dashed' },
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

const SAMPLES: Readonly<Record<LegendEntry['sample'], Sample>> = {
  dashed: arrowSample,
  'two-way': arrowSample,
  thin: arrowSample,
  suggested: arrowSample,
  'looked-up': borderSample,
  count: countSample,
  change: changeSample,
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
