/** Computes views of the diagram: its position and scale on the screen. */
import { boundsOf, type DiagramElement, type DiagramRect, holds, type Point } from './scene.js';

/** Position of the diagram's top left corner on the screen, and screen pixels per unit of the diagram. */
export interface View extends Point {
  readonly scale: number;
}

/** Width and height, in pixels of the screen. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Limits of zooming. */
export const SCALE_LEAST = 0.02;
export const SCALE_MOST = 8;
/** Distance around icons within which their captions are, in units of the diagram. */
const CAPTION = 70;
/** The scale to which the view moves if captions cannot be read. */
const READABLE = 0.6;
/** At this scale captions can still be read, so the view does not change its scale. */
const LEGIBLE = 0.45;

/** Returns a view that centres a rectangle and shows it as large as fits, up to the scale `maxScale`. */
export function whole({ x, y, width, height }: DiagramRect, screen: Size, maxScale = 1.5): View {
  const scale = Math.min(maxScale, (0.97 * screen.width) / width, (0.97 * screen.height) / height);
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
export const framing = (place: DiagramRect, screen: Size): View => whole(withCaptions(place), screen, 1.2);

/**
 * Returns the least move along one axis after which the range from `from` to `to` is on the screen, as far as it fits.
 */
const shift = (from: number, to: number, size: number): number => Math.max(-from, 0) + Math.min(size - to, 0);

/**
 * Returns the view, moved as little as possible at the same scale, so that it shows a rectangle; null if the rectangle
 * does not fit.
 */
function panned(view: View, { x, y, width, height }: DiagramRect, screen: Size): View | null {
  const { scale } = view;
  if (width * scale > screen.width || height * scale > screen.height) return null;
  const [left, top] = [view.x + x * scale, view.y + y * scale];
  const right = shift(left, left + width * scale, screen.width);
  const down = shift(top, top + height * scale, screen.height);
  return right === 0 && down === 0 ? view : { scale, x: view.x + right, y: view.y + down };
}

const withCaptions = ({ x, y, width, height }: DiagramRect): DiagramRect => ({
  x: x - CAPTION,
  y: y - CAPTION,
  width: width + 2 * CAPTION,
  height: height + 2 * CAPTION,
});

/**
 * Returns a view that shows the first of these rectangles that fits on the screen at the present scale, moved as little
 * as possible; the same view if it does already. If captions are too small to read, or none of them fits, the view
 * centres the last rectangle at another scale.
 */
export function showing(view: View, places: readonly DiagramRect[], screen: Size): View {
  const last = places.at(-1)!;
  const isSeen = places.length === 1 && panned(view, last, screen) === view;
  const candidates = isSeen ? [last] : [...places.map(withCaptions), last];
  for (const place of view.scale < LEGIBLE ? [] : candidates) {
    const next = panned(view, place, screen);
    if (next) return next;
  }
  return whole(last, screen, Math.max(view.scale, READABLE));
}

/** The smallest scale at which the page opens on a small screen: captions are about 6 pixels high. */
const OPENING_LEAST = 0.5;
/** Widest screen on which a diagram may open in part. */
const SMALL_SCREEN = 640;
/** Distance of the first element from the left of the screen, in pixels. */
const MARGIN = 32;

/**
 * Returns the view in which the page opens: the whole diagram, unless it is too small to read. Then it shows the
 * changes, if there are any. On a phone, it shows the riskiest change, or without changes the leftmost node, at which
 * most diagrams begin, with what follows it.
 * @param changes the places of the changes, the riskiest first
 */
export function opening(
  bounds: DiagramRect,
  elements: readonly Pick<DiagramElement, 'isBox' | 'place'>[],
  changes: readonly DiagramRect[],
  screen: Size,
): View {
  const view = whole(bounds, screen);
  const isSmall = screen.width <= SMALL_SCREEN;
  if (view.scale >= (isSmall ? OPENING_LEAST : READABLE)) return view;
  if (changes.length > 0) {
    const all = framing(boundsOf(changes), screen);
    if (!isSmall || all.scale >= OPENING_LEAST) return all.scale > view.scale ? all : view;
    return filling(whole(changes[0]!, screen, READABLE), bounds, screen);
  }
  const [first] = elements.filter(({ isBox }) => !isBox).sort((a, b) => a.place.x - b.place.x);
  if (!isSmall || !first) return view;
  const { x, y, height } = first.place;
  const start = { scale: READABLE, x: MARGIN - x * READABLE, y: screen.height / 2 - (y + height / 2) * READABLE };
  return filling(start, bounds, screen);
}

/** The part of the window in which the diagram is. */
export interface Stage extends Point, Size {}

/**
 * Returns the view for a stage of another size: everything stays where it is in the window, but no side of the stage is
 * blank while the diagram continues on the other side.
 */
export const resized = ({ scale, x, y }: View, bounds: DiagramRect, before: Stage, stage: Stage): View =>
  filling({ scale, x: x + before.x - stage.x, y: y + before.y - stage.y }, bounds, stage);

/** Returns the view, moved so that no side of the screen is blank while the diagram continues on the other side. */
function filling({ scale, x, y }: View, bounds: DiagramRect, screen: Size): View {
  const along = (at: number, start: number, size: number, room: number): number => {
    const [first, last] = [start * scale, (start + size) * scale];
    const [a, b] = [-first, room - last];
    return Math.min(Math.max(at, Math.min(a, b)), Math.max(a, b));
  };
  return {
    scale,
    x: along(x, bounds.x, bounds.width, screen.width),
    y: along(y, bounds.y, bounds.height, screen.height),
  };
}

// ---- Titles of boxes, which grow while the diagram is small.

/** Scale below which titles grow. They have 12 pixels at scale 1. */
const TITLES_GROW = 0.6;
/** Size of a grown title on the screen, relative to that at scale 1. It is the same for all, as on a map. */
const TITLE_GROWN = 0.83;
/** Units between a title and the right border of its box. */
const TITLE_END = 6;
/** A title of which less than this share has room is not drawn. */
const TITLE_SHARE_LEAST = 0.5;
/** Scale below which the captions of icons, at most four pixels high, are hidden. */
const CAPTIONS_HIDDEN = 0.3;

/** Scale below which an icon has at most six pixels. */
const ICONS_ARE_DOTS = 0.1;

/** True at a scale where titles of boxes grow. */
export const areTitlesSmall = (scale: number): boolean => scale < TITLES_GROW;

/** True at a scale where captions of icons are hidden. */
export const areCaptionsHidden = (scale: number): boolean => scale < CAPTIONS_HIDDEN;

/** True at a scale where icons are dots, which titles may cover: in a diagram of thousands they leave no room. */
export const areIconsDots = (scale: number): boolean => scale < ICONS_ARE_DOTS;

/** A title as drawn at scale 1, and its box. The title is not wider than the box. */
export interface BoxTitle {
  readonly place: DiagramRect;
  readonly box: DiagramRect;
}

/** The size and position of a grown title, relative to the title as drawn. */
export interface GrownTitle {
  /** Its size relative to the title as drawn. */
  readonly factor: number;
  /** Distance by which it moves down: below the title of an outer box, or, if negative, to the top of its own box. */
  readonly down: number;
  /** The share of the title that has room. */
  readonly share: number;
}

/**
 * Returns the grown titles: in their box or, if an icon or another title is there, above it; null if there is no room,
 * or none for that of an outer box.
 * @param titles those of outer boxes first
 */
export function grownTitles(
  titles: readonly BoxTitle[],
  icons: readonly DiagramRect[],
  scale: number,
): readonly (GrownTitle | null)[] {
  const factor = Math.max(1, TITLE_GROWN / scale);
  const taken: DiagramRect[] = [];
  /** Boxes whose title has no room. The title of a box inside them would look like their own title. */
  const untitled: DiagramRect[] = [];
  return titles.map(({ place, box }) => {
    const none = (): null => {
      untitled.push(box);
      return null;
    };
    if (untitled.some((outer) => holds(outer, box))) return none();
    const [width, height] = [place.width * factor, place.height * factor];
    const share = Math.min(1, (box.x + box.width - TITLE_END - place.x) / width);
    if (share < TITLE_SHARE_LEAST) return none();
    const at = (y: number): DiagramRect => ({ x: place.x, y, width: width * share, height });
    let inside = place.y;
    for (const other of taken) if (overlaps(at(inside), other)) inside = other.y + other.height;
    const isFree = (y: number): boolean => {
      const isHit = (other: DiagramRect): boolean => overlaps(at(y), other);
      return !icons.some(isHit) && !taken.some(isHit);
    };
    const y = [...(inside + height > box.y + box.height ? [] : [inside]), box.y - height].find(isFree);
    if (y === undefined) return none();
    taken.push(at(y));
    return { factor, share, down: y - place.y };
  });
}

const overlaps = (a: DiagramRect, b: DiagramRect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
