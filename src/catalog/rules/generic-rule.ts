import type { Json } from '../../graph/inventory.js';

/** A type of which an attribute says what it is: one type of Terraform for all that a cloud has. */
export interface GenericRule {
  /** Attribute with the cloud's own name of the type; absent: all of them are the same. */
  readonly by?: string;
  /** Returns the type that is meant by that name; undefined for one that no row has. */
  readonly meant: (name: string) => string | undefined;
  /** Attribute with what it is a part of, or is in. */
  readonly parent: string;
  /** Returns the name that an attribute has in the type that is meant. */
  readonly renamed: (path: string) => string;
  /** Values that it has in that. */
  readonly says?: Readonly<Record<string, Json>>;
}
