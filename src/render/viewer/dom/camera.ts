/** Pans and zooms the diagram by one CSS transform, which costs the same for any number of icons. */
import type { DiagramRect, Point } from '../model/scene.js';
import { type Size, showing, type View, whole, zoom } from '../model/view.js';
import { byId } from './elements.js';

/** Delay after a gesture before the browser redraws the diagram sharply at its scale. */
const SHARP_AFTER_MS = 150;
export const ZOOM_STEP = 1.25;

export interface Camera {
  readonly bounds: DiagramRect;
  readonly screen: () => Size;
  readonly whole: () => void;
  readonly move: (view: View) => void;
  readonly pan: (x: number, y: number) => void;
  /** Zooms around a point. @param at relative to the stage; default: its centre */
  readonly zoom: (factor: number, at?: Point) => void;
  readonly show: (place: DiagramRect) => void;
  readonly onMove: (listener: (view: View) => void) => void;
}

export function openCamera(svg: SVGSVGElement): Camera {
  const stage = byId('stage');
  const { width, height } = svg.viewBox.baseVal;
  const bounds = { x: 0, y: 0, width, height };
  const screen = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
  const listeners: ((view: View) => void)[] = [];
  let view = whole(bounds, screen());
  let isFitted = true;
  let timer = 0;

  const move = (next: View, fits = false): void => {
    [view, isFitted] = [next, fits];
    svg.style.willChange = 'transform';
    svg.style.transform = `translate(${view.x}px,${view.y}px) scale(${view.scale})`;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      svg.style.willChange = '';
    }, SHARP_AFTER_MS);
    for (const listener of listeners) listener(view);
  };
  const camera: Camera = {
    bounds,
    screen,
    move,
    whole: () => move(whole(bounds, screen()), true),
    pan: (x, y) => move({ ...view, x: view.x + x, y: view.y + y }),
    zoom: (factor, at = { x: screen().width / 2, y: screen().height / 2 }) => move(zoom(view, factor, at)),
    show(place) {
      const next = showing(view, place, screen());
      if (next !== view) move(next);
    },
    onMove: (listener) => listeners.push(listener),
  };
  new ResizeObserver(() => (isFitted ? camera.whole() : move(view))).observe(stage);
  return camera;
}
