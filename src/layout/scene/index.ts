/**
 * Builds the scene, the input of the layout: measures all texts of the presentation, decides how many lines each
 * caption has, and derives the sizes of nodes and boxes.
 */
import { isOpened } from '../../catalog/exposure.js';
import { typeOf } from '../../graph/address.js';
import { entersByNetwork } from '../../graph/node-types.js';
import { largest } from '../../graph/order.js';
import type { Presentation, PresentedEdge, PresentedNode } from '../../labels/model.js';
import { widthOf } from '../../platform/text/metrics.js';
import { NAME_ROOM, SMALL_NAME_ROOM } from '../../platform/text/wrap.js';
import { sceneBox } from './box.js';
import { fitOnLine, measureLine, wrapLines } from './lines.js';
import { changeCaptions, changeWords, isChanging, markOf } from './marks.js';
import * as measures from './measures.js';
import type { Mark, RevisionCaption, Scene, SceneBox, SceneEdge, SceneNode, TextLine } from './model.js';
import { stepsText, withSteps } from './steps.js';

/** Builds the scene: every element of the diagram with its texts and sizes, without positions. */
export function buildScene(presentation: Presentation): Scene {
  const isMarked = presentation.changes !== undefined;
  const isOpening = openingEdges(presentation);
  const ends = changedEnds(presentation);
  return {
    ...heading(presentation),
    items: presentation.items.map((item) => {
      const built = item.kind === 'box' ? sceneBox(item, isMarked) : sceneNode(item, isMarked);
      return ends.has(item.id) ? withoutDot(built) : built;
    }),
    edges: presentation.edges.map((edge) => sceneEdge(edge, isMarked, isOpening(edge))),
  };
}

/**
 * Measures the title, and the note beside it as subtitle; both are null without a title. The sentence is broken later,
 * when the width is known.
 */
export function heading({
  title: text,
  note = '',
  sentence,
}: Presentation): Pick<Scene, 'title' | 'subtitle' | 'sentence'> {
  const title = fitOnLine(text, 'title', { size: measures.HEADING_SIZE, weight: 600 }, measures.MAX_HEADING);
  if (title === null) return { title: null, subtitle: null };
  const measured =
    sentence === undefined
      ? {}
      : { sentence: measureLine(sentence, 'detail', { size: measures.SENTENCE_SIZE, weight: 400 }) };
  return {
    title,
    subtitle: note === '' ? null : measureLine(note, 'detail', { size: measures.TITLE_SIZE, weight: 400 }),
    ...measured,
  };
}

// ---- Touched elements, which have a dot if they are the same in the architecture.

/** Returns the ids of the elements whose edges come, go or change. */
const changedEnds = ({ edges }: Presentation): ReadonlySet<string> =>
  new Set(edges.flatMap(({ from, to, change }) => (change === undefined || change === 'move' ? [] : [from, to])));

/** Returns a touched element without its dot, beside the mark of an edge that the touched attribute may explain. */
function withoutDot<T extends SceneNode | SceneBox>(item: T): T {
  if (item.mark?.touched !== true || item.mark.byOthers === true) return item;
  const { mark: _, ...rest } = item;
  return rest as T;
}

// ---- New and changed edges through which a change opens access from outside.

/**
 * Returns a predicate for the new or changed edges that lead from outside to an opened node. If the path leads through
 * a gateway on the border, both edges of the path count.
 */
function openingEdges({ items, edges }: Presentation): (edge: PresentedEdge) => boolean {
  const opened = new Set(items.filter(isOpened).map(({ id }) => id));
  if (opened.size === 0) return () => false;
  const gates = new Set(items.flatMap((item) => (item.kind === 'node' && item.onBorder ? [item.id] : [])));
  const isWider = ({ change }: PresentedEdge): boolean => change === 'create' || change === 'update';
  const wider = edges.filter(isWider);
  const gatesFromOutside = new Set(
    wider.flatMap(({ from, to }) => (entersByNetwork(typeOf(from)) && gates.has(to) ? [to] : [])),
  );
  const gatesToOpened = new Set(wider.flatMap(({ from, to }) => (gates.has(from) && opened.has(to) ? [from] : [])));
  return (edge) =>
    isWider(edge) &&
    (entersByNetwork(typeOf(edge.from)) || gatesFromOutside.has(edge.from)) &&
    (opened.has(edge.to) || gatesToOpened.has(edge.to));
}

/**
 * Builds an edge with its label measured.
 * @param isOpening the edge leads from outside to a node that the change opens
 */
function sceneEdge(edge: PresentedEdge, isMarked: boolean, isOpening: boolean): SceneEdge {
  const { change, from, to, twoWay, label, steps: numbers, inferred, suggested, thin, main, count } = edge;
  const steps = stepsText(numbers);
  return {
    from,
    to,
    twoWay,
    dashed: inferred,
    ...(suggested && { suggested }),
    ...(thin && { thin }),
    ...(main && { main }),
    label: withSteps(
      fitOnLine(label, 'detail', { size: measures.CAPTION_SIZE, weight: 400 }, measures.MAX_EDGE_LABEL),
      steps,
    ),
    ...(steps !== '' && { steps }),
    ...(count !== undefined && { count }),
    ...(isMarked &&
      (change === undefined ? { faded: true as const } : { mark: { change, ...(isOpening && { opens: isOpening }) } })),
  };
}

/** Product titles have at most two lines; a title derived from a type name can have more. */
const MAX_TITLE_LINES = 4;
const MAX_SMALL_TITLE_LINES = 3;

const captionText = (text: string, role: 'name' | 'detail', maxLines: number): TextLine[] =>
  wrapLines(text, role, { size: measures.CAPTION_SIZE, weight: 400 }, measures.CAPTION_WIDTH, maxLines);

/** Returns the captions of a small icon: product and name. The tooltip has the rest. */
const smallCaptions = ({ title, name }: PresentedNode): TextLine[] => [
  ...wrapLines(
    title,
    'title',
    { size: measures.TITLE_SIZE, weight: 600 },
    measures.SMALL_CAPTION_WIDTH,
    MAX_SMALL_TITLE_LINES,
  ),
  ...wrapLines(
    name,
    'name',
    { size: measures.CAPTION_SIZE, weight: 400 },
    measures.SMALL_CAPTION_WIDTH,
    SMALL_NAME_ROOM.lines,
  ),
];

/**
 * Returns product, name and one line of details. A single long detail gets two lines, because half a list of ports is
 * useless.
 */
const captions = ({ title, name, details, loop }: PresentedNode): TextLine[] => [
  ...wrapLines(title, 'title', { size: measures.TITLE_SIZE, weight: 600 }, measures.TITLE_WIDTH, MAX_TITLE_LINES),
  ...captionText(name, 'name', NAME_ROOM.lines),
  ...wrapLines(detailText(details), 'detail', { size: measures.CAPTION_SIZE, weight: 400 }, measures.DETAIL_WIDTH, 2),
  ...captionText(loop ?? '', 'detail', 1),
];

/** Returns the side of the icon square, including the ring, and the width of the ring. */
function iconOf(mark: Mark | null, isSmall: boolean): { readonly size: number; readonly ring: number } {
  const ring = !measures.hasOutline(mark ?? undefined) ? 0 : isSmall ? measures.SMALL_RING_ROOM : measures.RING_ROOM;
  return { size: (isSmall ? measures.SMALL_ICON_SIZE : measures.ICON_SIZE) + 2 * ring, ring };
}

/** Returns the captions, followed by the change lines if changes are shown. No detail repeats the new value of one. */
function captionLines(node: PresentedNode, isMarked: boolean): TextLine[] {
  const changes = isMarked ? changeCaptions(node, node.isSmall) : [];
  const newValues = changes.map(({ text }) => text.split('→').at(-1)?.trim());
  const details = node.details.filter((detail) => !newValues.includes(detail));
  return [...plainLines({ ...node, details }), ...changes];
}

const plainLines = (node: PresentedNode): TextLine[] => (node.isSmall ? smallCaptions(node) : captions(node));

/** Returns the tooltip text of a node, without that about the change. */
const wordsOf = ({ title, name, details, loop, instances, relations }: PresentedNode): string[] =>
  [title, name, ...details, loop ?? '', instances, ...relations].filter((text) => text !== '');

/**
 * Returns the texts of each revision of a changed node: the values before, and the details that its change lines repeat.
 * @param lines the captions of the change
 */
function revisionsOf(node: PresentedNode, lines: readonly TextLine[]): Pick<SceneNode, 'revisions'> {
  const captionOf = (each: PresentedNode): RevisionCaption => ({
    lines: plainLines(each),
    badge: each.badge,
    words: wordsOf(each),
  });
  const after = captionOf(node);
  const shown = lines.filter(({ role }) => role !== 'change' && role !== 'alert');
  if (node.before === undefined && shown.length === after.lines.length) return {};
  return { revisions: { before: captionOf({ ...node, ...node.before }), after } };
}

/**
 * Builds a node with its captions measured.
 * @param isMarked changes are shown
 */
function sceneNode(node: PresentedNode, isMarked: boolean): SceneNode {
  const { id, parent, type, icon, loop, badge, count, suggested, isSmall } = node;
  const steps = stepsText(node.steps);
  const mark = isMarked ? markOf(node) : null;
  const nodeLines = captionLines(node, isMarked);
  const { size: iconSize, ring } = iconOf(mark, isSmall);
  const width =
    Math.ceil(
      largest(
        nodeLines.map((line) => line.width),
        // All small icons are equally wide, so that they line up in a strip. Its padding provides the slack.
        isSmall ? measures.SMALL_CAPTION_WIDTH : Math.max(measures.MIN_TEXT_WIDTH, mark === null ? 0 : iconSize),
      ),
    ) + (isSmall ? 0 : measures.TEXT_SLACK);
  const captionHeight = nodeLines.reduce((sum, line) => sum + measures.LINE_HEIGHT[line.role], 0);
  const loopRoom = loop === null ? 0 : measures.SELF_LOOP_SPACE;
  return {
    kind: 'node',
    id,
    parent,
    type,
    icon,
    lines: nodeLines,
    width: width + loopRoom,
    height: measures.ICON_TOP + loopRoom + iconSize + 2 * measures.CAPTION_TOP + captionHeight,
    iconX: (width - iconSize) / 2,
    iconY: measures.ICON_TOP + loopRoom,
    iconSize,
    badge,
    ...(steps !== '' && { steps }),
    ...(node.isExtra === true ? { count: 0 } : count > 1 ? { count } : {}),
    words: wordsOf(node),
    ...(mark !== null && { ring, mark }),
    ...(isMarked &&
      (isChanging(node)
        ? { changeWords: changeWords(node), ...revisionsOf(node, nodeLines) }
        : { faded: true as const })),
    dashed: node.lookedUp,
    ...(suggested && { suggested }),
    ...(node.onBorder && { onBorder: node.onBorder }),
    ...(node.highlight && { highlight: node.highlight }),
    selfLoop: loop !== null,
  };
}

const SEPARATOR = ', ';

/**
 * Joins as many values as fit on one line, and always the first one; empty for none. Every digit is measured as `4`,
 * the widest, so that `zone 1` and `zone 2` below two instances are either both shown or both dropped.
 */
export function detailText(values: readonly string[]): string {
  let text = values[0] ?? '';
  for (const value of values.slice(1)) {
    const longer = text + SEPARATOR + value;
    if (widthOf(longer.replace(/\d/g, '4'), measures.CAPTION_SIZE, 400) > measures.DETAIL_WIDTH) break;
    text = longer;
  }
  return text;
}
