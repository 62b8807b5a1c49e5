/** Limits of reading Terraform's configuration language. */

/**
 * Nesting of blocks and expressions, chains of operators counted link by link. Files that people write stay below 20; a
 * level takes about 1 KB of the stack, of which Node has 984 KB, so that whoever walks the tree may recurse.
 */
export const HCL_DEPTH = 256;
/** Faults that are kept of one file: nobody reads the hundredth, and noise has one on each line. */
export const HCL_FAULTS_MAX = 100;
/** Largest file that is read. Generated JSON has a few MB; a tree takes some thirty times its text. */
export const HCL_FILE_BYTES_MAX = 32 * 1024 * 1024;
