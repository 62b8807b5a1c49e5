/** Limits of the command line. */

/** Seconds between two progress lines in a log: shorter is noise, longer looks like a hang. */
export const PROGRESS_SECONDS = 5;

/** Seconds after which `--show` no longer waits for the viewer: a viewer that keeps running has opened the file. */
export const SHOW_SECONDS = 3;

// ---- `--watch`.

/** Seconds between two checks of the files. People perceive shorter delays as instant. */
export const WATCH_SECONDS = 0.3;
/** Seconds without a change before the files are drawn, because editors truncate a file before they write it. */
export const SETTLE_SECONDS = 0.1;

// ---- Comments on GitLab and Azure DevOps.

/**
 * Maximum bytes of a note. GitLab allows "up to 1,000,000 characters"
 * (https://docs.gitlab.com/administration/instance_limits); the rest is for the marker.
 */
export const GITLAB_BODY_BYTES_MAX = 990_000;
/** Maximum bytes of a pull request comment. Azure DevOps allows 150,000 characters; the rest is for the marker. */
export const DEVOPS_BODY_BYTES_MAX = 145_000;
/** Notes per page: https://docs.gitlab.com/api/rest/#pagination */
export const PER_PAGE = 100;
/** Maximum pages read. A merge request holds at most 5,000 notes. */
export const PAGES_MAX = 60;
/**
 * Maximum bytes of an upload, GitLab's default:
 * https://docs.gitlab.com/administration/settings/account_and_limit_settings
 */
export const UPLOAD_BYTES_MAX = 10_000_000;

// ---- `groundplan docs`.

/** Maximum characters of a title in an index; longer titles are truncated. */
export const TITLE_LENGTH_MAX = 200;
/** Maximum characters of the reason for a failed root: one line, or a few lines from Terraform. */
export const REASON_LENGTH_MAX = 500;
/** Maximum kinds of resources in a row of the table, which is a line or two on a page. */
export const KINDS_IN_TABLE_MAX = 6;
/** Maximum bytes of the file list, which takes about 2 MB for 10,000 roots. */
export const MANIFEST_BYTES_MAX = 16 * 2 ** 20;
/** Maximum bytes of an existing file that is read for comparison; a picture of 10,000 nodes takes about 10 MB. */
export const FILE_BYTES_MAX = 256 * 2 ** 20;

// ---- `groundplan doctor`.

/**
 * Timeout in seconds for a program to print its version. Version managers and a Docker client without a daemon are
 * slowest.
 */
export const DOCTOR_SECONDS = 20;
/** Maximum files of the cache that are counted. Beyond, the count and size are printed as "at least". */
export const CACHE_FILES_COUNTED = 100_000;

// ---- Model Context Protocol.

/** Maximum bytes of a request: paths, names and addresses take a few kilobytes. */
export const QUESTION_BYTES_MAX = 1_000_000;
/** Maximum characters of an argument. The longest is an address, which graph format 1.0 limits to 10,000. */
export const ARGUMENT_LENGTH_MAX = 10_000;
/** Maximum items of a list argument, such as variable files, of which a directory has a handful. */
export const ARGUMENT_ITEMS_MAX = 100;
/** Maximum characters of an unknown name quoted in a message. */
export const NAME_LENGTH_MAX = 60;
/** Maximum characters of an answer. Models read about 200,000 tokens of four characters at once. */
export const TEXT_LENGTH_MAX = 800_000;
/** Maximum bytes of a picture. Models accept 5 MB in base64, which is a third longer than the bytes. */
export const IMAGE_BYTES_MAX = 3_750_000;
/** Maximum characters of the summaries and warnings next to an answer. */
export const NOTES_LENGTH_MAX = 10_000;
/** Maximum calls waiting for the current one; a model sends a handful at a time. */
export const WAITING_MAX = 32;
/** Maximum addresses suggested in an error about an unknown one. */
export const ADDRESSES_LISTED_MAX = 20;

/** Maximum bytes of a page of an answer. Its text and its data repeat each other, and a model may read both. */
export const ANSWER_BYTES_MAX = 10_000;
/** Maximum bytes of a page of a graph or an explanation, which is sent as text only. */
export const LISTING_BYTES_MAX = 16_000;
/** Maximum graphs and comparisons that a server remembers; a graph of 3,000 resources takes some 30 MB. */
export const GRAPHS_REMEMBERED_MAX = 4;
/** Maximum of the argument `depth` of the tool `neighbours`, in arrows. */
export const NEIGHBOURS_DEPTH_MAX = 5;
/** Maximum of the argument `depth` of the tool `reach`, in arrows: more than a graph has in a row. */
export const REACH_DEPTH_MAX = 10_000;
/** Maximum kinds of resources in an answer. */
export const KINDS_LISTED_MAX = 25;
/** Maximum boxes, entries from the internet and busy resources in a summary. */
export const SUMMARY_LISTED_MAX = 10;
/** Maximum hops from the internet in an answer; the tool `path` lists all. */
export const HOPS_LISTED_MAX = 12;
/** Maximum warnings in a summary, and the characters of each. */
export const SUMMARY_WARNINGS_MAX = 10;
export const SUMMARY_WARNING_LENGTH_MAX = 300;
