/** A small picture of the whole, with what the screen shows of it. */
import { centred, seenPart } from '../model/view.js';
import { draw } from './elements.js';
import type { Viewer } from './viewer.js';

/** Smaller pictures are seen as a whole. */
const NODES_LEAST = 100;
const MAP = { width: 200, height: 140 };

export function addMap({ picture: { things }, camera }: Viewer): void {
  if (things.filter(({ isBox }) => !isBox).length <= NODES_LEAST) return;
  const { picture } = camera;
  const scale = Math.min(MAP.width / picture.width, MAP.height / picture.height);
  const shape = (isBox: boolean): string =>
    things
      .filter((thing) => thing.isBox === isBox)
      .map(({ place: { x, y, width, height } }) => `M${x},${y}h${width}v${height}h${-width}z`)
      .join('');
  const frame = draw('rect', {});
  const map = draw(
    'svg',
    {
      class: 'map',
      'aria-hidden': 'true',
      viewBox: `0 0 ${picture.width} ${picture.height}`,
      width: picture.width * scale,
      height: picture.height * scale,
    },
    draw('path', { d: shape(true), 'stroke-width': 1 / scale / 2 }),
    draw('path', { d: shape(false) }),
    frame,
  );
  const follow = (): void => {
    const { x, y, width, height } = seenPart(camera.view(), camera.window());
    const of = { x, y, width, height, 'stroke-width': 1.5 / scale };
    for (const [name, value] of Object.entries(of)) frame.setAttribute(name, String(value));
  };
  const go = (event: PointerEvent): void => {
    if (event.buttons === 0) return;
    const { left, top } = map.getBoundingClientRect();
    const place = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale, width: 0, height: 0 };
    camera.move(centred(camera.view(), place, camera.window()));
  };
  map.addEventListener('pointerdown', go);
  map.addEventListener('pointermove', go);
  document.body.append(map);
  camera.onMove(follow);
  follow();
}
