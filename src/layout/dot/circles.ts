/** Removes cycles from the links for Graphviz. */

/** An edge of the scene as Graphviz sees it. */
export interface Link {
  /** Index in the scene's edges. */
  readonly edge: number;
  /** Items at the ends of the line, in drawing direction from left to right. */
  readonly tail: number;
  readonly head: number;
  /**
   * Boxes at whose border the line ends, if the edge leads to a box and the node only represents it; null otherwise.
   */
  readonly tailBox: number | null;
  readonly headBox: number | null;
  /** The line is drawn against the direction of the edge, to avoid a cycle. */
  readonly backwards: boolean;
}

const turned = ({ edge, tail, head, tailBox, headBox }: Link): Link => ({
  edge,
  tail: head,
  head: tail,
  tailBox: headBox,
  headBox: tailBox,
  backwards: true,
});

/**
 * Reverses each link that closes a cycle, found by a depth-first search. The search starts at items without incoming
 * links.
 */
export function withoutCircles(links: readonly Link[]): Link[] {
  const leaving = new Map<number, Link[]>();
  const arrived = new Set<number>();
  for (const link of links) {
    arrived.add(link.head);
    const others = leaving.get(link.tail);
    if (others === undefined) leaving.set(link.tail, [link]);
    else others.push(link);
  }
  const back = new Set<Link>();
  const open = new Set<number>();
  const seen = new Set<number>();
  const starts = [...leaving.keys()].sort((a, b) => Number(arrived.has(a)) - Number(arrived.has(b)) || a - b);
  for (const start of starts) {
    const stack = seen.has(start) ? [] : [{ item: start, next: 0 }];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      seen.add(top.item);
      open.add(top.item);
      const link = leaving.get(top.item)?.[top.next++];
      if (link === undefined) open.delete((stack.pop() as typeof top).item);
      else if (open.has(link.head)) back.add(link);
      else if (!seen.has(link.head)) stack.push({ item: link.head, next: 0 });
    }
  }
  return links.map((link) => (back.has(link) ? turned(link) : link));
}
