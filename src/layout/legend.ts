/** The legend below a diagram: explains the lines, borders, badges and change signs that occur in it. */
import { CHANGES, type ChangeName } from '../graph/changes.js';
import { largest } from '../graph/order.js';
import type { Layout, LegendEntry } from './layout.js';
import {
  LEGEND_BIDIRECTIONAL,
  LEGEND_BY_OTHERS,
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
import { CAPTION_SIZE, DISC, discsOf, FALLBACK_WIDENING, SAMPLE_WIDTH } from './scene/measures.js';
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

/** Returns the signs of all icons and boxes of a diagram that shows changes. */
function signsIn({ changes, boxes, nodes }: Layout): readonly Mark[] {
  const marks = [...nodes.map(({ node }) => node.mark), ...boxes.map(({ box }) => box.mark)];
  return marks.flatMap((mark) =>
    changes === undefined || mark === undefined || mark.ghostOf !== undefined
      ? []
      : discsOf(mark, DISC.node).map((disc) => disc.mark),
  );
}

/** True for a mark of which only the exclamation mark is drawn. */
const isOpenedOnly = ({ change, opens }: Pick<Mark, 'change' | 'opens'>): boolean =>
  opens === true && change === 'update';

/** Returns an entry for each kind of change with a sign or an arrow; none if changes are not shown. */
function changeEntries(layout: Layout): Entry[] {
  const { changes = {}, edges } = layout;
  const signs = signsIn(layout).filter((mark) => mark.touched !== true && !isOpenedOnly(mark));
  return CHANGES.flatMap((change): Entry[] => {
    const ofChange = signs.filter((mark) => mark.change === change);
    const arrows = arrowsOf(change, edges);
    if (change === 'none' || ofChange.length + arrows === 0) return [];
    // One sign stands for both orders of replacement, unless every replacement creates first.
    const mark =
      ofChange.length > 0 && ofChange.every(({ createsFirst }) => createsFirst)
        ? { change, createsFirst: true as const }
        : { change };
    return [{ sample: 'change', mark, text: textOf(change, layout, ofChange.length > 0 ? changes[change] : 0) }];
  });
}

const arrowsOf = (change: ChangeName, edges: Layout['edges']): number =>
  edges.filter(({ edge: { mark } }) => mark?.change === change && change !== 'move' && !isOpenedOnly(mark)).length;

const textOf = (change: Mark['change'], { changesInside = {}, edges }: Layout, resources = 0): string =>
  legendOfChange(change, { resources, inside: changesInside[change] ?? 0, arrows: arrowsOf(change, edges) });

/**
 * Returns the entry of opened access, if it occurs. It counts the changed resources if no icon has the sign of a
 * change, because all of them are opened.
 */
function openedEntry(layout: Layout): Entry[] {
  const { changes, edges } = layout;
  const signs = signsIn(layout);
  const isOpening = edges.some(({ edge }) => edge.mark?.opens === true) || signs.some(({ opens }) => opens === true);
  if (changes === undefined || !isOpening) return [];
  const isOnlySign = !signs.some((mark) => mark.change === 'update' && mark.touched !== true && !isOpenedOnly(mark));
  const resources = isOnlySign && signs.some(isOpenedOnly) ? (changes.update ?? 0) : 0;
  const counted = resources === 0 ? [] : [legendOfChange('update', { resources, inside: 0, arrows: 0 })];
  const mark = { change: 'update', opens: true } as const;
  return [{ sample: 'change', mark, text: [LEGEND_OPENED, ...counted].join(', ') }];
}

/** Returns the entries of the dots at elements that stay as they are. */
function dotEntries(layout: Layout): Entry[] {
  const dots = signsIn(layout).filter(({ touched }) => touched);
  const hasDot = (isByOthers: boolean): boolean => dots.some(({ byOthers }) => (byOthers === true) === isByOthers);
  const mark = { change: 'update', touched: true } as const;
  return [
    ...(hasDot(false) ? [{ sample: 'change' as const, mark, text: LEGEND_TOUCHED }] : []),
    ...(hasDot(true)
      ? [{ sample: 'change' as const, mark: { ...mark, byOthers: true as const }, text: LEGEND_BY_OTHERS }]
      : []),
  ];
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
    ...openedEntry(layout),
    ...changeEntries(layout),
    ...dotEntries(layout),
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
