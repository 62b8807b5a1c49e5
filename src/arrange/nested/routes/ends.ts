/** Where lines meet what they join: the heights at which a node is touched. */
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

/** How far off the middle of its icons each line of a level starts and ends, so that no head sits where others start. */
export function shiftsOf(
  joints: readonly Joint[],
): (joint: Joint) => { readonly left: number; readonly right: number } {
  const sideOf = ({ item, side }: JointEnd): string => `${item.order}${side}`;
  const startOf = ({ left, right, against }: Joint): JointEnd => (against ? right : left);
  const plain = new Set(joints.filter(({ twoWay }) => !twoWay).map((joint) => sideOf(startOf(joint))));
  return (joint) => {
    const { twoWay, against, bracket } = joint;
    const start = twoWay && plain.has(sideOf(startOf(joint))) ? -AGAINST_SHIFT : against ? AGAINST_SHIFT : 0;
    const end = against || bracket ? AGAINST_SHIFT : 0;
    return against ? { left: end, right: start } : { left: start, right: end };
  };
}
