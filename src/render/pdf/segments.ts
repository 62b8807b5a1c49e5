import type { Point } from '../../layout/layout.js';

/**
 * A path segment by its PDF operator: move (`m`), line (`l`), cubic curve (`c`: two control points, then the end),
 * close (`h`).
 */
export type Segment =
  | { readonly op: 'm' | 'l'; readonly points: readonly [Point] }
  | { readonly op: 'c'; readonly points: readonly [Point, Point, Point] }
  | { readonly op: 'h'; readonly points: readonly [] };
