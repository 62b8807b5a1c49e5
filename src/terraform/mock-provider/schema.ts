/**
 * Schema and answers of a simulated provider. The offline planner fills them in from the configuration; the server in
 * this folder passes them to Terraform.
 */

/** A type of Terraform's type system as its JSON: https://pkg.go.dev/github.com/zclconf/go-cty/cty#Type.MarshalJSON. */
export type CtyType = 'string' | 'number' | 'bool' | 'dynamic' | ListOrTuple | MapOrObject;

export type ListOrTuple = readonly ['list' | 'set', CtyType] | readonly ['tuple', readonly CtyType[]];

/** The third item of an object type lists its optional attributes. */
export type MapOrObject =
  | readonly ['map', CtyType]
  | readonly ['object', { readonly [attribute: string]: CtyType }, (readonly string[])?];

/** Everything that a simulated provider tells Terraform about itself. */
export interface ProviderSchema {
  /** Source address with its host: `registry.terraform.io/hashicorp/aws`, `terraform.io/builtin/terraform`. */
  readonly address: string;
  /** Schema of the `provider` block. */
  readonly config: BlockSchema;
  /** Schemas of managed resources, data sources and ephemeral resources, by type: `aws_vpc`. */
  readonly resources: ReadonlyMap<string, BlockSchema>;
  readonly data: ReadonlyMap<string, BlockSchema>;
  readonly ephemeral: ReadonlyMap<string, BlockSchema>;
  /**
   * Names of provider functions, called as `provider::<local name>::<name>(...)`. Each accepts any arguments and
   * returns an unknown value.
   */
  readonly functions: readonly string[];
}

/** Attributes and nested blocks, by name. */
export interface BlockSchema {
  readonly attributes: ReadonlyMap<string, AttributeSchema>;
  readonly blocks: ReadonlyMap<string, NestedBlock>;
}

/**
 * An attribute. At least one of `optional` and `computed` must be set, or Terraform rejects the schema. Members that
 * are absent are false.
 */
export interface AttributeSchema {
  readonly type: CtyType;
  /** True if the configuration may set it. */
  readonly optional?: boolean;
  /** True if it is planned as unknown when unset or null; in a data source, it is then answered. */
  readonly computed?: boolean;
  /** True if it is always planned as null. Excludes `computed`. Terraform 1.11 and newer. */
  readonly writeOnly?: boolean;
  readonly sensitive?: boolean;
  /** True for the attribute that contains the provider's location, as far as known: see provider-location.ts. */
  readonly isLocation?: boolean;
  /**
   * Name of a `dynamic` attribute of this block. If this attribute is unset, it becomes unknown with that attribute's
   * type, or null if that attribute is null.
   */
  readonly sameTypeAs?: string;
}

/**
 * A kind of nested block.
 * A `set` must not contain attributes of type `dynamic`, or Terraform rejects the schema. Nor should a `list` of a data
 * source: if its configuration is unknown, Terraform 1.11 panics ("ProposedNew only supports object-typed values").
 */
export interface NestedBlock {
  readonly nesting: 'single' | 'list' | 'set' | 'map' | 'group';
  readonly block: BlockSchema;
  /**
   * True to plan an entirely unknown block if the configuration has none. For `list` and `single` in a resource. Used
   * for blocks that only the provider writes and that an expression refers to (`x.endpoint[0].address`).
   */
  readonly unknownWhenAbsent?: boolean;
}

/** A value known only after apply. */
export const UNKNOWN: unique symbol = Symbol('unknown');

/** An untyped value of the configuration. Integers beyond 2^53 are bigint; objects have no prototype. */
export type Value =
  | null
  | boolean
  | number
  | bigint
  | string
  | typeof UNKNOWN
  | readonly Value[]
  | { readonly [name: string]: Value };

/** Attributes and blocks by name; blocks of nesting `list` or `set` are an array. */
export type Fields = { readonly [name: string]: Value };

/** A data source or ephemeral resource to be answered. */
export interface Question {
  /** Address of the provider. */
  readonly provider: string;
  /** Type of the data source or ephemeral resource, e.g. `aws_ami`. */
  readonly type: string;
  /** Its configuration. Attributes that are not set are null. */
  readonly config: Fields;
  /** The configuration of its provider; empty if there is none. */
  readonly providerConfig: Fields;
}

/**
 * Answers data sources and ephemeral resources with values for `computed` attributes that are not set.
 * Missing values are null. A value for a `dynamic` attribute determines its own type: an array of strings is a list,
 * any other array a tuple. Other values must fit the type in the schema. No value may be unknown, or Terraform rejects
 * it.
 */
export interface Answers {
  data(question: Question): Fields;
  ephemeral(question: Question): Fields;
  /**
   * Returns a token for a location. The location attribute contains the token instead of the location itself, because
   * code can read the attribute.
   */
  location(text: string): string;
}

// ---- Types of blocks and values in Terraform's type system.

/** True if the type is or contains `dynamic`. */
export function hasDynamic(type: CtyType): boolean {
  if (typeof type === 'string') return type === 'dynamic';
  if (type[0] === 'tuple') return type[1].some(hasDynamic);
  if (type[0] === 'object') return Object.values(type[1]).some(hasDynamic);
  return hasDynamic(type[1]);
}

/** Types by block, because the same block is looked up for every resource. */
const typesOfBlocks = new WeakMap<BlockSchema, CtyType>();

/**
 * Returns the type of the value that Terraform sends for a block. Follows `ImpliedType` of its configschema package.
 */
export function typeOfBlock(block: BlockSchema): CtyType {
  const known = typesOfBlocks.get(block);
  if (known !== undefined) return known;
  const attributes: Record<string, CtyType> = Object.create(null);
  for (const [name, { type }] of block.attributes) attributes[name] = type;
  for (const [name, nested] of block.blocks) attributes[name] = typeOfNested(nested);
  const type: CtyType = ['object', attributes];
  typesOfBlocks.set(block, type);
  return type;
}

function typeOfNested({ nesting, block }: NestedBlock): CtyType {
  const type = typeOfBlock(block);
  if (nesting === 'single' || nesting === 'group') return type;
  // Blocks with `dynamic` attributes may differ in type, which a list or map forbids: they become a tuple or an object.
  return (nesting === 'list' || nesting === 'map') && hasDynamic(type) ? 'dynamic' : [nesting, type];
}

/** Returns a type for a value. An array of strings is a list, like most lists of providers; other arrays are tuples. */
export function typeOfValue(value: Value): CtyType {
  if (value === null || value === UNKNOWN) return 'dynamic';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'number' || typeof value === 'bigint') return 'number';
  if (typeof value === 'boolean') return 'bool';
  if (Array.isArray(value)) return typeOfItems(value);
  const attributes: Record<string, CtyType> = Object.create(null);
  for (const [name, member] of Object.entries(value)) attributes[name] = typeOfValue(member);
  return ['object', attributes];
}

function typeOfItems(items: readonly Value[]): CtyType {
  if (items.length > 0 && items.every((item) => typeof item === 'string')) return ['list', 'string'];
  return ['tuple', items.map(typeOfValue)];
}

// ---- The built-in provider.

const builtinBlock = (attributes: Readonly<Record<string, AttributeSchema>>): BlockSchema => ({
  attributes: new Map(Object.entries(attributes)),
  blocks: new Map(),
});

/**
 * Schema of Terraform's built-in provider, which is simulated as well, so that remote states are answered instead of
 * read.
 * https://developer.hashicorp.com/terraform/language/resources/terraform-data and .../state/remote-state-data
 */
export const BUILTIN_PROVIDER: ProviderSchema = {
  address: 'terraform.io/builtin/terraform',
  config: builtinBlock({}),
  resources: new Map([
    [
      'terraform_data',
      builtinBlock({
        id: { type: 'string', computed: true },
        input: { type: 'dynamic', optional: true },
        output: { type: 'dynamic', computed: true, sameTypeAs: 'input' },
        triggers_replace: { type: 'dynamic', optional: true },
      }),
    ],
  ]),
  data: new Map([
    [
      'terraform_remote_state',
      builtinBlock({
        backend: { type: 'string', optional: true },
        config: { type: 'dynamic', optional: true },
        defaults: { type: 'dynamic', optional: true },
        outputs: { type: 'dynamic', computed: true },
        workspace: { type: 'string', optional: true },
      }),
    ],
  ]),
  ephemeral: new Map(),
  functions: ['decode_tfvars', 'encode_expr', 'encode_tfvars'],
};
