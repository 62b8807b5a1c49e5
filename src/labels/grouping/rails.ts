/** Joins strips of a box whose icons fit into one row, so that few icons of many subjects stand aligned in one frame. */
import { groupBy } from '../../graph/group-by.js';
import { severalKinds } from '../messages.js';
import type { PresentedBox, PresentedNode } from '../model.js';
import type { Elements } from './equivalent-nodes.js';

/** Icons in one row of a strip. */
const IN_A_ROW = 6;

const STRIP = 'strip:';

/** Returns the elements with strips of each box joined, if their icons have no edges and fit into one row. */
export function joinStrips({ items, edges }: Elements): Elements {
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const members = groupBy(
    items.filter((item): item is PresentedNode => item.kind === 'node'),
    ({ parent }) => parent,
  );
  const isFree = (strip: PresentedBox): boolean => !(members.get(strip.id) ?? []).some(({ id }) => joined.has(id));
  const strips = items.filter((item): item is PresentedBox => item.kind === 'box' && item.style.startsWith(STRIP));
  const moved = new Map<string, PresentedBox>();
  const iconsIn = ({ id }: PresentedBox): number => members.get(id)?.length ?? 0;
  for (const inBox of groupBy(strips, ({ parent }) => parent).values()) {
    const withEdges = inBox.find((strip) => !isFree(strip));
    for (const row of rowsOf(inBox.filter(isFree), iconsIn)) {
      // A single icon stands with the others, even if those have edges.
      const isSingle = row.length === 1 && iconsIn(row[0] as PresentedBox) === 1;
      const joint = isSingle && withEdges !== undefined && iconsIn(withEdges) < IN_A_ROW ? [withEdges, ...row] : row;
      if (joint.length < 2) continue;
      const rail = railOf(joint);
      for (const { id } of joint) moved.set(id, rail);
      if (joint !== row) break;
    }
  }
  const placed = new Set<PresentedBox>();
  const drawn = items.flatMap((item): (PresentedNode | PresentedBox)[] => {
    const rail = moved.get(item.id);
    if (rail !== undefined) {
      if (placed.has(rail)) return [];
      placed.add(rail);
      return [rail];
    }
    const parent = moved.get(item.parent ?? '');
    return [parent === undefined ? item : { ...item, parent: parent.id }];
  });
  return { items: drawn.map((item) => withFrame(item, members)), edges };
}

/** Divides strips, in order, into rows that have room for the icons of all. */
function rowsOf(strips: readonly PresentedBox[], iconsIn: (strip: PresentedBox) => number): PresentedBox[][] {
  const rows: PresentedBox[][] = [];
  let room = 0;
  for (const strip of strips) {
    room -= iconsIn(strip);
    if (room >= 0) rows.at(-1)?.push(strip);
    else {
      rows.push([strip]);
      room = IN_A_ROW - iconsIn(strip);
    }
  }
  return rows;
}

/** Returns the first of several strips with the subjects of all. */
function railOf(strips: readonly PresentedBox[]): PresentedBox {
  const { bare: _, ...first } = strips[0] as PresentedBox;
  const subjects = strips.map(({ style }) => style.slice(STRIP.length));
  return { ...first, style: STRIP + subjects.join('+'), title: severalKinds(strips.map(({ title }) => title)) };
}

/** Returns a strip or group without its frame if a count has left a single icon in it. */
function withFrame(item: PresentedNode | PresentedBox, members: ReadonlyMap<string | null, readonly PresentedNode[]>) {
  if (item.kind === 'node' || !FRAMES.test(item.style) || members.get(item.id)?.length !== 1) return item;
  return { ...item, bare: true as const };
}

/** Styles of boxes that only frame their icons. Joined strips have at least two. */
const FRAMES = /^(?:group|strip:[a-z]+)$/;
