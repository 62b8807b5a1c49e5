/**
 * Places at which the lines of one box pass a column; where there are more, they are bundled. Pictures that are read have
 * some hundred. Measured: 394 lines between 150 icons pass 3,655 columns and take 2 s, 1,950 between 390 took 15 s.
 */
export const LANES_MAX = 3_000;
/** Up to here Graphviz takes its time; above, it gets the tenth of it (measured, 1,000 nodes: 1.9 s against 0.4 s). */
export const DOT_CAREFUL_NODES = 300;
export const DOT_EFFORT = 0.1;
/** A network has one of each kind of gate; where there are more, they are icons like others, and places are found quickly. */
export const GATES_MAX = 12;
