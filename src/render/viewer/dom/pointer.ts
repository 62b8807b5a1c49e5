/** Handles clicks: selects the element under the pointer. */
import type { Viewer } from './state.js';

/** Height of a box's title line in pixels. A click below it counts as a click on the background. */
const TITLE_HEIGHT = 26;

export const watchPointer =
  (viewer: Viewer, goTo: (at: number) => void) =>
  ({ target, clientY, shiftKey }: PointerEvent): void => {
    let at = viewer.numberOf(target);
    const isGround = viewer.picture.things[at]?.isBox && !viewer.collapsed.has(at);
    if (isGround) {
      const frame = viewer.page.things[at]!.querySelector('rect')!.getBoundingClientRect();
      const { height } = viewer.picture.things[at]!.place;
      if (clientY - frame.top > (TITLE_HEIGHT / height) * frame.height) at = -1;
    }
    if (shiftKey && viewer.chosen >= 0) viewer.choose(at, true);
    else viewer.choose(at);
    if (at >= 0) goTo(at);
  };
