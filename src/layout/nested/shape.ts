/**
 * Shapes: preferred proportions of levels and columns. Which shape is best only shows after a full layout. A diagram
 * that is viewed as a whole is therefore laid out in two shapes if necessary, and the more readable result is drawn.
 */
import type { Layout } from '../layout.js';
import { SCREEN } from '../scene/measures.js';
import type { Scene } from '../scene/model.js';
import { ASPECT_MAX, ASPECT_MIN } from './spacing.js';

/** The preferred proportions of levels and columns. */
export interface Shape {
  /**
   * Maximum height of a level as a multiple of its tallest column. The additional height keeps edges straight; null for
   * no limit.
   */
  readonly spread: number | null;
  /** Factor by which a column may exceed the ideal height before it is split. */
  readonly columnSlack: number;
  /** Height in pixels up to which a column is never split. */
  readonly leastColumn: number;
  /** Maximum height of a column as a multiple of its tallest item. */
  readonly stacking: number;
  /**
   * Minimum improvement for a column of loose boxes before a block, compared with boxes below it. Every edge to the
   * block goes around such a column.
   */
  readonly minColumnGain: number;
}

/** For large diagrams: straight lines, at whatever height they need. */
const STRAIGHT: Shape = { spread: null, columnSlack: 1.25, leastColumn: 390, stacking: 2.3, minColumnGain: 0.1 };
/** The usual shape, in which a level is only slightly taller than its tallest column. */
export const COMPACT: Shape = { ...STRAIGHT, spread: 1.15 };
/** For diagrams that are too wide: boxes that fit below are not put in a column. */
const TALL: Shape = { ...STRAIGHT, minColumnGain: 0.8 };
/** Puts icons side by side rather than above each other, so that three stacked zones do not become a tower. */
const FLAT: Shape = { spread: 1.15, columnSlack: 0.7, leastColumn: 140, stacking: 1.3, minColumnGain: 0.1 };

/**
 * Maximum number of items for which another shape is tried. A larger diagram is viewed in parts, and a layout takes
 * time.
 */
export const TRIED_ITEMS_MAX = 600;

/**
 * Returns the shape for the first layout: for a large diagram, which is only viewed in parts, the one with the
 * straightest lines.
 */
export const firstShape = ({ items }: Scene): Shape => (items.length > TRIED_ITEMS_MAX ? STRAIGHT : COMPACT);

/**
 * Returns the shape to try next: wider for a diagram that is too tall, taller for one that is too wide. Null if the
 * first layout is readable, or the diagram is too large.
 */
export function nextShape({ items }: Scene, layout: Layout): Shape | null {
  if (items.length > TRIED_ITEMS_MAX || costOf(layout) <= READABLE) return null;
  return layout.width / layout.height < SCREEN.width / SCREEN.height ? FLAT : TALL;
}

/**
 * Cost up to which no other shape is tried. It is reached by a diagram that would fit the screen, with room to spare
 * for its bends, at full size.
 */
const READABLE = 0;
/** Cost of one bend per edge, on average. Halving the scale costs 0.69 (the logarithm of 2). */
const BEND_WEIGHT = 0.08;
/** Weight of proportions beyond those of a page, compared with the scale. */
const RIBBON_WEIGHT = 3;

/**
 * Returns how far a layout is from readable on one screen: the logarithm of the factor by which it is reduced to fit
 * (negative if there is room to spare), plus its bends and a penalty for extreme proportions.
 */
export function costOf({ width, height, edges }: Pick<Layout, 'width' | 'height' | 'edges'>): number {
  const aspect = width / height;
  const ribbon = Math.max(0, Math.log(aspect / ASPECT_MAX), Math.log(ASPECT_MIN / aspect));
  const bends = edges.reduce((sum, { points }) => sum + points.length - 2, 0) / Math.max(1, edges.length);
  const shrunk = Math.log(Math.max(width / SCREEN.width, height / SCREEN.height));
  return shrunk + BEND_WEIGHT * bends + RIBBON_WEIGHT * ribbon;
}
