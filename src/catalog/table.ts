import type { Category, TypeRow } from './model.js';

/** Resource type, or a pattern in which `*` stands for any text, to all that is known about it: one row a type. */
export type TypeTable = Readonly<Record<string, TypeRow>>;

/** Icon and category of every type that starts with a prefix and has no row of its own. */
export interface PrefixFacts {
  readonly icon: string;
  readonly category: Category;
}

/** Leading words of a type (`aws_lambda`, without the underscore that ends them) to what they stand for. */
export type PrefixTable = Readonly<Record<string, PrefixFacts>>;
