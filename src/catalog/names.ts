/** Which attributes hold the name that a resource has in its cloud; `name` stands for the tag `Name` too. */
import { factsOf } from './index.js';

const USUAL = ['name', 'display_name'] as const;

/** Best first. */
export const nameAttributesOf = (type: string): readonly string[] => {
  const { namedBy } = factsOf(type);
  return namedBy === undefined ? USUAL : [...namedBy, ...USUAL];
};
