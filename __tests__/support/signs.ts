/** Compares the signs of changes in a layout with its legend. */
import type { ChangeReport } from '../../src/diff/report/model.js';
import { rowsOf } from '../../src/diff/report/rows.js';
import type { ChangeCounts, ChangeName } from '../../src/graph/changes.js';
import type { Layout } from '../../src/layout/layout.js';
import { DISC, discsOf, hasOutline, signOf } from '../../src/layout/scene/measures.js';
import type { Mark } from '../../src/layout/scene/model.js';
import { changeWord } from '../../src/messages.js';

/** Signs are compared by their parts: the sign of a new and opened resource is that of both. */
const partsOf = (mark: Mark): readonly string[] => {
  const sign = signOf(mark);
  const change = sign.replace('!', '').replace('+/-', '-/+');
  return [...(sign.includes('!') ? ['!'] : []), ...(change === '' ? [] : [change])];
};

/** Returns the signs of icons, boxes and arrows, sorted, each once. */
export function drawnSigns({ nodes, boxes, edges }: Layout): string[] {
  const marks = [...nodes.map(({ node }) => node.mark), ...boxes.map(({ box }) => box.mark)];
  const discs = marks.flatMap((mark) =>
    mark === undefined || mark.ghostOf !== undefined ? [] : discsOf(mark, DISC.node).map((disc) => disc.mark),
  );
  const arrows = edges.flatMap(({ edge: { mark } }) => (mark === undefined || mark.change === 'move' ? [] : [mark]));
  return [...new Set([...discs, ...arrows].flatMap(partsOf))].sort();
}

/** Returns the signs that the legend explains, sorted. */
export const explainedSigns = ({ legend = [] }: Layout): string[] =>
  [...new Set(legend.flatMap(({ mark }) => (mark === undefined ? [] : partsOf(mark))))].sort();

/** Returns the changed resources that the legend counts, shown or not, by word: `added`, `removed`. */
export function countedIn({ legend = [] }: Layout): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { words } of legend)
    for (const [, count, word] of words.text.matchAll(/(\d+) resources? ([a-z]+)/g))
      counts[word as string] = (counts[word as string] ?? 0) + Number(count);
  return counts;
}

/** Returns the counts of a report by the words of the legend. */
export const inWords = (counts: ChangeCounts): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts).map(([change, count]) => [changeWord(change as Exclude<ChangeName, 'none'>), count]),
  );

/**
 * Returns the signs of outlined icons and boxes that no row has, each once: an element with an outline changes itself,
 * and so does a row with a sign. An opened element may stay as it is; its row then has the words only. An identity that
 * a diagram adds for its rights may be a part in the row of another resource.
 */
export function outlinesWithoutRow({ nodes, boxes }: Layout, report: ChangeReport): string[] {
  const drawn = new Set(nodes.map(({ node }) => node.id));
  const rows = rowsOf(report).flatMap((row) => [
    row,
    ...row.parts.filter(({ code }) => code.some(({ address }) => drawn.has(address))),
  ]);
  const glyphs = new Set(rows.map(({ glyph }) => glyph.replace('+/-', '-/+')));
  const marks = [...nodes.map(({ node }) => node.mark), ...boxes.map(({ box }) => box.mark)];
  const outlined = marks.filter((mark) => hasOutline(mark) && mark.ghostOf === undefined);
  const signs = outlined.flatMap((mark) => partsOf(mark as Mark)).filter((sign) => sign !== '!');
  return [...new Set(signs.filter((sign) => !glyphs.has(sign)))];
}
