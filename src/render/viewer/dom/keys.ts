/** Keyboard control of the diagram. It is a single tab stop, within which arrow keys move to the nearest element. */

import { pointOf } from '../model/scene.js';
import { type Direction, nearestIn } from '../model/search.js';
import { ZOOM_STEP } from './camera.js';
import { attributes, byId, listen, toggle } from './elements.js';
import type { Viewer } from './state.js';

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
    toggle(element, 'chosen', stop.current === viewer.selected);
  };
  const focus = (): void => (element as SVGElement | null)?.focus({ preventScroll: true });
  const stop: Stop = {
    // Starts at the first node, or at the first element if there are only boxes.
    current: Math.max(
      0,
      elements.findIndex(({ isBox }) => !isBox),
    ),
    further(step) {
      const there = [...viewer.shown.elements];
      return there[(there.indexOf(stop.current) + step + there.length) % there.length] ?? -1;
    },
    goTo(at = stop.current) {
      stop.current = at;
      mark();
      focus();
      if (elements[at]) viewer.camera.show(elements[at].place);
    },
  };
  viewer.listeners.push(() => {
    const hasFocus = document.activeElement === element;
    if (viewer.selected >= 0) stop.current = viewer.selected;
    if (!viewer.shown.elements.has(stop.current)) stop.current = stop.further(1);
    mark();
    if (hasFocus) focus();
  });
  mark();
  return stop;
}

/** Returns a function that moves the tab stop and the focus to an element. */
export function watchKeys(viewer: Viewer): (at: number) => void {
  const { camera, scene } = viewer;
  const stop = makeStop(viewer);
  const points = scene.elements.map(pointOf);
  const open = (): void => {
    viewer.choose(stop.current);
    byId('panel').querySelector('h2')?.focus();
  };
  const actions: Readonly<Record<string, () => void>> = {
    PageDown: () => stop.goTo(stop.further(1)),
    PageUp: () => stop.goTo(stop.further(-1)),
    Enter: open,
    ' ': open,
    c: () => {
      if (scene.elements[stop.current]?.isBox) viewer.fold([stop.current], !viewer.collapsed.has(stop.current));
    },
    0: camera.whole,
    '+': () => camera.zoom(ZOOM_STEP),
    '-': () => camera.zoom(1 / ZOOM_STEP),
    '/': () => byId('q').focus(),
  };
  listen(byId('stage'), 'keydown', (event) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const [direction, action] = [DIRECTIONS[key], actions[key]];
    if (ctrlKey || metaKey || altKey || !(direction || action)) return;
    event.preventDefault();
    if (!direction) action!();
    else if (shiftKey) camera.pan(-PAN_PX * direction[0], -PAN_PX * direction[1]);
    else stop.goTo(nearestIn(points, stop.current, direction, viewer.shown.elements));
  });
  listen(document, 'keydown', ({ key }) => {
    if (key !== 'Escape' || (viewer.selected < 0 && !viewer.path)) return;
    viewer.choose(-1);
    stop.goTo();
  });
  attributes(viewer.page.svg, { role: 'application', 'aria-describedby': 'keys' });
  return stop.goTo;
}
