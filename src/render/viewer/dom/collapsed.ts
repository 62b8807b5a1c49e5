/** Draws collapsed boxes and the merged lines to them, and moves everything else together. */

import * as messages from '../messages.js';
import { contentCount, type DiagramRect, holds, type Point } from '../model/scene.js';
import {
  type Arrow,
  type Axes,
  closeGaps,
  movedPath,
  movedPoint,
  movedRect,
  movedTo,
  pointsOf,
  type Range,
  UNMOVED,
} from '../model/shown.js';
import { attributes, draw, toggle } from './elements.js';
import type { Page } from './read.js';
import type { Viewer } from './state.js';

/** Space around the texts of a card, in units of the diagram. */
const PADDING = 10;
/** Height of the line that counts the content, and of a title that the box does not have itself. */
const LINE_HEIGHT = 20;

/** Returns a function that draws what `viewer.shown` and `viewer.collapsed` describe. */
export function makeCollapsed(viewer: Viewer): () => void {
  const { svg, scene } = viewer.page;
  const group = draw('g', { class: 'more' });
  svg.append(group);
  const moveDrawing = makeMoves(viewer);
  return () => {
    const { shown, collapsed, covers, cards, reroutes } = viewer;
    const isMerged = ({ from, to }: Arrow): boolean => collapsed.has(from) || collapsed.has(to);
    for (const [, element] of reroutes) element.remove();
    covers.clear();
    reroutes.clear();
    group.replaceChildren();
    for (const box of [...collapsed].filter((box) => shown.elements.has(box))) {
      covers.set(box, copyOf(viewer, box));
      group.append(covers.get(box)!);
    }
    // All copies are measured before any is changed, because the browser lays out again after each change.
    cards.clear();
    for (const [box, copy] of covers)
      cards.set(box, centredCard(viewer, box, cardOf(copy, scene.elements[box]!.place)));
    const [merged, drawn] = [shown.arrows.filter(isMerged), shown.arrows.filter((arrow) => !isMerged(arrow))];
    const routes = merged.map((arrow) => routeBetween(viewer, arrow));
    const drawnLines = drawn.flatMap(({ lines }) => lines);
    const drawnElements = [...shown.elements].filter((at) => !collapsed.has(at));
    showOnly(viewer.page, drawnElements, drawnLines, cards.size > 0);
    moveDrawing({ elements: drawnElements, lines: drawnLines, routes });
    for (const [box] of cards) shrink(covers.get(box)!, scene.elements[box]!.place, viewer.placeOf(box));
    merged.forEach((arrow, at) => {
      const points = routes[at]!.map((point) => movedPoint(viewer.axes, point));
      const [element, ...count] = reroute(viewer, arrow, points);
      reroutes.set(arrow.lines[0]!, element);
      group.append(...count);
    });
  };
}

/** Hides everything but these elements and lines. Lines of a bundle are one path unless some are hidden or moved. */
export function showOnly(
  { elements, lines, scene }: Page,
  drawnElements: readonly number[],
  drawnLines: readonly number[],
  isMoved = false,
): void {
  const [shownElements, shownLines] = [new Set(drawnElements), new Set(drawnLines)];
  elements.forEach((element, at) => {
    toggle(element, 'gone', !shownElements.has(at));
  });
  lines.forEach((groups, at) => {
    const [line] = groups;
    for (const group of groups) toggle(group, 'gone', !shownLines.has(at));
    toggle(line, 'thin', scene.lines[at]!.thin);
    toggle(line, 'dash', scene.lines[at]!.dashed);
    // Changed lines are in groups of their own, so there may be several parents.
    toggle(line.parentElement, 'lines', true);
    toggle(line.parentElement, 'apart', shownLines.size < lines.length || isMoved);
  });
}

/** Returns a copy of a box with the number of icons in it, and with a title if the box has none itself. */
function copyOf({ page, scene, nameOf }: Viewer, box: number): Element {
  const { x, y } = scene.elements[box]!.place;
  const copy = page.elements[box]!.cloneNode(true) as Element;
  copy.removeAttribute('class');
  const hasTitle = [...copy.children].some(isHeader);
  copy.append(
    ...(hasTitle ? [] : [textAt(x + PADDING, y + LINE_HEIGHT, nameOf(box))]),
    textAt(x + PADDING, y, messages.inside(contentCount(scene.elements, box))),
  );
  return copy;
}

const isHeader = ({ tagName }: Element): boolean => tagName !== 'title' && tagName !== 'rect';

/** Returns the frame around the title of a copy and the line that counts the content. */
function cardOf(copy: Element, { x, y, height }: DiagramRect): DiagramRect {
  const bounds = [...copy.children]
    .filter(isHeader)
    .map((child) => (child as SVGGraphicsElement).getBBox())
    // A group of change marks may have the outline of the whole box.
    .filter((rect) => rect.height < Math.max(height / 2, 60));
  const right = Math.max(x + 80, ...bounds.map((rect) => rect.x + rect.width)) + PADDING;
  const bottom = Math.max(y + 24, ...bounds.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom + LINE_HEIGHT + 2 - y };
}

/**
 * Returns a card in the middle of the former frame, level with the lines that enter it, so that most of them stay
 * straight. Without lines, it stays at the top left.
 */
function centredCard({ shown, page, scene }: Viewer, box: number, card: DiagramRect): DiagramRect {
  const { place } = scene.elements[box]!;
  const ends = shown.arrows.flatMap(({ from, to, lines: [line = 0] }) => [
    ...(from === box ? [entryOf([...page.routeOf(line, place)].reverse(), place).y] : []),
    ...(to === box ? [entryOf(page.routeOf(line, place), place).y] : []),
  ]);
  const middle = ends.sort((a, b) => a - b)[ends.length >> 1];
  if (middle === undefined) return card;
  const y = Math.max(place.y, Math.min(middle - card.height / 2, place.y + place.height - card.height));
  return { ...card, x: place.x + Math.max(0, place.width - card.width) / 2, y };
}

/** Returns the point at which a route enters a frame. */
const entryOf = (route: readonly Point[], frame: DiagramRect): Point =>
  route.find((point) => holds(frame, point)) ?? route.at(-1)!;

/** Shrinks a copy to its card, and moves it there. */
function shrink(copy: Element, place: DiagramRect, card: DiagramRect): void {
  for (const frame of copy.querySelectorAll('rect')) {
    const [width, height] = [frame.width.baseVal.value, frame.height.baseVal.value];
    // Backgrounds of icons and signs are rectangles, too.
    if (width < place.width / 2) continue;
    attributes(frame, { width: width + card.width - place.width, height: height + card.height - place.height });
  }
  copy.lastElementChild!.setAttribute('y', `${place.y + card.height - 8}`);
  attributes(copy, { transform: `translate(${card.x - place.x} ${card.y - place.y})` });
}

/** Returns the line that stands for all lines of an arrow. Lines with and without changes look like those without. */
const modelOf = ({ scene }: Viewer, { lines }: Arrow): number =>
  lines.find((line) => !scene.lines[line]!.change) ?? lines[0]!;

/** Returns the route of an arrow that begins or ends at a collapsed box. */
function routeBetween(viewer: Viewer, arrow: Arrow): readonly Point[] {
  const { page, scene, cards } = viewer;
  const frames = [arrow.from, arrow.to].map((end) => scene.elements[end]!.place);
  let points = page.routeOf(modelOf(viewer, arrow), ...frames);
  const shorten = (end: number, isStart: boolean): void => {
    const card = cards.get(end);
    if (!card) return;
    const route = isStart ? [...points].reverse() : points;
    const crossing = route.findIndex((point) => holds(scene.elements[end]!.place, point));
    const outside = crossing < 0 ? route : route.slice(0, crossing + 1);
    const toCard = pathToCard(outside.at(-1)!, scene.elements[end]!.place, card);
    // The head must not point back from within the former frame.
    const isClear = (point: Point): boolean => Math.hypot(point.x - toCard[0]!.x, point.y - toCard[0]!.y) > 10;
    const ended = [...outside.slice(0, 1 + outside.findLastIndex(isClear)), ...toCard];
    points = isStart ? ended.reverse() : ended;
  };
  shorten(arrow.from, true);
  shorten(arrow.to, false);
  return points;
}

/**
 * Draws one arrow for all lines between a collapsed box and another element: a copy of one of them, in its colours.
 * @returns the arrow, and the number of lines if there are several
 */
function reroute(viewer: Viewer, arrow: Arrow, points: readonly Point[]): readonly [Element, ...Element[]] {
  const { page, scene } = viewer;
  const { lines } = arrow;
  const isBack = lines.some((line) => scene.lines[line]!.twoWay);
  const [original] = page.lines[modelOf(viewer, arrow)]!;
  const copy = original.cloneNode(true) as Element;
  toggle(copy, 'gone', false);
  const [line, heads] = copy.querySelectorAll('path');
  attributes(line!, { d: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}` });
  attributes(heads!, {
    d: arrowheadPath(points.at(-2)!, points.at(-1)!) + (isBack ? arrowheadPath(points[1]!, points[0]!) : ''),
  });
  original.after(copy);
  if (lines.length === 1) return [copy];
  const { x, y } = middleOf(points);
  return [
    copy,
    draw('rect', { x: x - 11, y: y - 9, width: 22, height: 18, rx: 9 }),
    textAt(x - 3.5 * `${lines.length}`.length, y + 4, `${lines.length}`),
  ];
}

/** Returns the point halfway along a route. */
function middleOf(points: readonly Point[]): Point {
  const steps = points.slice(1).map(({ x, y }, at) => Math.hypot(x - points[at]!.x, y - points[at]!.y));
  let left = steps.reduce((sum, step) => sum + step, 0) / 2;
  const step = steps.findIndex((length) => {
    left -= length;
    return left <= 0;
  });
  const share = 1 + left / (steps[step] || 1);
  const [start, end] = [points[step]!, points[step + 1]!];
  return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
}

/**
 * Returns the way from where a line enters the former frame of a box to its card: straight if they are level, otherwise
 * along one and up or down the other axis. Lines that enter further away end further in, so that they do not meet.
 */
function pathToCard({ x, y }: Point, frame: DiagramRect, card: DiagramRect): readonly Point[] {
  const [right, bottom] = [card.x + card.width, card.y + card.height];
  const isLeft = 2 * x < card.x + right;
  const gap = Math.max(card.y - y, y - bottom);
  if (gap <= 0) return [{ x: isLeft ? card.x : right, y }];
  const far = 8 + (card.width / 2 - 8) * Math.min(1, gap / frame.height);
  const end = x > card.x && x < right ? x : isLeft ? card.x + far : right - far;
  return [
    { x: end, y },
    { x: end, y: y < card.y ? card.y : bottom },
  ];
}

/** Returns an arrowhead with its tip at a point, coming from another. */
function arrowheadPath(before: Point, { x, y }: Point): string {
  const angle = Math.atan2(y - before.y, x - before.x);
  const [along, across] = [Math.cos(angle), Math.sin(angle)];
  const side = `l${-8 * along - 4.2 * across} ${-8 * across + 4.2 * along}l${8.4 * across} ${-8.4 * along}`;
  return `M${x} ${y}${side}z`;
}

const textAt = (x: number, y: number, text: string): Element => draw('text', { x, y, 'font-size': 12 }, text);

// ---- Moving the drawing together, where collapsed boxes leave nothing.

/** Space around what is drawn, in units of the diagram: arrowheads and further lines need it. */
const SPACE = 16;
const SPACE_OF_LINE = 6;

/** Elements and lines that are drawn, and the routes of merged arrows. */
interface Drawn {
  readonly elements: readonly number[];
  readonly lines: readonly number[];
  readonly routes: readonly (readonly Point[])[];
}

/** Returns a function that moves the drawing together. It does nothing while the same boxes are collapsed. */
function makeMoves(viewer: Viewer): (drawn: Drawn) => void {
  const { scene, cards, hiddenLayers, camera, page } = viewer;
  const pathOf = once((path) => path.getAttribute('d')!);
  const boundsOf = once((element) => (element as SVGGraphicsElement).getBBox());
  const sizeOf = once((rect) => ['width', 'height'].map((name) => Number(rect.getAttribute(name))));
  const moveFoot = makeFoot(viewer);
  let last = '';
  const moveElement = (element: Element, at: number): void => {
    const { isBox, place } = scene.elements[at]!;
    // A card is made from its box as drawn.
    const moved = cards.has(at) ? place : movedRect(viewer.axes, place);
    const [wider, higher] = [moved.width - place.width, moved.height - place.height];
    // A node keeps its size.
    shift(element, moved.x - place.x + (isBox ? 0 : wider / 2), moved.y - place.y + (isBox ? 0 : higher / 2));
    for (const rect of isBox ? element.querySelectorAll('rect') : []) {
      const [width = 0, height = 0] = sizeOf(rect);
      // Backgrounds of icons and signs are rectangles, too.
      const isFrame = width >= place.width / 2;
      // A hidden box may be where a gap has closed.
      const size = { width: Math.max(0, width + wider), height: Math.max(0, height + higher) };
      if (isFrame) attributes(rect, size);
    }
  };
  return (drawn) => {
    const now = cards.size === 0 ? '' : [...cards.keys(), ...hiddenLayers].join();
    if (now === last) return;
    last = now;
    viewer.axes = cards.size === 0 ? UNMOVED : axesOf(viewer, drawn, boundsOf);
    page.elements.forEach(moveElement);
    for (const [line, ...labels] of page.lines) {
      moveLine(viewer.axes, line, pathOf);
      for (const label of labels) {
        const { x, y, width, height } = boundsOf(label);
        const middle = { x: x + width / 2, y: y + height / 2 };
        const moved = movedPoint(viewer.axes, middle);
        shift(label, moved.x - middle.x, moved.y - middle.y);
      }
    }
    moveFoot(viewer.axes);
    camera.fit((place) => movedRect(viewer.axes, place));
  };
}

/** Returns a function that reads something about an element once, before it moves. */
function once<Value>(read: (element: Element) => Value): (element: Element) => Value {
  const values = new Map<Element, Value>();
  return (element) => {
    if (!values.has(element)) values.set(element, read(element));
    return values.get(element)!;
  };
}

function shift(element: Element, x: number, y: number): void {
  if (x !== 0 || y !== 0) attributes(element, { transform: `translate(${x} ${y})` });
  else element.removeAttribute('transform');
}

/** Moves a line. Its heads keep their shape. @param pathOf returns a path as it was drawn */
function moveLine(axes: Axes, line: Element, pathOf: (path: Element) => string): void {
  const movedHead = (head: string): string => {
    const [tip] = pointsOf(head) as [Point];
    const { x, y } = movedPoint(axes, tip);
    return movedPath(head, (point) => ({ x: point.x + x - tip.x, y: point.y + y - tip.y }));
  };
  line.querySelectorAll('path').forEach((path, at) => {
    const original = pathOf(path);
    const moved = (): string =>
      at === 0 ? movedPath(original, (point) => movedPoint(axes, point)) : original.replace(/M[^M]+/g, movedHead);
    attributes(path, { d: axes === UNMOVED ? original : moved() });
  });
}

/** Returns a function that moves what is below all elements, such as the legend, and changes the size of the drawing. */
function makeFoot({ page: { svg }, scene }: Viewer): (axes: Axes) => void {
  const [width, height] = [svg.width.baseVal.value, svg.height.baseVal.value];
  const bottom = Math.max(...scene.elements.map(({ place }) => place.y + place.height));
  const isBelow = (element: Element): boolean =>
    element.matches('g, path, text') && (element as SVGGraphicsElement).getBBox().y > bottom;
  let foot: readonly Element[] | undefined;
  return ([xs, ys]) => {
    foot ??= [...svg.children].filter(isBelow);
    const up = movedTo(ys, bottom) - bottom;
    for (const element of foot) shift(element, 0, up);
    const rights = foot.map((element) => (element as SVGGraphicsElement).getBBox()).map(({ x, width }) => x + width);
    const [newWidth, newHeight] = [Math.max(movedTo(xs, width), ...rights), height + up];
    attributes(svg, { width: newWidth, height: newHeight, viewBox: `0 0 ${newWidth} ${newHeight}` });
  };
}

/** Returns the axes along which the drawing closes the gaps that the collapsed boxes leave. */
function axesOf({ scene, page, cards }: Viewer, drawn: Drawn, boundsOf: (element: Element) => DiagramRect): Axes {
  const [xs, ys]: [Range[], Range[]] = [[], []];
  const take = ({ x, y, width, height }: DiagramRect, space: number): void => {
    xs.push([x - space, x + width + space]);
    ys.push([y - space, y + height + space]);
  };
  for (const at of drawn.elements) {
    const { isBox, place } = scene.elements[at]!;
    const { x, y, width, height } = place;
    if (isBox) take(cardOf(page.elements[at]!, place), SPACE);
    else take(boundsOf(page.elements[at]!), SPACE);
    // The right and the lower border.
    if (isBox) take({ x: x + width, y: y + height, width: 0, height: 0 }, SPACE);
  }
  for (const card of cards.values()) take(card, SPACE);
  for (const line of drawn.lines) for (const label of page.lines[line]!.slice(1)) take(boundsOf(label), SPACE_OF_LINE);
  // A straight line needs room across its direction only.
  for (const points of [...drawn.lines.map(page.cornersOf), ...drawn.routes])
    points.slice(1).forEach(({ x, y }, at) => {
      const before = points[at]!;
      if (y !== before.y) xs.push([Math.min(x, before.x) - SPACE_OF_LINE, Math.max(x, before.x) + SPACE_OF_LINE]);
      if (x !== before.x) ys.push([Math.min(y, before.y) - SPACE_OF_LINE, Math.max(y, before.y) + SPACE_OF_LINE]);
    });
  const freed = [...cards.keys()].map((box) => scene.elements[box]!.place);
  return [
    closeGaps(
      freed.map(({ x, width }) => [x, x + width]),
      xs,
    ),
    closeGaps(
      freed.map(({ y, height }) => [y, y + height]),
      ys,
    ),
  ];
}
