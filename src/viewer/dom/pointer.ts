/** What a click means. */
import type { Point } from '../model/picture.js';
import type { Keys } from './keys.js';
import type { Viewer } from './viewer.js';

/** Height of the line that has the title of a box: the rest of it is ground. */
const TITLE_HEIGHT = 26;

export function watchPointer(viewer: Viewer, { goTo }: Keys): (event: PointerEvent) => void {
  /** The thing that is meant; -1 for none. */
  const meant = ({ target, clientX, clientY }: MouseEvent): number => {
    const at = viewer.page.numberOf.get((target as Element).closest('[data-address]')!) ?? -1;
    if (at < 0 || !viewer.picture.things[at]!.isBox || viewer.collapsed.has(at)) return at;
    const { y } = inPicture(viewer, clientX, clientY);
    return y < viewer.picture.things[at]!.place.y + TITLE_HEIGHT ? at : -1;
  };
  viewer.page.svg.addEventListener('dblclick', (event) => {
    const at = meant(event);
    if (at >= 0 && viewer.picture.things[at]!.isBox) viewer.fold([at], !viewer.collapsed.has(at));
  });
  return (event) => {
    const at = meant(event);
    if (at < 0) return viewer.close();
    if (event.shiftKey && viewer.subject?.at !== undefined) viewer.wayTo(at);
    else viewer.choose(at);
    goTo(at, true);
  };
}

function inPicture({ page: { svg }, camera }: Viewer, x: number, y: number): Point {
  const { left, top } = svg.getBoundingClientRect();
  const { scale } = camera.view();
  return { x: (x - left) / scale, y: (y - top) / scale };
}
