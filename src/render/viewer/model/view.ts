import { type DiagramRect, holds, type Point } from './scene.js';

/** Position of the diagram's top left corner on the screen, and screen pixels per unit of the diagram. */
export interface View extends Point {
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const SCALE_LEAST = 0.02;
export const SCALE_MOST = 8;
/** At a smaller scale, captions cannot be read. */
const READABLE = 0.6;

/** Returns a view that centres a rectangle and shows it as large as fits, up to the scale `most`. */
export function whole({ x, y, width, height }: DiagramRect, screen: Size, most = 1.5): View {
  const scale = Math.min(most, (0.97 * screen.width) / width, (0.97 * screen.height) / height);
  return { scale, x: screen.width / 2 - (x + width / 2) * scale, y: screen.height / 2 - (y + height / 2) * scale };
}

/** Returns a scaled view in which one point of the screen stays fixed. */
export function zoom({ scale: before, x, y }: View, factor: number, at: Point): View {
  const scale = Math.min(Math.max(SCALE_LEAST, before * factor), SCALE_MOST);
  // Differs from `factor` at a limit of the scale.
  const actual = scale / before;
  return { scale, x: at.x - (at.x - x) * actual, y: at.y - (at.y - y) * actual };
}

/** Returns the part of the diagram that the screen shows. */
export const seenPart = ({ x, y, scale }: View, { width, height }: Size): DiagramRect => ({
  x: -x / scale,
  y: -y / scale,
  width: width / scale,
  height: height / scale,
});

/** Returns the same view if it shows a whole rectangle at a readable scale; otherwise a view that does. */
export function showing(view: View, place: DiagramRect, screen: Size): View {
  const seen = seenPart(view, screen);
  const isSeen = holds(seen, place) && holds(seen, { x: place.x + place.width, y: place.y + place.height });
  return isSeen && view.scale >= READABLE ? view : whole(place, screen, Math.max(view.scale, READABLE));
}
