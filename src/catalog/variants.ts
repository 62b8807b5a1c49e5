/** Products that share a resource type and differ by one attribute. */
import type { Variants } from './model.js';

/** @param is value of the attribute to title, and to an icon where the product has one of its own */
export const variants = (
  by: string,
  is: Readonly<Record<string, readonly [title: string, icon?: string]>>,
): Variants => ({
  by,
  is: new Map(Object.entries(is)),
});
