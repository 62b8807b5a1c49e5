/** The keyboard, while the picture has the focus: one tab stop, from which arrow keys go to what is nearest. */

import * as messages from '../messages.js';
import { type Direction, nearestIn } from '../model/nearest.js';
import { pointOf } from '../model/picture.js';
import { ZOOM_STEP } from './camera.js';
import { attributes, byId, listen, make } from './elements.js';
import type { Viewer } from './viewer.js';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Pixels of the screen that Shift and an arrow key go. */
const PAN_PX = 80;

/** A function that takes the tab stop to a thing, and the keyboard with it. */
export function watchKeys(viewer: Viewer): (at: number) => void {
  const { camera, picture } = viewer;
  const { things } = picture;
  const points = things.map(pointOf);
  let current = Math.max(
    0,
    things.findIndex(({ isBox }) => !isBox),
  );
  let stop: SVGElement | null = null;

  const mark = (at: number): void => {
    for (const name of ['tabindex', 'role', 'aria-label']) stop?.removeAttribute(name);
    stop?.classList.remove('chosen');
    if (!things[at]) return;
    current = at;
    stop = viewer.elementOf(at) as SVGElement;
    attributes(stop, { tabindex: 0, role: 'graphics-symbol', 'aria-label': viewer.sayOf(at) });
    stop.classList.toggle('chosen', at === viewer.chosen);
  };
  const goTo = (at: number | undefined): void => {
    if (at === undefined) return;
    mark(at);
    stop?.focus({ preventScroll: true });
    if (things[at]) camera.show(things[at].place);
  };
  /** The one that is there, `step` further in the order of the picture. */
  const further = (step: number): number | undefined => {
    const there = [...viewer.shown.things];
    return there[(there.indexOf(current) + step + there.length) % there.length];
  };
  const open = (): void => {
    viewer.choose(current);
    byId('panel').querySelector('h2')?.focus();
  };
  const actions: Readonly<Record<string, () => void>> = {
    PageDown: () => goTo(further(1)),
    PageUp: () => goTo(further(-1)),
    Enter: open,
    ' ': open,
    c: () => {
      if (things[current]?.isBox) viewer.fold([current], !viewer.collapsed.has(current));
    },
    0: camera.whole,
    '+': () => camera.zoom(ZOOM_STEP),
    '-': () => camera.zoom(1 / ZOOM_STEP),
    '/': () => byId('q').focus(),
  };

  listen(byId('stage'), 'keydown', (event) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const direction = DIRECTIONS[key];
    const action = direction
      ? () =>
          shiftKey
            ? camera.pan(-PAN_PX * direction[0], -PAN_PX * direction[1])
            : goTo(nearestIn(points, current, direction, viewer.shown.things))
      : actions[key];
    if (ctrlKey || metaKey || altKey || !action) return;
    event.preventDefault();
    action();
  });
  listen(document, 'keydown', ({ key }) => {
    if (key !== 'Escape' || (viewer.chosen < 0 && !viewer.way)) return;
    viewer.choose(-1, false);
    goTo(current);
  });
  viewer.listeners.push(() => {
    const hasFocus = document.activeElement === stop;
    mark(viewer.chosen < 0 ? current : viewer.chosen);
    if (!viewer.shown.things.has(current)) mark(further(1) ?? -1);
    if (hasFocus) stop?.focus({ preventScroll: true });
  });
  document.body.append(make('p', { id: 'keys', hidden: true }, messages.KEYS));
  attributes(viewer.page.svg, { role: 'application', 'aria-describedby': 'keys' });
  mark(current);
  return goTo;
}
