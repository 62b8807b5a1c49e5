/** Limits that more than one stage keeps. Those of one stage stand beside it, in its `limits.ts`. */

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

// ---- read ------------------------------------------------------------------------------------------------------

/** Longest string of V8 on 64 bits (2^29 - 24 characters). */
export const TEXT_BYTES_MAX = 0x1fffffe8;
/** A value in a message is cut here: it must fit on a line with its place and rule. */
export const PRINTED_VALUE_LENGTH = 80;
/** The same of what should be an address, beside the rule that it breaks. */
export const PRINTED_ADDRESS_LENGTH = 60;
/** A list of problems longer than this is not read, it is fixed with a script. */
export const PROBLEMS_LISTED = 10;
/** Nesting of values; the deepest provider schemas have about 20 levels. */
export const VALUE_DEPTH = 64;
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

/** Of an id: part of names of artifacts, files and anchors. */
export const ID_LENGTH_MAX = 64;

// ---- understand --------------------------------------------------------------------------------------------------

/** Longer values are no captions: names of all three clouds are at most 255 characters, most at most 63. */
export const ATTRIBUTE_TEXT_LENGTH = 80;
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
/**
 * Up to so many icons are all drawn, however small: who wants to see a hundred things wants to see them, and zooms. Above, an
 * overview is drawn where captions would be smaller than CAPTION_LEGIBLE: docs/decisions/0010-pictures.md.
 */
export const OVERVIEW_ICONS = 100;
/** Pixels of a caption with the whole picture on a screen of 1,600 by 1,000; smaller letters are guessed, not read. */
export const CAPTION_LEGIBLE = 8;
/** How much larger the captions of an overview must be to be worth what is not in it. */
export const OVERVIEW_GAIN = 1.5;
/** Names that are listed under what stands for several; the caption has three lines. */
export const NAMES_LISTED = 3;

/**
 * Containers in containers; more are drawn side by side. Estates have up to seven levels. Measured: 190 levels take 2 s,
 * 4,000 levels 7 s and 0.9 GB, each level all that are around it.
 */
export const NESTING_MAX = 64;

// ---- called programs -------------------------------------------------------------------------------------------

/** Has the JSON output that positions are read from, 2016. */
export const DOT_VERSION_MIN = '2.40';
export const COMPLAINT_LENGTH = 200;

/** Files of people are a few kilobytes; more is no annotation file. */
export const ANNOTATION_BYTES_MAX = 1_000_000;
/** A caption has three lines of some 20 characters. */
export const LABEL_LENGTH_MAX = 120;
/** Fetching one commit. The largest repositories of modules take 20 s on a slow line; a whole monorepo may take minutes. */
export const FETCH_SECONDS = 180;

// ---- one request -----------------------------------------------------------------------------------------------

/** Redirections one after another: GitHub takes one to an archive, hosts behind a login two. */
export const HOPS_MAX = 5;
/** The versions of a module: the longest list of the public registry has 80 KB. */
export const ANSWER_BYTES_MAX = 4 * 1024 * 1024;
/** Variable files are some kilobytes. */
export const VARIABLE_FILE_BYTES_MAX = 8 * 2 ** 20;

/** Of the published interface: older ones have no plan in JSON that can be relied on. */
export const TERRAFORM_VERSION_MIN = '1.0.0';
/** `terraform version` reads no configuration; the rest is for shims that find out which version to start. */
export const ENGINE_VERSION_SECONDS = 20;
export const SAID_LENGTH = 200;
/** Of the published interface. */
export const PYTHON_VERSION_MIN = '3.10';

/** All files of all modules; the largest public configurations have 5 MB. */
export const CODE_BYTES_MAX = 128 * 2 ** 20;
/** `modules.json` has some 200 bytes a call. */
export const MANIFEST_BYTES_MAX = 16 * 2 ** 20;

/** Arrows away from what changes, where only that is drawn. */
export const FOCUS_HOPS_DEFAULT = 1;
/** Further than that is all of it. */
export const FOCUS_HOPS_MAX = 20;

/** More typing errors than this and another word was meant. */
export const NEAREST_DISTANCE = 6;
/** Longer texts are no typing errors. */
export const NEAREST_LENGTH_MAX = 200;
/** Comparing takes some 10 microseconds a name: a tenth of a second in all. */
export const NEAREST_NAMES_MAX = 10_000;
