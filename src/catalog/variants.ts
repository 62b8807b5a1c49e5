/** Products that share a resource type and differ by one attribute. */

/** A product that shares its type with others: what it is called, and its icon where it has one of its own. */
type Named = readonly [title: string, icon?: string];

/** The products of one type, told apart by one attribute. Values are exact: a part of a value proves nothing. */
export interface Variants {
  readonly by: string;
  readonly is: ReadonlyMap<string, Named>;
}

/** @param is value of the attribute to title, and to an icon where the product has one of its own */
export const variants = (by: string, is: Readonly<Record<string, Named>>): Variants => ({
  by,
  is: new Map(Object.entries(is)),
});
