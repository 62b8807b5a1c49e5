/**
 * Shapes: how wide or high the levels of a picture like to be. Which one suits a picture is known only when all of it is
 * laid out, so a picture that a reader takes in at once is laid out in each of them, and the one that can be read from
 * furthest away is taken.
 */
import type { Layout } from '../layout.js';
import type { Scene } from '../scene/model.js';
import { ASPECT_MAX, ASPECT_MIN } from './spacing.js';

export interface Shape {
  /** A level may be so many times as high as its highest column, so that lines are straight; null for any height. */
  readonly spread: number | null;
  /** How much higher than the ideal a column may get before it is split. */
  readonly columnSlack: number;
  /** A column of this height is never split. */
  readonly leastColumn: number;
  /** How many times its tallest thing a column may be high. */
  readonly stacking: number;
  /**
   * How much better a column of loose boxes before a block must be than boxes below it: every line to the block goes
   * around it.
   */
  readonly beside: number;
}

const STRAIGHT: Shape = { spread: null, columnSlack: 1.25, leastColumn: 390, stacking: 2.3, beside: 0.1 };
export const COMPACT: Shape = { ...STRAIGHT, spread: 1.15 };
/** For what is too wide: no columns of boxes that could stand below. */
const HIGH: Shape = { ...STRAIGHT, beside: 0.8 };
/** Icons side by side rather than one above the other: three zones above each other are then no tower. */
const FLAT: Shape = { spread: 1.15, columnSlack: 0.7, leastColumn: 140, stacking: 1.3, beside: 0.1 };

/** Things in a picture up to which another shape is tried. A larger one is looked at in parts, and costs time. */
export const MOST_TRIED = 600;

/** The shape to begin with. */
export const firstShape = ({ items }: Scene): Shape => (items.length > MOST_TRIED ? STRAIGHT : COMPACT);

/** The shape that may suit a picture better: wider for what is too high, higher for what is too wide. */
export function otherShape({ items }: Scene, layout: Layout): Shape | null {
  if (items.length > MOST_TRIED || costOf(layout) <= READABLE) return null;
  return layout.width / layout.height < SCREEN.width / SCREEN.height ? FLAT : HIGH;
}

/** The screen that pictures are judged on, in pixels. */
const SCREEN = { width: 1600, height: 1000 };
/** The cost of a picture that needs no other shape: as large as the screen. */
const READABLE = 0;
/** A bend an edge counts like this many per cent of size. */
const BEND_WEIGHT = 0.08;
const RIBBON_WEIGHT = 3;

/** How far away a picture is from being read on one screen: the logarithm of how much it must be shrunk, and its bends. */
export function costOf({ width, height, edges }: Pick<Layout, 'width' | 'height' | 'edges'>): number {
  const aspect = width / height;
  const ribbon = Math.max(0, Math.log(aspect / ASPECT_MAX), Math.log(ASPECT_MIN / aspect));
  const bends = edges.reduce((sum, { points }) => sum + points.length - 2, 0) / Math.max(1, edges.length);
  const shrunk = Math.log(Math.max(width / SCREEN.width, height / SCREEN.height));
  return shrunk + BEND_WEIGHT * bends + RIBBON_WEIGHT * ribbon;
}
