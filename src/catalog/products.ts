/** Products that share a resource type and differ by one attribute. */
import { factsOf } from './index.js';
import { TABLES } from './tables.js';

/** What a resource is called and looks like. */
export interface Product {
  readonly title: string;
  readonly icon: string;
  /** The attribute that the title has said already; null for the type's own title. */
  readonly said: string | null;
}

const PRODUCTS = TABLES.flatMap((table) => Object.values(table).flatMap(({ products }) => products ?? []));

/** For the bundle, which has to hold them. */
export const PRODUCT_ICONS: readonly string[] = [
  ...new Set(PRODUCTS.flatMap(({ is }) => [...is.values()].flatMap(([, icon]) => icon ?? []))),
];

/** The product that a resource is, as far as its attributes tell. Never fails. */
export function productOf(type: string, attributes: Readonly<Record<string, string>>): Product {
  const { title, icon, products } = factsOf(type);
  if (products === undefined || !Object.hasOwn(attributes, products.by)) return { title, icon, said: null };
  const product = products.is.get(attributes[products.by] as string);
  return product === undefined
    ? { title, icon, said: null }
    : { title: product[0], icon: product[1] ?? icon, said: products.by };
}
