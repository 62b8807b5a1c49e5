/**
 * Keyboard, mouse, touch and pen on the diagram. By keyboard it is a single tab stop, within which arrow keys move to
 * the nearest element.
 */

import { levelsBehind, OVERVIEW } from '../model/levels.js';
import { connectionsOf, lineIn, type Point, pointOf, type Target, targetOfLine } from '../model/scene.js';
import { type Direction, nearestIn } from '../model/search.js';
import { type Camera, ZOOM_STEP } from './camera.js';
import { attributes, byId, listen, say, toggle } from './elements.js';
import type { Viewer } from './state.js';
import { NO_SUBJECT, nearestLine } from './viewer.js';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Pixels of the screen that Shift with an arrow key moves. */
const PAN_PX = 80;

/** The element that the Tab key reaches. */
interface Stop {
  current: number;
  /** Returns the visible element `step` positions further in drawing order; -1 if none is visible. */
  readonly further: (step: number) => number;
  /** Moves the tab stop and the focus to an element. @param at default: the current element */
  readonly goTo: (at?: number) => void;
}

function makeStop(viewer: Viewer): Stop {
  const { elements } = viewer.scene;
  let element: Element | null = null;
  const mark = (): void => {
    for (const name of ['tabindex', 'role', 'aria-label']) element?.removeAttribute(name);
    toggle(element, 'chosen', false);
    if (!elements[stop.current]) return;
    element = viewer.elementOf(stop.current);
    attributes(element, { tabindex: 0, role: 'graphics-symbol', 'aria-label': viewer.sayOf(stop.current) });
    toggle(element, 'chosen', stop.current === viewer.subject.selected);
  };
  const focus = (): void => (element as SVGElement | null)?.focus({ preventScroll: true });
  const stop: Stop = {
    // Starts at the first node, or at the first element if there are only boxes.
    current: Math.max(
      0,
      elements.findIndex(({ isBox }) => !isBox),
    ),
    further(step) {
      const visible = [...viewer.shown.elements];
      return visible[(visible.indexOf(stop.current) + step + visible.length) % visible.length] ?? -1;
    },
    goTo(at = stop.current) {
      stop.current = at;
      mark();
      focus();
      if (elements[at]) viewer.camera.show(viewer.placeOf(at));
    },
  };
  viewer.listeners.push(() => {
    const hasFocus = document.activeElement === element;
    if (viewer.subject.selected >= 0) stop.current = viewer.subject.selected;
    if (!viewer.shown.elements.has(stop.current)) stop.current = stop.further(1);
    mark();
    if (hasFocus) focus();
  });
  mark();
  return stop;
}

/** Actions by key. */
export type Keys = Readonly<Record<string, () => void>>;

/**
 * Starts keyboard control. Keys act while the diagram has the focus, or nothing has, as on a fresh page.
 * @param furtherKeys further keys
 */
export function watchInput(viewer: Viewer, furtherKeys: Keys): void {
  const { camera, scene } = viewer;
  const stop = makeStop(viewer);
  const points = scene.elements.map(pointOf);
  const open = (): void => {
    if (viewer.subject.selected >= -1) viewer.choose(stop.current);
    byId('panel').querySelector('h2')?.focus();
  };
  /** Selects the next line of the current element. */
  const nextLine = (step: number): void => {
    const lines = connectionsOf(scene, stop.current).map(({ line }) => line);
    const at = lines.indexOf(lineIn(viewer.subject.selected));
    const line = lines.at(at < 0 && step < 0 ? -1 : (at + step) % lines.length);
    if (line === undefined) return;
    viewer.choose(targetOfLine(line), false);
    say(viewer.sayOf(targetOfLine(line)));
  };
  const actions: Keys = {
    PageDown: () => stop.goTo(stop.further(1)),
    PageUp: () => stop.goTo(stop.further(-1)),
    Enter: open,
    ' ': open,
    c() {
      if (scene.elements[stop.current]?.isBox) viewer.fold([stop.current], !viewer.collapsed.has(stop.current));
    },
    o: () => openBehind(viewer, stop.current),
    u() {
      if (viewer.levels.current !== OVERVIEW) viewer.levels.open(OVERVIEW);
    },
    e: () => nextLine(1),
    E: () => nextLine(-1),
    0: camera.whole,
    '+': () => camera.zoom(ZOOM_STEP),
    '-': () => camera.zoom(1 / ZOOM_STEP),
    '/': () => byId('q').focus(),
    ...furtherKeys,
  };
  const stage = byId('stage');
  listen(document, 'keydown', (event) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
    if (target !== document.body && !stage.contains(target as Node)) return;
    const direction = DIRECTIONS[key];
    const action = Object.hasOwn(actions, key) ? actions[key] : undefined;
    if (ctrlKey || metaKey || altKey || !(direction || action)) return;
    event.preventDefault();
    if (!direction) action!();
    else if (shiftKey) camera.pan(-PAN_PX * direction[0], -PAN_PX * direction[1]);
    // The first key on a fresh page goes to the first element.
    else if (target === document.body) stop.goTo();
    else stop.goTo(nearestIn(points, stop.current, direction, viewer.shown.elements));
  });
  listen(document, 'keydown', ({ key }) => {
    if (key !== 'Escape' || (viewer.subject === NO_SUBJECT && viewer.asked.length === 0)) return;
    // The first Escape closes the details, and the next one ends the filters.
    if (viewer.subject === NO_SUBJECT) viewer.asked = [];
    viewer.choose(-1);
    stop.goTo();
  });
  attributes(viewer.page.svg, { role: 'application', 'aria-describedby': 'keys' });
  watchGestures(camera, (event, at) => {
    const target = targetUnder(viewer, event, at);
    viewer.choose(target, event.shiftKey || viewer.isEndWanted);
    if (target >= 0) stop.goTo(target);
  });
  // The first click may have moved the diagram.
  listen(stage, 'dblclick', () => openBehind(viewer, viewer.subject.selected));
}

/** Opens the first level behind an element, if there is one. */
function openBehind({ levels, scene }: Viewer, at: number): void {
  const [level] = levelsBehind(levels, levels.current, scene.elements[at]?.id ?? '', at);
  if (level !== undefined) levels.open(level);
}

// ---- Clicks.

/** Height of a box's title line in pixels. A click below it counts as a click on the background. */
const TITLE_HEIGHT = 26;
/** Pixels from a line within which a click counts as a click on it; a finger is less exact. */
const NEAR_PX = 6;
const NEAR_FINGER_PX = 14;

function targetUnder(viewer: Viewer, { target, clientY, pointerType }: PointerEvent, at: Point): Target {
  const { elements } = viewer.scene;
  const line = viewer.page.lineOf(target);
  // A label or a sign belongs to one line. Lines themselves may lie on each other, so `nearestLine` decides.
  if (line >= 0 && !(target as Element).matches('path')) return targetOfLine(line);
  const element = viewer.numberOf(target);
  const isOpenBox = elements[element]?.isBox && !viewer.collapsed.has(element);
  if (isOpenBox) {
    const frame = viewer.page.elements[element]!.querySelector('rect')!.getBoundingClientRect();
    const { height } = viewer.placeOf(element);
    if (clientY - frame.top <= (TITLE_HEIGHT / height) * frame.height) return element;
  } else if (element >= 0) return element;
  const point = viewer.camera.pointAt(at);
  return nearestLine(viewer, point, (pointerType === 'touch' ? NEAR_FINGER_PX : NEAR_PX) * point.unit);
}

// ---- Gestures: drag, pinch, wheel and click.

/** A shorter movement counts as a click. */
const DRAG_PX = 4;

function watchGestures(camera: Camera, onClick: (event: PointerEvent, at: Point) => void): void {
  const stage = byId('stage');
  const fingers = new Map<number, Point>();
  let moved = 0;
  const at = ({ clientX, clientY }: MouseEvent): Point => ({
    x: clientX - stage.offsetLeft,
    y: clientY - stage.offsetTop,
  });

  listen(stage, 'pointerdown', (event) => {
    if (fingers.size === 0) moved = 0;
    if (event.button === 0) fingers.set(event.pointerId, at(event));
  });
  listen(stage, 'pointermove', (event) => {
    const { pointerId } = event;
    const before = fingers.get(pointerId);
    if (!before) return;
    const now = at(event);
    const [x, y] = [now.x - before.x, now.y - before.y];
    moved += Math.hypot(x, y);
    if (moved < DRAG_PX) return;
    stage.setPointerCapture(pointerId);
    fingers.set(pointerId, now);
    const other = [...fingers].find(([id]) => id !== pointerId)?.[1];
    if (!other) return camera.pan(x, y);
    const apart = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    camera.zoom(apart(now) / apart(before), other);
  });
  const end = (event: PointerEvent): void => {
    if (fingers.delete(event.pointerId) && moved < DRAG_PX && event.type === 'pointerup') onClick(event, at(event));
  };
  listen(stage, 'pointerup', end);
  listen(stage, 'pointercancel', end);
  listen(stage, 'wheel', (event) => {
    const { ctrlKey, shiftKey, deltaX, deltaY } = event;
    // In a frame, the wheel scrolls the enclosing page unless Ctrl is held, which browsers also report for a pinch on a
    // touchpad.
    if (top !== window && !ctrlKey) return;
    event.preventDefault();
    if (shiftKey) camera.pan(-(deltaX || deltaY), 0);
    else camera.zoom(Math.exp(-deltaY / (ctrlKey ? 100 : 500)), at(event));
  });
}
