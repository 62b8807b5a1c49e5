import { holds, middleOf, type Place } from './picture.js';

/** A frame and its twin may differ by a rounding. */
const SLACK = 0.5;

const within = (inner: Place, outer: Place): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

/**
 * By thing, the box that it is in, or -1: the smallest one around it. The drawing does not say it, and need not: boxes
 * overlap only where one is in the other.
 *
 * @param places boxes first, outer ones before inner ones
 * @param boxes how many of them are boxes
 */
export function parentsOf(places: readonly Place[], boxes: number): readonly number[] {
  const area = ({ width, height }: Place): number => width * height;
  return places.map((place, at) => {
    let found = -1;
    for (let box = 0; box < Math.min(boxes, at < boxes ? at : boxes); box++) {
      const frame = places[box]!;
      const isInside = at < boxes ? within(place, frame) : holds(frame, middleOf(place));
      if (isInside && (found < 0 || area(frame) <= area(places[found]!))) found = box;
    }
    return found;
  });
}
