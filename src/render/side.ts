/** One revision of a diagram of changes: before or after, with the positions of the whole and without marks. */

import type { ChangeName } from '../graph/changes.js';
import type { Presentation, PresentedBox, PresentedEdge, PresentedNode } from '../labels/model.js';
import type { Layout, LegendEntry } from '../layout/layout.js';
import type { SceneBox, SceneEdge, SceneNode } from '../layout/scene/model.js';
import type { Revision } from './writer.js';

type OneSide = Exclude<Revision, 'change'>;
/** The former position of a moved element, its new one, or the position of an element that has not moved. */
type Position = 'ghost' | 'moved' | 'same';

/** The change whose elements are absent from a revision. Imported and forgotten resources exist in both. */
const ABSENT: Readonly<Record<OneSide, ChangeName>> = { before: 'create', after: 'delete' };

/** True if an element belongs to a revision. A former position belongs to `before`, the moved element to `after`. */
function isThere(side: OneSide, change: ChangeName, place: Position): boolean {
  if (change === ABSENT[side]) return false;
  return place === 'same' || (place === 'ghost') === (side === 'before');
}

/** The properties of an element that decide its presence. */
interface Element {
  readonly id: string;
  readonly parent: string | null;
  /** True for a box that stands for no resource: a module, a group, a strip. */
  readonly isFrame: boolean;
  readonly change: ChangeName;
  readonly ghostOf: string | undefined;
}

function standing(side: OneSide, things: readonly Element[]): ReadonlySet<string> {
  const moved = new Set(things.flatMap(({ ghostOf }) => ghostOf ?? []));
  const placeOf = ({ id, ghostOf }: Element): Position =>
    ghostOf !== undefined ? 'ghost' : moved.has(id) ? 'moved' : 'same';
  const there = things.filter((thing) => isThere(side, thing.change, placeOf(thing)));
  const full = new Set<string | null>();
  const parents = new Map(things.map(({ id, parent }) => [id, parent]));
  for (const { id, isFrame } of there) {
    if (isFrame) continue;
    for (let at = parents.get(id) ?? null; at !== null && !full.has(at); at = parents.get(at) ?? null) full.add(at);
  }
  return new Set(there.filter(({ id, isFrame }) => !isFrame || full.has(id)).map(({ id }) => id));
}

const FRAMES = /^(?:module|group|strip:.*)$/;

/** A box with `folded` stands for several boxes, so it is no frame. */
const isFrame = (thing: SceneNode | SceneBox | PresentedNode | PresentedBox): boolean =>
  thing.kind === 'box' && thing.folded === undefined && FRAMES.test(thing.style);

/** True if an edge and both of its ends belong to a revision. */
const edgeIsThere = (
  side: OneSide,
  { from, to }: { readonly from: string; readonly to: string },
  change: ChangeName | undefined,
  there: ReadonlySet<string>,
): boolean => change !== 'move' && change !== ABSENT[side] && there.has(from) && there.has(to);

const thingOf = (thing: SceneNode | SceneBox): Element => ({
  id: thing.id,
  parent: thing.parent,
  isFrame: isFrame(thing),
  change: thing.mark?.change ?? 'none',
  ghostOf: thing.mark?.ghostOf,
});

const plainNode = ({ mark: _, faded: __, changeWords: ___, ...node }: SceneNode): SceneNode => ({
  ...node,
  lines: node.lines.filter(({ role }) => role !== 'change' && role !== 'alert'),
});

const plainBox = ({ mark: _, changeWords: __, plainSubtitle, ...box }: SceneBox): SceneBox =>
  plainSubtitle === undefined ? box : { ...box, subtitle: plainSubtitle };

const plainEdge = ({ mark: _, faded: __, ...edge }: SceneEdge): SceneEdge => edge;

/** Removes the entries about changes and moves the others to the left end of their row. */
function plainLegend(legend: readonly LegendEntry[]): readonly LegendEntry[] {
  const left = legend.filter(({ sample }) => sample !== 'change' && sample !== 'sum');
  const [first] = left;
  if (first === undefined) return left;
  const by = first.x - Math.min(...legend.map(({ x }) => x));
  return left.map((entry) => (entry.y === first.y ? { ...entry, x: entry.x - by } : entry));
}

const withoutSentence = ({ sentence: _, ...heading }: NonNullable<Layout['heading']>) => ({
  ...heading,
  subtitle: null,
});

/** Returns the layout reduced to one revision. Positions do not change. */
export function layoutOf(layout: Layout, side: Revision | undefined): Layout {
  if (side === undefined || side === 'change' || layout.changes === undefined) return layout;
  const { changes: _, inAll: ____, legend = [], subtitle: __, heading, ...rest } = layout;
  const things = [...layout.boxes.map(({ box }) => box), ...layout.nodes.map(({ node }) => node)];
  const there = standing(side, things.map(thingOf));
  const edges = layout.edges.filter(({ edge }) => edgeIsThere(side, edge, edge.mark?.change, there));
  return {
    ...rest,
    boxes: layout.boxes.flatMap((at) => (there.has(at.box.id) ? { ...at, box: plainBox(at.box) } : [])),
    nodes: layout.nodes.flatMap((at) => (there.has(at.node.id) ? { ...at, node: plainNode(at.node) } : [])),
    edges: edges.map(({ mark: ___, ...placed }) => ({ ...placed, edge: plainEdge(placed.edge) })),
    // The subtitle counts the elements of the whole diagram, so it is removed.
    ...(heading && { heading: withoutSentence(heading) }),
    legend: plainLegend(legend),
  };
}

type Item = PresentedNode | PresentedBox;
const plainItem = ({ changed: _, changeLines: __, driftLine: ___, ghostOf: ____, ...item }: Item) =>
  ({ ...item, change: 'none', alert: '' }) as Item;

const plainLine = ({ change: _, ...edge }: PresentedEdge): PresentedEdge => edge;

/** Returns the presentation reduced to one revision, for formats without a layout. */
export function presentationOf(presentation: Presentation, side: Revision | undefined): Presentation {
  if (side === undefined || side === 'change' || presentation.changes === undefined) return presentation;
  const { changes: _, inAll: __, sentence: ___, ...rest } = presentation;
  const there = standing(
    side,
    presentation.items.map((item) => ({
      ...{ id: item.id, parent: item.parent, isFrame: isFrame(item) },
      ...{ change: item.change, ghostOf: item.ghostOf },
    })),
  );
  return {
    ...rest,
    subtitle: '',
    items: presentation.items.filter(({ id }) => there.has(id)).map(plainItem),
    edges: presentation.edges.filter((edge) => edgeIsThere(side, edge, edge.change, there)).map(plainLine),
  };
}
