import { type DiagramElement, type DiagramRect, holds, type Point } from './scene.js';

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
/** Distance around icons within which their captions are. */
const CAPTION = 70;
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

/** Returns a view that shows rectangles with their captions, as large as fits. */
export const framing = ({ x, y, width, height }: DiagramRect, screen: Size): View =>
  whole({ x: x - CAPTION, y: y - CAPTION, width: width + 2 * CAPTION, height: height + 2 * CAPTION }, screen, 1.2);

/** Returns the same view if it shows a whole rectangle at a readable scale; otherwise a view that does. */
export function showing(view: View, place: DiagramRect, screen: Size): View {
  const seen = seenPart(view, screen);
  const isSeen = holds(seen, place) && holds(seen, { x: place.x + place.width, y: place.y + place.height });
  return isSeen && view.scale >= READABLE ? view : whole(place, screen, Math.max(view.scale, READABLE));
}

/** The smallest scale at which the page opens on a small screen: captions are about 6 pixels high. */
const OPENING_LEAST = 0.5;
/** Widest screen on which a diagram may open in part. */
const SMALL_SCREEN = 640;
/** Distance of the first element from the left of the screen, in pixels. */
const MARGIN = 32;

/**
 * Returns the view in which the page opens: the whole diagram. On a phone, where that may be too small to read, it is
 * the leftmost node, at which most diagrams begin, and what follows it.
 */
export function opening(
  bounds: DiagramRect,
  elements: readonly Pick<DiagramElement, 'isBox' | 'place'>[],
  screen: Size,
): View {
  const view = whole(bounds, screen);
  const [first] = elements.filter(({ isBox }) => !isBox).sort((a, b) => a.place.x - b.place.x);
  if (view.scale >= OPENING_LEAST || screen.width > SMALL_SCREEN || !first) return view;
  const { x, y, height } = first.place;
  return { scale: READABLE, x: MARGIN - x * READABLE, y: screen.height / 2 - (y + height / 2) * READABLE };
}

/**
 * Returns the view for a screen of another size: the same centre, and no side of the screen blank while the diagram
 * continues on the other side.
 */
export function resized(view: View, bounds: DiagramRect, before: Size, screen: Size): View {
  const along = (at: number, size: number, was: number, is: number): number => {
    const centred = at + (is - was) / 2;
    const length = size * view.scale;
    const [low, high] = length < is ? [0, is - length] : [is - length, 0];
    return Math.min(Math.max(centred, low), high);
  };
  return {
    scale: view.scale,
    x: along(view.x, bounds.width, before.width, screen.width),
    y: along(view.y, bounds.height, before.height, screen.height),
  };
}
