export const LEGEND_DASHED = 'implied or assumed, not stated in the plan';
export const LEGEND_TWO_WAY = 'requests in both directions';
export const LEGEND_THIN = 'no request: runs on, images, keys, logs';
export const LEGEND_LOOKED_UP = 'looked up, not built here';
export const LEGEND_SUGGESTED = 'suggested by a language model';
export const LEGEND_COUNT = 'so many of the same';

export const DOT_ANSWER_UNREADABLE = 'the answer of dot does not hold the places of what it was asked to place';
export const DOT_ANSWER_REMEDY = 'Update Graphviz, or leave --layout dot out.';
