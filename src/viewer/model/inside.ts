import { type DiagramRect, holds, pointOf } from './picture.js';

/**
 * By thing, the boxes around it, the nearest first. The drawing does not say it, and need not: boxes overlap only where one
 * is in the other, and come before what is in them.
 *
 * @param boxes how many of the places are those of boxes; they come first
 */
export const aroundEach = (places: readonly DiagramRect[], boxes: number): readonly (readonly number[])[] =>
  places.map((place, at) => {
    const { x, y } = pointOf({ isBox: at < boxes, place });
    // The middle of a gate is on the border of its box.
    const point = { x: x + 2, y };
    return places
      .slice(0, Math.min(at, boxes))
      .flatMap((box, around) => (holds(box, point) ? [around] : []))
      .reverse();
  });
