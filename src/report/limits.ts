/** How much a report says in words. Its data is whole. */

/** Names of all clouds are at most 255 characters long, most at most 63; a sentence with three of them stays one. */
export const NAME_LENGTH_MAX = 60;
/** What a sentence says before it counts the rest. */
export const CLAUSES_MAX = 3;
/** Things of one clause: `adds a queue, a topic and 2 functions`. */
export const OBJECTS_MAX = 3;
/** And of these of one effect, while there are others: that databases go is not to hide behind a third way in. */
export const OBJECTS_ALIKE_MAX = 2;
/** Of one thing: `from 20 to 100 GB, from version 13 to 16 and to multi-AZ`; the table has all. */
export const TAILS_MAX = 3;
/** Names of actions in one clause, and things that the same is done to; all are in the JSON. */
export const ACTIONS_MAX = 3;
/** A longer table is not read; the same as that of a comment. */
export const ROWS_MAX = 50;
/** Lines of a terminal are read more easily than cells. */
export const LINES_MAX = 200;
/** Changes that are none of the architecture, in one line. */
export const TOUCHED_MAX = 5;
/** The same where a value of one can be shown: three say what the change is about. */
export const TOLD_ATTRIBUTES_MAX = 3;
/** Values and blocks of one attribute there. */
export const DETAILS_MAX = 6;
/** Names of blocks of one kind that come and go. */
export const BLOCK_NAMES_MAX = 5;
/** Address ranges of one rule. */
export const RANGES_MAX = 4;
/** Attributes of one of them. */
export const TOUCHED_ATTRIBUTES_MAX = 2;
/** Stores of one kind that are lost, by name. */
export const LOST_NAMES_MAX = 4;
/** Things of a sentence that has room for both names where one of them is two of a kind. */
export const NAMED_OBJECTS_MAX = 2;
/** Characters of two names together: longer ones are in the table, and the sentence counts. */
export const TWO_NAMES_LENGTH_MAX = 60;
/** Attributes that force one replacement. */
export const FORCING_MAX = 2;
export const CELL_LENGTH_MAX = 200;
/** Resources that a row names: it says who opens something, and three of them are no longer a glance. */
export const PROOFS_SHOWN = 2;
/** Blocks to copy: more are a refactoring that nobody does by hand. */
export const MOVED_BLOCKS_SHOWN = 50;
/** Of something new, in its row. */
export const FACTS_SHOWN = 4;
/** Of a cell: values, reasons. */
export const PARTS_MAX = 8;
/** Longer than any that the names, clauses and things above allow: it is never cut. */
export const SENTENCE_LENGTH_MAX = 4_000;
/** Boxes around a thing that a table names, the innermost: the cloud is the same in every row, and columns are narrow. */
export const BOXES_SHOWN = 2;
