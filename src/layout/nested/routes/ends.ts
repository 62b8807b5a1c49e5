/** Chooses the points at which edges meet their ends. */
import { groupBy } from '../../../graph/group-by.js';
import type { GraphEdge } from '../../../graph/model.js';
import type { End } from '../layered/model.js';
import { AGAINST_SHIFT, ICON_GAP } from '../spacing.js';
import type { Port } from '../tree.js';
import type { Joint, JointEnd } from './joints.js';

/** An end of a joint at a vertex of the layered engine. */
export interface Meeting {
  readonly end: JointEnd;
  readonly vertex: number;
  /** Top of the item in its vertex. */
  readonly top: number;
  /** Downwards from the middle of the icon. */
  readonly shift: number;
}

/** Returns the point at which a joint meets its vertex: the port of a box, or a side of the icon. */
export function attach({ end: { item, port, side }, vertex, top, shift }: Meeting): End {
  if (!item.node) return { vertex, y: top + (port as Port).y, inset: 0 };
  const { iconX, iconY, iconSize } = item.node;
  const inset = side === 'W' ? item.shift + iconX : item.width - item.shift - iconX - iconSize;
  return { vertex, y: iconY + iconSize / 2 + shift, inset: inset - ICON_GAP };
}

/**
 * Offsets from the middle of an icon side at which unchanged, new and deleted edges meet, so that arrowheads do not
 * cover each other. They depend on the offset without changes: middle, below or above.
 */
const CHANGED_SHIFTS: Readonly<Record<'new' | 'gone', readonly [middle: number, below: number, above: number]>> = {
  new: [9, 25, -25],
  gone: [-9, -18, 18],
};
/** Width for half an arrowhead on either side, which keeps the head on the icon. */
const HEAD = 8;

/**
 * Returns the offset of a changed edge.
 * @param shift offset without a change
 */
function changedShift(change: NonNullable<GraphEdge['change']>, shift: number, { item }: JointEnd): number {
  const [middle, below, above] = CHANGED_SHIFTS[change === 'delete' ? 'gone' : 'new'];
  const wanted = shift === 0 ? middle : shift > 0 ? below : above;
  const most = ((item.node?.iconSize ?? 0) - HEAD) / 2;
  return Math.max(-most, Math.min(most, wanted));
}

/** Returns the offsets of each edge of a level at its icons, so that no arrowhead covers the start of another edge. */
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
  const settled = ({ change }: Joint, end: JointEnd, shift: number): number =>
    change !== undefined && isMixed(end) ? changedShift(change, shift, end) : shift;
  const plain = new Set(joints.filter(({ twoWay }) => !twoWay).map((joint) => sideOf(startOf(joint))));
  return (joint) => {
    const { twoWay, against, bracket } = joint;
    const start = twoWay && plain.has(sideOf(startOf(joint))) ? -AGAINST_SHIFT : against ? AGAINST_SHIFT : 0;
    const end = against || bracket ? AGAINST_SHIFT : 0;
    const [left, right] = against ? [end, start] : [start, end];
    return { left: settled(joint, joint.left, left), right: settled(joint, joint.right, right) };
  };
}
