/** Maximum rows of a resource table; the full list is in the picture and the graph file. */
export const TABLE_ROWS_MAX = 200;
/** Maximum rows of a table that is shortened because the comment is too long. */
export const SHORT_TABLE_ROWS_MAX = 20;
/** Maximum rows of the change table, which is not collapsed: about a page. */
export const CHANGED_ROWS_MAX = 50;
/** Maximum warnings listed for a diagram. */
export const WARNINGS_LISTED_MAX = 20;
/** Maximum roots without a picture that are listed: 50 paths of 200 characters are a sixth of a comment. */
export const ABSENT_LISTED_MAX = 50;
/** Maximum affected roots that are listed, so that the list fits on one screen. */
export const AFFECTED_LISTED_MAX = 20;
/** Maximum values that are listed for an affected root, for the same reason. */
export const READS_LISTED_MAX = 3;
/** Maximum parse errors listed at the top of a comment; fixing the first ones reveals the others. */
export const FAULTS_LISTED_MAX = 5;
/** Maximum roots named in a line for one reason or one change. */
export const UNCOMPARED_LISTED_MAX = 10;
/** Maximum characters of a title, name or path from the code. */
export const TITLE_LENGTH_MAX = 120;
/** Maximum characters of the sentence that sums up a change. */
export const SENTENCE_LENGTH_MAX = 600;
/** Maximum characters of an address or path that is shown as code. */
export const ADDRESS_LENGTH_MAX = 200;
/** Maximum characters of a warning, reason or parse error. */
export const WARNING_LENGTH_MAX = 300;
/** Maximum nodes of a diagram in a manifest, and as many edges; Mermaid on GitHub draws 500 edges. */
export const SUMMARY_NODES_MAX = 2000;
export const SUMMARY_EDGES_MAX = 2000;
/** Maximum entries of each list of a change report in a manifest; a table shows fewer. */
export const CHANGED_MAX = 300;
/** Maximum values, parts and other items of an entry in a change report; a table shows fewer. */
export const CHANGED_VALUES_MAX = 12;
/** Maximum detail lines of a node in a manifest, as in the picture: `PostgreSQL 16`, `db.t4g.small`. */
export const DETAILS_MAX = 2;
/** Maximum lines about the change of a node in a manifest, as in the picture. */
export const CHANGE_LINES_MAX = 4;
/** Number of icons that are readable at a glance. Beyond it, a comment shows only the change and its neighbours. */
const ICONS_UNFOCUSED = 40;
/**
 * Focus of a change picture in a comment. Comments show pictures 880 pixels wide, and captions below 9 pixels are
 * illegible there.
 */
export const COMMENT_FOCUS = {
  hops: 1,
  iconsUnfocused: ICONS_UNFOCUSED,
  legible: { width: 880, caption: 9 },
} as const;
/** Maximum characters of a title, label or warning in a manifest. */
export const TEXT_LENGTH_MAX = 1000;
/**
 * Maximum characters of an address: a few levels of modules with loop keys (Terraform has no limit). Addresses identify
 * nodes, so they are dropped rather than truncated.
 */
export const ADDRESSES_REMEMBERED_MAX = 2000;

// ---- Calls to a host.

/** Timeout of a call in seconds. Posting a comment takes one second, a 10 MB picture on a slow line takes longer. */
export const CALL_SECONDS = 60;
/** Maximum size of a response in bytes: a page of 100 comments of 65,536 characters each, as JSON. */
export const ANSWER_BYTES_MAX = 50_000_000;
/** Attempts in total after a transient failure: 429, 500 to 599, or a broken connection. */
export const TRIES = 3;
/** Seconds before the second attempt. The pause doubles with each further one. */
export const FIRST_WAIT_SECONDS = 1;
/**
 * Longest wait in seconds. GitHub's secondary rate limit asks for a minute; the primary one can ask for an hour, too
 * long for a comment.
 */
export const WAIT_SECONDS_MAX = 90;
/** Maximum length of the host's error message that is repeated. */
export const COMPLAINT_LENGTH_MAX = 200;
