/** Rows of one table of resources; the whole list is in the picture and the graph file. */
export const TABLE_ROWS_MAX = 200;
export const SHORT_TABLE_ROWS_MAX = 20;
/** Rows of what changes, which are open: a page of them. */
export const CHANGED_ROWS_MAX = 50;
/** Warnings of one diagram that are repeated. */
export const WARNINGS_LISTED_MAX = 20;
/** Roots without a picture that are listed by name: 50 paths of 200 characters are a sixth of a comment. */
export const ABSENT_LISTED_MAX = 50;
/** Faults of code that are listed before all else: who mends the first sees the others. */
export const FAULTS_LISTED_MAX = 5;
/** Roots of one reason, and of one change, that are named in a line. */
export const UNCOMPARED_LISTED_MAX = 10;
/** Characters of one foreign text. */
export const TITLE_LENGTH_MAX = 120;
export const SENTENCE_LENGTH_MAX = 600;
export const ADDRESS_LENGTH_MAX = 200;
export const WARNING_LENGTH_MAX = 300;
/** Nodes and edges of one diagram in a manifest; Mermaid on GitHub draws 500 edges. */
export const SUMMARY_NODES_MAX = 2000;
export const SUMMARY_EDGES_MAX = 2000;
/** Changed nodes and edges of one diagram in a manifest, and values of one of them: a table shows less. */
export const CHANGED_MAX = 300;
export const CHANGED_VALUES_MAX = 12;
/** So many icons are seen at a glance; with more, a comment shows the change and its neighbours from the start. */
const ICONS_UNFOCUSED = 40;
/**
 * Surroundings of a change that a comment has room for: it shows pictures 880 pixels wide, and captions below 9 pixels are
 * not read there without opening them.
 */
export const COMMENT_FOCUS = {
  hops: 1,
  iconsUnfocused: ICONS_UNFOCUSED,
  legible: { width: 880, caption: 9 },
} as const;
/** One text in a manifest: a title, a label, a warning. */
export const TEXT_LENGTH_MAX = 1000;
/** Modules of some depth, and keys of loops; Terraform has no limit. Addresses cannot be cut: they tell nodes apart. */
export const ADDRESS_KEPT_MAX = 2000;
