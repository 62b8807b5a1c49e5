/** Products that share a resource type and differ by one attribute. */
import { MODULE_PURPOSE } from './attributes.js';
import { cloudOf, factsOf } from './index.js';
import type { Cloud } from './model.js';
import { type ModulePurpose, purposeOf } from './rules/module-purposes.js';

/** What a resource is called and looks like. */
export interface Product {
  readonly title: string;
  readonly icon: string;
  /** The attribute that the title has said already; null for the type's own title. */
  readonly said: string | null;
}

/** The product that a resource is, as far as its attributes tell. Never fails. */
export function productOf(type: string, attributes: Readonly<Record<string, string>>): Product {
  const { title, icon, products } = factsOf(type);
  const built = purposeFor(type, attributes)?.type ?? null;
  if (built !== null) return { title, icon: factsOf(built).icon, said: null };
  if (products === undefined || !Object.hasOwn(attributes, products.by)) return { title, icon, said: null };
  const product = products.is.get(attributes[products.by] as string);
  return product === undefined
    ? { title, icon, said: null }
    : { title: product[0], icon: product[1] ?? icon, said: products.by };
}

/** What a module that cannot be read seems to be for; null for everything else. */
function purposeFor(type: string, attributes: Readonly<Record<string, string>>): ModulePurpose | null {
  const words = factsOf(type).unread === true ? attributes[MODULE_PURPOSE] : undefined;
  return words === undefined ? null : purposeOf(words);
}

/** The cloud in whose box something stands: that of its type, and of a module the one that it is for. */
export const homeOf = (type: string, attributes: Readonly<Record<string, string>>): Cloud =>
  purposeFor(type, attributes)?.cloud ?? cloudOf(type);
