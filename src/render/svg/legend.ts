import type { Layout, LegendEntry } from '../../layout/layout.js';
import { DISC, discWidth, SAMPLE_WIDTH } from '../../layout/scene/measures.js';
import { LEGEND_COUNT_SAMPLE } from '../messages.js';
import type { Theme } from '../theme.js';
import { LOOKED_UP_DASHES } from './boxes.js';
import { STROKES, strokeOf } from './dashes.js';
import { arrow, LINE_WIDTH } from './edges.js';
import { pill } from './nodes.js';
import { number } from './numbers.js';
import { painted } from './paint.js';
import { disc } from './signs.js';
import { baselineBelow, text } from './text.js';

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
export const legend = (layout: Layout, theme: Theme): string[] =>
  (layout.legend ?? []).map((entry) => {
    const middle = entry.y + entry.height / 2;
    const baseline = baselineBelow(middle, theme.legend.size);
    const left = entry.sample === 'sum' ? entry.x : entry.x + SAMPLE_WIDTH;
    const words = text(entry.words.text, left, baseline, theme.legend, 'start');
    return `<g data-legend="${entry.sample}"${entry.mark ? ` data-change="${entry.mark.change}"` : ''}>${SAMPLES[entry.sample](entry, middle, theme)}${words}</g>`;
  });
