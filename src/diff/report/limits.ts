/** Limits of the report's texts. Its data is never shortened. */

/**
 * Names of clouds have at most 255 characters, most of them at most 63. A sentence with three such names stays
 * readable.
 */
export const NAME_LENGTH_MAX = 60;
/** Clauses of a sentence; the rest is counted. */
export const CLAUSES_MAX = 3;
/** Clauses and statements of a sentence that leaves nothing out. */
export const FEW_CLAUSES_MAX = 4;
/** Clauses of a sentence if each is about lost data, access or safety: such a change is not counted. */
export const DECISIVE_CLAUSES_MAX = 6;
/** Objects of a clause for such changes. */
export const DECISIVE_OBJECTS_MAX = 5;
/** Lines about what is not known; more are folded. */
export const CAVEATS_SHOWN = 3;
/** Names of removed outputs in one line. */
export const OUTPUTS_NAMED_MAX = 5;
/** Words of a sentence beyond which lesser clauses are counted. */
export const WORDS_MAX = 40;
/** Objects of a clause: `adds a queue, a topic and 2 functions`. */
export const OBJECTS_MAX = 3;
/**
 * Objects of one effect in a clause, while there are others: a third entry point must not push out a removed database.
 */
export const OBJECTS_ALIKE_MAX = 2;
/** Action names in a clause, and objects of one verb. The JSON lists all. */
export const ACTIONS_MAX = 3;
/** Rows of a table, as in a pull request comment; nobody reads a longer one. */
export const ROWS_MAX = 50;
/** Lines on a terminal, which are easier to read than table cells. */
export const LINES_MAX = 200;
/** Changes outside the architecture, which are listed on one line. */
export const TOUCHED_MAX = 5;
/** Attributes of such a change if values can be shown: three tell what the change is about. */
export const ATTRIBUTES_NAMED_MAX = 3;
/** Values and blocks of one attribute there. */
export const DETAILS_MAX = 6;
/** Names of added and removed blocks of one type. */
export const BLOCK_NAMES_MAX = 5;
/** Address ranges of one firewall rule, listed on its own line. */
export const RULE_RANGES_MAX = 4;
/** Address ranges of one opening, listed in a clause; more are counted. */
export const OPENING_RANGES_MAX = 2;
/** Attributes of such a change if no values can be shown. */
export const TOUCHED_ATTRIBUTES_MAX = 2;
/** Names of lost data stores of one type. */
export const LOST_NAMES_MAX = 4;
/** Objects of a sentence up to which a few resources of one type are named instead of counted. */
export const NAMED_OBJECTS_MAX = 2;
/** Combined length of the names of resources that are opened or closed; more are counted. */
export const NAMES_LENGTH_MAX = 90;
/** Resources of one type that a short sentence names instead of counting them. */
export const FEW_NAMES_MAX = 4;
/** Combined length of their names; longer ones are counted, and the table has the names. */
export const FEW_NAMES_LENGTH_MAX = 90;
/** Attributes that force one replacement. */
export const FORCING_MAX = 2;
/** Length of one string in a cell. */
export const CELL_LENGTH_MAX = 200;
/** Length of all texts in a cell; those that do not fit are counted, because a cut one may lose its cause. */
export const CELL_TEXTS_LENGTH_MAX = 400;
/** Address of a part, which leaves room for the cause in the same cell. */
export const PART_ADDRESS_LENGTH_MAX = 110;
/** Resources that a row names as evidence; more take too long to read. */
export const PROOFS_SHOWN = 2;
/** `moved` blocks to copy; nobody copies more by hand. */
export const MOVED_BLOCKS_SHOWN = 50;
/** Facts in the row of a new resource. */
export const FACTS_SHOWN = 6;
/** Values or reasons in a cell. */
export const PARTS_MAX = 8;
/** Maximum number of modules without code that the sentence names. */
export const MODULES_NAMED_MAX = 3;
/** Longer than any sentence that the limits above allow, so that none is cut. */
export const SENTENCE_LENGTH_MAX = 4_000;
/** Innermost containers that a table names: the cloud is the same in every row, and columns are narrow. */
export const BOXES_SHOWN = 2;
/** Kinds of firewall rules in one clause: a new security group may have dozens. */
export const RULES_MAX = 4;
/** Effects of the blocks of one resource. */
export const EFFECTS_MAX = 3;
/** Names of resources in one row of which the same changes. */
export const ROW_NAMES_MAX = 8;
/** Facts about a new resource without an icon in the sentence. */
export const FACTS_IN_SENTENCE = 4;
/** Facts about a new or removed resource in a short sentence. */
export const FACTS_OF_NEW_MAX = 3;
/** Kinds of touched resources up to which the sentence tells these facts. */
export const TOUCHED_WITH_FACTS_MAX = 2;
