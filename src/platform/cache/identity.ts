declare const GROUNDPLAN_BUILD: string | undefined;

const inserted = typeof GROUNDPLAN_BUILD === 'string' ? GROUNDPLAN_BUILD : '';

/**
 * Hash of the program, inserted by scripts/build/stamp.mjs. Null for sources that run unbundled, as in tests: nothing
 * tells one edit from the next, so results of an earlier run may not be used.
 */
export const BUILD: string | null = /^[0-9a-f]{20}$/.test(inserted) ? inserted : null;

/** Identifies the program whose results may be used again: the build, and the Node that runs it. */
export const identityOf = (build: string): string =>
  [build, process.version, process.versions.v8, process.platform, process.arch].join(' ');
