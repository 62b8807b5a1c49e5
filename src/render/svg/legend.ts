/** Draws the legend below the diagram: a sample of each line, border, badge and sign, with its explanation. */

import type { Layout, LegendEntry } from '../../layout/layout.js';
import { DISC, discWidth, SAMPLE_WIDTH } from '../../layout/scene/measures.js';
import { LEGEND_COUNT_SAMPLE } from '../messages.js';
import type { Theme } from '../theme.js';
import { arrow } from './arrows.js';
import { LOOKED_UP_DASHES } from './boxes.js';
import { LINE_WIDTH } from './edges.js';
import { disc } from './marks.js';
import { pill } from './nodes.js';
import { number } from './notation.js';
import { painted } from './paint.js';
import { STROKES, strokeOf } from './strokes.js';
import { baselineBelow, text } from './text.js';

/** Gap in pixels between a sample and its text. */
const GAP = 9;
/** Size in pixels of the sample of a border. */
const FRAME = { width: 22, height: 14 };

const sampleEnd = ({ x }: LegendEntry): number => x + SAMPLE_WIDTH - GAP;

/** Draws a sample with its vertical centre at `middle`. */
type DrawSample = (entry: LegendEntry, middle: number, theme: Theme) => string;

const drawArrow: DrawSample = (entry, middle, theme) => {
  const ends = [entry.x, sampleEnd(entry)].map((x) => ({ x, y: middle }));
  const thin = entry.sample === 'thin' && { thin: true as const };
  const { line, heads } = arrow(ends, { twoWay: entry.sample === 'two-way', ...thin });
  const stroke = strokeOf({ dashed: entry.sample === 'dashed', suggested: entry.sample === 'suggested', ...thin });
  const width = stroke === 'thin' ? '' : ` stroke-width="${LINE_WIDTH}"`;
  return `<path d="${line}" fill="none"${width}${STROKES[stroke]}${painted({ stroke: theme.line })}/><path d="${heads}"${painted({ fill: theme.head })}/>`;
};

const drawBorder: DrawSample = (entry, middle, theme) =>
  `<rect x="${number(sampleEnd(entry) - FRAME.width)}" y="${number(middle - FRAME.height / 2)}" width="${FRAME.width}" height="${FRAME.height}" rx="2" fill="none" stroke-dasharray="${LOOKED_UP_DASHES}"${painted({ stroke: theme.lookedUp })}/>`;

const drawDisc: DrawSample = (entry, middle, theme) => {
  if (entry.mark === undefined) return '';
  const center = { x: sampleEnd(entry) - discWidth(entry.mark, DISC.edge) / 2, y: middle };
  return disc(entry.mark, center, DISC.edge, theme);
};

const SAMPLES: Readonly<Record<LegendEntry['sample'], DrawSample>> = {
  dashed: drawArrow,
  'two-way': drawArrow,
  thin: drawArrow,
  suggested: drawArrow,
  'looked-up': drawBorder,
  change: drawDisc,
  sum: () => '',
  count: (entry, middle, theme) => pill(LEGEND_COUNT_SAMPLE, sampleEnd(entry), middle, theme),
};

/** Returns the markup of each legend entry; empty for a layout without a legend. */
export const legend = (layout: Layout, theme: Theme): string[] =>
  (layout.legend ?? []).map((entry) => {
    const middle = entry.y + entry.height / 2;
    const baseline = baselineBelow(middle, theme.legend.size);
    const left = entry.sample === 'sum' ? entry.x : entry.x + SAMPLE_WIDTH;
    const explanation = text(entry.words.text, left, baseline, theme.legend, 'start');
    const changeData = entry.mark ? ` data-change="${entry.mark.change}"` : '';
    return `<g data-legend="${entry.sample}"${changeData}>${SAMPLES[entry.sample](entry, middle, theme)}${explanation}</g>`;
  });
