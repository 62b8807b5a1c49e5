declare const GROUNDPLAN_VERSION: string | undefined;

/** Version in package.json, inserted by scripts/build.mjs. Unbundled sources, as in tests, have no version. */
export const VERSION = typeof GROUNDPLAN_VERSION === 'string' ? GROUNDPLAN_VERSION : '0.0.0-unbundled';
