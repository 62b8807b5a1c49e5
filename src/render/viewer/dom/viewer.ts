/** Creates the `Viewer`, which changes the selection, collapsed boxes and hidden layers, and notifies the listeners. */

import * as messages from '../messages.js';
import { connectionsOf, type Highlight, neighbours, pathBetween } from '../model/connections.js';
import { childrenOf, type DiagramRect, holds, type Point, wholeOf } from '../model/scene.js';
import { type Arrow, shown, standsFor } from '../model/shown.js';
import type { Camera } from './camera.js';
import { draw, listen, say, toggle } from './elements.js';
import type { Page } from './read.js';
import type { Viewer } from './state.js';

/** Lookups and descriptions of elements. */
type Descriptions = Pick<Viewer, 'elementOf' | 'numberOf' | 'nameOf' | 'sayOf'>;

function describe({
  page,
  scene,
  collapsed,
  covers,
}: Pick<Viewer, 'page' | 'scene' | 'collapsed' | 'covers'>): Descriptions {
  const { elements } = scene;
  const nameOf = (at: number): string => elements[at]!.words.slice(0, 2).join(' ') || elements[at]!.id;
  return {
    nameOf,
    elementOf: (at) => covers.get(at) ?? page.elements[at]!,
    numberOf(element) {
      const { address } = (element as Element).closest<SVGElement>('[data-address]')?.dataset ?? {};
      return elements.findIndex(({ id }) => id === address);
    },
    sayOf(at) {
      return [
        nameOf(at),
        ...elements[at]!.words.slice(2),
        ...(elements[at]!.isBox ? [messages.inside(wholeOf(elements, at).size - 1)] : []),
        ...(collapsed.has(at) ? [messages.COLLAPSED] : []),
        messages.connections(connectionsOf(scene, at).length),
      ].join(', ');
    },
  };
}

export function makeViewer(page: Page, camera: Camera): Viewer {
  const { scene } = page;
  const { elements } = scene;
  const start = { page, scene, collapsed: new Set<number>(), covers: new Map<number, Element>() };
  const hiddenLayers = new Set<string>(page.off);
  const viewer: Viewer = {
    ...start,
    ...describe(start),
    camera,
    hiddenLayers,
    listeners: [],
    shown: shown(scene, start.collapsed, hiddenLayers),
    selected: -1,
    path: null,
    isEndWanted: false,
    isPathMissing: false,
    choose(at, isEnd = viewer.isEndWanted) {
      const isPath = isEnd && at >= 0 && viewer.selected >= 0;
      const path = isPath ? pathBetween(scene, viewer.selected, at) : null;
      viewer.isPathMissing = isPath && !path;
      if (viewer.isPathMissing) {
        say(messages.NO_PATH);
        return viewer.redraw();
      }
      [viewer.path, viewer.selected, viewer.isEndWanted] = [path, path ? -1 : at, false];
      const targets = path?.elements ?? (at < 0 ? [] : [at]);
      for (const target of targets) for (const box of elements[target]!.enclosing) viewer.collapsed.delete(box);
      viewer.redraw();
      if (targets.some((target) => !viewer.shown.elements.has(target))) {
        hiddenLayers.clear();
        viewer.redraw();
      }
      if (at >= 0) camera.show(elements[at]!.place);
    },
    light(highlight) {
      const { selected, path } = viewer;
      setHighlight(highlight ?? path ?? (selected < 0 ? null : neighbours(scene, selected)));
    },
    redraw() {
      viewer.shown = shown(scene, viewer.collapsed, hiddenLayers);
      drawCollapsed();
      viewer.light(null);
      for (const listener of viewer.listeners) listener();
    },
    fold(boxes, isCollapsed) {
      for (const box of boxes) viewer.collapsed[isCollapsed ? 'add' : 'delete'](box);
      viewer.redraw();
    },
  };
  const drawCollapsed = makeCollapsed(viewer);
  const setHighlight = makeHighlight(viewer);
  return viewer;
}

// ---- Highlights: elements under the pointer, selected, or on a path.

/** Returns a function that highlights elements and dims all others until its next call; null ends the highlight. */
function makeHighlight(viewer: Viewer): (highlight: Highlight | null) => void {
  const { svg, lines, scene, elements } = viewer.page;
  let current: Highlight | null = null;
  scene.elements.forEach(({ isBox, place: { x, y, width, height } }, at) => {
    if (isBox) return;
    toggle(elements[at], 'n', true);
    // The gaps between the strokes of an outline icon would let clicks through.
    elements[at]!.append(draw('rect', { x, y, width, height, fill: 'transparent' }));
  });

  const paint = (highlight: Highlight | null): void => {
    for (const element of svg.querySelectorAll('.on')) toggle(element, 'on', false);
    if (highlight === null) return;
    for (const at of highlight.elements) toggle(viewer.elementOf(standsFor(scene, viewer.collapsed, at)), 'on', true);
    // A merged line is highlighted through the line that represents it.
    const highlighted = new Set(highlight.lines);
    for (const arrow of viewer.shown.arrows) {
      if (!arrow.lines.some((at) => highlighted.has(at))) continue;
      for (const group of lines[arrow.lines[0]!]!) toggle(group, 'on', true);
    }
  };
  listen(svg, 'pointerover', ({ target }) => {
    if (current !== null) return;
    const at = viewer.numberOf(target);
    paint(scene.elements[at]?.isBox === false ? neighbours(scene, at) : null);
  });
  listen(svg, 'pointerleave', () => paint(current));
  return (highlight) => {
    current = highlight;
    toggle(svg, 'dim', highlight !== null);
    paint(highlight);
  };
}

// ---- Collapsed boxes, merged edges and hidden layers.
// Everything else stays in its position.

/** Arrowhead of an edge that points right. */
const HEAD = 'M0,0l-8,4.2v-8.4z';
/** Distance of the count from the border, in units of the diagram. */
const COUNT_BEFORE = 22;

/** Returns a function that draws what `viewer.shown` and `viewer.collapsed` describe. */
function makeCollapsed(viewer: Viewer): () => void {
  const { svg, elements, lines, scene } = viewer.page;
  const group = draw('g', { class: 'more' });
  // Changed lines are in groups of their own, so there may be several parents.
  const bundles = new Set(lines.map(([line]) => line.parentElement));
  svg.append(group);
  for (const bundle of bundles) toggle(bundle, 'lines', true);
  scene.lines.forEach(({ thin, dashed }, at) => {
    toggle(lines[at]![0], 'thin', thin);
    toggle(lines[at]![0], 'dash', dashed);
  });

  const cover = (box: number): Element => {
    const { x, y, width, height } = scene.elements[box]!.place;
    const element = elements[box]!.cloneNode(true) as Element;
    const words = messages.inside(childrenOf(scene.elements, box).length);
    element.removeAttribute('class');
    element.append(write(x + width / 2, y + height / 2 + 4, words));
    viewer.covers.set(box, element);
    return element;
  };
  return () => {
    const { shown, collapsed } = viewer;
    const counts = new Map(shown.arrows.map((arrow) => [arrow.lines[0]!, arrow.lines.length]));
    elements.forEach((element, at) => {
      toggle(element, 'gone', !shown.elements.has(at) || collapsed.has(at));
    });
    lines.forEach(([line, ...more], at) => {
      toggle(line, 'gone', !counts.has(at));
      for (const extra of more) toggle(extra, 'gone', counts.get(at) !== 1);
    });
    for (const bundle of bundles) toggle(bundle, 'apart', counts.size < lines.length);
    viewer.covers.clear();
    group.replaceChildren(
      ...[...collapsed].filter((box) => shown.elements.has(box)).map(cover),
      ...shown.arrows.flatMap((arrow) => ends(viewer, arrow)),
    );
  };
}

const pill = ({ x, y }: Point, count: number): Element[] => [
  draw('rect', { x: x - 11, y: y - 9, width: 22, height: 18, rx: 9 }),
  write(x, y + 4, `${count}`),
];

type Crossing = readonly [tip: Point, before: Point, count: Point];

/** Draws the heads and the count of a merged edge at the borders of collapsed boxes. */
function ends({ page, scene, collapsed }: Viewer, { from, to, lines }: Arrow): Element[] {
  const path = page.lines[lines[0]!]![0].querySelector('path')!;
  const border = (box: number, isStart: boolean): Crossing | null =>
    collapsed.has(box) ? crossing(path, scene.elements[box]!.place, isStart) : null;
  const [start, end] = [border(from, true), border(to, false)];
  const [, , countAt] = end ?? start ?? [];
  return [
    ...(end ? [head(end)] : []),
    ...(start && lines.some((line) => scene.lines[line]!.twoWay) ? [head(start)] : []),
    ...(countAt && lines.length > 1 ? pill(countAt, lines.length) : []),
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
  draw('text', { x, y, 'text-anchor': 'middle', 'font-size': 12 }, text);
