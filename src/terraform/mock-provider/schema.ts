/**
 * What a played provider says it has, and how it answers. The part that reads the configuration fills this in; the
 * server in this folder speaks it to Terraform.
 */

/** A type of Terraform's type system as its JSON: https://pkg.go.dev/github.com/zclconf/go-cty/cty#Type.MarshalJSON. */
export type CtyType = 'string' | 'number' | 'bool' | 'dynamic' | ListOrTuple | MapOrObject;

export type ListOrTuple = readonly ['list' | 'set', CtyType] | readonly ['tuple', readonly CtyType[]];

/** The third item of an object names its optional attributes. */
export type MapOrObject =
  | readonly ['map', CtyType]
  | readonly ['object', { readonly [attribute: string]: CtyType }, (readonly string[])?];

export interface ProviderSchema {
  /** Source address with its host: `registry.terraform.io/hashicorp/aws`, `terraform.io/builtin/terraform`. */
  readonly address: string;
  /** Of the `provider` block. */
  readonly config: BlockSchema;
  /** By type: `aws_vpc`. */
  readonly resources: ReadonlyMap<string, BlockSchema>;
  readonly data: ReadonlyMap<string, BlockSchema>;
  readonly ephemeral: ReadonlyMap<string, BlockSchema>;
  /** Names of `provider::<local name>::<name>(...)`: each takes anything, and what it gives is unknown. */
  readonly functions: readonly string[];
}

export interface BlockSchema {
  readonly attributes: ReadonlyMap<string, AttributeSchema>;
  readonly blocks: ReadonlyMap<string, NestedBlock>;
}

/** Neither `optional` nor `computed`: Terraform refuses the schema. */
export interface AttributeSchema {
  readonly type: CtyType;
  /** May be set in the configuration. */
  readonly optional?: boolean;
  /** Planned as unknown where the configuration has nothing or null; a data source answers it. */
  readonly computed?: boolean;
  /** Planned as null, whatever it is set to. Not together with `computed`. Terraform 1.11 and newer. */
  readonly writeOnly?: boolean;
  readonly sensitive?: boolean;
  /** Where its provider is configured to build, as far as that is known: place.ts. */
  readonly isPlace?: boolean;
  /** Name of a `dynamic` attribute of this block: what is unknown here has that one's type, or is null as that one is. */
  readonly sameTypeAs?: string;
}

/**
 * A `set` may not have attributes of type `dynamic` in it: Terraform refuses the schema. A `list` of a data source should
 * not either: where its configuration is not known yet, Terraform 1.11 panics ("ProposedNew only supports object-typed
 * values").
 */
export interface NestedBlock {
  readonly nesting: 'single' | 'list' | 'set' | 'map' | 'group';
  readonly block: BlockSchema;
  /**
   * For `list` and `single` in a resource: where the configuration has no such block, one is planned with all of it
   * unknown. For blocks that something refers to (`x.endpoint[0].address`) and only the provider would write.
   */
  readonly unknownWhenAbsent?: boolean;
}

/** Not known before apply. */
export const UNKNOWN: unique symbol = Symbol('unknown');

/** A value of the configuration without its types. Integers beyond 2^53 are bigint; objects have no prototype. */
export type Value =
  | null
  | boolean
  | number
  | bigint
  | string
  | typeof UNKNOWN
  | readonly Value[]
  | { readonly [name: string]: Value };

/** Attributes and blocks by name; a block of nesting `list` or `set` is an array. */
export type Fields = { readonly [name: string]: Value };

export interface Question {
  /** Address of the provider. */
  readonly provider: string;
  /** `aws_ami`. */
  readonly type: string;
  /** As it is configured. Attributes that are not set are null. */
  readonly config: Fields;
  /** The configuration of its provider; empty where there is none. */
  readonly configured: Fields;
}

/**
 * How data sources and ephemeral resources are answered: values for attributes that are `computed` and not set. What
 * is left out is null. A value of an attribute of type `dynamic` gets the type that it has (an array of strings is a
 * list, any other array a tuple); otherwise it must fit the type of the schema. Nothing in it may be unknown: Terraform
 * refuses that.
 */
export interface Answers {
  data(question: Question): Fields;
  ephemeral(question: Question): Fields;
  /** What stands for a place where code could read it. */
  place(text: string): string;
}
