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
/** A longer table is not read; the same as that of a comment. */
export const ROWS_MAX = 50;
/** Lines of a terminal are read more easily than cells. */
export const LINES_MAX = 200;
export const CELL_LENGTH_MAX = 200;
/** Of a cell: values, reasons. */
export const PARTS_MAX = 8;
/** Longer than any that the names, clauses and things above allow: it is never cut. */
export const SENTENCE_LENGTH_MAX = 4_000;
/** Boxes around a thing that a table names, the innermost: the cloud is the same in every row, and columns are narrow. */
export const BOXES_SHOWN = 2;
