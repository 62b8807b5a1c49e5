/** Accounts and regions: which clouds draw boxes around them, and what is in no region. */
import type { Json } from '../graph/inventory.js';
import { factsOf } from './index.js';
import type { Cloud } from './model.js';

/** Container type for an account or a region; Azure has resource groups instead, Google its regions inside the network. */
const REGION_BOXES: ReadonlyMap<Cloud, string> = new Map<Cloud, string>([['aws', 'aws_group']]);

export const regionBoxOf = (cloud: Cloud): string | null => REGION_BOXES.get(cloud) ?? null;

/** Attribute that holds a region where it differs from the provider's (since version 6 of the AWS provider). */
export const REGION_ATTRIBUTE = 'region';

/** What names a region, not a place of another kind that an attribute of the same name holds. */
export const REGION_NAME = /^[a-z]{2}(?:-[a-z]+)+-\d$/;

/** Whether a resource belongs to no region. */
export function isGlobal(type: string, values: Readonly<Record<string, Json>>): boolean {
  const rule = factsOf(type).global ?? false;
  if (typeof rule === 'boolean') return rule;
  return Object.entries(rule).every(([name, value]) => Object.hasOwn(values, name) && values[name] === value);
}
