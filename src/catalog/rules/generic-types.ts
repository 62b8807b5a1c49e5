import type { Json } from '../../graph/inventory.js';
import { factsOf } from '../index.js';
import type { GenericRule } from './generic-rule.js';

export interface MeantType extends Pick<GenericRule, 'parent' | 'renamed' | 'says'> {
  readonly type: string;
}

/** Returns what a resource of a generic type is; null where it is of none, or says a type that no row has. */
export function meantType(type: string, values: Readonly<Record<string, Json>>): MeantType | null {
  const generic = factsOf(type).standsFor;
  if (generic === undefined) return null;
  const name = generic.by === undefined ? '' : values[generic.by];
  const meant = typeof name === 'string' ? generic.meant(name) : undefined;
  return meant === undefined ? null : { ...generic, type: meant };
}
