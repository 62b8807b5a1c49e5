/**
 * Compares two sources, as a diagram and as a report:
 *
 *     source, source ──> read ──> annotate ──> compare ──> view ──> present ──> draw
 *
 * Separate from src/diagram.ts, because a diagram of one source needs none of it, and loading an unused file takes
 * time.
 */

/** Sources that are commits. */
export { withCommits } from './diagram/commits.js';
export { isDifferent, writeReport } from './diagram/compare.js';
/** Checks that a committed graph file is up to date. */
export { type Difference, difference, sinceGraph } from './diagram/difference.js';
/** Prefixes a warning with its side of the comparison. */
export { aboutSide } from './diagram/messages.js';
/** Checks that a committed diagram is up to date. */
export { type Staleness, stalenessOf } from './diagram/stamp.js';
/** Draws a Mermaid chart from a presentation that another job has stored. */
export { drawChart, type Flowchart } from './render/mermaid/index.js';
export { withoutBareBoxes } from './render/side.js';
/** Names that distinguish two sources in a title. */
export { distinctNames, type Names } from './terraform/fetch/titles.js';
/** Builds links to a line of a file at a commit. */
export { type LineUrl, lineUrlOn } from './terraform/fetch/web-location.js';
