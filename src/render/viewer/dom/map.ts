/** An overview map with a frame around the visible part. */
import { seenPart, whole } from '../model/view.js';
import { attributes, draw, listen } from './elements.js';
import type { Viewer } from './state.js';

/** A diagram of at most so many nodes needs no map. */
const NODES_LEAST = 100;
const WIDTH = 200;

export function addMap({ scene: { elements }, camera }: Viewer): void {
  if (elements.filter(({ isBox }) => !isBox).length <= NODES_LEAST) return;
  const { width, height } = camera.bounds;
  const scale = WIDTH / Math.max(width, height);
  const shape = (ofBoxes: boolean): Element => {
    const rectangles = elements.flatMap(({ isBox, place: { x, y, width, height } }) =>
      isBox === ofBoxes ? [`M${x},${y}h${width}v${height}h${-width}z`] : [],
    );
    return draw('path', { d: rectangles.join('') });
  };
  const frame = draw('rect', {});
  const of = { class: 'map', viewBox: `0 0 ${width} ${height}`, width: width * scale, 'aria-hidden': 'true' };
  const map = draw('svg', of, shape(true), shape(false), frame);
  let now = 1;
  const go = ({ buttons, offsetX, offsetY }: PointerEvent): void => {
    const place = { x: offsetX / scale, y: offsetY / scale, width: 1, height: 1 };
    if (buttons > 0) camera.move(whole(place, camera.screen(), now));
  };
  listen(map, 'pointerdown', go);
  listen(map, 'pointermove', go);
  document.body.append(map);
  camera.onMove((view) => {
    now = view.scale;
    attributes(frame, { ...seenPart(view, camera.screen()) });
  });
}
