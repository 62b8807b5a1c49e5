/**
 * Joints: the pieces of a trip within one level. A trip is a chain of joints that meet on the borders. Trips with a
 * shared port use the same joints.
 */
import type { GraphEdge } from '../../../graph/model.js';
import type { Point } from '../../layout.js';
import { type Item, type Port, portOf } from '../tree.js';
import { endOf, startOf, styleOf, type Trip } from './trips.js';

/** `item` is a child of the level, or the level itself for its own border. `port` is null at the side of a node. */
export interface JointEnd {
  readonly item: Item;
  readonly port: Port | null;
  readonly side: 'W' | 'E';
}

/** A piece of one or more trips within one level. */
export interface Joint {
  readonly left: JointEnd;
  readonly right: JointEnd;
  /** Both ends are on the east side of items in the same column. */
  readonly bracket: boolean;
  /** Direction and style. Pieces of different kinds never share a line. */
  readonly kind: string;
  /** The edge runs from right to left. */
  readonly against: boolean;
  /** The edges have arrowheads at both ends. */
  readonly twoWay: boolean;
  /** The change of the edges, which is the same for all edges of a joint; undefined for none. */
  readonly change: GraphEdge['change'];
  /** Number of trips through the joint. */
  trips: number;
  /** A label may stand on this piece. The last piece reserves the width `label`, on the side of `labelLeft`. */
  labelled: boolean;
  label: number;
  labelLeft: boolean;
}

/** Corners of each joint from left to right, relative to the level's top left corner. */
export type Routes = Map<Joint, Point[]>;

/** A joint in the course of a trip. */
export interface Step {
  readonly level: Item;
  readonly joint: Joint;
  /** The trip runs from the joint's right end to its left end. */
  readonly backwards: boolean;
}

export interface Joints {
  readonly byLevel: ReadonlyMap<Item, readonly Joint[]>;
  /** In travel order, by the same index as the trips. */
  readonly steps: readonly (readonly Step[])[];
}

interface JointStyle extends Pick<Joint, 'twoWay' | 'change'> {
  readonly style: string;
}

/** Splits the trips into joints, registers the ports, and reserves space for labels. */
export function createJoints(trips: readonly Trip[]): Joints {
  const byLevel = new Map<Item, Map<string, Joint>>();
  const step = ({ style, twoWay, change }: JointStyle, level: Item, from: JointEnd, to: JointEnd): Step => {
    const bracket = from.side === 'E' && to.side === 'E' && from.item !== level && to.item !== level;
    const backwards = !bracket && isRightEnd(from, level);
    const [left, right] = backwards ? [to, from] : [from, to];
    const key = `${endKey(left, level)}>${endKey(right, level)}`;
    const joints = byLevel.get(level) ?? new Map<string, Joint>();
    byLevel.set(level, joints);
    let joint = joints.get(key);
    if (!joint) {
      joint = {
        left,
        right,
        bracket,
        against: backwards,
        twoWay,
        change,
        kind: `${backwards ? 'west' : 'east'}${style}`,
        trips: 0,
        labelled: false,
        label: 0,
        labelLeft: false,
      };
      joints.set(key, joint);
    }
    joint.trips++;
    return { level, joint, backwards };
  };
  const steps = trips.map((trip) => {
    const { twoWay, mark } = trip.edge;
    const chain = stepsOf(trip, step.bind(null, { style: styleOf(trip), twoWay, change: mark?.change }));
    reserveLabel(trip, chain);
    return chain;
  });
  return { byLevel: new Map([...byLevel].map(([level, joints]) => [level, [...joints.values()]])), steps };
}

/**
 * True if an end is the right one of its joint: the edge leaves a child by its west side, or the level by its east
 * border.
 */
const isRightEnd = (end: JointEnd, level: Item): boolean => (end.side === 'W') !== (end.item === level);

const endKey = ({ item, port, side }: JointEnd, level: Item): string =>
  `${item === level ? 'level' : item.order}.${port ? port.id : ''}${side}`;

function stepsOf(trip: Trip, step: (level: Item, from: JointEnd, to: JointEnd) => Step): Step[] {
  const { level, up, down, leaves, enters, portOut, portIn } = trip;
  const end = (item: Item, side: 'W' | 'E', port: string): JointEnd => ({
    item,
    side,
    port: item.node ? null : portOf(item, port, side),
  });
  const leaving = (item: Item): JointEnd => end(item, leaves, portOut(item));
  const entering = (item: Item): JointEnd => end(item, enters, portIn(item));
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
  for (const { joint } of steps) joint.labelled = true;
  last.joint.label = Math.max(last.joint.label, trip.edge.label.width);
  last.joint.labelLeft = last.backwards;
}
