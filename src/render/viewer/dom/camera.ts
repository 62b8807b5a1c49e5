/** Pans and zooms the diagram by one CSS transform, which costs the same for any number of icons. */
import { type DiagramElement, type DiagramRect, holds, type Point } from '../model/scene.js';
import { framing, opening, resized, type Stage, seenPart, showing, type View, whole, zoom } from '../model/view.js';
import { add, attributes, byId, draw, listen, onEnd, toggle } from './elements.js';

/** Delay after a gesture before the browser redraws the diagram sharply at its new scale, in milliseconds. */
const SHARP_AFTER_MS = 150;
/** Factor of one step with a button or a key. */
export const ZOOM_STEP = 1.25;

/** Moves the view of the diagram, and reports its position. */
export interface Camera {
  readonly screen: () => Stage;
  readonly whole: () => void;
  readonly move: (view: View) => void;
  readonly pan: (x: number, y: number) => void;
  /** Zooms around a point. @param at relative to the stage; default: its centre */
  readonly zoom: (factor: number, at?: Point) => void;
  /** Moves, if necessary, to the first of these places that fits on the screen. */
  readonly show: (...places: readonly DiagramRect[]) => void;
  /** Moves so that a place fills the screen. */
  readonly frame: (place: DiagramRect) => void;
  /** Adapts to a drawing that was moved together. @param move returns where a place is now */
  readonly fit: (move: (place: DiagramRect) => DiagramRect) => void;
  /** Moves by units of the diagram, unless the view shows the whole of it anyway. */
  readonly follow: (x: number, y: number) => void;
  /** Moves back to where the page opened, unless the user has moved the view since. */
  readonly release: () => void;
  /** Returns the point of the diagram at a point of the stage, and the diagram's units per pixel. */
  readonly pointAt: (at: Point) => Point & { readonly unit: number };
  readonly onMove: (listener: (view: View) => void) => void;
  /** Adds a listener for a scale at which the view comes to rest. */
  readonly onRest: (listener: (scale: number) => void) => void;
}

/**
 * `home`: where the page opened. `shown`: where `show` has moved the view from there. `free`: where the user has moved
 * it.
 */
type Mode = 'home' | 'shown' | 'free';

interface Position extends Pick<Camera, 'onMove' | 'onRest'> {
  view: View;
  mode: Mode;
  /** The stage at the last move. */
  stage: Stage;
  readonly move: (view: View, mode?: Mode) => void;
}

/** Returns the position of the diagram, which moves it and notifies the listeners. */
function positionOf(svg: SVGSVGElement, start: View, stage: () => Stage): Position {
  const listeners: ((view: View) => void)[] = [];
  const restListeners: ((scale: number) => void)[] = [];
  let timer = 0;
  onEnd(() => clearTimeout(timer));
  const position: Position = {
    view: start,
    mode: 'home',
    stage: stage(),
    move(view, mode = 'free') {
      Object.assign(position, { view, mode, stage: stage() });
      svg.style.willChange = 'transform';
      svg.style.transform = `translate(${view.x}px,${view.y}px) scale(${view.scale})`;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        svg.style.willChange = '';
        for (const listener of restListeners) listener(view.scale);
      }, SHARP_AFTER_MS);
      for (const listener of listeners) listener(view);
    },
    onMove(listener) {
      listeners.push(listener);
      listener(position.view);
    },
    onRest(listener) {
      restListeners.push(listener);
      listener(position.view.scale);
    },
  };
  return position;
}

/** Opens the camera, with the view in which the page opens. @param changes the places of the changes, the riskiest first */
export function openCamera(
  svg: SVGSVGElement,
  elements: readonly DiagramElement[],
  changes: readonly DiagramRect[],
): Camera {
  const element = byId('stage');
  const original = boundsIn(svg, elements);
  let bounds = original;
  let moved = (place: DiagramRect): DiagramRect => place;
  const screen = (): Stage => ({
    ...{ x: element.offsetLeft, y: element.offsetTop, width: element.clientWidth, height: element.clientHeight },
  });
  const places = () => elements.map(({ isBox, place }) => ({ isBox, place: moved(place) }));
  let home = (): View => opening(bounds, places(), changes.map(moved), screen());
  const position = positionOf(svg, home(), screen);
  const { move, onMove, onRest } = position;
  const goHome = (): void => move(home(), 'home');
  /** Adapts the view to the room that the window and the panels leave. A panel does not change the scale. */
  const adapt = (): void => {
    const { view, mode, stage } = position;
    const now = screen();
    if (String(Object.values(now)) === String(Object.values(stage))) return;
    const hasPanels = document.querySelector('aside:not([hidden])') !== null;
    move(mode === 'home' && !hasPanels ? home() : resized(view, bounds, stage, now), mode);
  };
  const goTo = (next: View): void => {
    if (next !== position.view) move(next, position.mode === 'free' ? 'free' : 'shown');
  };
  const camera: Camera = {
    ...{ screen, move, onMove, onRest },
    whole() {
      home = () => whole(bounds, screen());
      goHome();
    },
    pan: (x, y) => move({ ...position.view, x: position.view.x + x, y: position.view.y + y }),
    zoom: (factor, at = { x: screen().width / 2, y: screen().height / 2 }) => move(zoom(position.view, factor, at)),
    show(...places) {
      adapt();
      goTo(showing(position.view, places, screen()));
    },
    frame: (place) => goTo(framing(place, screen())),
    fit(moving) {
      moved = moving;
      bounds = moved(original);
      drawMap(bounds, places());
      if (position.mode === 'home') goHome();
    },
    follow(x, y) {
      const { view, mode } = position;
      if (mode !== 'home') move({ ...view, x: view.x + x * view.scale, y: view.y + y * view.scale }, mode);
    },
    release() {
      if (position.mode !== 'free') goHome();
    },
    pointAt({ x, y }) {
      const { view } = position;
      return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale, unit: 1 / view.scale };
    },
  };
  const observer = new ResizeObserver(adapt);
  observer.observe(element);
  onEnd(() => observer.disconnect());
  const drawMap = addMap(camera, elements);
  drawMap(bounds, elements);
  goHome();
  return camera;
}

/** Distance between the heading of the page and the topmost element, in units of the diagram. */
const HEAD_ROOM = 24;

/** Returns the bounds of the diagram without its title, which the heading of the page shows. */
function boundsIn(svg: SVGSVGElement, elements: readonly DiagramElement[]): DiagramRect {
  const { width, height } = svg.viewBox.baseVal;
  const y = Math.max(0, Math.min(...elements.map(({ place }) => place.y)) - HEAD_ROOM);
  return Number.isFinite(y) ? { x: 0, y, width, height: height - y } : { x: 0, y: 0, width, height };
}

// ---- An overview map with a frame around the visible part.

/** A diagram of at most so many nodes needs no map. */
const NODES_LEAST = 100;
const WIDTH = 200;

/** Adds the map. Returns a function that draws it. */
function addMap(camera: Camera, elements: readonly DiagramElement[]): (...drawn: MapContent) => void {
  if (elements.filter(({ isBox }) => !isBox).length <= NODES_LEAST) return () => {};
  const map = draw('svg', { class: 'map', 'aria-hidden': 'true' });
  const frame = draw('rect', {});
  let [now, scale] = [1, 1];
  let bounds: DiagramRect = { x: 0, y: 0, width: 0, height: 0 };
  const go = ({ buttons, offsetX, offsetY }: PointerEvent): void => {
    const place = { x: offsetX / scale, y: bounds.y + offsetY / scale, width: 1, height: 1 };
    if (buttons > 0) camera.move(whole(place, camera.screen(), now));
  };
  listen(map, 'pointerdown', go);
  listen(map, 'pointermove', go);
  add(document.body, map);
  camera.onMove((view) => {
    now = view.scale;
    const seen = seenPart(view, camera.screen());
    const { y, width, height } = bounds;
    // The whole diagram is visible, and the map would only cover a part of it.
    toggle(map, 'gone', holds(seen, { x: 0, y }) && holds(seen, { x: width, y: y + height }));
    attributes(frame, { ...seen });
  });
  return (newBounds, places) => {
    bounds = newBounds;
    const { y, width, height } = bounds;
    scale = WIDTH / Math.max(width, height);
    const shape = (ofBoxes: boolean): Element => {
      const rectangles = places.flatMap(({ isBox, place: { x, y, width, height } }) =>
        isBox === ofBoxes ? [`M${x},${y}h${width}v${height}h${-width}z`] : [],
      );
      return draw('path', { d: rectangles.join('') });
    };
    attributes(map, { viewBox: `0 ${y} ${width} ${height}`, width: width * scale });
    map.replaceChildren(shape(true), shape(false), frame);
  };
}

type MapContent = readonly [bounds: DiagramRect, places: readonly Pick<DiagramElement, 'isBox' | 'place'>[]];
