/**
 * The inventory of a source before any interpretation: resources and the references between them. Every planner and
 * reader produces one (src/planning, src/terraform), and src/inference turns it into a graph.
 */

import type { ModuleStep } from './address.js';
import type { ChangeDetails, ChangeName } from './changes.js';
import type { Provenance } from './model.js';

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The planned action for a resource. `replace` is delete and create in either order. `move` and `import` apply if
 * nothing else changes, and `deferred` is not decided yet.
 */
export type Change = Exclude<ChangeName, 'none'> | 'no-op' | 'read';

/** A resource or data source instance of the inventory. */
export interface Resource {
  /** Graph-format address, unique in the inventory. */
  readonly address: string;
  /** Terraform address. Differs from `address` if the graph grammar cannot hold it (docs/graph-format.md). */
  readonly origin: string;
  readonly mode: 'managed' | 'data';
  readonly type: string;
  readonly name: string;
  /** Module addresses from the root inwards, with instance keys: `['module.a["x"]', 'module.a["x"].module.b']`. */
  readonly modules: readonly string[];
  /**
   * Short provider name without registry or alias: `aws`, `azurerm`, `google`. Empty if the source does not give it.
   */
  readonly provider: string;
  readonly change: Change;
  /** Details of the change. `folded` counts the resource's own deposed objects. */
  readonly changed?: ChangeDetails;
  /**
   * Known values after the change (before it, for a deletion), without sensitive ones. Unknown values are absent. Only
   * for matching inside the pipeline: the allow-list in `catalog/attributes.ts` decides which values may be output.
   */
  readonly values: { readonly [name: string]: Json };
  /** Values before an update or a replacement. */
  readonly before?: { readonly [name: string]: Json };
  readonly provenance: Provenance;
  /**
   * Values that the code only partly determines, with instance names for the unknown parts: the member and target of a
   * role. Separate from `values`, which other passes take as known.
   */
  readonly partly?: { readonly [name: string]: Json };
  /**
   * Texts that the code only partly determines. Only for finding the resources that they name: never shown, and never
   * taken for a value. Absent if there are none.
   */
  readonly patterns?: readonly Pattern[];
  /** Number of instances, if they are not distinguished; absent for one. */
  readonly count?: number | 'unknown';
  /** Region of the provider configuration, if the source gives it. */
  readonly region?: string;
  /** Zone of the provider configuration, if the source gives it. */
  readonly zone?: string;
  /** Account of the provider configuration, if the source gives it. */
  readonly account?: string;
  /** Key of the provider configuration; absent if the source does not give it. */
  readonly configured?: string;
  /** Position of the block, if the code is available. */
  readonly declared?: Declaration;
  /** Path of its root module, if several root modules are joined. */
  readonly root?: string;
}

/** A text with stand-ins for its unknown parts. Equal stand-ins of expressions (`symbolName`) stand for equal texts. */
export interface Pattern {
  /** As in `Reference.path`. */
  readonly path: string;
  readonly text: string;
  /** As in `Reference.valueName`. */
  readonly valueName?: string;
}

/** The position of a block in the code. */
export interface Declaration {
  /** Relative to the root of the source, with `/` as separator. */
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
  /** Line of each attribute. Paths are as in `Reference.path`. */
  readonly lines: ReadonlyMap<string, number>;
  /**
   * The blocks of the code by path, in order: `ingress`, or the empty path for the resource itself. A `dynamic` block
   * counts as one block of its label. Absent if parts of the resource are in override files.
   */
  readonly blocks?: ReadonlyMap<string, readonly DeclaredBlock[]>;
  /**
   * The attribute of another resource that an attribute reads (`endpoint`), by the same path. Identities are left out.
   */
  readonly reads?: ReadonlyMap<string, string>;
  /** The variable or local value that is all of an attribute, by path: `var.principal_id`. */
  readonly variables?: ReadonlyMap<string, string>;
  /** Line that sets the value of an attribute, by path, if the value is an argument of the module: `size = var.size`. */
  readonly setAt?: ReadonlyMap<string, CodeLine>;
  /** The `lifecycle` block; absent if there is none. */
  readonly lifecycle?: Lifecycle;
  /** The module call in the root package that leads to the block; absent for a block of that package itself. */
  readonly calledAt?: CodeLine;
}

/** A line of the code. `file` is as in `Declaration.file`. */
export interface CodeLine {
  readonly file: string;
  readonly line: number;
}

/** A block of the code. */
export interface DeclaredBlock {
  /** Line of each attribute, by name. */
  readonly lines: ReadonlyMap<string, number>;
  /** Texts of the literal attributes, by name; none for an empty list. They distinguish the block from its siblings. */
  readonly literals: Readonly<Record<string, readonly string[]>>;
  /**
   * Names of the variables, outputs and resources that attributes consist of, by attribute: `vpn_sg_id` of
   * `[data.aws_ssm_parameter.vpn_sg_id.value]`. Absent for none.
   */
  readonly names?: Readonly<Record<string, readonly string[]>>;
}

/** Lifecycle settings, which neither a plan nor a state contains. */
export interface Lifecycle {
  /** `prevent_destroy`, `create_before_destroy` and similar settings, by name, as the code writes them. */
  readonly settings: Readonly<Record<string, string>>;
  /** Attributes from `ignore_changes`. Paths are as in `Reference.path`. */
  readonly ignored: readonly string[] | 'all';
}

/** A dependency of `from` on `to`, in Terraform's direction. The direction of requests is decided later. */
export interface Reference {
  readonly from: string;
  readonly to: string;
  /**
   * The attribute of `from` that holds the reference, after the names of its blocks and without indexes:
   * `vpc_config.subnet_ids`. Absent if the source does not give it (DOT, depends_on).
   */
  readonly path?: string;
  /**
   * The origin of the reference: an expression of the code, an edge of a DOT graph, a text that probably names the
   * resource, the only resource that makes objects of the named type, a dependency in a state, or a value that names
   * the resource.
   */
  readonly via: 'configuration' | 'dot' | 'likeness' | 'maker' | 'prior-state' | 'value';
  /**
   * Address of the data source between `from` and `to`, if the reference was contracted because that data source is not
   * drawn.
   */
  readonly through?: string;
  /** Literal attributes of the block that holds the reference, if several blocks have its name: `from_port` is `22`. */
  readonly block?: Readonly<Record<string, string>>;
  /** Literal texts next to the reference in its expression, which may name a part of `to`: `/subnets/app`. */
  readonly nearbyTexts?: readonly string[];
  /** Line of the reference in the block of `from`, if `Declaration.lines` has an earlier block's line for the path. */
  readonly line?: number;
  /** User-chosen name of the entry that holds the reference: the environment variable `API_URL` of a program. */
  readonly valueName?: string;
  /** True for a property that locates nothing: the name of a database, a login name, a port. */
  readonly describes?: true;
}

/** A block of the code without instances. */
export interface Absent {
  /** Configuration address: `module.a.aws_vpc.b` for a resource or data source, `module.a` for a module call. */
  readonly address: string;
  /** Position: `main.tf:12`. */
  readonly at: string;
  /** Reason, as shown to the user. */
  readonly reason: string;
}

/**
 * A resource that only has deposed objects left: a replacement created a new object and did not destroy the old ones.
 */
export interface Leftover {
  /** Terraform address. */
  readonly origin: string;
  /** Number of deposed objects. */
  readonly objects: number;
}

/** A fact that the existence or the number of resources depends on, and that the code does not state. */
export interface Doubt {
  /**
   * `static`: the whole code was read without Terraform; the subject is the reason. `file`: a part of the code that was
   * not read, so that nothing is known of what it declares. `absent`: a block that has no instances with the present
   * values, and may have some with others; the subject is its address.
   */
  readonly kind: 'variable' | 'data' | 'expression' | 'file' | 'static' | 'absent';
  /** The name of the fact, its position or its file: `var.stage`, `data.aws_subnets.apps`, `main.tf:12`, `shared.tf`. */
  readonly subject: string;
  /** Graph addresses of the resources whose number depends on the fact. */
  readonly resources: readonly string[];
  /** Those among them that a condition creates or leaves out: `count = var.stage == "prod" ? 1 : 0`. */
  readonly conditional: readonly string[];
  /** For an absent block: its line, and a hash of its code without comments and tags. */
  readonly block?: CodeLine & { readonly hash: string };
}

/** Returns the doubt about what a file would add or set that is not read. */
export const doubtAboutFile = (subject: string): Doubt => ({ kind: 'file', subject, resources: [], conditional: [] });

/** The content of a source. */
export interface Inventory {
  readonly resources: readonly Resource[];
  /** Blocks of the code without instances; absent if the code is not available. */
  readonly absent?: readonly Absent[];
  /** Resources that only exist as deposed objects; absent if there are none. */
  readonly deposed?: readonly Leftover[];
  readonly references: readonly Reference[];
  /** The `moved`, `removed` and `import` blocks of the code; absent if there are none, or no code. */
  readonly statements?: readonly Statement[];
  /**
   * Returns the value that the code gives to an attribute of a resource, by its Terraform address. Instance names stand
   * for unknown texts; undefined if nothing is known. Only for comparing; absent if there is no code.
   */
  readonly writtenOf?: (origin: string, attribute: string) => Json | undefined;
  /** Version that each provider stays below, by its short name; absent if the code limits none. */
  readonly providersBelow?: Readonly<Record<string, string>>;
  /** Terragrunt units outside the source that units in it depend on; absent if there are none. */
  readonly dependencies?: readonly UnitDependency[];
  /** Returns what the root module offers to others and reads from them; absent if there is no code. */
  readonly interfaceOf?: () => RootInterface;
  /**
   * For joined root modules: the paths of those that each is linked to, in either direction. Absent for a single one.
   */
  readonly linkedRoots?: ReadonlyMap<string, ReadonlySet<string>>;
  /** True if an engine evaluated the code, false if it was read statically; absent if the source is not code. */
  readonly planned?: boolean;
  /**
   * Errors for which Terraform rejects the code, so that resources may be missing. They are also in `warnings`. Absent
   * for none.
   */
  readonly unparsed?: readonly string[];
  /** Names of the outputs of the root module, which other root modules may read; absent if there is no code. */
  readonly outputs?: readonly string[];
  /** Facts that decide which resources there are, and that the code does not state; absent if there are none. */
  readonly doubts?: readonly Doubt[];
  /** Messages below a warning: the placeholders that a plan rests on. Absent if there are none. */
  readonly notes?: readonly string[];
  /** Problems that did not stop the reading, as shown to the user. */
  readonly warnings: readonly string[];
}

/** A Terragrunt unit that another unit names. Paths are relative to the source. */
export interface UnitDependency {
  /** Path of the unit with the block. */
  readonly unit: string;
  /** Label of the `dependency` block; the path for an entry of `dependencies`. */
  readonly label: string;
  /** Path of the other unit; null if only Terragrunt knows it. */
  readonly path: string | null;
  readonly at: CodeLine;
}

// ---- The interface of a root module: its state, its outputs, and the outputs of other states that it reads.

/** The exports and imports of a root module, as the code states them. */
export interface RootInterface {
  /** The `backend` or `cloud` block; null if there is none. */
  readonly backend: BackendBlock | null;
  readonly outputs: readonly RootOutput[];
  /** By address: `output.vpc_id`, and the `local.vpc` and `var.name` that outputs name, directly or indirectly. */
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly reads: readonly OutputRead[];
}

/** A `backend` or `cloud` block. */
export interface BackendBlock {
  /** The label of the block; `cloud` for a `cloud` block. */
  readonly type: string;
  /** Texts of the arguments by path: `workspaces.name`. A list is joined by commas; null for an unknown value. */
  readonly values: ReadonlyMap<string, string | null>;
  readonly file: string;
  readonly line: number;
}

/** An output of a root module. */
export interface RootOutput {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** The resources whose values are in the output. */
  readonly targets: readonly OutputTarget[];
}

/**
 * The expression of an output or a local, or the default of a variable. What it names is not repeated in it, so that
 * definitions are no larger than the code.
 */
export interface Definition {
  /** For comparisons only: never shown. */
  readonly text: string;
  /** Addresses of the definitions that it names. */
  readonly names: readonly string[];
}

/** A resource, or an output of another state, whose value is in an output. */
export interface OutputTarget {
  /** Graph address of the resource, or of the data source that reads the other state. */
  readonly address: string;
  /** Members of the output that have the value: `a` and `id` in `{ a = { id = aws_vpc.a.id } }`; `*` for any. */
  readonly members: readonly string[];
  /** Members that are selected from the other state, its output first; absent for a resource. */
  readonly from?: readonly string[];
}

/** A reference to an output of another state: `data.terraform_remote_state.network.outputs.vpc_id`. */
export interface OutputRead {
  /** Graph address of the resource that reads it. */
  readonly by: string;
  /** As in `Reference.path`. */
  readonly path: string;
  /** Graph address of the data source. */
  readonly through: string;
  /** The output, and the members that are selected from it; empty if all outputs are passed on. */
  readonly members: readonly string[];
}

/** Returns the top-level attribute or block of a path: `vpc_config` of `vpc_config.subnet_ids`. */
export const topOf = (path: string): string => path.split('.', 1)[0] as string;

/** Returns the last attribute of a path: `subnet_ids` of `vpc_config.subnet_ids`. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** True if the path is `block` or lies inside it: `vpc_config.subnet_ids` lies inside `vpc_config`. */
export const leadsInto = (path: string | undefined, block: string): boolean =>
  path !== undefined && (path === block || path.startsWith(`${block}.`));

/** Returns the values at a path, in all of the blocks there. */
export function valuesAt(value: Json | undefined, [name, ...names]: readonly string[]): readonly Json[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value))
    return (value as readonly Json[]).flatMap((item) => valuesAt(item, name === undefined ? [] : [name, ...names]));
  if (name === undefined) return [value];
  if (typeof value !== 'object' || !Object.hasOwn(value, name)) return [];
  return valuesAt((value as Readonly<Record<string, Json>>)[name], names);
}

// ---- The `moved`, `removed` and `import` blocks of the code, as written.

/** Stands for a key from an expression: `to = aws_s3_bucket.logs[each.key]`. No key of Terraform looks like this. */
export const ANY_KEY = '*';

/** A module or resource relative to the module that contains the block. Keys are written as in addresses. */
export interface Endpoint {
  readonly modules: readonly ModuleStep[];
  /** Null for a module. */
  readonly resource: { readonly type: string; readonly name: string; readonly index: string | null } | null;
}

/** The module that contains a block. */
interface InModule {
  /** Names of the module calls from the root to the module that contains the block. */
  readonly within: readonly string[];
}

/** A block of the code that explains the origin of an address. */
export type Statement = InModule &
  (
    | { readonly is: 'moved'; readonly from: Endpoint; readonly to: Endpoint }
    /** `destroy = false`: the resource is no longer managed, but not destroyed. */
    | { readonly is: 'forgotten'; readonly from: Endpoint }
    | { readonly is: 'imported'; readonly to: Endpoint }
  );
