/** Which attributes hold the name that a resource has in its cloud; `name` stands for the tag `Name` too. */
import { factsOf } from './index.js';
import { TABLES } from './tables.js';

const USUAL = ['name', 'display_name'] as const;

/** Best first. */
export const nameAttributesOf = (type: string): readonly string[] => {
  const { namedBy } = factsOf(type);
  return namedBy === undefined ? USUAL : [...namedBy, ...USUAL];
};

/** All of them, for the test that holds them against the allow-list. */
export const NAME_ATTRIBUTES: readonly string[] = [
  ...new Set([...TABLES.flatMap((table) => Object.values(table).flatMap(({ namedBy = [] }) => namedBy)), ...USUAL]),
];
