import { type DiagramRect, holds, pointOf } from './picture.js';

/**
 * Returns the boxes around each element, the innermost first. The SVG does not record them, so they are derived from
 * the geometry: boxes overlap only if one contains the other, and they come before their content.
 *
 * @param boxes number of places that are boxes; these come first
 */
export const enclosingBoxesOf = (places: readonly DiagramRect[], boxes: number): readonly (readonly number[])[] =>
  places.map((place, at) => {
    const { x, y } = pointOf({ isBox: at < boxes, place });
    // The centre of a node on the left border of its box must count as inside.
    const point = { x: x + 2, y };
    return places
      .slice(0, Math.min(at, boxes))
      .flatMap((box, around) => (holds(box, point) ? [around] : []))
      .reverse();
  });
