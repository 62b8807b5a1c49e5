import { middleOf, type Place, type Point } from './picture.js';

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
/** A small picture is not blown up to fit. */
const FIT_MOST = 1.5;
/** Around a picture that fits. */
const MARGIN = 12;

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

/** All of it, in the middle. */
export function fit(picture: Size, window: Size): View {
  const room = (side: number): number => Math.max(side - 2 * MARGIN, 1);
  const fitting = Math.min(room(window.width) / picture.width, room(window.height) / picture.height);
  const scale = between(SCALE_LEAST, fitting, FIT_MOST);
  return {
    scale,
    x: (window.width - picture.width * scale) / 2,
    y: (window.height - picture.height * scale) / 2,
  };
}

/** Larger or smaller, with one point of the screen staying where it is. */
export function zoom(view: View, factor: number, { x, y }: Point): View {
  const scale = between(SCALE_LEAST, view.scale * factor, SCALE_MOST);
  const real = scale / view.scale;
  return { scale, x: x - (x - view.x) * real, y: y - (y - view.y) * real };
}

export const pan = (view: View, x: number, y: number): View => ({ ...view, x: view.x + x, y: view.y + y });

/** Moved so far that a corner of the picture stays on the screen. */
export function kept(view: View, picture: Size, window: Size): View {
  const rest = 48;
  return {
    ...view,
    x: between(rest - picture.width * view.scale, view.x, window.width - rest),
    y: between(rest - picture.height * view.scale, view.y, window.height - rest),
  };
}

/** The part of the picture that the screen shows. */
export const seenPart = ({ x, y, scale }: View, window: Size): Place => ({
  x: -x / scale,
  y: -y / scale,
  width: window.width / scale,
  height: window.height / scale,
});

/** With the middle of a place in the middle of the screen. */
export function centred(view: View, place: Place, window: Size): View {
  const { x, y } = middleOf(place);
  return { ...view, x: window.width / 2 - x * view.scale, y: window.height / 2 - y * view.scale };
}

/** The view itself where it shows all of a place, and large enough to read; else one that does. */
export function showing(view: View, place: Place, window: Size, readable = 0.6): View {
  const seen = seenPart(view, window);
  const isSeen =
    place.x >= seen.x &&
    place.y >= seen.y &&
    place.x + place.width <= seen.x + seen.width &&
    place.y + place.height <= seen.y + seen.height;
  if (isSeen && view.scale >= readable) return view;
  const most = Math.min(window.width / place.width, window.height / place.height) * 0.9;
  const scale = Math.min(Math.max(view.scale, readable), Math.max(most, SCALE_LEAST));
  return centred({ ...view, scale }, place, window);
}
