import type { Point } from '../../layout/layout.js';

/** PDF's names: to, line, curve (two controls, then its end), closed. */
export type Segment =
  | { readonly op: 'm' | 'l'; readonly points: readonly [Point] }
  | { readonly op: 'c'; readonly points: readonly [Point, Point, Point] }
  | { readonly op: 'h'; readonly points: readonly [] };
