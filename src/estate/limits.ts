/** Limits of the estate, each with its source. */

/** Maximum length of a text that is searched for identifiers; the largest policy document of a cloud has 20,480 characters. */
export const TEXT_LENGTH_MAX = 65_536;
/** Maximum number of identifiers in one resource; a policy document names a few dozen. */
export const TEXTS_MAX = 200;
/** Maximum number of passed-on outputs between a resource and its reader; real chains have two or three. */
export const CHAIN_MAX = 16;
/** Maximum number of outputs that are followed for one reader. An estate file may let each output pass on many others. */
export const OUTPUTS_MAX = 1_000;
