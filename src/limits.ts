/** Limits shared by several stages. Limits of a single stage are in its own `limits.ts`. */

// ---- command line ----------------------------------------------------------------------------------------------

/**
 * Bounds of the PNG scale. Below the minimum, an icon of 48 px is a dot; above the maximum, a 1,000-node diagram exceeds
 * what image viewers open.
 */
export const SCALE_MIN = 0.25;
export const SCALE_MAX = 8;
/** Twice the pixels, for high-density screens. Large diagrams use a smaller default, see PNG_USUAL_PIXELS. */
export const SCALE_DEFAULT = 2;

/**
 * Default timeout of planning in seconds. Planning 5,000 resources takes 15 s, and a configuration that needs repairs is
 * planned several times.
 */
export const PLANNING_SECONDS = 120;
/** Maximum of that timeout: a day. */
export const PLANNING_SECONDS_MAX = 86_400;
/** Maximum number of warnings of one kind. Nobody reads more. */
export const WARNINGS_OF_A_KIND = 20;
/** Maximum number of warnings in total, because an untrusted name can make each warning look like its own kind. */
export const WARNINGS_MAX = 200;
/** Maximum length of a warning. A list of ten problems has some 3,000 characters. */
export const WARNING_LENGTH_MAX = 10_000;

// ---- read ------------------------------------------------------------------------------------------------------

/** Maximum bytes of a text file: the longest string of V8 on 64-bit systems has 2^29 - 24 characters. */
export const TEXT_BYTES_MAX = 0x1fffffe8;
/** Maximum plans in one file, as many as Terragrunt may have units. A diagram of that many parts becomes an overview. */
export const PLANS_MAX = 1_000;
/**
 * Root modules that are planned at once. Each plan is a process of its own, and the smallest runners have two cores.
 */
export const ROOTS_AT_ONCE = 2;
/** Maximum length of a value in a message, so that it fits on a line with its position and rule. */
export const PRINTED_VALUE_LENGTH = 80;
/** Maximum length of an invalid address in a message, so that it fits on a line with the rule that it breaks. */
export const PRINTED_ADDRESS_LENGTH = 60;
/** Maximum number of problems listed. Longer lists are fixed with a script, not read. */
export const PROBLEMS_LISTED = 10;
/** Maximum nesting of values. The deepest provider schemas have about 20 levels. */
export const VALUE_DEPTH = 64;
/** Maximum nesting of modules. Real configurations have up to five levels. */
export const MODULE_DEPTH = 64;
/**
 * Maximum length of an address in characters; MODULE_DEPTH limits the modules in it. Real addresses have at most some
 * hundred characters, mostly from a `for_each` key. An address with 200,000 modules would take 90 GB, because each
 * module path is a string of its own.
 */
export const ADDRESS_LENGTH_MAX = 10_000;
/**
 * Maximum number of resources in a plan, a state or code: five times the largest configurations. Measured: 80,000 take
 * 18 s; 300,000 in a state of 31 MB take more than a minute and 1.3 GB.
 */
export const RESOURCES_MAX = 50_000;

/** Maximum length of an id, which is part of artifact names, file names and anchors. */
export const ID_LENGTH_MAX = 64;

/**
 * Maximum number of icons on the level of a page that shows everything. Measured: a browser takes 98 ms for a frame of
 * 5,000 icons.
 */
export const LEVEL_ICONS_MAX = 5_000;

// ---- inference and layout ----------------------------------------------------------------------------------------

/**
 * Maximum length of an attribute value in a caption. Names have at most 255 characters in all three clouds, and mostly
 * up to 63.
 */
export const ATTRIBUTE_TEXT_LENGTH = 80;
/**
 * Number of icons and containers above which an overview is drawn. Example: 447 with 520 connections make 7,196 by
 * 16,295 px, of which a screen of 1,600 by 1,000 shows one part in 73 at reading size.
 */
export const OVERVIEW_FROM = 400;
/**
 * Number of icons, containers and edges above which an overview is drawn, because edges take space too. Measured: a
 * diagram of 236 resources with 193 edges has 5,725 by 3,310 px and is drawn in full; 390 icons with 780 edges are a
 * grey field.
 */
export const OVERVIEW_FROM_WITH_LINES = 600;
/**
 * Number of icons up to which all are drawn, however small, because a reader of a hundred resources can zoom in. Above,
 * an overview is drawn if captions would be smaller than CAPTION_LEGIBLE: docs/decisions/0010-pictures.md.
 */
export const OVERVIEW_ICONS = 100;
/**
 * Minimum caption size in pixels with the whole diagram on a screen of 1,600 by 1,000. Smaller text is guessed, not
 * read.
 */
export const CAPTION_LEGIBLE = 8;
/** Factor by which an overview must enlarge captions to justify its omissions. */
export const OVERVIEW_GAIN = 1.5;
/** Maximum number of names listed for a node that represents several resources. The caption has three lines. */
export const NAMES_LISTED = 3;

/**
 * Maximum nesting of containers; deeper ones are drawn side by side. Real estates have up to seven levels. Measured:
 * 190 levels take 2 s, 4,000 levels 7 s and 0.9 GB, because each level stores all its ancestors.
 */
export const NESTING_MAX = 64;

// ---- external programs and annotations -----------------------------------------------------------------------------

/** First Graphviz version with the JSON output that positions are read from, 2016. */
export const DOT_VERSION_MIN = '2.40';
/** Maximum characters quoted of one line that an external program prints. */
export const COMPLAINT_LENGTH = 200;

/** Maximum size of an annotation file in bytes. Real ones have a few kilobytes. */
export const ANNOTATION_BYTES_MAX = 1_000_000;
/** Maximum length of a label in characters. A caption has three lines of some 20 characters. */
export const LABEL_LENGTH_MAX = 120;
/**
 * Timeout for fetching one commit. The largest module repositories take 20 s on a slow connection; a whole monorepo may
 * take minutes.
 */
export const FETCH_SECONDS = 180;

// ---- network requests ------------------------------------------------------------------------------------------

/** Maximum number of redirects in sequence. GitHub redirects once to an archive, hosts with a login twice. */
export const HOPS_MAX = 5;
/** Maximum size of a response in bytes. The longest version list of the public registry has 80 KB. */
export const ANSWER_BYTES_MAX = 4 * 1024 * 1024;
/** Maximum size of a variable file in bytes. Real ones have some kilobytes. */
export const VARIABLE_FILE_BYTES_MAX = 8 * 2 ** 20;

/** Oldest supported Terraform, as documented. Earlier versions have no reliable JSON plan. */
export const TERRAFORM_VERSION_MIN = '1.0.0';
/** Timeout of `terraform version`, which reads no configuration. The rest is for shims that select a version. */
export const ENGINE_VERSION_SECONDS = 20;
/** Maximum characters quoted of a text that Terraform prints. */
export const QUOTE_LENGTH = 200;
/** Oldest supported Python, as documented. */
export const PYTHON_VERSION_MIN = '3.10';

/** Maximum total size of all files of all modules in bytes. The largest public configurations have 5 MB. */
export const CODE_BYTES_MAX = 128 * 2 ** 20;
/** Maximum size of `modules.json` in bytes, at some 200 bytes per module call. */
export const MANIFEST_BYTES_MAX = 16 * 2 ** 20;

/** Maximum number of inferred steps of the main path. Readers do not follow more of them. */
export const STEPS_INFERRED_MAX = 9;

/** Number of hops shown around a change by default, if only changes are drawn. */
export const FOCUS_HOPS_DEFAULT = 1;
/** Maximum number of hops; more would show the whole diagram. */
export const FOCUS_HOPS_MAX = 20;

/** Maximum number of typing errors (insertions, deletions and replacements) in a text for "did you mean". */
export const NEAREST_DISTANCE = 6;
/** Maximum length of a text that counts as a typing error. */
export const NEAREST_LENGTH_MAX = 200;
/** Maximum number of names compared. Each takes some 10 microseconds: a tenth of a second in total. */
export const NEAREST_NAMES_MAX = 10_000;
