/** Creates the `Viewer`, which changes the subject, collapsed boxes and hidden layers, and notifies the listeners. */

import * as messages from '../messages.js';
import { answerTo, type Path, pathBetween } from '../model/answers.js';
import { isDanger, sideSeen } from '../model/changes.js';
import { type Filter, findMatching } from '../model/filters.js';
import {
  boundsOf,
  connectionsOf,
  contentCount,
  type Highlight,
  lineIn,
  NONE,
  neighbours,
  type Only,
  type Point,
  type Target,
  targetOfLine,
} from '../model/scene.js';
import { computeShown, layersHiding, movedRect, originOf, standsFor, UNMOVED } from '../model/shown.js';
import type { Camera } from './camera.js';
import { makeCollapsed } from './collapsed.js';
import { draw, joined, listen, say, toggle } from './elements.js';
import { type Page, ROUTE_STEP } from './read.js';
import type { Levels, Subject, Viewer } from './state.js';

/** The subject of a fresh page. */
export const NO_SUBJECT: Subject = { selected: NONE, part: -1, ends: null, question: null, step: -1 };

/** Lookups and descriptions of elements. */
type Descriptions = Pick<Viewer, 'elementOf' | 'numberOf' | 'nameOf' | 'wordsOf' | 'sayOf'>;

function describeElements({
  page,
  scene,
  collapsed,
  covers,
  hiddenLayers,
}: Pick<Viewer, 'page' | 'scene' | 'collapsed' | 'covers' | 'hiddenLayers'>): Descriptions {
  const { elements, lines } = scene;
  const wordsOf = (at: number): readonly string[] => {
    const { words, changeWords = 0, before } = elements[at]!;
    return (sideSeen(hiddenLayers) === 'before' && before) || words.slice(0, words.length - changeWords);
  };
  const nameOf = (target: Target): string => {
    const line = lines[lineIn(target)];
    if (line) return `${nameOf(line.from)} ${line.twoWay ? '↔' : '→'} ${nameOf(line.to)}`;
    return wordsOf(target).slice(0, 2).join(' ') || elements[target]!.id;
  };
  return {
    ...{ nameOf, wordsOf },
    elementOf: (at) => covers.get(at) ?? page.elements[at]!,
    numberOf(element) {
      const { address } = (element as Element).closest<SVGElement>('[data-address]')?.dataset ?? {};
      return elements.findIndex(({ id }) => id === address);
    },
    sayOf(target) {
      const line = lines[lineIn(target)];
      if (line) return joined(nameOf(target), line.label, line.change);
      return joined(
        nameOf(target),
        ...elements[target]!.words.slice(2),
        elements[target]!.isBox ? messages.inside(contentCount(elements, target)) : '',
        collapsed.has(target) ? messages.COLLAPSED : '',
        messages.connections(connectionsOf(scene, target).length),
      );
    },
  };
}

/** Returns the state of the page, and what can be done with it. Every part of the page uses this one. */
export function makeViewer(page: Page, camera: Camera, filters: readonly Filter[], levels: Levels): Viewer {
  const { scene } = page;
  const { elements } = scene;
  const start = { page, scene, collapsed: new Set<number>(), covers: new Map<number, Element>() };
  const hiddenLayers = new Set<string>(page.off);
  const viewer: Viewer = {
    ...start,
    ...describeElements({ ...start, hiddenLayers }),
    ...{ camera, filters, levels, hiddenLayers },
    done: new Set(),
    listeners: [],
    cards: new Map(),
    axes: UNMOVED,
    placeOf: (at) => movedRect(viewer.axes, viewer.cards.get(at) ?? elements[at]!.place),
    reroutes: new Map(),
    shown: computeShown(scene, start.collapsed, hiddenLayers),
    subject: NO_SUBJECT,
    asked: [],
    path: null,
    answer: null,
    hits: [],
    isEndWanted: false,
    isPathMissing: false,
    choose(target, isEnd = viewer.isEndWanted) {
      const { selected } = viewer.subject;
      const isPath = isEnd && target >= 0 && selected >= 0;
      if (!isPath) return viewer.look({ selected: target });
      viewer.isPathMissing = pathOf(viewer, [selected, target]) === null;
      if (!viewer.isPathMissing) return viewer.look({ ends: [selected, target] });
      say(messages.NO_PATH);
      viewer.redraw();
    },
    choosePart(part) {
      viewer.look({ part, selected: scene.undrawn[part]!.host });
    },
    look(subject) {
      const next = { ...NO_SUBJECT, ...subject };
      const isNone = next.selected === NONE && next.part < 0 && !next.ends && !next.question && next.step < 0;
      viewer.subject = isNone ? NO_SUBJECT : next;
      viewer.isEndWanted = viewer.isPathMissing = false;
      reveal(viewer);
      viewer.redraw();
      const { elements: targets } = targetsOf(viewer);
      const boundsAround = (numbers: Iterable<number>) => boundsOf([...numbers].map(viewer.placeOf));
      if (viewer.path ?? viewer.answer) camera.frame(boundsAround(targets));
      else if (targets.length > 0) camera.show(boundsAround(highlightOf(viewer)!.elements), boundsAround(targets));
      else camera.release();
    },
    redraw() {
      viewer.shown = computeShown(scene, viewer.collapsed, hiddenLayers);
      updateAnswer(viewer);
      drawCollapsed();
      setHighlight(highlightOf(viewer));
      for (const listener of viewer.listeners) listener();
    },
    fold: (boxes, isCollapsed) => foldBoxes(viewer, boxes, isCollapsed),
  };
  const drawCollapsed = makeCollapsed(viewer);
  const setHighlight = makeHighlight(viewer);
  return viewer;
}

/** Collapses or expands boxes. The first one stays where it is on the screen. */
function foldBoxes(viewer: Viewer, boxes: readonly number[], isCollapsed: boolean): void {
  const [first] = boxes;
  if (first === undefined) return;
  const before = viewer.placeOf(first);
  for (const box of boxes) viewer.collapsed[isCollapsed ? 'add' : 'delete'](box);
  viewer.redraw();
  const after = viewer.placeOf(first);
  viewer.camera.follow(before.x - after.x, before.y - after.y);
}

/** Finds the path or the answer that the subject asks for. */
function updateAnswer(viewer: Viewer): void {
  const { ends, question } = viewer.subject;
  viewer.path = ends && pathOf(viewer, ends);
  viewer.answer = question && answerTo(viewer.scene, question, layerLacking(viewer, [question.about]));
}

/** Shows what the subject is about: expands the boxes around it, and no longer hides its layers. */
function reveal(viewer: Viewer): void {
  updateAnswer(viewer);
  const { scene, collapsed, hiddenLayers } = viewer;
  const targets = targetsOf(viewer);
  for (const target of targets.elements) for (const box of scene.elements[target]!.enclosing) collapsed.delete(box);
  for (const layer of layersHiding(scene, hiddenLayers, targets)) hiddenLayers.delete(layer);
}

/** Returns the elements and lines that the subject is about, which must be visible. */
function targetsOf(viewer: Viewer): { readonly elements: readonly number[]; readonly lines: readonly number[] } {
  const { selected, ends, step } = viewer.subject;
  const line = lineIn(selected);
  const { elements, lines } =
    line >= 0 || step >= 0
      ? highlightOf(viewer)!
      : (viewer.path ?? viewer.answer ?? { elements: ends ?? (selected < 0 ? [] : [selected]), lines: [] });
  // A step into or out of a box follows no line.
  return { elements: [...elements], lines: [...lines].filter((at) => at >= 0) };
}

/**
 * Returns the layer that a path or an answer leaves out, because it is about one revision: the one that is seen, the
 * state after for a change. A removed element is only in the state before.
 */
function layerLacking({ scene, hiddenLayers }: Viewer, about: readonly number[]): Only {
  const isBefore = about.some((at) => scene.elements[at]!.only === 'before') || sideSeen(hiddenLayers) === 'before';
  return isBefore ? 'after' : 'before';
}

const pathOf = (viewer: Viewer, [from, to]: readonly [number, number]): Path | null =>
  pathBetween(viewer.scene, from, to, layerLacking(viewer, [from, to]));

/** Returns what the subject highlights, or else the results of the search, or of the filters; null for nothing. */
function highlightOf({ scene, subject, page, filters, asked, path, answer, hits }: Viewer): Highlight | null {
  const { selected, ends, step } = subject;
  const line = lineIn(selected);
  if (path ?? answer) return path ?? answer;
  if (ends) return { elements: ends, lines: [] };
  if (line >= 0) return { elements: endsOf(scene, [line]), lines: [line] };
  if (selected >= 0) return neighbours(scene, selected);
  const [, , , , elements, lines] = page.steps[step] ?? [];
  if (lines) return { elements: [...elements!, ...endsOf(scene, lines)], lines };
  const matchingLines = hits.map(lineIn).filter((at) => at >= 0);
  const matches = {
    elements: [...hits.filter((at) => at >= 0), ...endsOf(scene, matchingLines)],
    lines: matchingLines,
  };
  if (matches.elements.length > 0) return matches;
  return asked.length > 0 ? findMatching(filters, asked, scene.lines) : null;
}

/** Returns the elements that have a frame, besides a selected one: the ends of a line or path, and the subject of a question. */
const framedIn = ({ scene, subject: { selected, ends, question } }: Viewer): readonly number[] =>
  lineIn(selected) >= 0 ? endsOf(scene, [lineIn(selected)]) : question ? [question.about] : (ends ?? []);

const endsOf = ({ lines }: Viewer['scene'], numbers: readonly number[]): readonly number[] =>
  numbers.flatMap((line) => [lines[line]!.from, lines[line]!.to]);

// ---- Highlights: elements under the pointer, selected, or on a path.

/** Returns a function that highlights elements and dims all others until its next call; null ends the highlight. */
function makeHighlight(viewer: Viewer): (highlight: Highlight | null) => void {
  const { svg, lines, scene, elements, risks = ['', ''] } = viewer.page;
  let current: Highlight | null = null;
  lines.forEach((groups, at) => {
    for (const group of groups) toggle(group, 'red', isDanger(risks[1][at]));
  });
  scene.elements.forEach(({ isBox, place: { x, y, width, height } }, at) => {
    toggle(elements[at], 'red', isDanger(risks[0][at]));
    if (isBox) return;
    toggle(elements[at], 'n', true);
    // The gaps between the strokes of an outline icon would let clicks through.
    elements[at]!.append(draw('rect', { x, y, width, height, fill: 'transparent' }));
  });

  const paint = (highlight: Highlight | null): void => {
    for (const element of svg.querySelectorAll('.on, .end')) element.classList.remove('on', 'end');
    if (highlight === null) return;
    const set = (at: number, name: string): void =>
      toggle(viewer.elementOf(standsFor(scene, viewer.collapsed, at)), name, true);
    // A frame around something highlighted does not fade.
    for (const at of highlight.elements) for (const each of [at, ...scene.elements[at]!.enclosing]) set(each, 'on');
    for (const at of framedIn(viewer)) set(at, 'end');
    // A merged line is highlighted through the line that represents it.
    const highlighted = new Set(highlight.lines);
    for (const arrow of viewer.shown.arrows) {
      if (!arrow.lines.some((at) => highlighted.has(at))) continue;
      const first = arrow.lines[0]!;
      for (const group of [...lines[first]!, viewer.reroutes.get(first)]) toggle(group, 'on', true);
    }
  };
  listen(svg, 'pointerover', ({ target }) => {
    if (current !== null) return;
    const at = viewer.numberOf(target);
    const line = viewer.page.lineOf(target);
    paint(
      scene.elements[at]?.isBox === false
        ? neighbours(scene, at)
        : line < 0
          ? null
          : { elements: endsOf(scene, [line]), lines: [line] },
    );
  });
  listen(svg, 'pointerleave', () => paint(current));
  return (highlight) => {
    current = highlight;
    toggle(svg, 'dim', highlight !== null);
    paint(highlight);
  };
}

/**
 * Returns the line nearest to a point of the diagram, within a distance; NONE for none. Of lines that lie on each other
 * there, it is the one after the selected line, so that further clicks reach all of them.
 */
export function nearestLine({ shown, page, subject, axes }: Viewer, at: Point, distance: number): Target {
  const point = originOf(axes, at);
  const near = shown.arrows.flatMap(({ lines: [line = 0] }) => {
    const apart = page.pointsNear(line, point, distance).map(({ x, y }) => Math.hypot(x - point.x, y - point.y));
    return [{ target: targetOfLine(line), apart: Math.min(distance, ...apart) }];
  });
  const least = Math.min(...near.map(({ apart }) => apart));
  const nearest = near.filter(({ apart }) => apart < distance && apart < least + ROUTE_STEP / 2);
  const current = nearest.findIndex(({ target }) => target === subject.selected);
  return nearest[(current + 1) % nearest.length]?.target ?? NONE;
}
