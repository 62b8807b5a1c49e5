/**
 * The shared state of the page: the selection, collapsed boxes and hidden layers. Each control of the page gets it,
 * calls its functions, and adds a listener that shows its new state. Numbers are indexes of elements in the scene.
 */
import type { Highlight, Path } from '../model/connections.js';
import type { Scene } from '../model/scene.js';
import type { Shown } from '../model/shown.js';
import type { Camera } from './camera.js';
import type { Page } from './read.js';

export interface Viewer {
  readonly page: Page;
  readonly camera: Camera;
  readonly scene: Scene;
  readonly collapsed: Set<number>;
  readonly hiddenLayers: Set<string>;
  /** Called when the selection, collapsed boxes or hidden layers have changed. */
  readonly listeners: (() => void)[];
  shown: Shown;
  /** Index of the selected element; -1 for none. */
  selected: number;
  /** A path between two elements, shown instead of a selection. */
  path: Path | null;
  /** True while the user is to select the other end of a path. */
  isEndWanted: boolean;
  /** True if there is no path to the element that the user selected last as its end. */
  isPathMissing: boolean;
  /** SVG groups drawn in place of collapsed boxes, by index of the box. */
  readonly covers: Map<number, Element>;
  readonly elementOf: (at: number) => Element;
  /** Returns the index of the diagram element that contains a DOM element; -1 for none. */
  readonly numberOf: (element: EventTarget | null) => number;
  readonly nameOf: (at: number) => string;
  /** Returns the full description for screen readers. */
  readonly sayOf: (at: number) => string;
  /** Selects an element. @param at -1 for none. @param isEnd true to show the path from the selected element to `at` */
  readonly choose: (at: number, isEnd?: boolean) => void;
  /** Highlights elements without selecting them; null highlights the selection again. */
  readonly light: (highlight: Highlight | null) => void;
  /** Call after collapsed boxes, hidden layers or the selection have changed. */
  readonly redraw: () => void;
  /** Collapses or expands boxes. */
  readonly fold: (boxes: readonly number[], isCollapsed: boolean) => void;
}
