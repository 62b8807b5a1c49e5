/** Nesting of blocks in a configuration; the deepest provider schemas have about 20 levels, two steps each. */
export const EXPRESSION_DEPTH = 64;
/** Nesting in which a reference by value is looked for: a block in a block in a block. */
export const REFERENCE_VALUE_DEPTH = 8;
/** Shorter ids (`1`, `sg`) are found everywhere by chance. */
export const IDENTITY_LENGTH_MIN = 4;
/** Shorter secrets (`5432`, `main`) are parts of names by chance, and their text hides nothing. */
export const SECRET_LENGTH_MIN = 8;
/** Variables, locals and resources that one attribute is followed to, to find what secret it may be made of. */
export const SECRET_SOURCES_MAX = 2000;
/**
 * References between instances. Plans of 5,000 resources have 20,000; 800 resources that name 800 each, 640,000, took
 * 10 s and 1.1 GB, and no picture shows one line in ten of them.
 */
export const REFERENCES_MAX = 200_000;
/** Attributes that are said to be why a resource is replaced; two is many. */
export const FORCING_MAX = 8;
