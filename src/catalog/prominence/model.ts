/** What runs and secures an architecture and is no part of its ways: the second rank of a picture. */

/** Titles of the strips of small icons, in the order in which they stand. */
export const STRIP_TITLES = {
  security: 'Security',
  identity: 'Identity',
  monitoring: 'Monitoring',
  governance: 'Governance',
  configuration: 'Configuration',
  registries: 'Registries',
  backup: 'Backup',
  dns: 'DNS',
} as const;

export type Strip = keyof typeof STRIP_TITLES;

export const STRIPS = Object.keys(STRIP_TITLES) as Strip[];

/**
 * Patterns of types, in which `*` stands for any text, by strip; the longest that fits a type decides. `first` is for what a
 * shorter pattern would make one of these, and what requests go through or to all the same.
 */
export type ProminencePatterns = Readonly<Record<'first', readonly string[]>> &
  Readonly<Partial<Record<Strip, readonly string[]>>>;
