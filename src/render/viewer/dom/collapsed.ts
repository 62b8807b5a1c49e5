/** Draws collapsed boxes and the merged lines to them. Everything else stays in its position. */

import * as messages from '../messages.js';
import { contentCount, type DiagramRect, holds, type Point } from '../model/scene.js';
import type { Arrow } from '../model/shown.js';
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
    for (const [box, card] of cards) shrink(covers.get(box)!, scene.elements[box]!.place, card);
    for (const arrow of shown.arrows.filter(isMerged)) {
      const [element, ...count] = reroute(viewer, arrow);
      reroutes.set(arrow.lines[0]!, element);
      group.append(...count);
    }
    const drawnArrows = shown.arrows.filter((arrow) => !isMerged(arrow));
    showOnly(
      viewer.page,
      [...shown.elements].filter((at) => !collapsed.has(at)),
      drawnArrows.flatMap((arrow) => arrow.lines),
    );
  };
}

/** Hides everything but these elements and lines. Lines of a bundle are one path unless some of them are hidden. */
export function showOnly({ elements, lines, scene }: Page, ...shown: readonly [readonly number[], readonly number[]]) {
  const [shownElements, shownLines] = shown.map((numbers) => new Set(numbers));
  elements.forEach((element, at) => {
    toggle(element, 'gone', !shownElements!.has(at));
  });
  lines.forEach((groups, at) => {
    const [line] = groups;
    for (const group of groups) toggle(group, 'gone', !shownLines!.has(at));
    toggle(line, 'thin', scene.lines[at]!.thin);
    toggle(line, 'dash', scene.lines[at]!.dashed);
    // Changed lines are in groups of their own, so there may be several parents.
    toggle(line.parentElement, 'lines', true);
    toggle(line.parentElement, 'apart', shownLines!.size < lines.length);
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
    ...(from === box ? [entryOf([...page.routeOf(line)].reverse(), place).y] : []),
    ...(to === box ? [entryOf(page.routeOf(line), place).y] : []),
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

/**
 * Draws one arrow for all lines between a collapsed box and another element: a copy of one of them, in its colours.
 * Lines with and without changes together look like those without.
 * @returns the arrow, and the number of lines if there are several
 */
function reroute({ page, scene, cards }: Viewer, { from, to, lines }: Arrow): readonly [Element, ...Element[]] {
  const model = lines.find((line) => !scene.lines[line]!.change) ?? lines[0]!;
  let points = page.routeOf(model);
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
  shorten(from, true);
  shorten(to, false);
  const isBack = lines.some((line) => scene.lines[line]!.twoWay);
  const [original] = page.lines[model]!;
  const arrow = original.cloneNode(true) as Element;
  toggle(arrow, 'gone', false);
  const [line, heads] = arrow.querySelectorAll('path');
  attributes(line!, { d: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}` });
  attributes(heads!, {
    d: arrowheadPath(points.at(-2)!, points.at(-1)!) + (isBack ? arrowheadPath(points[1]!, points[0]!) : ''),
  });
  original.after(arrow);
  if (lines.length === 1) return [arrow];
  const { x, y } = points[Math.floor(points.length / 2)]!;
  return [
    arrow,
    draw('rect', { x: x - 11, y: y - 9, width: 22, height: 18, rx: 9 }),
    textAt(x - 3.5 * `${lines.length}`.length, y + 4, `${lines.length}`),
  ];
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
