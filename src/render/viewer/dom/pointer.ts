/** Handles clicks: selects the element under the pointer. */

import type { Point } from '../model/scene.js';
import type { Camera } from './camera.js';
import { byId, listen } from './elements.js';
import type { Viewer } from './state.js';

/** Height of a box's title line in pixels. A click below it counts as a click on the background. */
const TITLE_HEIGHT = 26;

export const watchPointer =
  (viewer: Viewer, goTo: (at: number) => void) =>
  ({ target, clientY, shiftKey }: PointerEvent): void => {
    let at = viewer.numberOf(target);
    const isOpenBox = viewer.scene.elements[at]?.isBox && !viewer.collapsed.has(at);
    if (isOpenBox) {
      const frame = viewer.page.elements[at]!.querySelector('rect')!.getBoundingClientRect();
      const { height } = viewer.scene.elements[at]!.place;
      if (clientY - frame.top > (TITLE_HEIGHT / height) * frame.height) at = -1;
    }
    viewer.choose(at, shiftKey || viewer.isEndWanted);
    if (at >= 0) goTo(at);
  };

// ---- Mouse, touch and pen: drag, pinch, wheel and click.

/** A shorter movement counts as a click. */
const DRAG_PX = 4;

export function watchGestures(camera: Camera, onClick: (event: PointerEvent) => void): void {
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
    if (fingers.delete(event.pointerId) && moved < DRAG_PX && event.type === 'pointerup') onClick(event);
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
