/** Where lines meet what they join: the heights at which a node is touched. */
import { groupBy } from '../../../graph/group-by.js';
import type { GraphEdge } from '../../../graph/model.js';
import type { End } from '../layered/model.js';
import { AGAINST_SHIFT, ICON_GAP } from '../spacing.js';
import type { Port } from '../tree.js';
import type { Joint, JointEnd } from './joints.js';

export interface Meeting {
  readonly end: JointEnd;
  readonly vertex: number;
  /** Top of the item in its vertex. */
  readonly top: number;
  /** From the middle of an icon, downwards. */
  readonly shift: number;
}

export function attach({ end: { item, port, side }, vertex, top, shift }: Meeting): End {
  if (!item.node) return { vertex, y: top + (port as Port).y, inset: 0 };
  const { iconX, iconY, iconSize } = item.node;
  const inset = side === 'W' ? item.shift + iconX : item.width - item.shift - iconX - iconSize;
  return { vertex, y: iconY + iconSize / 2 + shift, inset: inset - ICON_GAP };
}

/** Where lines of before and of after meet, those that differ keep this far off the middle: heads must not hide each other. */
const CHANGED_SHIFTS: Readonly<Record<NonNullable<GraphEdge['change']>, number>> = {
  create: 9,
  update: 9,
  move: 9,
  delete: -9,
};

/** How far off the middle of its icons each line of a level starts and ends, so that no head sits where others start. */
export function shiftsOf(
  joints: readonly Joint[],
): (joint: Joint) => { readonly left: number; readonly right: number } {
  const sideOf = ({ item, side }: JointEnd): string => `${item.order}${side}`;
  const startOf = ({ left, right, against }: Joint): JointEnd => (against ? right : left);
  const kinds = groupBy(
    joints.flatMap((joint) => [joint.left, joint.right].map((end) => ({ side: sideOf(end), change: joint.change }))),
    ({ side }) => side,
  );
  const isMixed = (end: JointEnd): boolean => new Set(kinds.get(sideOf(end))!.map(({ change }) => change)).size > 1;
  const off = ({ change }: Joint, end: JointEnd): number =>
    change !== undefined && isMixed(end) ? CHANGED_SHIFTS[change] : 0;
  const plain = new Set(joints.filter(({ twoWay }) => !twoWay).map((joint) => sideOf(startOf(joint))));
  return (joint) => {
    const { twoWay, against, bracket } = joint;
    const start = twoWay && plain.has(sideOf(startOf(joint))) ? -AGAINST_SHIFT : against ? AGAINST_SHIFT : 0;
    const end = against || bracket ? AGAINST_SHIFT : 0;
    const [left, right] = against ? [end, start] : [start, end];
    return { left: left + off(joint, joint.left), right: right + off(joint, joint.right) };
  };
}
