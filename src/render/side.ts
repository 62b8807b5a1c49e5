/**
 * Reduces a diagram of changes to one revision, before or after: without marks, and at the positions of the whole
 * diagram. Also removes bare boxes from presentations.
 */

import type { ChangeName } from '../graph/changes.js';
import type { Presentation, PresentedBox, PresentedEdge, PresentedNode } from '../labels/model.js';
import type { Layout, LegendEntry } from '../layout/layout.js';
import type { SceneBox, SceneEdge, SceneNode } from '../layout/scene/model.js';
import type { Revision } from './writer.js';

type OneRevision = Exclude<Revision, 'change'>;
/** The former position of a moved element, its new one, or the position of an element that has not moved. */
type Position = 'ghost' | 'moved' | 'same';

/** The change whose elements are absent from a revision. Imported and forgotten resources exist in both revisions. */
const ABSENT: Readonly<Record<OneRevision, ChangeName>> = { before: 'create', after: 'delete' };

/** True if an element belongs to a revision. A former position belongs to `before`, the moved element to `after`. */
function belongsTo(revision: OneRevision, change: ChangeName, position: Position): boolean {
  if (change === ABSENT[revision]) return false;
  return position === 'same' || (position === 'ghost') === (revision === 'before');
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

/**
 * Returns the ids of the elements that belong to a revision. A frame (module, group, strip) belongs to it only with
 * content.
 */
function idsIn(revision: OneRevision, elements: readonly Element[]): ReadonlySet<string> {
  const moved = new Set(elements.flatMap(({ ghostOf }) => ghostOf ?? []));
  const positionOf = ({ id, ghostOf }: Element): Position =>
    ghostOf !== undefined ? 'ghost' : moved.has(id) ? 'moved' : 'same';
  const present = elements.filter((element) => belongsTo(revision, element.change, positionOf(element)));
  const withContent = new Set<string | null>();
  const parents = new Map(elements.map(({ id, parent }) => [id, parent]));
  for (const { id, isFrame } of present) {
    if (isFrame) continue;
    for (
      let parent = parents.get(id) ?? null;
      parent !== null && !withContent.has(parent);
      parent = parents.get(parent) ?? null
    )
      withContent.add(parent);
  }
  return new Set(present.filter(({ id, isFrame }) => !isFrame || withContent.has(id)).map(({ id }) => id));
}

const FRAMES = /^(?:module|group|strip:.*)$/;

/**
 * True for a box that stands for no resource. A box with `folded` stands for several containers, so it is not a frame.
 */
const isFrame = (item: SceneNode | SceneBox | PresentedNode | PresentedBox): boolean =>
  item.kind === 'box' && item.folded === undefined && FRAMES.test(item.style);

/** True if an edge and both of its ends belong to a revision. */
const edgeBelongsTo = (
  side: OneRevision,
  { from, to }: { readonly from: string; readonly to: string },
  change: ChangeName | undefined,
  present: ReadonlySet<string>,
): boolean => change !== 'move' && change !== ABSENT[side] && present.has(from) && present.has(to);

const elementOf = (item: SceneNode | SceneBox): Element => ({
  id: item.id,
  parent: item.parent,
  isFrame: isFrame(item),
  change: item.mark?.change ?? 'none',
  ghostOf: item.mark?.ghostOf,
});

const plainNode = (
  { mark: _, faded: __, changeWords: ___, revisions, ...node }: SceneNode,
  revision: OneRevision,
): SceneNode => ({
  ...node,
  lines: node.lines.filter(({ role }) => role !== 'change' && role !== 'alert'),
  ...revisions?.[revision],
});

const plainBox = ({ mark: _, changeWords: __, plainSubtitle, ...box }: SceneBox): SceneBox =>
  plainSubtitle === undefined ? box : { ...box, subtitle: plainSubtitle };

const plainEdge = ({ mark: _, faded: __, ...edge }: SceneEdge): SceneEdge => edge;

/** Removes the entries about changes and moves the others to the left end of their row. */
function plainLegend(legend: readonly LegendEntry[]): readonly LegendEntry[] {
  const remaining = legend.filter(({ sample }) => sample !== 'change' && sample !== 'sum');
  const [first] = remaining;
  if (first === undefined) return remaining;
  const shift = first.x - Math.min(...legend.map(({ x }) => x));
  return remaining.map((entry) => (entry.y === first.y ? { ...entry, x: entry.x - shift } : entry));
}

const withoutSentence = ({ sentence: _, ...heading }: NonNullable<Layout['heading']>) => ({
  ...heading,
  subtitle: null,
});

/** Returns the layout reduced to one revision. Positions do not change. */
export function layoutOf(layout: Layout, revision: Revision | undefined): Layout {
  if (revision === undefined || revision === 'change' || layout.changes === undefined) return layout;
  const { changes: _, changesInside: _____, changeSummary: ____, legend = [], subtitle: __, heading, ...rest } = layout;
  const items = [...layout.boxes.map(({ box }) => box), ...layout.nodes.map(({ node }) => node)];
  const present = idsIn(revision, items.map(elementOf));
  const edges = layout.edges.filter(({ edge }) => edgeBelongsTo(revision, edge, edge.mark?.change, present));
  return {
    ...rest,
    boxes: layout.boxes.flatMap((placed) =>
      present.has(placed.box.id) ? { ...placed, box: plainBox(placed.box) } : [],
    ),
    nodes: layout.nodes.flatMap((placed) =>
      present.has(placed.node.id) ? { ...placed, node: plainNode(placed.node, revision) } : [],
    ),
    edges: edges.map(({ mark: ___, ...placed }) => ({ ...placed, edge: plainEdge(placed.edge) })),
    // The subtitle counts the elements of the whole diagram, so it is removed.
    ...(heading && { heading: withoutSentence(heading) }),
    legend: plainLegend(legend),
  };
}

type Item = PresentedNode | PresentedBox;
const plainItem = (whole: Item, revision: OneRevision): Item => {
  const { changed: _, changeLines: __, alertLines: ___, losesData: ______, ...item } = whole;
  const { driftLine: ____, ghostOf: _____, before, ...plain } = { before: undefined, ...item };
  return { ...plain, ...(revision === 'before' && before), change: 'none', alert: '' } as Item;
};

const plainLine = ({ change: _, ...edge }: PresentedEdge): PresentedEdge => edge;

/** Returns the presentation reduced to one revision, for formats without a layout. */
export function presentationOf(presentation: Presentation, revision: Revision | undefined): Presentation {
  if (revision === undefined || revision === 'change' || presentation.changes === undefined) return presentation;
  const { changes: _, changesInside: ____, changeSummary: __, sentence: ___, dangers: _____, ...rest } = presentation;
  const present = idsIn(
    revision,
    presentation.items.map((item) => ({
      id: item.id,
      parent: item.parent,
      isFrame: isFrame(item),
      change: item.change,
      ghostOf: item.ghostOf,
    })),
  );
  return {
    ...rest,
    subtitle: '',
    items: presentation.items.filter(({ id }) => present.has(id)).map((item) => plainItem(item, revision)),
    edges: presentation.edges.filter((edge) => edgeBelongsTo(revision, edge, edge.change, present)).map(plainLine),
  };
}

// ---- Presentations for formats that have a layout engine of their own.

/** Moves the content of bare boxes to the enclosing box, and drops the bare boxes. */
export function withoutBareBoxes(presentation: Presentation): Presentation {
  const parentOfBare = new Map(
    presentation.items.flatMap((item) => (isBare(item) ? [[item.id, item.parent] as const] : [])),
  );
  if (parentOfBare.size === 0) return presentation;
  const items = presentation.items.flatMap((item) => {
    if (isBare(item)) return [];
    const parent = parentOfBare.get(item.parent ?? '');
    return [parent === undefined ? item : { ...item, parent }];
  });
  return { ...presentation, items };
}

const isBare = (item: PresentedNode | PresentedBox): boolean => item.kind === 'box' && item.bare === true;
