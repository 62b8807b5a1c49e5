/**
 * From two sources to what is different, and what that says:
 *
 *   source, source ──> read ──> annotate ──> compare ──> view ──> present ──> draw
 *
 * Beside src/diagram.ts, because a picture of one source needs none of it, and a file that is not read is not waited for.
 */

/** Sources that are commits. */
export { withCommits } from './diagram/commits.js';
export { isDifferent, writeReport } from './diagram/compare.js';
/** Whether a committed picture or graph file is what would be written now. */
export { type Staleness, sinceGraph, stalenessOf } from './diagram/current.js';
export { type Difference, difference } from './diagram/difference.js';
/** How a warning of one side reads beside those of the other. */
export { aboutSide } from './diagram/messages.js';
/** Names that tell two sources apart in a title. */
export { calledApart, type Names } from './fetch/called-apart.js';
/** Builds links to a line of a file at a commit. */
export { type LineUrl, lineUrlOn } from './fetch/web-place.js';
export { withoutBareBoxes } from './render/bare.js';
/** Of what another job has kept of a presentation. */
export { type Flowchart, fold as drawChart } from './render/mermaid/fold.js';
