/** Where the picture is on the screen: one CSS transform, which costs the same for any number of icons. */
import type { Place, Point } from '../model/picture.js';
import { fit, kept, pan, type Size, showing, type View, zoom } from '../model/view.js';
import { byId } from './elements.js';

/** After a gesture the picture is drawn anew, sharp, at its scale. */
const SHARP_AFTER_MS = 150;
const GLIDE_MS = 300;
export const ZOOM_STEP = 1.25;

export interface Camera {
  readonly view: () => View;
  readonly window: () => Size;
  readonly picture: Size;
  /** Changes the view at once, or in a short glide. */
  readonly move: (view: View, glides?: boolean) => void;
  readonly fit: () => void;
  readonly pan: (x: number, y: number) => void;
  /** @param at on the stage; absent: its middle */
  readonly zoom: (factor: number, at?: Point) => void;
  readonly show: (place: Place) => void;
  readonly onMove: (listener: () => void) => void;
}

export function openCamera(svg: SVGSVGElement): Camera {
  const stage = byId('stage');
  const picture = { width: Number(svg.getAttribute('width')), height: Number(svg.getAttribute('height')) };
  const size = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
  const listeners: (() => void)[] = [];
  let view = fit(picture, size());
  let isFitted = true;
  let timer = 0;

  const later = (action: () => void, wait: number): void => {
    clearTimeout(timer);
    timer = window.setTimeout(action, wait);
  };
  const move = (next: View, glides = false): void => {
    isFitted = false;
    view = kept(next, picture, size());
    stage.classList.toggle('glide', glides);
    svg.style.willChange = 'transform';
    svg.style.transform = `translate(${view.x}px,${view.y}px) scale(${view.scale})`;
    later(
      () => {
        svg.style.willChange = '';
        stage.classList.remove('glide');
      },
      glides ? GLIDE_MS : SHARP_AFTER_MS,
    );
    for (const listener of listeners) listener();
  };
  const middle = (): Point => ({ x: size().width / 2, y: size().height / 2 });
  const camera: Camera = {
    view: () => view,
    window: size,
    picture,
    move,
    fit() {
      move(fit(picture, size()), true);
      isFitted = true;
    },
    pan: (x, y) => move(pan(view, x, y)),
    zoom: (factor, at = middle()) => move(zoom(view, factor, at)),
    show(place) {
      const next = showing(view, place, size());
      if (next !== view) move(next, true);
    },
    onMove: (listener) => listeners.push(listener),
  };
  new ResizeObserver(() => {
    if (!isFitted) return move(view);
    move(fit(picture, size()));
    isFitted = true;
  }).observe(stage);
  return camera;
}
