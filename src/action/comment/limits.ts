/** Rows of one table of resources; the whole list is in the picture and the graph file. */
export const TABLE_ROWS_MAX = 200;
export const SHORT_TABLE_ROWS_MAX = 20;
/** Rows of what changes, which are open: a page of them. */
export const CHANGED_ROWS_MAX = 50;
/** Warnings of one diagram that are repeated. */
export const WARNINGS_LISTED_MAX = 20;
/** Roots without a picture that are listed by name: 50 paths of 200 characters are a sixth of a comment. */
export const ABSENT_LISTED_MAX = 50;
/** Characters of one foreign text. */
export const TITLE_LENGTH_MAX = 120;
export const SENTENCE_LENGTH_MAX = 600;
export const ADDRESS_LENGTH_MAX = 200;
export const WARNING_LENGTH_MAX = 300;
