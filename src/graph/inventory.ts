/** What a source says, before any meaning is given to it: the resources and who refers to whom. */
import type { ChangeDetails, ChangeName } from './changes.js';
import type { Provenance } from './model.js';
import type { Statement } from './statements.js';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * What the plan does to a resource. `replace` is delete and create in either order, `move` and `import` are what happens
 * where nothing else does, `deferred` is not decided yet.
 */
export type Change = Exclude<ChangeName, 'none'> | 'no-op' | 'read';

export interface Resource {
  /** Graph-format address, unique in the inventory. */
  readonly address: string;
  /** The address as Terraform writes it; differs where the graph grammar cannot hold it (docs/addresses.md). */
  readonly origin: string;
  readonly mode: 'managed' | 'data';
  readonly type: string;
  readonly name: string;
  /** Module addresses from the root inwards, with instance keys: `['module.a["x"]', 'module.a["x"].module.b']`. */
  readonly modules: readonly string[];
  /** Short provider name without registry or alias: `aws`, `azurerm`, `google`. Empty when the source does not say. */
  readonly provider: string;
  readonly change: Change;
  /** What there is to say of the change; `folded` counts its own older objects that are still there (`deposed`). */
  readonly changed?: ChangeDetails;
  /**
   * Known values after the change (before it, for a deletion), sensitive ones removed. Unknown values are absent.
   * For matching inside the pipeline only: what may reach an output is chosen by the allow-list in `catalog/attributes.ts`.
   */
  readonly values: { readonly [name: string]: Json };
  /** The same before a change that keeps it, or builds another one in its place. */
  readonly before?: { readonly [name: string]: Json };
  readonly provenance: Provenance;
  /**
   * Values of which the code alone knows a part, with instance names in the place of the rest: who a role is given to, and on
   * what. Apart from `values`, which other passes take for known.
   */
  readonly partly?: { readonly [name: string]: Json };
  /** How many instances it stands for, where they are not told apart; absent for one. */
  readonly count?: number | 'unknown';
  /** Region of the provider configuration that manages it, where the source says. */
  readonly region?: string;
  /** Zone of the provider configuration that manages it, where the source says. */
  readonly zone?: string;
  /** Account of the provider configuration that manages it, where the source says. */
  readonly account?: string;
  /** Key of the provider configuration that manages it; absent where the source does not say. */
  readonly configured?: string;
  /** Where its block stands, where the code is at hand. */
  readonly declared?: Declaration;
}

/** Where a block of the code stands. */
export interface Declaration {
  /** Relative to the root of the source, with `/`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Line of each attribute, by its path as references have it. */
  readonly lines: ReadonlyMap<string, number>;
  /** All places of attributes whose path several blocks of a name have, in order; absent where there are none. */
  readonly again?: ReadonlyMap<string, readonly DeclaredAgain[]>;
  /** The attribute of another resource that an attribute is, `endpoint`, by the same path; of identities none. */
  readonly reads?: ReadonlyMap<string, string>;
  /** Its `lifecycle` block; absent for none. */
  readonly lifecycle?: Lifecycle;
  /** The call in the package of the root that leads to it; absent for a block of that package itself. */
  readonly calledAt?: { readonly file: string; readonly line: number };
}

/** An attribute in one of several blocks of a name. */
export interface DeclaredAgain {
  readonly line: number;
  /** Texts of the attributes of its block that are written in plain words, by name: they tell it from the others. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** How Terraform may treat a resource, which is in no plan and no state. */
export interface Lifecycle {
  /** `prevent_destroy`, `create_before_destroy` and the like, by name, as the code has them. */
  readonly settings: Readonly<Record<string, string>>;
  /** Attributes whose changes Terraform passes over, as references have paths. */
  readonly ignored: readonly string[] | 'all';
}

/** `from` depends on `to`: Terraform's direction, not yet the direction of requests. */
export interface Reference {
  readonly from: string;
  readonly to: string;
  /**
   * Where `from` holds the reference: the names of the blocks around it and the attribute, `vpc_config.subnet_ids`, without
   * positions. Absent where the source does not say (DOT, depends_on).
   */
  readonly path?: string;
  readonly via: 'configuration' | 'dot' | 'maker' | 'prior-state' | 'value';
  /** Address of the data source by which it leads there: only where that has been contracted. */
  readonly through?: string;
  /** Plain words of the block that holds it, where that is one of several of its name: `from_port` is `22`. */
  readonly block?: Readonly<Record<string, string>>;
  /** Texts beside it in the expression, where they may say which part of `to` is meant: `/subnets/app`. */
  readonly beside?: readonly string[];
  /** Line in the block of `from` that holds it, where `Declaration.lines` has an earlier one for the path: of another block. */
  readonly line?: number;
  /** What people call what holds it, where the names are their own: the variable of a program, `API_URL`. */
  readonly word?: string;
}

/** A block of the code that has no instance. */
export interface Absent {
  /** Configuration address: `module.a.aws_vpc.b` of a resource or data source, `module.a` of a call. */
  readonly address: string;
  /** Where it stands: `main.tf:12`. */
  readonly at: string;
  /** In words for the user. */
  readonly reason: string;
}

/** A resource of which deposed objects alone are left: a replacement made another one, and nothing destroyed these. */
export interface Leftover {
  /** As Terraform writes it. */
  readonly origin: string;
  /** How many there are. */
  readonly objects: number;
}

export interface Inventory {
  readonly resources: readonly Resource[];
  /** Blocks of the code that have no instance; absent where the code is not at hand. */
  readonly absent?: readonly Absent[];
  /** Resources that are none any more, though objects of them exist; absent for none. */
  readonly deposed?: readonly Leftover[];
  readonly references: readonly Reference[];
  /** What the code says of how its addresses came to be; absent for nothing, and where there is no code. */
  readonly statements?: readonly Statement[];
  /**
   * The value that the code gives to an attribute of a resource, by its address as Terraform writes it, with the names of
   * instances where texts are not known yet; undefined where nothing is known. For comparing: absent where there is no code.
   */
  readonly writtenOf?: (origin: string, attribute: string) => Json | undefined;
  /** Whether code was evaluated by an engine, or read as it is written; absent for all but code. */
  readonly planned?: boolean;
  /** Faults of files that cannot be parsed, which are among the warnings: resources may be missing. Absent for none. */
  readonly unparsed?: readonly string[];
  /** Quiet lines for the user that are no warnings: the placeholders that a plan rests on. Absent for none. */
  readonly notes?: readonly string[];
  /** Words for the user: things seen on the way that did not stop the reading. */
  readonly warnings: readonly string[];
}

/** The attribute or block at the top that a path leads into. */
export const topOf = (path: string): string => path.split('.', 1)[0] as string;

/** The attribute that a path ends in. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Whether a path is that of an attribute or block, or leads into it: `vpc_config.subnet_ids` into `vpc_config`. */
export const leadsInto = (path: string | undefined, place: string): boolean =>
  path !== undefined && (path === place || path.startsWith(`${place}.`));
