/**
 * The shared state of the page. Each control of the page gets it, calls its functions, and adds a listener that shows
 * its new state. Numbers are indexes of elements in the scene, or targets: elements and lines as one number.
 */
import type { SharedState } from '../model/address.js';
import type { Answer, Path, Question } from '../model/answers.js';
import type { Filter } from '../model/filters.js';
import type { LevelIndex } from '../model/levels.js';
import type { DiagramRect, PageScene, Target } from '../model/scene.js';
import type { Axes, Shown } from '../model/shown.js';
import type { Camera } from './camera.js';
import type { Page } from './read.js';

/** The current subject of the page: besides `part`, at most one member differs from `NO_SUBJECT`. */
export interface Subject {
  /** The selected element or line; NONE for none. */
  readonly selected: Target;
  /** Index of the undrawn resource whose host is selected, or which has no host; -1 for none. */
  readonly part: number;
  /** Both ends of a path; the path between them is in `Viewer.path`. */
  readonly ends: readonly [from: number, to: number] | null;
  /** A question about an element, with its answer in `Viewer.answer`. */
  readonly question: Question | null;
  /** The step of a flow; -1 for none. */
  readonly step: number;
}

/** The levels of the page, and the way between them. */
export interface Levels extends LevelIndex {
  /** Number of the level that is shown. */
  readonly current: number;
  /** Shows a level. @param state what differs from the level as it opens */
  readonly open: (level: number, state?: Partial<SharedState>) => void;
}

/** The state of the page, with the functions that change it. */
export interface Viewer {
  readonly page: Page;
  readonly levels: Levels;
  readonly camera: Camera;
  readonly scene: PageScene;
  /** The filters by module and tag. */
  readonly filters: readonly Filter[];
  readonly collapsed: Set<number>;
  readonly hiddenLayers: Set<string>;
  /** Keys of the changes that a reviewer has ticked off. */
  readonly done: Set<string>;
  /** Called when the subject, collapsed boxes, hidden layers or ticks have changed. */
  readonly listeners: (() => void)[];
  shown: Shown;
  subject: Subject;
  /**
   * The selected value of each filter, empty for any value; an empty list if no filter is set. Filters apply while
   * nothing else is highlighted.
   */
  asked: readonly string[];
  /** The path in the revision that is seen; null for none. */
  path: Path | null;
  /** The answer for the revision that is seen; null without a question. */
  answer: Answer | null;
  /** The results of the search on this level. */
  hits: readonly Target[];
  /** True while the user is to select the other end of a path. */
  isEndWanted: boolean;
  /** True if there is no path to the element that the user selected last as its end. */
  isPathMissing: boolean;
  /** SVG groups drawn in place of collapsed boxes, by index of the box. */
  readonly covers: Map<number, Element>;
  /** Frames of collapsed boxes, by index of the box, as if the drawing were not moved. */
  readonly cards: Map<number, DiagramRect>;
  /** The axes along which the drawing has moved together, so that collapsed boxes leave no empty room. */
  axes: Axes;
  /** SVG groups drawn in place of lines to collapsed boxes, by index of the first line. */
  readonly reroutes: Map<number, Element>;
  readonly elementOf: (at: number) => Element;
  /** Returns the frame of a box, the card of a collapsed one, or the icon of a node, where it is now. */
  readonly placeOf: (at: number) => DiagramRect;
  /** Returns the index of the diagram element that contains a DOM element; -1 for none. */
  readonly numberOf: (element: EventTarget | null) => number;
  readonly nameOf: (target: Target) => string;
  /** Returns the tooltip lines of an element in the revision that is seen, without those about its change. */
  readonly wordsOf: (at: number) => readonly string[];
  /** Returns the full description of an element or line for screen readers. */
  readonly sayOf: (target: Target) => string;
  /** Selects an element or a line. @param isEnd true to show the path from the selected element to `target` */
  readonly choose: (target: Target, isEnd?: boolean) => void;
  /** Moves to another subject. Members that are left out become those of `NO_SUBJECT`. */
  readonly look: (subject: Partial<Subject>) => void;
  /** Selects what shows an undrawn resource. */
  readonly choosePart: (part: number) => void;
  /** Call after collapsed boxes, hidden layers or ticks have changed. */
  readonly redraw: () => void;
  /** Collapses or expands boxes. */
  readonly fold: (boxes: readonly number[], isCollapsed: boolean) => void;
}
