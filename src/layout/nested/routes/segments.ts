/**
 * Segments: the parts of trips within one level. A trip is a chain of segments that meet on
 * the borders. Trips through the same two ports share one segment.
 */
import type { GraphEdge } from '../../../graph/model.js';
import type { Point } from '../../layout.js';
import { type Item, type Port, portOf } from '../tree.js';
import { endOf, startOf, styleOf, type Trip } from './trips.js';

/**
 * An end of a segment. `item` is a child of the level, or the level itself for its own border. `port` is null at the
 * side of a node, which has none.
 */
export interface SegmentEnd {
  readonly item: Item;
  readonly port: Port | null;
  readonly side: 'W' | 'E';
}

/** The part of one or more trips within one level. */
export interface Segment {
  readonly left: SegmentEnd;
  readonly right: SegmentEnd;
  /** Both ends are on the east side of items in the same column, so the line is a bracket: `]`. */
  readonly isBracket: boolean;
  /** Direction and style. Segments of different kinds never share a line. */
  readonly kind: string;
  /** The edge runs from right to left. */
  readonly isReversed: boolean;
  /** The edges have arrowheads at both ends. */
  readonly twoWay: boolean;
  /** The change of the edges, which is the same for all edges of a segment; undefined for none. */
  readonly change: GraphEdge['change'];
  /** Number of trips through the segment. */
  trips: number;
  /**
   * A trip through the segment has a label. Only the last segment of a trip reserves space for it: `labelWidth` pixels
   * beside its left or right end.
   */
  isLabelled: boolean;
  labelWidth: number;
  isLabelLeft: boolean;
}

/** Corners of the line of each segment from left to right, relative to the top left corner of the level. */
export type Routes = Map<Segment, Point[]>;

/** A segment in the course of a trip. */
export interface Step {
  readonly level: Item;
  readonly segment: Segment;
  /** The trip runs from the segment's right end to its left end. */
  readonly isBackwards: boolean;
}

/** The segments of all trips. */
export interface Segments {
  readonly byLevel: ReadonlyMap<Item, readonly Segment[]>;
  /** The segments of each trip from source to target, by the same index as the trips. */
  readonly steps: readonly (readonly Step[])[];
}

interface SegmentStyle extends Pick<Segment, 'twoWay' | 'change'> {
  readonly style: string;
}

/** Splits the trips into segments, creates the ports of the items, and reserves space for labels. */
export function createSegments(trips: readonly Trip[]): Segments {
  const byLevel = new Map<Item, Map<string, Segment>>();
  const step = ({ style, twoWay, change }: SegmentStyle, level: Item, from: SegmentEnd, to: SegmentEnd): Step => {
    const isBracket = from.side === 'E' && to.side === 'E' && from.item !== level && to.item !== level;
    const isBackwards = !isBracket && isRightEnd(from, level);
    const [left, right] = isBackwards ? [to, from] : [from, to];
    const key = `${endKey(left, level)}>${endKey(right, level)}`;
    const segments = byLevel.get(level) ?? new Map<string, Segment>();
    byLevel.set(level, segments);
    let segment = segments.get(key);
    if (!segment) {
      segment = {
        left,
        right,
        isBracket,
        isReversed: isBackwards,
        twoWay,
        change,
        kind: `${isBackwards ? 'west' : 'east'}${style}`,
        trips: 0,
        isLabelled: false,
        labelWidth: 0,
        isLabelLeft: false,
      };
      segments.set(key, segment);
    }
    segment.trips++;
    return { level, segment, isBackwards };
  };
  const steps = trips.map((trip) => {
    const { twoWay, mark } = trip.edge;
    const chain = stepsOf(trip, step.bind(null, { style: styleOf(trip), twoWay, change: mark?.change }));
    reserveLabel(trip, chain);
    return chain;
  });
  return { byLevel: new Map([...byLevel].map(([level, segments]) => [level, [...segments.values()]])), steps };
}

/**
 * True if the start of a step is the right end of its segment: the edge leaves a child by its west side, or enters the
 * level by its east border.
 */
const isRightEnd = (end: SegmentEnd, level: Item): boolean => (end.side === 'W') !== (end.item === level);

const endKey = ({ item, port, side }: SegmentEnd, level: Item): string =>
  `${item === level ? 'level' : item.order}.${port ? port.id : ''}${side}`;

function stepsOf(trip: Trip, step: (level: Item, from: SegmentEnd, to: SegmentEnd) => Step): Step[] {
  const { level, up, down, leaves, enters, portOut, portIn } = trip;
  const end = (item: Item, side: 'W' | 'E', port: string): SegmentEnd => ({
    item,
    side,
    port: item.node ? null : portOf(item, port, side),
  });
  const leaving = (item: Item): SegmentEnd => end(item, leaves, portOut(item));
  const entering = (item: Item): SegmentEnd => end(item, enters, portIn(item));
  const steps: Step[] = [];
  for (let i = 1; i < up.length; i++) steps.push(step(up[i]!, leaving(up[i - 1]!), leaving(up[i]!)));
  // If one end encloses the other, the edge runs between its inner wall and the content.
  const start = startOf(trip);
  const finish = endOf(trip);
  const from = start ? leaving(start) : end(level, 'W', portOut(level));
  const to = finish ? entering(finish) : end(level, 'E', portIn(level));
  steps.push(step(level, from, to));
  for (let i = down.length - 1; i >= 1; i--) steps.push(step(down[i]!, entering(down[i]!), entering(down[i - 1]!)));
  return steps;
}

/** Reserves space for the label on the last run beside the target, where the edge is not shared. */
function reserveLabel(trip: Trip, steps: readonly Step[]): void {
  const last = steps.at(-1)!;
  if (!trip.edge.label) return;
  for (const { segment } of steps) segment.isLabelled = true;
  last.segment.labelWidth = Math.max(last.segment.labelWidth, trip.edge.label.width);
  last.segment.isLabelLeft = last.isBackwards;
}
