/** The keyboard, while the picture has the focus: one tab stop, from which arrow keys go to what is nearest. */

import * as messages from '../messages.js';
import { type Direction, nearestIn } from '../model/nearest.js';
import { middleOf, type Point, type Thing } from '../model/picture.js';
import { ZOOM_STEP } from './camera.js';
import { byId, make, say } from './elements.js';
import type { Viewer } from './viewer.js';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** Pixels of the screen that Shift and an arrow key go. */
const PAN_PX: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [80, 0],
  right: [-80, 0],
  up: [0, 80],
  down: [0, -80],
};

/** A box is where its title is. */
const pointOf = ({ isBox, place }: Thing): Point => (isBox ? { x: place.x + 12, y: place.y + 12 } : middleOf(place));

export interface Keys {
  /** @param isFocused the keyboard goes there, too */
  readonly goTo: (at: number, isFocused: boolean) => void;
}

export function watchKeys(viewer: Viewer): Keys {
  const { page, camera, picture } = viewer;
  const points = picture.things.map(pointOf);
  let current = Math.max(
    0,
    picture.things.findIndex(({ isBox }) => !isBox),
  );
  let stop: SVGElement | null = null;

  const goTo = (at: number, isFocused: boolean): void => {
    if (picture.things.length === 0) return;
    for (const name of ['tabindex', 'role', 'aria-label']) stop?.removeAttribute(name);
    current = at;
    stop = viewer.elementOf(at);
    stop.setAttribute('tabindex', '0');
    stop.setAttribute('role', 'button');
    stop.setAttribute('aria-label', viewer.sayOf(at));
    if (!isFocused) return;
    stop.focus({ preventScroll: true });
    camera.show(picture.things[at]!.place);
  };
  /** The next that is there, round the whole picture. */
  const next = (step: number): number => {
    const count = points.length;
    for (let tries = 1; tries <= count; tries++) {
      const at = (current + step * tries + count * tries) % count;
      if (viewer.shown.things.has(at)) return at;
    }
    return current;
  };
  const arrow = (direction: Direction): void => {
    const at = nearestIn(points, current, direction, (each) => viewer.shown.things.has(each));
    if (at >= 0) goTo(at, true);
  };
  const first = (step: number): void => {
    current = step > 0 ? -1 : points.length;
    goTo(next(step), true);
  };
  const actions: Readonly<Record<string, () => void>> = {
    PageDown: () => goTo(next(1), true),
    PageUp: () => goTo(next(-1), true),
    Home: () => first(1),
    End: () => first(-1),
    Enter: () => open(viewer, current),
    ' ': () => open(viewer, current),
    c: () => foldOrNot(viewer, current),
    w: () => {
      viewer.choose(current);
      viewer.isEndWanted = true;
      say(messages.CHOOSE_END);
    },
    0: camera.fit,
    1: () => camera.zoom(1 / camera.view().scale),
    '+': () => camera.zoom(ZOOM_STEP),
    '=': () => camera.zoom(ZOOM_STEP),
    '-': () => camera.zoom(1 / ZOOM_STEP),
    '/': () => byId('q').focus(),
  };

  byId('stage').addEventListener('keydown', (event) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const direction = DIRECTIONS[key];
    const action = direction ? () => (shiftKey ? camera.pan(...PAN_PX[direction]) : arrow(direction)) : actions[key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || viewer.subject === null) return;
    viewer.close();
    goTo(current, true);
  });
  viewer.onShown(() => goTo(viewer.shown.things.has(current) ? current : next(1), document.activeElement === stop));
  viewer.onSubject(() => {
    if (viewer.subject?.at !== undefined) goTo(viewer.subject.at, false);
  });
  describe(page.svg);
  goTo(current, false);
  return { goTo };
}

function describe(svg: SVGSVGElement): void {
  document.body.append(make('p', { id: 'keys', hidden: true }, messages.DIAGRAM_KEYS));
  svg.setAttribute('role', 'application');
  svg.setAttribute('aria-describedby', 'keys');
}

function open(viewer: Viewer, at: number): void {
  viewer.choose(at);
  document.querySelector<HTMLElement>('#panel h2')?.focus();
}

function foldOrNot(viewer: Viewer, at: number): void {
  if (!viewer.picture.things[at]!.isBox) return;
  const isCollapsed = !viewer.collapsed.has(at);
  viewer.fold([at], isCollapsed);
  say((isCollapsed ? messages.collapsed : messages.expanded)(viewer.nameOf(at)));
}
