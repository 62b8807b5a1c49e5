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

// ---- Titles of boxes, which grow while the diagram is small.

/** Scale below which titles grow. They have 12 pixels at scale 1. */
const TITLES_GROW = 0.6;
/** Height of a letter of a grown title on the screen, relative to that at scale 1. */
const TITLE_GROWN = 0.92;
/** A title that would be smaller than this does not grow: it would cover icons, and could still not be read. */
const TITLE_LEAST = 0.6;
/** Units between a title and the right border of its box. */
const TITLE_END = 6;
/** Scale below which the captions of icons, at most four pixels high, are hidden. */
const CAPTIONS_HIDDEN = 0.3;

export const areTitlesSmall = (scale: number): boolean => scale < TITLES_GROW;
export const areCaptionsHidden = (scale: number): boolean => scale < CAPTIONS_HIDDEN;

/** A title as drawn at scale 1, and its box, which it does not leave. */
export interface BoxTitle {
  readonly place: DiagramRect;
  readonly box: DiagramRect;
}

/** A title as large as it is legible, or as its box is wide. */
export interface GrownTitle {
  /** If there is no room for it, 1 for a title as drawn, or 0 for none where captions are hidden, too. */
  readonly factor: number;
  /** Distance by which it moves down, below the title of an outer box. */
  readonly down: number;
}

/** Returns the grown titles. @param titles those of outer boxes first */
export function grownTitles(titles: readonly BoxTitle[], scale: number): readonly GrownTitle[] {
  const taken: DiagramRect[] = [];
  return titles.map(({ place, box }) => {
    const { x, width, height } = place;
    const room = (box.x + box.width - TITLE_END - x) / width;
    const factor = Math.max(1, Math.min(TITLE_GROWN / scale, room));
    const asDrawn = { factor: areCaptionsHidden(scale) ? 0 : 1, down: 0 };
    if (factor * scale < TITLE_LEAST) return asDrawn;
    const grown = { x, y: place.y, width: width * factor, height: height * factor };
    for (const other of taken) if (overlaps(grown, other)) grown.y = other.y + other.height;
    if (grown.y + grown.height > box.y + box.height) return asDrawn;
    taken.push(grown);
    return { factor, down: grown.y - place.y };
  });
}

const overlaps = (one: DiagramRect, other: DiagramRect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
