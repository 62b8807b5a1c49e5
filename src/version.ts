declare const GROUNDPLAN_VERSION: string | undefined;

/** From package.json, put in by scripts/build.mjs; sources that run unbundled (tests) have no version. */
export const VERSION = typeof GROUNDPLAN_VERSION === 'string' ? GROUNDPLAN_VERSION : '0.0.0-unbundled';
