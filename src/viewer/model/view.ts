import type { DiagramRect, Point } from './picture.js';

/** Where the picture's corner is on the screen, and how large a pixel of it is. */
export interface View extends Point {
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const SCALE_LEAST = 0.02;
export const SCALE_MOST = 8;
/** Smaller icons have captions that cannot be read. */
const READABLE = 0.6;

/** A place in the middle of the screen, as large as it fits and no larger than `most`. */
export function whole({ x, y, width, height }: DiagramRect, screen: Size, most = 1.5): View {
  const scale = Math.min(most, (0.97 * screen.width) / width, (0.97 * screen.height) / height);
  return { scale, x: screen.width / 2 - (x + width / 2) * scale, y: screen.height / 2 - (y + height / 2) * scale };
}

/** Larger or smaller, with one point of the screen staying where it is. */
export function zoom({ scale: before, x, y }: View, factor: number, at: Point): View {
  const scale = Math.min(Math.max(SCALE_LEAST, before * factor), SCALE_MOST);
  const real = scale / before;
  return { scale, x: at.x - (at.x - x) * real, y: at.y - (at.y - y) * real };
}

/** The part of the picture that the screen shows. */
export const seenPart = ({ x, y, scale }: View, { width, height }: Size): DiagramRect => ({
  x: -x / scale,
  y: -y / scale,
  width: width / scale,
  height: height / scale,
});

/** The view itself where it shows all of a place, and large enough to read; else one that does. */
export function showing(view: View, place: DiagramRect, screen: Size): View {
  const seen = seenPart(view, screen);
  const isSeen =
    place.x >= seen.x &&
    place.y >= seen.y &&
    place.x + place.width <= seen.x + seen.width &&
    place.y + place.height <= seen.y + seen.height;
  return isSeen && view.scale >= READABLE ? view : whole(place, screen, Math.max(view.scale, READABLE));
}
