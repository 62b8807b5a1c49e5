/** Draws collapsed boxes, merged edges and hidden layers. Everything else stays in its position. */

import * as messages from '../messages.js';
import { childrenOf, type DiagramRect, holds, type Point } from '../model/picture.js';
import type { Arrow } from '../model/shown.js';
import { draw, toggle } from './elements.js';
import type { Viewer } from './state.js';

/** Arrowhead of an edge that points right. */
const HEAD = 'M0,0l-8,4.2v-8.4z';
/** Distance of the count from the border, in pixels. */
const COUNT_BEFORE = 22;

/** Returns a function that redraws the current state. */
export function makeFolds(viewer: Viewer): () => void {
  const { svg, things, lines, picture } = viewer.page;
  const group = draw('g', { class: 'more' });
  // Changed lines are in groups of their own, so there may be several parents.
  const all = new Set(lines.map(([line]) => line.parentElement));
  svg.append(group);
  for (const each of all) toggle(each, 'lines', true);
  picture.lines.forEach(({ thin, dashed }, at) => {
    toggle(lines[at]![0], 'thin', thin);
    toggle(lines[at]![0], 'dash', dashed);
  });

  const cover = (box: number): Element => {
    const { x, y, width, height } = picture.things[box]!.place;
    const element = things[box]!.cloneNode(true) as Element;
    const words = messages.inside(childrenOf(picture.things, box).length);
    element.removeAttribute('class');
    element.append(write(x + width / 2, y + height / 2 + 4, words));
    viewer.covers.set(box, element);
    return element;
  };
  return () => {
    const { shown, collapsed } = viewer;
    const counts = new Map(shown.arrows.map((arrow) => [arrow.lines[0]!, arrow.lines.length]));
    things.forEach((element, at) => {
      toggle(element, 'gone', !shown.things.has(at) || collapsed.has(at));
    });
    lines.forEach(([line, ...more], at) => {
      toggle(line, 'gone', !counts.has(at));
      for (const each of more) toggle(each, 'gone', counts.get(at) !== 1);
    });
    for (const each of all) toggle(each, 'apart', counts.size < lines.length);
    viewer.covers.clear();
    group.replaceChildren(
      ...[...collapsed].filter((box) => shown.things.has(box)).map(cover),
      ...shown.arrows.flatMap((arrow) => ends(viewer, arrow)),
    );
  };
}

type Crossing = readonly [tip: Point, before: Point, count: Point];

/** Draws the heads and the count of a merged edge at the borders of collapsed boxes. */
function ends({ page, picture, collapsed }: Viewer, { from, to, lines }: Arrow): Element[] {
  const path = page.lines[lines[0]!]![0].querySelector('path')!;
  const border = (box: number, isStart: boolean): Crossing | null =>
    collapsed.has(box) ? crossing(path, picture.things[box]!.place, isStart) : null;
  const [start, end] = [border(from, true), border(to, false)];
  const count = lines.length;
  const [, , { x, y } = { x: 0, y: 0 }] = end ?? start ?? [];
  return [
    ...(end ? [head(end)] : []),
    ...(start && lines.some((line) => picture.lines[line]!.twoWay) ? [head(start)] : []),
    ...((end ?? start) && count > 1
      ? [draw('rect', { x: x - 11, y: y - 9, width: 22, height: 18, rx: 9 }), write(x, y + 4, `${count}`)]
      : []),
  ];
}

/**
 * Returns the point at which a line reaches a box, a point just before it, and the position of the count; null if the
 * line does not reach the box.
 */
function crossing(path: SVGPathElement, box: DiagramRect, isStart: boolean): Crossing | null {
  const length = path.getTotalLength();
  const point = (at: number): Point => path.getPointAtLength(isStart ? length - at : at);
  for (let at = 0; at < length; at++)
    if (holds(box, point(at))) return [point(at), point(at - 2), point(at - COUNT_BEFORE)];
  return null;
}

const head = ([{ x, y }, before]: Crossing): Element =>
  draw('path', {
    d: HEAD,
    transform: `translate(${x} ${y}) rotate(${Math.atan2(y - before.y, x - before.x) * (180 / Math.PI)})`,
  });

const write = (x: number, y: number, text: string): Element =>
  draw('text', { x, y, fill: 'currentColor', 'text-anchor': 'middle', 'font-size': 12 }, text);
