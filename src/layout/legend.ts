/** The legend below a diagram: explains the lines, borders, badges and change signs that occur in it. */
import { CHANGES } from '../graph/changes.js';
import { largest } from '../graph/order.js';
import type { Layout, LegendEntry } from './layout.js';
import {
  LEGEND_BIDIRECTIONAL,
  LEGEND_COUNT,
  LEGEND_DASHED,
  LEGEND_LOOKED_UP,
  LEGEND_OPENED,
  LEGEND_SUGGESTED,
  LEGEND_THIN,
  LEGEND_TOUCHED,
  legendOfChange,
} from './messages.js';
import { measureLine } from './scene/lines.js';
import { CAPTION_SIZE, FALLBACK_WIDENING, SAMPLE_WIDTH } from './scene/measures.js';
import type { Mark } from './scene/model.js';

type Sample = Exclude<LegendEntry['sample'], 'change' | 'sum' | 'group'>;
type Entry = Pick<LegendEntry, 'sample' | 'mark' | 'colour'> & { readonly text: string };

const ROW_HEIGHT = 20;
const ENTRY_GAP = 22;
/** Margin of the diagram. */
const MARGIN = 24;
/** From the legend to the content above it, less than the margin. */
const GAP_ABOVE = 20;

const EXPLANATIONS: Readonly<Record<Sample, string>> = {
  dashed: LEGEND_DASHED,
  'two-way': LEGEND_BIDIRECTIONAL,
  thin: LEGEND_THIN,
  'looked-up': LEGEND_LOOKED_UP,
  suggested: LEGEND_SUGGESTED,
  count: LEGEND_COUNT,
};

/**
 * Samples that need an explanation wherever they occur. The others are clear by themselves, and are only explained in a
 * legend that is needed anyway.
 */
const UNCLEAR: readonly Sample[] = ['dashed', 'thin', 'looked-up', 'suggested'];

/** Returns the samples that occur in the layout, in the order of `WORDS`. */
function samplesIn({ boxes, nodes, edges }: Layout): Sample[] {
  const occurs: Readonly<Record<Sample, boolean>> = {
    // Deleted and moved edges are dashed because of their change.
    dashed: edges.some(({ edge }) => edge.dashed && edge.mark?.change !== 'move' && edge.mark?.change !== 'delete'),
    'two-way': edges.some(({ edge }) => edge.twoWay),
    thin: edges.some(({ edge }) => edge.thin),
    'looked-up': nodes.some(({ node }) => node.dashed) || boxes.some(({ box }) => box.dashed),
    suggested: nodes.some(({ node }) => node.suggested) || edges.some(({ edge }) => edge.suggested),
    count: nodes.some(({ node }) => node.badge !== ''),
  };
  return (Object.keys(EXPLANATIONS) as Sample[]).filter((sample) => occurs[sample]);
}

/** Returns an entry for each kind of change that has a mark, an arrow or a count; none if changes are not shown. */
function changeEntries({ changes, changesInside = {}, boxes, nodes, edges }: Layout): Entry[] {
  if (changes === undefined) return [];
  const elementMarks = [...nodes.map(({ node }) => node.mark), ...boxes.map(({ box }) => box.mark)];
  const marks = elementMarks.filter(
    (mark) => mark !== undefined && mark.ghostOf === undefined && mark.touched !== true,
  ) as Mark[];
  return CHANGES.flatMap((change): Entry[] => {
    const ofChange = marks.filter((mark) => mark.change === change);
    const arrows = edges.filter(({ edge }) => edge.mark?.change === change && change !== 'move').length;
    if (change === 'none' || ofChange.length + arrows + (changes[change] ?? 0) === 0) return [];
    // One sign stands for both orders of replacement, unless every replacement creates first.
    const mark =
      ofChange.length > 0 && ofChange.every(({ createsFirst }) => createsFirst)
        ? { change, createsFirst: true as const }
        : { change };
    return [
      {
        sample: 'change',
        mark,
        text: legendOfChange(change, { resources: changes[change] ?? 0, inside: changesInside[change] ?? 0, arrows }),
      },
    ];
  });
}

/** Returns the entry of a mark that is no change of its own, if it occurs: opened access, touched resources. */
function entryIfMarked({ changes, boxes, nodes, edges }: Layout, is: 'opens' | 'touched', text: string): Entry[] {
  if (changes === undefined) return [];
  const marks = [
    ...nodes.map(({ node }) => node.mark),
    ...boxes.map(({ box }) => box.mark),
    ...edges.map(({ edge }): Mark | undefined => edge.mark),
  ];
  return marks.some((mark) => mark?.[is])
    ? [{ sample: 'change', mark: { change: 'update' as const, [is]: true }, text }]
    : [];
}

/** Returns the entries for lines, borders and badges; none if no sample is `UNCLEAR`. */
function lineEntries(layout: Layout): Entry[] {
  const samples = samplesIn(layout);
  const isNeeded = samples.some((sample) => UNCLEAR.includes(sample));
  return isNeeded ? samples.map((sample) => ({ sample, text: EXPLANATIONS[sample] })) : [];
}

/** Returns the summary, which applies to all change signs and therefore stands above them. */
const summaryEntries = ({ changeSummary }: Layout): Entry[] =>
  changeSummary === undefined ? [] : [{ sample: 'sum', text: changeSummary }];

/** Returns the entry of each group whose colour is behind icons, in order of first appearance. */
function groupEntries({ nodes }: Layout): Entry[] {
  const groups = nodes.flatMap(({ node }) => node.highlight ?? []);
  const colours = new Map(groups.map(({ name, colour }) => [name, colour]));
  return [...colours].map(([text, colour]) => ({ sample: 'group', text, colour }));
}

/**
 * Adds a legend at the bottom left, if a line, border or mark needs one. The entries wrap into as many rows as the
 * width of the layout requires.
 */
export function withLegend(layout: Layout): Layout {
  const entries = [
    ...summaryEntries(layout),
    ...entryIfMarked(layout, 'opens', LEGEND_OPENED),
    ...changeEntries(layout),
    ...entryIfMarked(layout, 'touched', LEGEND_TOUCHED),
    ...groupEntries(layout),
    ...lineEntries(layout),
  ];
  if (entries.length === 0) return layout;
  const legend: LegendEntry[] = [];
  let [x, y] = [MARGIN, layout.height - MARGIN + GAP_ABOVE];
  for (const { text, ...entry } of entries) {
    const words = measureLine(text, 'detail', { size: CAPTION_SIZE, weight: 400 });
    const hasOwnRow = entry.sample === 'sum';
    const width = (hasOwnRow ? 0 : SAMPLE_WIDTH) + Math.ceil(words.width * FALLBACK_WIDENING[400]);
    if (x > MARGIN && x + width > layout.width - MARGIN) [x, y] = [MARGIN, y + ROW_HEIGHT];
    legend.push({ ...entry, words, x, y, width, height: ROW_HEIGHT });
    x += hasOwnRow ? layout.width : width + ENTRY_GAP;
  }
  const right = largest(legend.map((placed) => placed.x + placed.width)) + MARGIN;
  return { ...layout, width: Math.max(layout.width, right), height: y + ROW_HEIGHT + MARGIN, legend };
}
