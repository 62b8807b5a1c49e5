/** Limits of reading plans and states; apart from `../limits.ts` because every drawing loads them. */

/** Block nesting in a configuration. The deepest provider schemas have about 20 levels, two steps each. */
export const EXPRESSION_DEPTH = 64;
/** Nesting depth searched for references by value: a block in a block in a block. */
export const REFERENCE_VALUE_DEPTH = 8;
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
