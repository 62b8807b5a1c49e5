/**
 * Names in the text for Graphviz. They are made of scene indexes, never of addresses or captions, so that no text of a
 * plan can be interpreted by another program.
 */

export const nodeName = (item: number): string => `n${item}`;

/** The prefix `cluster` makes Graphviz draw a subgraph as a box. */
export const boxName = (item: number): string => `cluster_${item}`;

/** Name of the placeholder in an empty box, because a box without a node gets no position. */
export const fillerName = (item: number): string => `f${item}`;

export const edgeId = (edge: number): string => `e${edge}`;
