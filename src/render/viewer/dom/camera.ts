/** Pans and zooms the diagram by one CSS transform, which costs the same for any number of icons. */
import type { DiagramElement, DiagramRect, Point } from '../model/scene.js';
import { framing, opening, resized, type Size, seenPart, showing, type View, whole, zoom } from '../model/view.js';
import { add, attributes, byId, draw, listen, onEnd } from './elements.js';

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
  /** Moves to a place that is not seen or not readable. @param isFramed true to move so that it fills the screen */
  readonly show: (place: DiagramRect, isFramed?: boolean) => void;
  /** Moves back to where the page opened, if only `show` has moved the view since. */
  readonly release: () => void;
  /** Returns the point of the diagram at a point of the stage, and the diagram's units per pixel. */
  readonly pointAt: (at: Point) => Point & { readonly unit: number };
  readonly onMove: (listener: (view: View) => void) => void;
  /** Adds a listener for a scale at which the view comes to rest. */
  readonly onRest: (listener: (scale: number) => void) => void;
}

export function openCamera(svg: SVGSVGElement, elements: readonly DiagramElement[]): Camera {
  const stage = byId('stage');
  const { width, height } = svg.viewBox.baseVal;
  const bounds = { x: 0, y: 0, width, height };
  const screen = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
  const listeners: ((view: View) => void)[] = [];
  const restListeners: ((scale: number) => void)[] = [];
  const wholeView = (): View => whole(bounds, screen());
  let home = (): View => opening(bounds, elements, screen());
  let view = home();
  let before = screen();
  /** The view is where the page opened, or where `show` has moved it from there, or where the user has moved it. */
  let mode: 'home' | 'shown' | 'free' = 'home';
  let timer = 0;

  const move = (next: View, newMode: typeof mode = 'free'): void => {
    [view, mode, before] = [next, newMode, screen()];
    svg.style.willChange = 'transform';
    svg.style.transform = `translate(${view.x}px,${view.y}px) scale(${view.scale})`;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      svg.style.willChange = '';
      for (const listener of restListeners) listener(view.scale);
    }, SHARP_AFTER_MS);
    for (const listener of listeners) listener(view);
  };
  const camera: Camera = {
    bounds,
    screen,
    move,
    whole() {
      home = wholeView;
      move(home(), 'home');
    },
    pan: (x, y) => move({ ...view, x: view.x + x, y: view.y + y }),
    zoom: (factor, at = { x: screen().width / 2, y: screen().height / 2 }) => move(zoom(view, factor, at)),
    show(place, isFramed = false) {
      const next = isFramed ? framing(place, screen()) : showing(view, place, screen());
      if (next !== view) move(next, mode === 'free' ? 'free' : 'shown');
    },
    release() {
      if (mode !== 'free') move(home(), 'home');
    },
    pointAt: ({ x, y }) => ({ x: (x - view.x) / view.scale, y: (y - view.y) / view.scale, unit: 1 / view.scale }),
    onMove(listener) {
      listeners.push(listener);
      listener(view);
    },
    onRest(listener) {
      restListeners.push(listener);
      listener(view.scale);
    },
  };
  onEnd(() => clearTimeout(timer));
  const observer = new ResizeObserver(() => {
    if (mode === 'home') move(home(), 'home');
    else move(resized(view, bounds, before, screen()), mode);
  });
  observer.observe(stage);
  onEnd(() => observer.disconnect());
  addMap(camera, elements);
  move(view, 'home');
  return camera;
}

// ---- An overview map with a frame around the visible part.

/** A diagram of at most so many nodes needs no map. */
const NODES_LEAST = 100;
const WIDTH = 200;

function addMap(camera: Camera, elements: readonly DiagramElement[]): void {
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
  add(document.body, map);
  camera.onMove((view) => {
    now = view.scale;
    attributes(frame, { ...seenPart(view, camera.screen()) });
  });
}
