/**
 * What things are called in the text for Graphviz: by their place in the scene, never by an address or a caption, so
 * that nothing in a plan can mean anything to another program.
 */

export const nodeName = (item: number): string => `n${item}`;

/** The prefix is what makes a subgraph a box. */
export const boxName = (item: number): string => `cluster_${item}`;

/** What stands in a box that holds nothing: a box without a node has no place. */
export const fillerName = (item: number): string => `f${item}`;

export const edgeId = (edge: number): string => `e${edge}`;
