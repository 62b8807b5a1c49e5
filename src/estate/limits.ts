/**
 * Limits on linking the root modules of an estate, each with the reason for its value. Whatever is beyond a limit is
 * ignored without a message.
 */

/**
 * Maximum length of a text that is searched for identifiers. Policy documents are the longest such texts: AWS allows
 * 20,480 characters for the policy of an S3 bucket.
 */
export const TEXT_LENGTH_MAX = 65_536;
/** Maximum number of identifiers taken from the texts of one resource. A policy document names a few dozen. */
export const IDENTIFIERS_MAX = 200;
/** Maximum number of root modules that pass an output on before it is read. Real chains have two or three. */
export const CHAIN_MAX = 16;
/**
 * Maximum number of outputs followed for one reader. An output may pass on many others, so without a limit their number
 * could explode.
 */
export const OUTPUTS_MAX = 1_000;
