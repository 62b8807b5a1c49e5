import type { Category, TypeFacts } from './model.js';

/** Resource type to what is known about it; one entry a line, so that a difference reads as one fact. */
export type TypeTable = Readonly<Record<string, TypeFacts>>;

/** Icon and category of every type that starts with a prefix and has no line of its own. */
export interface PrefixFacts {
  readonly icon: string;
  readonly category: Category;
}

/** Leading words of a type (`aws_lambda`, without the underscore that ends them) to what they stand for. */
export type PrefixTable = Readonly<Record<string, PrefixFacts>>;

/** How a type behaves in a picture. */
export type TypeRules = Omit<TypeFacts, 'title' | 'icon' | 'category'>;
export type RuleTable = Readonly<Record<string, TypeRules>>;
