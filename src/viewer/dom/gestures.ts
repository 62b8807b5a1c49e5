/** Mouse, touch and pen: drag and pinch, wheel, and what was clicked. */
import type { Point } from '../model/picture.js';
import type { Camera } from './camera.js';
import { byId } from './elements.js';

/** Less is a click with an unsteady hand. */
const DRAG_PX = 4;
/** Pixels of a wheel that says lines. */
const LINE_PX = 16;

export function watchGestures(camera: Camera, onClick: (event: PointerEvent) => void): void {
  const stage = byId('stage');
  const fingers = new Map<number, Point>();
  let [isDragged, moved] = [false, 0];
  const at = (event: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) [isDragged, moved] = [false, 0];
    fingers.set(event.pointerId, at(event));
  });
  stage.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = at(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (!isDragged && moved < DRAG_PX && other === undefined) return;
    if (!isDragged) stage.setPointerCapture(event.pointerId);
    isDragged = true;
    stage.classList.add('held');
    fingers.set(event.pointerId, now);
    if (other === undefined) return camera.pan(now.x - before.x, now.y - before.y);
    const apart = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    camera.zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    stage.addEventListener(end, (event) => {
      const wasDown = fingers.delete(event.pointerId);
      stage.classList.remove('held');
      if (wasDown && !isDragged && end === 'pointerup') onClick(event);
    });
  }
  stage.addEventListener(
    'wheel',
    (event) => {
      // In a frame the wheel belongs to the page around, but with Ctrl, which a pinch on a touchpad says too.
      if (window.top !== window && !event.ctrlKey) return;
      event.preventDefault();
      const unit = event.deltaMode === 0 ? 1 : LINE_PX;
      if (event.shiftKey) camera.pan(-(event.deltaX || event.deltaY) * unit, 0);
      else camera.zoom(Math.exp((-event.deltaY * unit) / (event.ctrlKey ? 100 : 500)), at(event));
    },
    { passive: false },
  );
}
