/** One side of a change: what was, or what will be, in the places of the whole, and without marks. */

import type { ChangeName } from '../graph/changes.js';
import type { Presentation, PresentedBox, PresentedEdge, PresentedNode } from '../labels/model.js';
import type { Layout, LegendEntry } from '../layout/layout.js';
import type { SceneBox, SceneEdge, SceneNode } from '../layout/scene/model.js';
import type { Revision } from './writer.js';

type OneSide = Exclude<Revision, 'change'>;
/** Where something was, where it is now, or the one place that it has. */
type Position = 'ghost' | 'moved' | 'same';

/** What is not there: before the change, after it. What is imported or forgotten is there both times. */
const ABSENT: Readonly<Record<OneSide, ChangeName>> = { before: 'create', after: 'delete' };

/** Whether something is there on a side. A ghost is there before, the thing that has moved is there after. */
function isThere(side: OneSide, change: ChangeName, place: Position): boolean {
  if (change === ABSENT[side]) return false;
  return place === 'same' || (place === 'ghost') === (side === 'before');
}

/** What a thing is to be known by. */
interface Element {
  readonly id: string;
  readonly parent: string | null;
  /** A box around others that stands for no resource: a module, a group, a strip. */
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

/** A line of several boxes is no frame: it stands for them. */
const isFrame = (thing: SceneNode | SceneBox | PresentedNode | PresentedBox): boolean =>
  thing.kind === 'box' && thing.folded === undefined && FRAMES.test(thing.style);

/** Of the edges that a side has, only those whose ends it has. */
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

/** What is left of it, at the left end of its row. */
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

/** The layout as one side of it is drawn: nothing is arranged anew. */
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
    // How much there is it says of the whole.
    ...(heading && { heading: withoutSentence(heading) }),
    legend: plainLegend(legend),
  };
}

type Item = PresentedNode | PresentedBox;
const plainItem = ({ changed: _, changeLines: __, driftLine: ___, ghostOf: ____, ...item }: Item) =>
  ({ ...item, change: 'none', alert: '' }) as Item;

const plainLine = ({ change: _, ...edge }: PresentedEdge): PresentedEdge => edge;

/** The same of what is said, for formats that need no places. */
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
