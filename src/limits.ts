/** Named limits, each with its source. */

// ---- command line ----------------------------------------------------------------------------------------------

/** Below this an icon of 48 px is a dot; above it a 1,000-node picture passes what image viewers open. */
export const SCALE_MIN = 0.25;
export const SCALE_MAX = 8;
/** Twice the pixels: sharp on the high-density screens that most readers have. Large pictures get less, PNG_USUAL_PIXELS. */
export const SCALE_DEFAULT = 2;

/** Planning 5,000 resources takes a quarter of a minute, a configuration that needs repairs several plans. */
export const PLANNING_SECONDS = 120;
export const PLANNING_SECONDS_MAX = 86_400;
/** Warnings of one kind: who has more does not read them one by one. */
export const WARNINGS_OF_A_KIND = 20;
/** Warnings at all: a foreign name may look like a kind of its own. */
export const WARNINGS_MAX = 200;
/** One of them: a list of ten problems has some 3,000 characters. */
export const WARNING_LENGTH_MAX = 10_000;
/** Opening a picture hands it over; a viewer that runs on is not waited for. */
export const SHOW_SECONDS = 3;

// ---- read ------------------------------------------------------------------------------------------------------

/** Longest string of V8 on 64 bits (2^29 - 24 characters). */
export const TEXT_BYTES_MAX = 0x1fffffe8;
/** A value in a message is cut here: it must fit on a line with its place and rule. */
export const PRINTED_VALUE_LENGTH = 80;
/** A list of problems longer than this is not read, it is fixed with a script. */
export const PROBLEMS_LISTED = 10;
/** Nesting of values; the deepest provider schemas have about 20 levels. */
export const VALUE_DEPTH = 64;
/** Nesting of blocks in a configuration; the deepest provider schemas have about 20 levels, two steps each. */
export const EXPRESSION_DEPTH = 64;
/** Nesting of modules; real configurations have up to five levels. */
export const MODULE_DEPTH = 64;
/**
 * Characters of one address, and modules in it: MODULE_DEPTH. Addresses are at most some hundred characters long, of
 * which a key of `for_each` may be most; of an address of 200,000 modules each module is a text of its own: 90 GB.
 */
export const ADDRESS_LENGTH_MAX = 10_000;
/**
 * Resources of a plan, a state or code: five times the largest configurations. Measured: 80,000 take 18 s, 300,000 in a state
 * of 31 MB more than a minute and 1.3 GB.
 */
export const RESOURCES_MAX = 50_000;
/** Nesting in which a reference by value is looked for: a block in a block in a block. */
export const REFERENCE_VALUE_DEPTH = 8;
/** Shorter ids (`1`, `sg`) are found everywhere by chance. */
export const IDENTITY_LENGTH_MIN = 4;
/** Shorter secrets (`5432`, `main`) are parts of names by chance, and their text hides nothing. */
export const SECRET_LENGTH_MIN = 8;
/** Variables, locals and resources that one attribute is followed to, to find what secret it may be made of. */
export const SECRET_SOURCES_MAX = 2000;
/** Instances of two resources are linked each to each up to this many pairs: 8 by 8. */
export const EVERY_PAIR_MAX = 64;
/** Ways from one attribute through variables, locals and outputs; measured, 400 at most. Beyond, keys are forgotten. */
export const LINK_STEPS_MAX = 10_000;
/** The same for all attributes together: 5,000 resources of which each needs 400. Measured: 2 s of CPU. */
export const LINK_WORK_MAX = 2_000_000;
/**
 * References between instances. Plans of 5,000 resources have 20,000; 800 resources that name 800 each, 640,000, took
 * 10 s and 1.1 GB, and no picture shows one line in ten of them.
 */
export const REFERENCES_MAX = 200_000;
/** More dependencies than this on one module are a dependency on the module (measured: 293 DOT edges for 64 real ones). */
export const MODULE_FAN_OUT_MAX = 20;
/** From this size on, all resources of a module are the module. */
export const MODULE_SHARE_MIN = 5;
/**
 * Lists and objects in a JSON file, unless it has more than a few characters for each: a plan has some 50. Measured: 17
 * million empty objects, 50 MB, took 1.7 GB.
 */
export const JSON_LISTS_MAX = 5_000_000;
export const JSON_LIST_LENGTH_MIN = 6;
/** Log lines that look like JSON are rare; each try is one walk over the text. */
export const JSON_STARTS_TRIED = 10;

// ---- understand --------------------------------------------------------------------------------------------------

/** Longer values are no captions: names of all three clouds are at most 255 characters, most at most 63. */
export const ATTRIBUTE_TEXT_LENGTH = 80;
/** Two equal icons are read at a glance, three are counted. */
export const COLLAPSE_FROM = 3;
/** A box around one icon says no more than the icon. */
export const MEMBERS_OF_BOX = 2;
/** Regions have three to six zones, most networks use two or three; more copies of one thing are noise. */
export const COPIES_MAX = 4;
/** More arrows that go out through one NAT gateway or firewall are a fan that says what its subnets say already. */
export const TAKERS_MAX = 12;
/** A machine, its interface, its public address and a name of it; more that answer at one address are several things. */
export const ANSWERING_MAX = 4;
/** Of more candidates none is "the one nearby", and comparing each with each resource would take quadratic time. */
export const NEARBY_MAX = 64;
/** Arrows that may come of leaving one thing out of a simplified picture: 8 callers by 8 called; more are a knot. */
export const CARRIED_MAX = 64;
/**
 * More icons and boxes are drawn as an overview. Looked at: 447 with 520 connections make 7,196 by 16,295 px, of which a
 * screen of 1,600 by 1,000 shows one part in 73 at reading size.
 */
export const OVERVIEW_FROM = 400;
/**
 * Lines take room as icons do: more icons, boxes and lines together are drawn as an overview. Measured: an estate of 236
 * resources with 193 lines makes 5,725 by 3,310 px and stays whole; 390 icons with 780 lines are a grey field.
 */
export const OVERVIEW_FROM_WITH_LINES = 600;
/** Icons and boxes of an overview. Looked at: 68 make 1,642 by 2,208 px, 120 make 6,121 by 4,578. */
export const OVERVIEW_SIZE = 80;
/** Kinds of resources that are named under a closed container; the caption has three lines. */
export const KINDS_LISTED = 2;
/** Connections of an overview for each of its icons. Looked at: with 1.5 half of them run around all boxes. */
export const OVERVIEW_EDGES = 1.25;
/** The smaller of two directions is drawn from this share of the larger one on. */
export const OVERVIEW_BOTH_WAYS = 0.8;
/** Levels of containers that an overview may open; estates have up to seven. */
export const OVERVIEW_LEVELS = 12;
/** Containers up to this rank of clouds/boxes.ts may be closed in an overview: networks and what is around them. */
export const CLOSED_RANK_MAX = 20;
/** Names that are listed under what stands for several; the caption has three lines. */
export const NAMES_LISTED = 3;

/**
 * Containers in containers; more are drawn side by side. Estates have up to seven levels. Measured: 190 levels take 2 s,
 * 4,000 levels 7 s and 0.9 GB, each level all that are around it.
 */
export const NESTING_MAX = 64;

// ---- arrange ---------------------------------------------------------------------------------------------------

/**
 * Places at which the lines of one box pass a column; where there are more, they are bundled. Pictures that are read have
 * some hundred. Measured: 394 lines between 150 icons pass 3,655 columns and take 2 s, 1,950 between 390 took 15 s.
 */
export const LANES_MAX = 3_000;
/** Up to here Graphviz takes its time; above, it gets the tenth of it (measured, 1,000 nodes: 1.9 s against 0.4 s). */
export const DOT_CAREFUL_NODES = 300;
export const DOT_EFFORT = 0.1;

// ---- draw ------------------------------------------------------------------------------------------------------

/** As large as pictures get without asking: a 5K screen. Measured, the whole program stays under 230 MB. */
export const PNG_USUAL_PIXELS = 5120 * 2880;
/** Measured: the whole program takes 400 MB for 40 megapixels, and 6 bytes for each one more. */
export const PNG_MAX_PIXELS = 40_000_000;

// ---- called programs -------------------------------------------------------------------------------------------

/** Has the JSON output that positions are read from, 2016. */
export const DOT_VERSION_MIN = '2.40';
/** Measured: 10,000 nodes in boxes take 25 s; other shapes, and busy machines, take longer. */
export const DOT_SECONDS = 120;
/** `dot -V` reads no graph: longer, and it is not Graphviz. */
export const VERSION_SECONDS = 20;
/** Lines of a called program's complaint that are repeated, and where each is cut. */
export const COMPLAINT_LINES = 3;
export const COMPLAINT_LENGTH = 200;
