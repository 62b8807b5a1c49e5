/** Changes the selection, collapsed boxes and hidden layers, and notifies the listeners. */

import * as messages from '../messages.js';
import { connectionsOf, type Lit, neighbours, pathBetween } from '../model/connections.js';
import { childrenOf, type DiagramRect, holds, type Point, wholeOf } from '../model/picture.js';
import { type Arrow, shown, standsFor } from '../model/shown.js';
import type { Camera } from './camera.js';
import { draw, listen, say, toggle } from './elements.js';
import type { Page } from './read.js';
import type { Viewer } from './state.js';

/** Lookups and descriptions of elements. */
type Words = Pick<Viewer, 'elementOf' | 'numberOf' | 'nameOf' | 'sayOf'>;

function wordsOf({
  page,
  picture: { things, lines },
  collapsed,
  covers,
}: Pick<Viewer, 'page' | 'picture' | 'collapsed' | 'covers'>): Words {
  const nameOf = (at: number): string => things[at]!.words.slice(0, 2).join(' ') || things[at]!.id;
  return {
    nameOf,
    elementOf: (at) => covers.get(at) ?? page.things[at]!,
    numberOf(element) {
      const { address } = (element as Element).closest<SVGElement>('[data-address]')?.dataset ?? {};
      return things.findIndex(({ id }) => id === address);
    },
    sayOf(at) {
      const inside = wholeOf(things, at);
      return [
        nameOf(at),
        ...things[at]!.words.slice(2),
        ...(things[at]!.isBox ? [messages.inside(inside.size - 1)] : []),
        ...(collapsed.has(at) ? [messages.COLLAPSED] : []),
        messages.connections(connectionsOf(lines, at, inside).length),
      ].join(', ');
    },
  };
}

export function makeViewer(page: Page, camera: Camera): Viewer {
  const { picture } = page;
  const { things, lines } = picture;
  const start = { page, picture, collapsed: new Set<number>(), covers: new Map<number, Element>() };
  const layersOff = new Set<string>(page.off);
  const viewer: Viewer = {
    ...start,
    ...wordsOf(start),
    camera,
    layersOff,
    listeners: [],
    shown: shown(picture, start.collapsed, layersOff),
    chosen: -1,
    way: null,
    isEndWanted: false,
    choose(at, isEnd = viewer.isEndWanted) {
      const isWay = isEnd && at >= 0 && viewer.chosen >= 0;
      const way = isWay ? pathBetween(picture, viewer.chosen, at) : null;
      if (isWay && way === null) {
        say(messages.NO_PATH);
        return;
      }
      [viewer.way, viewer.chosen, viewer.isEndWanted] = [way, way ? -1 : at, false];
      const seen = way?.things ?? (at < 0 ? [] : [at]);
      for (const each of seen) for (const box of things[each]!.around) viewer.collapsed.delete(box);
      viewer.redraw();
      if (seen.some((each) => !viewer.shown.things.has(each))) {
        layersOff.clear();
        viewer.redraw();
      }
      if (at >= 0) camera.show(things[at]!.place);
    },
    light(lit) {
      const { chosen, way } = viewer;
      keep(lit ?? way ?? (chosen < 0 ? null : neighbours(lines, chosen, wholeOf(things, chosen))));
    },
    redraw() {
      viewer.shown = shown(picture, viewer.collapsed, layersOff);
      drawFolds();
      viewer.light(null);
      for (const listener of viewer.listeners) listener();
    },
    fold(boxes, isCollapsed) {
      for (const box of boxes) viewer.collapsed[isCollapsed ? 'add' : 'delete'](box);
      viewer.redraw();
    },
  };
  const drawFolds = makeFolds(viewer);
  const keep = makeLight(viewer);
  return viewer;
}

// ---- Highlights: elements under the pointer, selected, or on a path.

/** Returns a function that highlights elements and dims all others until its next call; null ends the highlight. */
function makeLight(viewer: Viewer): (lit: Lit | null) => void {
  const { svg, lines, picture, things } = viewer.page;
  let kept: Lit | null = null;
  things.forEach((element, at) => {
    toggle(element, 'n', !picture.things[at]!.isBox);
  });

  const paint = (lit: Lit | null): void => {
    for (const element of svg.querySelectorAll('.on')) toggle(element, 'on', false);
    if (lit === null) return;
    for (const at of lit.things) toggle(viewer.elementOf(standsFor(picture, viewer.collapsed, at)), 'on', true);
    // A merged line is highlighted through the line that represents it.
    const all = new Set(lit.lines);
    for (const arrow of viewer.shown.arrows) {
      if (arrow.lines.some((at) => all.has(at))) for (const each of lines[arrow.lines[0]!]!) toggle(each, 'on', true);
    }
  };
  listen(svg, 'pointerover', ({ target }) => {
    if (kept !== null) return;
    const at = viewer.numberOf(target);
    paint(picture.things[at]?.isBox === false ? neighbours(picture.lines, at, wholeOf(picture.things, at)) : null);
  });
  listen(svg, 'pointerleave', () => paint(kept));
  return (lit) => {
    kept = lit;
    toggle(svg, 'dim', lit !== null);
    paint(lit);
  };
}

// ---- Collapsed boxes, merged edges and hidden layers.
// Everything else stays in its position.

/** Arrowhead of an edge that points right. */
const HEAD = 'M0,0l-8,4.2v-8.4z';
/** Distance of the count from the border, in pixels. */
const COUNT_BEFORE = 22;

/** Returns a function that redraws the current state. */
function makeFolds(viewer: Viewer): () => void {
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
