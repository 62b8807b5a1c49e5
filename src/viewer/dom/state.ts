/** What every part of the page knows: what is chosen, collapsed and hidden now. */
import type { Lit } from '../model/neighbours.js';
import type { Scene } from '../model/picture.js';
import type { Shown } from '../model/shown.js';
import type { Path } from '../model/ways.js';
import type { Camera } from './camera.js';
import type { Page } from './read.js';

export interface Viewer {
  readonly page: Page;
  readonly camera: Camera;
  readonly picture: Scene;
  readonly collapsed: Set<number>;
  readonly layersOff: Set<string>;
  /** Told when something else is chosen, collapsed or hidden. */
  readonly listeners: (() => void)[];
  shown: Shown;
  /** What is chosen; -1 for nothing. */
  chosen: number;
  /** What is in the place of a thing: a way between two. */
  way: Path | null;
  /** The next thing that is chosen is the other end of a way. */
  isEndWanted: boolean;
  /** What covers a box that is collapsed. */
  readonly covers: Map<number, Element>;
  readonly elementOf: (at: number) => Element;
  /** The thing that an element is part of; -1 for none. */
  readonly numberOf: (element: EventTarget | null) => number;
  readonly nameOf: (at: number) => string;
  /** All that is heard of it. */
  readonly sayOf: (at: number) => string;
  /** @param at -1: nothing. @param isEnd it is the other end of a way from what is chosen */
  readonly choose: (at: number, isEnd?: boolean) => void;
  /** Lights it without choosing it; null: what is chosen. */
  readonly light: (lit: Lit | null) => void;
  /** After what is collapsed, hidden or chosen has changed. */
  readonly redraw: () => void;
  readonly fold: (boxes: readonly number[], isCollapsed: boolean) => void;
}
