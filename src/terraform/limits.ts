/** Maximum number of pairs for linking the instances of two resources each to each: 8 by 8. */
export const EVERY_PAIR_MAX = 64;
/**
 * Maximum number of steps on the routes from one attribute through variables, locals and outputs. Real code has up to
 * 400. Beyond the limit, each node is visited only once, whatever instances a route selects.
 */
export const LINK_STEPS_MAX = 10_000;
/** Maximum number of steps for all attributes together: 5,000 resources with 400 steps each. They take 2 s of CPU. */
export const LINK_WORK_MAX = 2_000_000;
/** Maximum number and length of the strings recorded with a reference. They name subnets, in at most 80 characters. */
export const NEARBY_TEXTS_MAX = 8;
export const NEARBY_TEXT_LENGTH_MAX = 120;
/** Maximum depth of object members that are distinguished. Locals that form a cycle would nest ever deeper. */
export const MEMBERS_MAX = 8;
/**
 * More dependencies than this on one module count as a dependency on the module (measured: 293 DOT edges for 64 real
 * ones).
 */
export const MODULE_FAN_OUT_MAX = 20;
/** Direct dependencies on a module that count as a dependency on the module, if all of its resources are reached. */
export const MODULE_SHARE_MIN = 5;
/**
 * Largest file that is read, in bytes. Generated JSON has a few MB. The parsed tree takes about 15 bytes of memory per
 * character of the file.
 */
export const HCL_FILE_BYTES_MAX = 32 * 1024 * 1024;

// ---- Running Terraform and OpenTofu.

/** Lines of a program's output that are quoted in a message; QUOTE_LENGTH limits each line. */
export const QUOTE_LINES = 3;
/** Diagnostics shown without --debug. The first ones usually cause the others. */
export const DIAGNOSTICS_SHOWN = 3;
/** Lines of detail per diagnostic. */
export const DETAIL_LINES = 3;

// ---- Reading Terraform's configuration language.

/**
 * Nesting of blocks and expressions; each operator of a chain counts as a level. Hand-written files stay below 20.
 * Measured, a level takes at most 0.9 KB of stack, and Node has 984 KB. The limit uses less than a quarter of that:
 * functions called at the deepest level, and later tree walks, may recurse as well.
 */
export const HCL_DEPTH = 256;
/** Faults reported per file: nobody reads the hundredth, and a binary file has one on each line. */
export const HCL_FAULTS_MAX = 100;

// ---- Stand-in providers.

/** Nesting of values. The deepest values are decoded policies (jsondecode, yamldecode), with about 20 levels. */
export const WIRE_DEPTH_MAX = 100;

// ---- Reading a configuration from a directory.

/** Depth of locals that refer to locals in the path of a file: `file("${local.dir}/a.json")`. */
export const PATH_LOCALS_DEPTH = 8;
/** Length of a file whose text is evaluated. The longest policy that AWS accepts has 20,480 characters. */
export const READ_TEXT_BYTES_MAX = 32 * 1024;
/** Files of one module whose text is evaluated; modules with a policy for each service have some tens. */
export const READ_TEXTS_MAX = 200;
/** Calls multiply: a chain of ten modules that each call the next one ten times exceeds any computer's memory. */
export const MODULE_CALLS_MAX = 10_000;
/** Faults reported per file or module; the first one causes most of the others. */
export const FAULTS_LISTED = 5;

// ---- Network requests in a run, and fetched packages.

/** Size of a package as transferred. Modules have less than 10 MB; a package is unpacked from memory. */
export const ARCHIVE_BYTES_MAX = 64 * 1024 * 1024;
/** Consecutive failures after which a host is no longer contacted, e.g. a company's host without a login. */
export const HOST_FAILURES_MAX = 20;

/** Conditions of a version constraint; three are many. */
export const CONDITIONS_MAX = 32;
export const CONSTRAINT_LENGTH_MAX = 1_024;
/** The oldest modules have 400 versions. */
export const VERSIONS_MAX = 10_000;
/** Numbers in a version; `1.2.3` has three. */
export const SEGMENTS_MAX = 8;

/** ~/.terraformrc, ~/.netrc. */
export const SETTINGS_BYTES_MAX = 1024 * 1024;

/** Time limit for one package from a registry or server. */
export const MODULES_SECONDS = 180;
/** Hosts contacted at once. */
export const HOSTS_AT_ONCE = 4;
/**
 * Packages requested from one host at once. Browsers open six connections per host; GitHub recommends few concurrent
 * requests.
 */
export const PACKAGES_AT_ONCE = 4;
/** Packages fetched from all hosts at once. Each may occupy up to ARCHIVE_BYTES_MAX of memory. */
export const FETCHES_AT_ONCE = 6;

// ---- Reading plans and states.

/** Block nesting in a configuration. The deepest provider schemas have about 20 levels, two steps each. */
export const EXPRESSION_DEPTH = 64;
/** Nesting depth searched for references by value: a block in a block in a block. */
export const REFERENCE_VALUE_DEPTH = 8;
/** Ends of a resource type that may be the name of an attribute. The longest types have eleven words. */
export const TYPE_ENDS_MAX = 16;
/** Shorter ids (`1`, `sg`) match by chance. */
export const IDENTITY_LENGTH_MIN = 4;
/** Shorter secrets (`5432`, `main`) occur in names by chance, so their text hides nothing. */
export const SECRET_LENGTH_MIN = 8;
/** Variables, locals and resources that are followed from one attribute to find the secrets in its value. */
export const SECRET_SOURCES_MAX = 2000;
/**
 * References between instances. Plans of 5,000 resources have 20,000. A plan of 800 resources that refer to 800 each
 * has 640,000: it took 10 s and 1.1 GB, and no diagram shows one in ten of them.
 */
export const REFERENCES_MAX = 200_000;
/** Attributes listed as the reason for a replacement; two is many. */
export const FORCING_MAX = 8;
